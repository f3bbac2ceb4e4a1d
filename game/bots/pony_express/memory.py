"""What a seat remembers of the game: read from its view's log, event by event.

Where everybody stands, what all know of the cup, how each rider has announced and accused, and
how well it shoots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.bots.log_memory import LogMemory
from game.bots.odds import in_order
from game.bots.pony_express import belief, nerves
from game.bots.pony_express.belief import Evidence
from game.engine.events import Event
from game.rules.pony_express.bluff import (
    CANTEEN_REROLLS,
    alone_in_last_place,
    may_accuse,
    usual_price,
)
from game.rules.pony_express.board import Board
from game.rules.pony_express.events import (
    Accused,
    Announced,
    Believed,
    CardPlayed,
    CupLifted,
    CupRolled,
    DiceCovered,
    DiceRolledOpen,
    DiceShown,
    DuelBegan,
    DuelEnded,
    Freed,
    GoldMoved,
    Imprisoned,
    MailDelivered,
    Moved,
    Rerolled,
    ShotTaken,
)
from game.rules.pony_express.gold import STARTING_GOLD
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.deals import TurnBegan
from game.rules.shared.hands import DICE, HANDS, SPACES

FARTHEST_RIDE = SPACES[HANDS[-1]]


class Person:
    """What is known of one rider."""

    __slots__ = (
        "gold",
        "hits",
        "mailbox",
        "manners",
        "nerve",
        "prison",
        "seat",
        "shots",
        "space",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.space = 1
        self.mailbox = 0
        self.gold = STARTING_GOLD
        self.prison = False
        self.manners: belief.Weights = belief.COMMON
        self.nerve: nerves.Weights = nerves.COMMON
        self.shots = 0
        self.hits = 0


class CupAsSeen:
    """What all know of the five dice of a turn."""

    __slots__ = ("free", "kept", "known", "marked", "rerolls", "shown")

    def __init__(self) -> None:
        self.known: dict[int, str] = {}
        self.shown: set[int] = set()
        self.kept: set[int] = set()
        self.rerolls = 0
        self.free = 0  # rerolls left from a canteen
        self.marked = False


class Memory(LogMemory):
    """`learns`: also from announcements whose dice nobody saw, and who accuses how readily."""

    def __init__(self, board: Board, seats: int, *, learns: bool) -> None:
        self._board = board
        self._learns = learns
        self.people = [Person(seat) for seat in range(seats)]
        self.cup = CupAsSeen()
        self._active = 0
        self._announced: tuple[Evidence, str] | None = None
        self._entitled: list[int] = []
        self._duel = False
        takes: dict[type[Event], Callable[[Any], None]] = {
            TurnBegan: self._turn_began,
            CupRolled: self._cup_rolled,
            DiceShown: self._dice_shown,
            DiceCovered: self._dice_covered,
            Rerolled: self._rerolled,
            DiceRolledOpen: self._dice_rolled_open,
            Announced: self._was_announced,
            Believed: self._believed,
            Accused: self._accused,
            CupLifted: self._cup_lifted,
            CardPlayed: self._card_played,
            Moved: self._moved,
            GoldMoved: self._gold_moved,
            Imprisoned: self._imprisoned,
            Freed: self._freed,
            MailDelivered: self._mail_delivered,
            DuelBegan: self._duel_began,
            DuelEnded: self._duel_ended,
            ShotTaken: self._shot_taken,
        }
        super().__init__(takes)

    def follows(self, view: PonyExpressView) -> bool:
        """Whether the view's log goes on from what has been read, at the same table."""
        return (
            view.board is self._board
            and len(view.riders) == len(self.people)
            and self.goes_on(view.log)
        )

    # ------------------------------------------------------------------ the cup

    def evidence(self) -> Evidence:
        """What all know of the dice as they lie."""
        return self.evidence_with(self.cup.known, len(self.cup.kept - set(self.cup.known)))

    def evidence_with(self, known: Mapping[int, str], kept: int) -> Evidence:
        """The same with other dice known, and so many hidden ones kept."""
        return Evidence(
            in_order(tuple(known.values())),
            kept,
            self.cup.marked and len(known) < len(DICE),
            self._price(self.cup.rerolls, self.cup.free) <= self.people[self._active].gold,
            self._needed(),
        )

    def evidence_after_reroll(self, known: Mapping[int, str], kept: int, price: int) -> Evidence:
        """What all will know after one more reroll that costs so much."""
        free = self.cup.free - (self.cup.rerolls > 0 and price == 0)
        left = self.people[self._active].gold - price
        content = self._price(self.cup.rerolls + 1, free) <= left
        return self.evidence_with(known, kept)._replace(content=content)

    def _price(self, rerolls: int, free: int) -> int:
        rider = self.people[self._active]
        if free > 0 or (rerolls == 0 and alone_in_last_place(self.people, rider)):
            return 0
        return usual_price(self._board, rider.space)

    def _needed(self) -> int:
        """With somebody at Sacramento only arriving there helps, if one can."""
        away = self._board.last - self.people[self._active].space
        urgent = any(person.mailbox for person in self.people) and away <= FARTHEST_RIDE
        return away if urgent else 0

    def _turn_began(self, event: TurnBegan) -> None:
        self._active = event.seat
        self.cup = CupAsSeen()
        self._announced = None

    def _cup_rolled(self, event: CupRolled) -> None:
        """Dice rolled under the cup are known to nobody else. The first time it is all five;
        afterwards those that stay hidden were kept."""
        for die in event.dice:
            self.cup.known.pop(die, None)
            self.cup.kept.discard(die)

    def _dice_shown(self, event: DiceShown) -> None:
        self.cup.shown.update(event.dice)
        self.cup.known.update(zip(event.dice, event.faces, strict=True))

    def _dice_covered(self, event: DiceCovered) -> None:
        self.cup.shown.difference_update(event.dice)

    def _rerolled(self, event: Rerolled) -> None:
        self.cup.rerolls += 1
        self.cup.free -= event.free == "canteen"
        self.cup.kept = {die for die in DICE if die not in event.dice and die not in self.cup.shown}

    def _dice_rolled_open(self, event: DiceRolledOpen) -> None:
        self.cup.known.update(zip(event.dice, event.faces, strict=True))

    # ------------------------------------------------------------------ announcing and accusing

    def _was_announced(self, event: Announced) -> None:
        self._announced = self.evidence(), event.hand
        self._entitled = entitled(self.people, event.seat)

    def _card_played(self, event: CardPlayed) -> None:
        card = event.card
        if card == "marked-die":
            self.cup.marked = True
            for die in [die for die in self.cup.known if die not in self.cup.shown]:
                del self.cup.known[die]  # this one may have been set to another face
        elif card == "canteen":
            self.cup.free += CANTEEN_REROLLS
        elif card == "poker-face":
            self._entitled = []
        elif card == "spyglass" and event.seat not in self._entitled:
            self._entitled = in_asking_order(
                self._active, [*self._entitled, event.seat], len(self.people)
            )

    def _believed(self, event: Believed) -> None:
        for seat in self._entitled:
            self._learn_nerve(seat, accused=False)
        self._learn_manners(None)

    def _accused(self, event: Accused) -> None:
        """Who was asked before the accuser let it pass."""
        for seat in self._entitled:
            accused = seat == event.accuser
            self._learn_nerve(seat, accused=accused)
            if accused:
                return

    def _cup_lifted(self, event: CupLifted) -> None:
        self._learn_manners(event.bluff)

    def _learn_nerve(self, seat: int, *, accused: bool) -> None:
        if self._learns and self._announced is not None:
            evidence, hand = self._announced
            doubt = belief.suspicion(self.people[self._active].manners, evidence, hand)
            person = self.people[seat]
            person.nerve = nerves.learned(person.nerve, doubt, hand, accused)

    def _learn_manners(self, bluff: bool | None) -> None:
        if self._announced is not None and (self._learns or bluff is not None):
            person = self.people[self._active]
            person.manners = belief.learned(person.manners, *self._announced, bluff)
            self._announced = None

    # ------------------------------------------------------------------ where everybody stands

    def _moved(self, event: Moved) -> None:
        self.people[event.seat].space = event.to

    def _gold_moved(self, event: GoldMoved) -> None:
        if event.giver is not None:
            self.people[event.giver].gold -= event.amount
        if event.taker is not None:
            self.people[event.taker].gold += event.amount

    def _imprisoned(self, event: Imprisoned) -> None:
        self.people[event.seat].prison = True

    def _freed(self, event: Freed) -> None:
        self.people[event.seat].prison = False

    def _mail_delivered(self, event: MailDelivered) -> None:
        self.people[event.seat].mailbox = event.mailbox

    def _duel_began(self, event: DuelBegan) -> None:
        self._duel = True

    def _duel_ended(self, event: DuelEnded) -> None:
        self._duel = False

    def _shot_taken(self, event: ShotTaken) -> None:
        """Shots at the figures tell less: they are left out."""
        if self._duel:
            person = self.people[event.seat]
            person.shots += 1
            person.hits += event.verdict == "hit"


def entitled(people: list[Person], active: int) -> list[int]:
    """Who may accuse, in asking order: the nearest that are free."""
    others = [people[seat] for seat in in_asking_order(active, [*range(len(people))], len(people))]
    return [person.seat for person in may_accuse(others[1:], people[active])]


def in_asking_order(active: int, seats: list[int], count: int) -> list[int]:
    """Clockwise from the active rider."""
    return sorted(seats, key=lambda seat: (seat - active) % count)
