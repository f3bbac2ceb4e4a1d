"""What can happen in the race. Seats are numbers; None as a giver or taker of gold is the bank."""

from __future__ import annotations

from typing import ClassVar

from game.engine.events import Event
from game.rules.shared.deals import FirstPlayer, TurnBegan


class RaceEvent(Event, frozen=True, kw_only=True):
    """Any event of the race."""


class OpenRoll(RaceEvent, frozen=True, kw_only=True, tag="open-roll"):
    """Five dice rolled once for all to see; `why`: first, prison, poker, mine, pickaxe, saloon."""

    seat: int
    faces: tuple[str, ...]
    hand: str
    why: str


class CardsDrawn(RaceEvent, frozen=True, kw_only=True, tag="cards-drawn"):
    """To all: somebody looks at so many cards from the top of the deck."""

    seat: int
    count: int


class CardsOffered(RaceEvent, frozen=True, kw_only=True, tag="cards-offered"):
    """To the one who chooses: the cards to choose from."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class CardKept(RaceEvent, frozen=True, kw_only=True, tag="card-kept"):
    """To the one who chose, or drew a single card; `back` are the cards not kept."""

    seat: int
    card: str
    back: tuple[str, ...]


class CardTaken(RaceEvent, frozen=True, kw_only=True, tag="card-taken"):
    """To all: somebody has one card more; `why`: draft, relay, prison."""

    seat: int
    why: str


class GoldMoved(RaceEvent, frozen=True, kw_only=True, tag="gold-moved"):
    """`why`: charity, reroll, prison-fine, prison-roll, duel, poker, train, figures, mine,
    saloon."""

    giver: int | None
    taker: int | None
    amount: int
    why: str


class CupRolled(RaceEvent, frozen=True, kw_only=True, tag="cup-rolled"):
    """Dice rolled under the cup."""

    seat: int
    dice: tuple[int, ...]


class CupSeen(RaceEvent, frozen=True, kw_only=True, tag="cup-seen"):
    """To the active player: all five dice."""

    reveals: ClassVar[bool] = True
    seat: int
    faces: tuple[str, ...]


class DiceShown(RaceEvent, frozen=True, kw_only=True, tag="dice-shown"):
    """Dice taken out of the cup, face unchanged."""

    reveals: ClassVar[bool] = True
    seat: int
    dice: tuple[int, ...]
    faces: tuple[str, ...]


class DiceCovered(RaceEvent, frozen=True, kw_only=True, tag="dice-covered"):
    """Dice put back under the cup, face unchanged."""

    seat: int
    dice: tuple[int, ...]


class Rerolled(RaceEvent, frozen=True, kw_only=True, tag="rerolled"):
    """A reroll is taken; `free`: what made it free (last, canteen), empty when it was paid."""

    seat: int
    dice: tuple[int, ...]
    free: str


class DiceRolledOpen(RaceEvent, frozen=True, kw_only=True, tag="dice-rolled-open"):
    """Shown dice rerolled in the open."""

    seat: int
    dice: tuple[int, ...]
    faces: tuple[str, ...]


class Announced(RaceEvent, frozen=True, kw_only=True, tag="announced"):
    seat: int
    hand: str


class Believed(RaceEvent, frozen=True, kw_only=True, tag="believed"):
    """Nobody accused the announcement."""

    seat: int


class Accused(RaceEvent, frozen=True, kw_only=True, tag="accused"):
    seat: int
    accuser: int


class CupLifted(RaceEvent, frozen=True, kw_only=True, tag="cup-lifted"):
    """The dice of an accused rider, for all to see."""

    reveals: ClassVar[bool] = True
    seat: int
    faces: tuple[str, ...]
    hand: str
    bluff: bool


class Moved(RaceEvent, frozen=True, kw_only=True, tag="moved"):
    """`why`: dice, accusation, train, rail-pass, fresh-horse, retreat."""

    seat: int
    origin: int
    to: int
    why: str


class MoveDeclined(RaceEvent, frozen=True, kw_only=True, tag="move-declined"):
    seat: int


class Imprisoned(RaceEvent, frozen=True, kw_only=True, tag="imprisoned"):
    """`why`: false-accusation, bluff, sheriff, no-gold, saloon."""

    seat: int
    why: str


class Freed(RaceEvent, frozen=True, kw_only=True, tag="freed"):
    """Out of prison; `how`: paid, escaped, file, served."""

    seat: int
    how: str


class CardPlayed(RaceEvent, frozen=True, kw_only=True, tag="card-played"):
    """To all: a card leaves the game. What it needs stands here only where it is no secret."""

    seat: int
    card: str
    rider: int | None = None
    legs: int | None = None
    dice: tuple[int, ...] | None = None
    at: tuple[int, int] | None = None
    side: str | None = None


class DieMarked(RaceEvent, frozen=True, kw_only=True, tag="die-marked"):
    """To the active player alone."""

    seat: int
    die: int
    face: str


class DieSpied(RaceEvent, frozen=True, kw_only=True, tag="die-spied"):
    """To the one with the spyglass alone."""

    reveals: ClassVar[bool] = True
    seat: int
    die: int
    face: str


class DecoyPlaced(RaceEvent, frozen=True, kw_only=True, tag="decoy-placed"):
    """To the owner alone: on which side the real rider stands."""

    seat: int
    side: str


class DuelCalled(RaceEvent, frozen=True, kw_only=True, tag="duel-called"):
    """Two riders meet; the first of them will choose the corners and shoot first."""

    space: int
    seats: tuple[int, int]
    showdown: bool


class DuelBegan(RaceEvent, frozen=True, kw_only=True, tag="duel-began"):
    """Who shoots first comes first."""

    space: int
    seats: tuple[int, int]
    corners: tuple[str, str]
    showdown: bool


class ShotTaken(RaceEvent, frozen=True, kw_only=True, tag="shot-taken"):
    """A flick and what came of it; `verdict`: hit, miss, decoy, arrest; at the Indians: figures
    or arrest."""

    reveals: ClassVar[bool] = True
    tells_shot: ClassVar[bool] = True
    seat: int
    start: tuple[float, float]
    angle: float
    speed: float
    spin: float
    touched: tuple[int, ...]  # seats
    fallen: tuple[int, ...]  # seats
    toppled: int
    verdict: str
    rest: tuple[float, float] | None = None  # where the die lies; None when it left the board
    turned: float = 0.0  # how it lies there, degrees
    figures: tuple[int, ...] = ()  # which ones fell, by their index
    real_side: str | None = None  # with the verdict decoy: where the real rider stands


class DiePickedUp(RaceEvent, frozen=True, kw_only=True, tag="die-picked-up"):
    """The die of a spare cartridge's first shot cannot stay where it came to rest."""

    seat: int


