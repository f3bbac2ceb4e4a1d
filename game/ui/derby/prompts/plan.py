"""The own turn of the betting: a horse to bet on, a card and its horse are chosen in any order,
with ghosts on the slate, and one plank does it all."""

from __future__ import annotations

from collections.abc import Sequence

from game.hotseat.asks import Ask
from game.rules.derby.betting import layings
from game.rules.derby.cards import HORSES, PLACE
from game.rules.derby.questions import ChooseBet, ChooseFirstCard, Laying, Layings, PlayCard
from game.ui.derby.commands import DerbyBetKey
from game.ui.derby.context import DerbyContext
from game.ui.derby.pose import Laid, Pose, Shift
from game.ui.derby.prompts.derby_prompt import DerbyPrompt
from game.ui.derby.prompts.hands import CardsLeft, SlateHandLayout
from game.ui.derby.prompts.plan_words import PlanWords
from game.ui.derby.prompts.preview import Outlook, outlook
from game.ui.derby.prompts.selection import Piece, Refusal, Selection
from game.ui.derby.prompts.spots import CappedPlank, ChipSpot, NumberSpot, looked_at
from game.ui.derby.slate.bets import draw_chip
from game.ui.derby.slate.places import betting_box, column, column_at
from game.ui.derby.slate.stacks import stack_at
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.asking import AskingTable
from game.ui.table.commands import PromptKey, ShiftNumberKey, TableKey
from game.ui.table.prompts.hand import AskedHand
from game.ui.table.prompts.keys import digit_of

HELD_CHIP = 50.0  # in the pointer's hand
STACK = (46.0, 80.0)
CARD_STEPS = {DerbyBetKey.NEXT_CARD: 1, DerbyBetKey.PREVIOUS_CARD: -1}


