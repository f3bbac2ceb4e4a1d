"""The gold train: lay a higher combination for the money in the box, or pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.hotseat.asks import Ask
from game.rules.western.ladder import COMBINATIONS, combination_of
from game.rules.western.questions import Rung
from game.ui.kit.buttons import Button, Hotspot
from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import GLOW, LIGHT_GOLD
from game.ui.table.asking import AskingTable
from game.ui.table.commands import TableKey
from game.ui.table.hands.places import first_indexes_of
from game.ui.western.commands import WesternBidKey
from game.ui.western.context import WesternContext
from game.ui.western.pose import Pose
from game.ui.western.prompts.hands import WesternPrompt, own_hand, plank_place
from game.ui.western.prompts.out_of_turn import PLANKS, NoCard, headline_of, question_of


class LadderPrompt(WesternPrompt[Rung | None]):
    """The weakest that does is chosen beforehand; another is one press away, among the rungs or
    in the hand."""

    def __init__(self, table: AskingTable[WesternContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.hand = own_hand(self, press=self.toggle)
        self._none = self.add(NoCard(self))
        self.laid: list[tuple[str, ...]] = [rung.cards for rung in table.desk.plays(ask.seat)]
        self.chosen: list[int] = []
        self._against = self._leading()
        if self.laid:
            self._choose(self.laid[0])

    def _leading(self) -> tuple[object, ...]:
        train = self.public().race
        return train.leader, train.combination, train.hat

    def goes_on(self, ask: Ask) -> bool:
        """Where all are asked at once, another who passes changes nothing."""
        return ask == self.ask and self._leading() == self._against

    # ------------------------------------------------------------------ choosing

    def _choose(self, cards: Sequence[str]) -> None:
        self.chosen = first_indexes_of(cards, self.hand.cards)

    @property
    def cards(self) -> tuple[str, ...] | None:
        """What is chosen, if it beats what lies there."""
        held = Counter(self.hand.cards[index] for index in self.chosen)
        return next((cards for cards in self.laid if Counter(cards) == held), None)

    def toggle(self, index: int) -> None:
        """A card into the choice or out of it; one that goes with nothing chosen begins anew."""
        if index in self.chosen:
            self.chosen.remove(index)
            return
        held = Counter(self.hand.cards[i] for i in (*self.chosen, index))
        leads = any(not held - Counter(cards) for cards in self.laid)
        self.chosen = [*self.chosen, index] if leads else [index]

    def take(self, combination: str) -> None:
        """A rung was pressed; pressed again, it is laid."""
        if not self.hand.may_be_played():
            return
        cards = next((cards for cards in self.laid if combination_of(cards) == combination), None)
        if cards is None:
            why = self.ui.say("That isn't higher, or you don't hold it.")
            self.refuse(why if self.hand.seen else self.look_first)
        elif cards != self.cards:
            self._choose(cards)
            self.propose(combination)
        elif not self.is_double_click(combination):
            self._lay()

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        say, places = self.ui.say, self.context.places
        bid, other = (plank_place(places, number, PLANKS) for number in range(PLANKS - 1))
        self._go = group.add(Button("ladder.lay", bid, say("Bid"), self._lay))
        another = Button("ladder.another", other, say("Another bid"), self._change)
        self._another = group.add(another)
        self._go.tip = self.with_key(say("Bid"), TableKey.CONFIRM)
        self._another.tip = self.with_key(say("Another bid"), WesternBidKey.ANOTHER_BID)
        self._none.build(group)
        for number, combination in enumerate(COMBINATIONS):
            rung = Hotspot(
                f"ladder.rung-{number + 1}",
                self.context.train_places.slot(number),
                lambda combination=combination: self.take(combination),  # type: ignore[misc]
                tip=self.context.words.combination(combination),
            )
            group.add(rung)
        self.hand.build(group, question_of(self.ask))
        self._refresh()

    def _refresh(self) -> None:
        say, seen, cards = self.ui.say, self.hand.seen, self.cards
        self._go.skin = "green" if seen and cards is not None else "on"
        self._go.sub = say("a higher combination")
        self._go.why_not = ""
        if seen and cards is not None:
            self._go.sub = self.context.words.cards_added(cards)
        elif seen:
            self._go.sub = say("nothing higher") if not self.laid else say("choose the cards")
            self._go.why_not = self._why_not()
        few = seen and len(self.laid) < 2
        self._another.sub = say("from your hand")
        if seen:
            self._another.sub = say("%(count)d to choose from", count=len(self.laid))
        self._another.why_not = say("There's no other set.") if few else ""

    def _why_not(self) -> str:
        if not self.laid:
            return self.ui.say("You have nothing higher, or you'd have no card left.")
        return self.ui.say("These cards aren't higher.")

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._refresh()

    def _lay(self) -> None:
        if not self.hand.may_be_played():
            return
        if self.cards is None:
            self.refuse(self._why_not() if self.hand.seen else self.look_first)
        else:
            self.answer(Rung(self.cards))

    def _change(self) -> None:
        """To the next of the combinations that are high enough."""
        if not self.laid or not self.hand.may_be_played():
            return
        at = self.laid.index(self.cards) + 1 if self.cards is not None else 0
        self._choose(self.laid[at % len(self.laid)])

    def handle(self, given: Input) -> bool:
        if self.ui.keymap.matches(given, WesternBidKey.ANOTHER_BID):
            return self.press(self._another)
        return super().handle(given)

    def confirm(self) -> None:
        self.press(self._go)

    # ------------------------------------------------------------------ drawing

    def moment(self) -> tuple[object, ...]:
        return (*super().moment(), *self.hand.moment, *self.chosen)

    def make_pose(self) -> Pose:
        headline, line = headline_of(self, seen=self.hand.seen)
        chosen = frozenset(self.chosen)
        if not self.hand.seen:
            return Pose(chosen=chosen, held=self.hand.held, headline=headline, line=line)
        useful = {card for cards in self.laid for card in cards}
        dim = frozenset(i for i, card in enumerate(self.hand.cards) if card not in useful)
        return Pose(chosen=chosen, dim=dim, held=self.hand.held, headline=headline, line=line)

    def draw(self, canvas: Canvas) -> None:
        """Below the train, what is held is lit."""
        if not self.hand.seen:
            return
        for cards in self.laid:
            rung = self.context.train_places.slot(COMBINATIONS.index(combination_of(cards) or ""))
            canvas.frame(rung.inflate(4, 4), GLOW, width=3, radius=11)
            if cards == self.cards:
                canvas.frame(rung.inflate(10, 10), LIGHT_GOLD, width=5, radius=14)
