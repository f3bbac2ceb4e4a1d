"""What can happen in Mustang. Seats are numbers; mustangs, cards and event cards are ids."""

from __future__ import annotations

from typing import ClassVar

from game.engine.events import Event
from game.rules.mustang.scoring import Line
from game.rules.shared import deals
from game.rules.shared.deals import (
    CardsDealt,
    CardsDrawn,
    CardsSeen,
    FirstPlayer,
    HandDealt,
    TurnBegan,
)


class MustangEvent(Event, frozen=True, kw_only=True):
    """Any event of Mustang."""


class PrairieLaid(MustangEvent, frozen=True, kw_only=True, tag="prairie-laid"):
    """The first mustang of each kind is turned up."""

    stallion: str
    mare: str
    foal: str


class Exchanged(MustangEvent, frozen=True, kw_only=True, tag="exchanged"):
    """To all: so many cards go under the deck."""

    seat: int
    number: int


class CardsTucked(MustangEvent, frozen=True, kw_only=True, tag="cards-tucked"):
    """To the one who puts them there: which; the last one lies lowest."""

    seat: int
    cards: tuple[str, ...]


class MustangCaught(MustangEvent, frozen=True, kw_only=True, tag="mustang-caught"):
    """`source`: open, pile, special. `set`, `value`: what the cards are."""

    reveals: ClassVar[bool] = True
    seat: int
    mustang: str
    source: str
    cards: tuple[str, ...]
    set: str
    value: int

    @property
    def shows_hidden(self) -> bool:
        """One that lay face up was known, and the cards are the catcher's own."""
        return self.source == "pile"


class MustangTurnedUp(MustangEvent, frozen=True, kw_only=True, tag="mustang-turned-up"):
    """A fresh one from its pile."""

    reveals: ClassVar[bool] = True
    mustang: str


class TheftTried(MustangEvent, frozen=True, kw_only=True, tag="theft-tried"):
    """`seat`: the thief, who shows nothing but own cards: until the owner answers, and cards are
    drawn, it may be taken back."""

    seat: int
    owner: int
    mustang: str
    cards: tuple[str, ...]
    set: str
    value: int


class TheftAnswered(MustangEvent, frozen=True, kw_only=True, tag="theft-answered"):
    """The owner, `seat`, plays a stronger set: the theft fails."""

    reveals: ClassVar[bool] = True
    seat: int
    thief: int
    mustang: str
    cards: tuple[str, ...]
    set: str
    value: int


class CowboysLost(MustangEvent, frozen=True, kw_only=True, tag="cowboys-lost"):
    """A thief who failed discards the cowboys still in hand."""

    reveals: ClassVar[bool] = True
    seat: int
    number: int


class MustangStolen(MustangEvent, frozen=True, kw_only=True, tag="mustang-stolen"):
    """`seat`: the thief."""

    seat: int
    owner: int
    mustang: str


class MustangStabled(MustangEvent, frozen=True, kw_only=True, tag="mustang-stabled"):
    """`why`: action, rain."""

    seat: int
    mustang: str
    why: str


class DeckRenewed(deals.DeckRenewed, frozen=True, kw_only=True, tag="deck-renewed"):
    """The discards are shuffled: a new deck of so many cards. `stalled`: for want of anything
    but exchanges, so without an event."""

    stalled: bool


class EventsRenewed(MustangEvent, frozen=True, kw_only=True, tag="events-renewed"):
    """All events were spent, and are shuffled again."""

    number: int


class EventTurnedUp(MustangEvent, frozen=True, kw_only=True, tag="event-turned-up"):
    """`left`: how many are still face down."""

    reveals: ClassVar[bool] = True
    event: str
    left: int


class MustangLetGo(MustangEvent, frozen=True, kw_only=True, tag="mustang-let-go"):
    """Through the broken fence, back into the prairie."""

    seat: int
    mustang: str


class HerdRaided(MustangEvent, frozen=True, kw_only=True, tag="herd-raided"):
    """These leave the game."""

    mustangs: tuple[str, ...]


class FoalBorn(MustangEvent, frozen=True, kw_only=True, tag="foal-born"):
    reveals: ClassVar[bool] = True
    seat: int
    mustang: str


class EventEnded(MustangEvent, frozen=True, kw_only=True, tag="event-ended"):
    """Resolved: the draw goes on, unless the game is over."""

    event: str


class HerdCompleted(MustangEvent, frozen=True, kw_only=True, tag="herd-completed"):
    """A whole herd stands in a stable."""

    seat: int


class GameEnded(MustangEvent, frozen=True, kw_only=True, tag="game-ended"):
    """`reason`: pile, herd. `pile`: the kind of the empty one. `by`: who ended it, if anybody."""

    reason: str
    pile: str | None
    by: int | None


class Scored(MustangEvent, frozen=True, kw_only=True, tag="scored"):
    """The last event. `tie_break`: none, special, stallions, mares, foals, shared."""

    sheets: tuple[tuple[Line, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: str


EVENTS: tuple[type[Event], ...] = (
    *MustangEvent.__subclasses__(),
    FirstPlayer,
    TurnBegan,
    CardsDealt,
    HandDealt,
    CardsDrawn,
    CardsSeen,
    DeckRenewed,
)
