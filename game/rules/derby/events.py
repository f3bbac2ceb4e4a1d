"""What can happen in the derby. Seats are numbers, None is nobody; cards and horses are ids."""

from __future__ import annotations

from typing import ClassVar

from game.engine.events import Event
from game.rules.shared import deals
from game.rules.shared.deals import HandDealt


class DerbyEvent(Event, frozen=True, kw_only=True):
    """Any event of the derby."""


class BookmakerDrawn(deals.FirstPlayer, frozen=True, kw_only=True, tag="bookmaker-drawn"):
    """The first player's name in this game."""


class SpecialReplaced(DerbyEvent, frozen=True, kw_only=True, tag="special-replaced"):
    """A special was turned up as a horse's first card: another one is."""

    horse: str


class FirstCardLaid(DerbyEvent, frozen=True, kw_only=True, tag="first-card-laid"):
    """In the set-up. `seat`: who chose it."""

    horse: str
    card: str
    row: int
    seat: int | None


class CardsDealt(deals.CardsDealt, frozen=True, kw_only=True, tag="cards-dealt"):
    """To all: so many cards to everybody, so many left over."""

    left: int


class RoundBegan(DerbyEvent, frozen=True, kw_only=True, tag="round-began"):
    """Of the betting. `stack`: what everybody bets, 0 once all stacks are."""

    round: int
    first: int
    stack: int


class TurnBegan(DerbyEvent, frozen=True, kw_only=True, tag="turn-began"):
    """A betting turn."""

    begins_turn: ClassVar[bool] = True
    seat: int
    round: int


class BetLaid(DerbyEvent, frozen=True, kw_only=True, tag="bet-laid"):
    """`total`: all that the seat has on that horse now."""

    seat: int
    horse: str
    chips: int
    total: int


class CardLaid(DerbyEvent, frozen=True, kw_only=True, tag="card-laid"):
    """`seat`: None for a card left over. `before`: the card that it is compared with, None for a
    first card. `difference`: how much higher it is, 0 for a special."""

    reveals: ClassVar[bool] = True
    seat: int | None
    horse: str
    card: str
    before: str | None
    difference: int
    row_before: int | None
    row: int


class LeftOverTurned(DerbyEvent, frozen=True, kw_only=True, tag="left-over-turned"):
    """So many cards are laid next that nobody had."""

    number: int


class RiderNamed(DerbyEvent, frozen=True, kw_only=True, tag="rider-named"):
    """`bets`: by seat. `tie`: nobody rides because two or more have the most."""

    horse: str
    seat: int | None
    bets: tuple[int, ...]
    tie: bool


class TrackRolled(DerbyEvent, frozen=True, kw_only=True, tag="track-rolled"):
    """The horses are equal in everything: the lower roll runs higher."""

    horses: tuple[str, ...]
    faces: tuple[int, ...]


class TrackTaken(DerbyEvent, frozen=True, kw_only=True, tag="track-taken"):
    """`seat`: who chose it."""

    horse: str
    track: int
    seat: int | None


class RaceBegan(DerbyEvent, frozen=True, kw_only=True, tag="race-began"):
    """`order`: the horses by track, top first."""

    order: tuple[str, ...]


class RaceRoundBegan(DerbyEvent, frozen=True, kw_only=True, tag="race-round-began"):
    round: int


class HorseBegan(DerbyEvent, frozen=True, kw_only=True, tag="horse-began"):
    """Its turn."""

    begins_turn: ClassVar[bool] = True
    horse: str
    seat: int | None


class CardsTakenBack(DerbyEvent, frozen=True, kw_only=True, tag="cards-taken-back"):
    """All six were played."""

    horse: str


class CardRidden(DerbyEvent, frozen=True, kw_only=True, tag="card-ridden"):
    """`level`: a special that draws level. Nobody's horse turns a card that was hidden."""

    horse: str
    seat: int | None
    card: str
    level: bool

    @property
    def reveals(self) -> bool:  # type: ignore[override]  # each one knows for itself
        return self.seat is None


class HorseMoved(DerbyEvent, frozen=True, kw_only=True, tag="horse-moved"):
    """Forward. `why`: step, colour, push, level."""

    horse: str
    start: int
    square: int
    why: str


class DieRolled(DerbyEvent, frozen=True, kw_only=True, tag="die-rolled"):
    """`needs`: this or less. `number`: of the push, 1 or 2."""

    horse: str
    seat: int | None
    face: int
    needs: int
    success: bool
    number: int


class DieCardPlayed(DerbyEvent, frozen=True, kw_only=True, tag="die-card-played"):
    """The last roll is off: another follows."""

    horse: str
    seat: int


class HorseRefused(DerbyEvent, frozen=True, kw_only=True, tag="horse-refused"):
    """A failed roll: from `square` back to the `start` of its turn."""

    horse: str
    start: int
    square: int


class HorseTired(DerbyEvent, frozen=True, kw_only=True, tag="horse-tired"):
    """A failed second roll of a hard ride: it stays on the square that the first one won."""

    horse: str
    square: int


class HorseArrived(DerbyEvent, frozen=True, kw_only=True, tag="horse-arrived"):
    horse: str
    seat: int | None
    place: int


class RaceOver(DerbyEvent, frozen=True, kw_only=True, tag="race-over"):
    places: tuple[str, ...]


class PrizePaid(DerbyEvent, frozen=True, kw_only=True, tag="prize-paid"):
    horse: str
    seat: int
    place: int
    chips: int


class BetPaid(DerbyEvent, frozen=True, kw_only=True, tag="bet-paid"):
    """`pays`: how many times the stake besides the stake, None: lost. `chips`: what comes back."""

    seat: int
    horse: str
    stake: int
    row: int
    place: int | None
    pays: int | None
    chips: int


class GameWon(DerbyEvent, frozen=True, kw_only=True, tag="game-won"):
    """The last event. `chips`: what each has. `why`: chips, prizes, place, shared."""

    seats: tuple[int, ...]
    chips: tuple[int, ...]
    why: str


EVENTS: tuple[type[Event], ...] = (
    BookmakerDrawn,
    *DerbyEvent.__subclasses__(),
    HandDealt,
    CardsDealt,
)