class PlanPrompt(DerbyPrompt[str | Laying]):
    """`bet` and, after it, `play-card`: both are planned while the first is asked. `first-card`
    is the same without a bet, and with any of the cards that are left."""

    def __init__(self, table: AskingTable[DerbyContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self._left = self._first_cards()
        hand = AskedHand(
            self,
            self._left or SlateHandLayout(self.context),
            self._cards,
            press=self.toggle,
            drop=self._drop,
            in_the_open=self._left is not None,
        )
        self.hand = self.add(hand)
        self.chosen = self._selection()
        self.words = PlanWords(self.context)
        self._chip_at: Point | None = None
        self._refreshed_at: tuple[object, ...] = ()
        self._lays: dict[str, NumberSpot] = {}

    @property
    def laying(self) -> str:
        """The question that asks for a card."""
        return PlayCard.kind if self._left is None else ChooseFirstCard.kind

    def _first_cards(self) -> CardsLeft | None:
        """Those that anybody may choose, before the betting."""
        layings = self.options if self.ask.about is ChooseFirstCard else None
        return CardsLeft(self.context, layings) if isinstance(layings, Layings) else None

    def _cards(self) -> Sequence[str]:
        return self.secrets().own_hand if self._left is None else self._left.cards

    def _selection(self) -> Selection:
        if self._left is not None:
            return Selection(self._left.cards, 0, self._left.layings)
        seen, hand = self.secrets(), self._cards()
        lying = {horse.horse: len(horse.seen_cards) for horse in seen.horses}
        stake = seen.players[self.seat].stacks[0] if self.ask.about is ChooseBet else 0
        return Selection(hand, stake, layings(hand, lying))

    @property
    def looked(self) -> int | None:
        """The card under the pointer, or that the keys have come to."""
        return looked_at(self.table.group)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        """In the order in which one chooses."""
        self._chip_at = None
        if self.chosen.stake:
            self._build_bets(group)
        self.hand.build(group)
        self._build_columns(group)
        self._build_planks(group)
        self._refresh()

    def _build_bets(self, group: Group) -> None:
        for horse in HORSES:
            spot = NumberSpot(
                f"bet.{horse}",
                betting_box(horse),
                lambda horse=horse: self.press_bet(horse),  # type: ignore[misc]
                PLACE[horse] + 1,
                takes_number=lambda: self.chosen.aim == "bet",
            )
            group.add(spot)
        tip = self.ui.say(
            "Drag it onto a horse, or press a betting box (%(key)s).",
            key=self.ui.keymap.label(DerbyBetKey.CHIPS, self.ui.words),
        )
        chips = ChipSpot(self._stack_box, self._aim_bet, self._carry_chip, self._drop_chip, tip=tip)
        group.add(chips)

    @property
    def _stack_box(self) -> Box:
        """The stack that is to be bet."""
        x, top = stack_at(self.context, self.chosen.stake)
        return Box(x - STACK[0] / 2, top - 20, *STACK)

    def _build_columns(self, group: Group) -> None:
        self._lays = {}
        for horse in HORSES:
            spot = NumberSpot(
                f"lay.{horse}",
                self.upper(horse),
                lambda horse=horse: self.press_horse(horse),  # type: ignore[misc]
                PLACE[horse] + 1,
                takes_number=lambda: self.chosen.aim == "card",
            )
            self._lays[horse] = group.add(spot)

    def upper(self, horse: str) -> Box:
        """The horse, its odds and its cards: all of its column above the betting box."""
        whole = column(horse)
        return Box(whole.x, whole.y, whole.width, betting_box(horse).y - 4 - whole.y)

    def _build_planks(self, group: Group) -> None:
        say, layout = self.ui.say, self.context.layout
        enter, back = (
            self.ui.keymap.cap(command, self.ui.words)
            for command in (TableKey.CONFIRM, PromptKey.UNDO)
        )
        confirm = CappedPlank(
            "plan.confirm", layout.confirm, say("Confirm"), self.press_confirm, enter
        )
        confirm.tip = self.with_key(say("Confirm"), TableKey.CONFIRM)
        undo = CappedPlank("plan.undo", layout.undo, say("Undo"), self.undo, back)
        undo.tip = self.with_key(say("Undo"), PromptKey.UNDO)
        self._confirm, self._undo = group.add(confirm), group.add(undo)

    def _refresh(self) -> None:
        """What can be pressed follows from the choice."""
        self._refreshed_at = self.moment()
        why = self.chosen.why_not()
        self._confirm.skin = "green" if why is None else "on"
        self._confirm.why_not = "" if why is None else self.words.refusal(why)
        no_undo = self.table.desk.undo_refusal(self.seat)
        nothing = self.chosen.is_empty and no_undo is not None
        self._undo.why_not = self.ui.words.message(no_undo) if nothing and no_undo else ""
        card = self.chosen.card if self.hand.seen else None
        for horse, spot in self._lays.items():
            refusal = self.chosen.why_not_on(horse, card)
            spot.stops = refusal is None
            spot.tip = "" if refusal is None else self.refusal_words(refusal)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.moment() != self._refreshed_at:
            self._refresh()

    def moment(self) -> tuple[object, ...]:
        chosen = self.chosen
        held = (*self.hand.moment, self._chip_at is not None, self.looked)
        return (*super().moment(), *held, chosen.now, chosen.aim)

    # ------------------------------------------------------------------ choosing

    def toggle(self, index: int) -> None:
        if self.hand.may_be_played():
            self.chosen.press_card(index)
            self._refresh()

    def press_bet(self, horse: str) -> None:
        self.take(self.chosen.press_bet(horse))

    def press_horse(self, horse: str) -> None:
        if self.hand.may_be_played():
            self.take(self.chosen.press_horse(horse))

    def _press_number(self, horse: str) -> None:
        if self.chosen.aim == "bet" or self.hand.may_be_played():
            self.ui.sounds.play("click")
            self.take(self.chosen.press_number(horse))

    def refusal_words(self, refusal: Refusal) -> str:
        """Before the betting a horse is full with one card."""
        if self._left is not None and refusal.why == "full":
            refusal = refusal._replace(why="has-first")
        return self.words.refusal(refusal)

    def take(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.refuse(self.refusal_words(refusal))
        self._refresh()

    def _aim_bet(self) -> None:
        self._aim("bet")

    def _aim(self, piece: Piece) -> None:
        self.chosen.turn_to(piece)
        self._refresh()

    def press_confirm(self) -> None:
        why = self.chosen.why_not()
        if why is not None:
            self.refuse(self.words.refusal(why))
        else:
            self.table.answer_in_a_row(self.seat, self.chosen.answers(self.laying))

    def confirm(self) -> None:
        self.press(self._confirm)

    def undo(self) -> None:
        """The pieces first, one by one; the last answer only then."""
        if self.chosen.take_back():
            self._refresh()
        else:
            self.table.undo(self.seat)

    def take_back(self) -> bool:
        self.undo()
        return True

    # ------------------------------------------------------------------ dragging

    def _drop(self, index: int, point: Point) -> None:
        horse = column_at(point)
        if horse is not None and self.hand.may_be_played():
            self.take(self.chosen.lay_on(index, horse))

    def _carry_chip(self, point: Point) -> None:
        self._chip_at = point

    def _drop_chip(self, point: Point) -> None:
        self._chip_at = None
        horse = column_at(point)
        if horse is not None:
            self.chosen.bet_on(horse)
        self._refresh()

    def focus_lost(self) -> None:
        super().focus_lost()
        self._chip_at = None

    # ------------------------------------------------------------------ keys

    def handle(self, given: Input) -> bool:
        keymap = self.ui.keymap
        number = digit_of(given, keymap)
        for_card = keymap.command_of(given, ShiftNumberKey)
        if for_card is not None and for_card.value <= len(HORSES):
            self._aim("card")
            self._press_number(HORSES[for_card.value - 1])
            return True
        if number is not None and number <= len(HORSES):
            self._press_number(HORSES[number - 1])
            return True
        command = keymap.command_of(given, DerbyBetKey)
        if command is DerbyBetKey.CHIPS and self.chosen.stake:
            self._aim_bet()
            return True
        if command in CARD_STEPS:
            if self.hand.may_be_played():
                self.chosen.next_card(CARD_STEPS[command])
                self._refresh()
            return True
        return number is None and super().handle(given)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if self._left is not None:
            self._left.draw(canvas, self.pose(), self.public())

    def draw_above(self, canvas: Canvas) -> None:
        super().draw_above(canvas)
        if self._chip_at is not None:
            draw_chip(canvas, self.context, self.seat, self._chip_at, HELD_CHIP)

    def outlook(self) -> Outlook | None:
        """Of the card on its horse, once both are chosen."""
        lay = self.chosen.lay
        return None if lay is None else outlook(self.secrets(), *lay)

    @property
    def _staked(self) -> tuple[str | None, int]:
        """The horse and the chips of the bet: a chosen one, or one that is laid on this visit and
        that the others have not seen yet."""
        chosen = self.chosen
        if chosen.stake:
            return chosen.bet, chosen.stake
        for horse in self.secrets().horses:
            shown = self.context.seen.horse(horse.horse).bets[self.seat]
            unseen = horse.bets[self.seat] - shown
            if unseen:
                return horse.horse, unseen
        return None, 0

    @property
    def _chosen(self) -> frozenset[int]:
        """The place of the chosen card."""
        index = self.chosen.index
        return frozenset() if index is None else frozenset({index})

    def make_pose(self) -> Pose:
        chosen = self.chosen
        if not self.hand.seen:
            return self._unseen_pose()
        bet, stake = self._staked
        found, lay = self.outlook(), chosen.lay
        headline, line = self.message(found)
        places = range(len(self.hand.cards))
        return Pose(
            chosen=self._chosen,
            lit=chosen.lit_cards,
            dim=frozenset(i for i in places if not chosen.is_playable(i)),
            held=self.hand.held,
            looked=self.looked,
            bet=bet,
            stake=stake,
            laid=None if lay is None else Laid(*lay),
            shift=None if found is None or lay is None else Shift(lay[1], found.before, found.row),
            columns=self._lit_columns(),
            column=chosen.horse or chosen.bet,
            headline=headline,
            line=line,
            bare=self._left is not None,
        )

    def message(self, found: Outlook | None) -> tuple[str, str]:
        """Headline and line."""
        if self.chosen.is_empty:
            return self.context.words.panel(self.ask.kind, self.secrets(), self.seat)
        headline = self.words.headline(self.chosen, found)
        return headline, self.words.line(self.chosen, found, self.seat)

    def _unseen_pose(self) -> Pose:
        """While the owner does not look: the bet, and of the cards only which one stands out."""
        bet, stake = self._staked
        headline = self.name if bet is None else self.words.staked(bet, stake)
        line = self.ui.say("Hold to peek at your cards.")
        return Pose(
            chosen=self._chosen,
            held=self.hand.held,
            bet=bet,
            stake=stake,
            column=bet,
            columns=frozenset(HORSES) if self._chip_at is not None else frozenset(),
            headline=headline,
            line=line,
        )

    def _lit_columns(self) -> frozenset[str]:
        """Where what is held, or the chosen card, may go."""
        chosen = self.chosen
        if self._chip_at is not None:
            return frozenset(HORSES)
        for index in self.hand.held:
            return chosen.takers(chosen.hand[index])
        if chosen.card is not None and chosen.horse is None:
            return chosen.takers(chosen.card)
        return frozenset()