class DuelEnded(RaceEvent, frozen=True, kw_only=True, tag="duel-ended"):
    """`winner` is None when nobody was touched."""

    winner: int | None
    loser: int | None


class PokerBegan(RaceEvent, frozen=True, kw_only=True, tag="poker-began"):
    space: int
    seats: tuple[int, ...]


class PokerWon(RaceEvent, frozen=True, kw_only=True, tag="poker-won"):
    seat: int


class DrinksServed(RaceEvent, frozen=True, kw_only=True, tag="drinks-served"):
    """The saloon: a round for everybody."""

    seat: int


class FiguresFaced(RaceEvent, frozen=True, kw_only=True, tag="figures-faced"):
    """The three figures are set up for the active rider."""

    seat: int


class Arrived(RaceEvent, frozen=True, kw_only=True, tag="arrived"):
    """At Sacramento."""

    seat: int


class MailDelivered(RaceEvent, frozen=True, kw_only=True, tag="mail-delivered"):
    seat: int
    mailbox: int


class BystandersLeft(RaceEvent, frozen=True, kw_only=True, tag="bystanders-left"):
    """A long showdown: everybody else leaves the board."""


class RidersNearer(RaceEvent, frozen=True, kw_only=True, tag="riders-nearer"):
    """A showdown that still goes on: both riders and their firing lines step nearer."""

    paces: int  # how often they have by now
    apart: float  # cm between the two places
    barrel_gone: bool  # a barrel that would stand in a rider's way is taken off the board


class RaceWon(RaceEvent, frozen=True, kw_only=True, tag="race-won"):
    """`reason`: jackrabbit or showdown."""

    seat: int
    reason: str


EVENTS: tuple[type[Event], ...] = (*RaceEvent.__subclasses__(), FirstPlayer, TurnBegan)
