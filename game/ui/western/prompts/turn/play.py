"""The own turn: cards and a player are chosen in any order, and a plank plays them."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.i18n import mark_in_context
from game.rules.western.choices import Move
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.asking import AskingTable
from game.ui.table.commands import SHIFT_NUMBERS, ShiftNumberKey, TableKey
from game.ui.western.commands import WesternTurnKey
from game.ui.western.context import WesternContext
from game.ui.western.pose import Pose
from game.ui.western.prompts.hands import WesternPrompt, own_hand, plank_place
from game.ui.western.prompts.turn.facts import Refusal, TurnFacts
from game.ui.western.prompts.turn.selection import Selection
from game.ui.western.prompts.turn.spots import SeatSpot
from game.ui.western.prompts.turn.words import PlayWords


class PlayPrompt(WesternPrompt[Move]):
    def __init__(self, table: AskingTable[WesternContext], ask: Ask) -> None:
        super().__init__(table, ask)
        facts = TurnFacts.from_view(self.secrets(), self.seat)
        self.chosen = Selection(facts, self.options)
        self.hand = own_hand(self, press=self.toggle, drop=self._drop)
        self._words = PlayWords(self.context)
        self._spots: list[SeatSpot] = []
        self._refreshed_at: tuple[object, ...] = ()

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        """In the order in which one chooses."""
        self.hand.build(group)
        self._build_plates(group)
        self._build_planks(group)
        self._refresh()

    def _build_planks(self, group: Group) -> None:
        say = self.ui.say
        to_discard = self.ui.words.in_context(mark_in_context("to do", "Discard"))
        first, second, third = (plank_place(self.context.places, n, 3) for n in range(3))
        self._play = group.add(Button("play.play", first, say("Play"), self.press_play))
        self._discard = group.add(Button("play.discard", second, to_discard, self.press_discard))
        self._draw = group.add(Button("play.draw", third, say("Draw"), lambda: None))
        self._play.tip = self.with_key(say("Play"), TableKey.CONFIRM)
        self._discard.tip = self.with_key(to_discard, WesternTurnKey.DISCARD)
        self._draw.sub = self._draw_line()
        self._draw.why_not = say("Draw after you play or discard.")

    def _build_plates(self, group: Group) -> None:
        self._spots = []
        for seat in self.chosen.facts.others:
            box = self.context.places.plate(seat)
            spot = SeatSpot(
                seat,
                box,
                lambda seat=seat: self.press_seat(seat),  # type: ignore[misc]
                key=self.ui.keymap.cap(SHIFT_NUMBERS[seat], self.ui.words),
            )
            self._spots.append(group.add(spot))

    def _draw_line(self) -> str:
        most = self.public().draw_limit
        return self.ui.say("up to %(cards)s", cards=self.context.words.number_of_cards(most))

    def _refresh(self) -> None:
        """What the planks say follows from the choice; while the owner does not look, it is what
        everybody knows."""
        self._refreshed_at = self.moment()
        say, seen, chosen = self.ui.say, self.hand.seen, self.chosen
        ready = seen and chosen.play is not None
        self._play.skin = "green" if ready else "on"
        count = len(chosen.chosen)
        self._play.sub = say("1 to 3 cards")
        if seen and count:
            self._play.sub = self.context.words.number_of_cards(count)
        self._play.why_not = ""
        if seen and not ready:
            self._play.why_not = self._words.refusal(chosen.why_not())
        self._discard.sub = say("no effect")
        self._discard.why_not = ""
        if seen and chosen.discard is None:
            self._discard.why_not = say("Choose only one card to discard.")
        lit = self.pose().targets
        for spot in self._spots:
            spot.stops = spot.seat in lit or not self.hand.always_seen
            spot.lit = not lit.get(spot.seat, True)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.moment() != self._refreshed_at:
            self._refresh()

    def moment(self) -> tuple[object, ...]:
        return (*super().moment(), *self.hand.moment, *self.chosen.chosen, self.chosen.target)

    # ------------------------------------------------------------------ choosing

    def toggle(self, index: int) -> None:
        self.forget_proposal()
        self.chosen.toggle(index)
        self._refresh()

    def press_seat(self, seat: int) -> None:
        """A plate was pressed; pressed again, the cards are played on it."""
        if not self.hand.may_be_played():
            return
        if self.chosen.target != seat or self.chosen.play is None:
            if self._pick(seat):
                self.propose(seat)
        elif not self.is_double_click(seat):
            self.press_play()

    def _pick(self, seat: int) -> bool:
        """Mean that player; False where it cannot be."""
        refusal = self.chosen.pick(seat)
        if refusal is not None:
            self._say_why(refusal)
        self._refresh()
        return refusal is None

    def _say_why(self, refusal: Refusal) -> None:
        """Only while the owner looks: else the others would learn something of the hand."""
        self.refuse(self._words.refusal(refusal) if self.hand.seen else self.look_first)

    def press_play(self) -> None:
        if not self.hand.may_be_played():
            return
        play = self.chosen.play
        if play is None:
            self._say_why(self.chosen.why_not())
        else:
            self.answer(play.answer)

    def press_discard(self) -> None:
        if not self.hand.may_be_played():
            return
        card = self.chosen.discard
        if card is None:
            self.refuse(self._discard.why_not or self.look_first)
        else:
            self.answer(Move(discard=card))

    # ------------------------------------------------------------------ dragging

    def _drop(self, index: int, point: Point) -> None:
        """On a plate: it is for that player; on the felt: it is played. What needs another card
        or another word waits for it."""
        if not self.hand.may_be_played():
            return
        if index not in self.chosen.chosen:
            self.toggle(index)
        before = set(self.chosen.chosen)
        spot = next((spot for spot in self._spots if spot.contains(point)), None)
        if spot is not None:
            if self._pick(spot.seat) and set(self.chosen.chosen) == before:
                self.press_play()
        elif self._is_on_felt(point):
            self.press_play()
        self._refresh()

    def _is_on_felt(self, point: Point) -> bool:
        felt = self.context.places.felt
        across = (point[0] - felt.centre[0]) / felt.across
        upwards = (point[1] - felt.centre[1]) / felt.upwards
        return across**2 + upwards**2 < 1.0

    # ------------------------------------------------------------------ keys

    def handle(self, given: Input) -> bool:
        if self._means_seat(given):
            return True
        if self.ui.keymap.matches(given, WesternTurnKey.DISCARD):
            return self.press(self._discard)
        return super().handle(given)

    def confirm(self) -> None:
        self.press(self._play)

    def _means_seat(self, given: Input) -> bool:
        """By the number of a plate."""
        number = self.ui.keymap.command_of(given, ShiftNumberKey)
        wanted = (spot for spot in self._spots if number is SHIFT_NUMBERS[spot.seat])
        spot = next(wanted, None)
        if spot is not None:
            spot.activate(self.ui)
        return number is not None

    def take_back(self) -> bool:
        """The choice is taken back first, the last answer only then."""
        if self.chosen.chosen or self.chosen.target is not None:
            self.chosen.clear()
            self._refresh()
        else:
            self.table.undo(self.seat)
        return True

    # ------------------------------------------------------------------ drawing

    def make_pose(self) -> Pose:
        if not self.hand.seen:
            return self._unseen_pose()
        chosen, play = self.chosen, self.chosen.play
        headline, line = self._message()
        unplayable = (i for i in range(len(self.hand.cards)) if not chosen.is_playable(i))
        return Pose(
            chosen=frozenset(chosen.chosen),
            lit=frozenset(chosen.lit_cards),
            dim=frozenset(unplayable),
            held=self.hand.held,
            targets=self._lit_targets(),
            arrow=None if play is None or play.victim is None else (self.seat, play.victim),
            headline=headline,
            line=line,
        )

    def _unseen_pose(self) -> Pose:
        """While the owner does not look: of the choice, only which cards stand out."""
        return Pose(
            chosen=frozenset(self.chosen.chosen),
            held=self.hand.held,
            headline=self.name,
            line=self.ui.say("Hold to peek at your cards."),
        )

    def _message(self) -> tuple[str, str]:
        if self.chosen.chosen or self.chosen.target is not None:
            return self._words.message(self.chosen)
        return self.context.words.panel("play", self.secrets(), self.seat)

    def _lit_targets(self) -> dict[int, bool]:
        """Who may be pressed now, or onto whom the held card may be dropped; True for whoever is
        meant."""
        chosen = self.chosen
        for index in self.hand.held - set(chosen.chosen):
            return dict.fromkeys(chosen.to_be_dropped_on(index), False)
        if not chosen.chosen and chosen.target is None:
            return {}
        meant = chosen.target if chosen.play is None else chosen.play.victim
        lit = {seat: seat == meant for seat in chosen.targets}
        return lit if meant is None else {**lit, meant: True}
