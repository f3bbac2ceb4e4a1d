"""Somebody else's card can be answered with one of the own: a plank for each that would do, and
one for none."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.rules.western.cards import COUNTERS
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Point
from game.ui.kit.group import Group
from game.ui.table.asking import AskingTable
from game.ui.western.context import WesternContext
from game.ui.western.pose import Pose
from game.ui.western.prompts.hands import WesternPrompt, own_hand, plank_place
from game.ui.western.prompts.out_of_turn import PLANKS, NoCard, headline_of, question_of


class AnswerPrompt(WesternPrompt[str | None]):
    """To a play, to a counter, or to a Sheriff: with one card."""

    def __init__(self, table: AskingTable[WesternContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.question = question_of(ask)
        self.plays: list[str] = list(table.desk.plays(ask.seat))
        self.hand = own_hand(self, press=self.toggle, drop=self._drop)
        self._none = self.add(NoCard(self))

    @property
    def kinds(self) -> tuple[str, ...]:
        """Which would do, whatever is held."""
        play = self.public().laid
        against = play.counter if self.question == "over-counter" else play.card
        assert against is not None, "there is something to answer"
        return COUNTERS[against]

    def build(self, group: Group) -> None:
        words, kinds = self.context.words, self.kinds
        self._planks: dict[str, Button] = {}
        for number, kind in enumerate(kinds):
            button = Button(
                f"{self.question}.{kind}",
                self._place(number),
                words.answer_label(self.question, kind),
                lambda kind=kind: self._lay(kind),  # type: ignore[misc]
            )
            button.sub = words.answer_effect(self.question, kind, self.public(), self.seat)
            self._planks[kind] = group.add(button)
        self._none.build(group)
        self.hand.build(group, self.question)
        self._refresh()

    def _place(self, number: int) -> Box:
        """One plank alone stands beside the last one."""
        last = PLANKS - 1 - len(self.kinds)
        return plank_place(self.context.places, number + last, PLANKS)

    def _refresh(self) -> None:
        seen = self.hand.seen
        for kind, plank in self._planks.items():
            held = kind in self.plays
            plank.skin = "green" if seen and held else "on"
            plank.why_not = self.ui.say("You don't hold it.") if seen and not held else ""

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._refresh()

    def _lay(self, kind: str) -> None:
        if not self.hand.may_be_played():
            return
        if kind in self.plays:
            self.answer(kind)
        else:
            self.refuse(self._planks[kind].why_not or self.look_first)

    def toggle(self, index: int) -> None:
        """A card that helps is laid at once."""
        if not self.hand.may_be_played():
            return
        if self.hand.cards[index] in self.plays:
            self.answer(self.hand.cards[index])
        elif self.hand.seen:
            self.refuse(self.ui.say("That card doesn't help now."))
        else:
            self.refuse(self.look_first)

    def _drop(self, index: int, point: Point) -> None:
        """Anywhere above the hand it is laid."""
        if point[1] < self.context.places.row.y:
            self.toggle(index)

    def moment(self) -> tuple[object, ...]:
        return (*super().moment(), *self.hand.moment)

    def make_pose(self) -> Pose:
        headline, line = headline_of(self, seen=self.hand.seen)
        if not self.hand.seen:
            return Pose(held=self.hand.held, headline=headline, line=line)
        fitting = frozenset(i for i, card in enumerate(self.hand.cards) if card in self.plays)
        others = frozenset(range(len(self.hand.cards))) - fitting
        return Pose(chosen=fitting, dim=others, held=self.hand.held, headline=headline, line=line)
