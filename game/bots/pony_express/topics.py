"""What riders talk about: by what everybody at the table has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from game.bots.table_talk import MEMORABLE, Topic, log_before, moment_of
from game.engine.events import Event
from game.rules.pony_express.events import (
    Accused,
    Arrived,
    CardKept,
    CardsOffered,
    CardTaken,
    CupLifted,
    CupSeen,
    DecoyPlaced,
    DieMarked,
    DieSpied,
    DrinksServed,
    DuelBegan,
    DuelEnded,
    Freed,
    GoldMoved,
    Imprisoned,
    MailDelivered,
    Moved,
    OpenRoll,
    PokerBegan,
    PokerWon,
    RaceWon,
    ShotTaken,
)
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.deals import TurnBegan
from game.rules.shared.hands import SPACES

# Events that only one seat hears of: a rider that talked about them would give them away.
SECRET_KINDS = (CardsOffered, CardKept, CupSeen, DieMarked, DieSpied, DecoyPlaced)
RICH, POOR = SPACES["straight"], SPACES["pair"]  # hands in a mine
DEAR, CHEAP = SPACES["three"], SPACES["pair"]  # hands in a saloon


TOPICS = {
    # The cup.
    "accused": Topic(2, tempers=True, keenness=0.7),
    "accusing": Topic(2, tempers=True, keenness=0.7),
    "caught": Topic(2, tempers=True),
    "proved-honest": Topic(2, tempers=True),
    "accused-right": Topic(1, tempers=True),
    "accused-wrong": Topic(1, tempers=True),
    "saw-bluff": Topic(1, tempers=True, onlooker=True),
    "saw-honesty": Topic(3, onlooker=True),
    # Duels.
    "duel": Topic(1, tempers=True),
    "watch-duel": Topic(3, onlooker=True),
    "hit": Topic(1, tempers=True),
    "hit-me": Topic(1, tempers=True),
    "miss": Topic(2, tempers=True),
    "missed-me": Topic(1, tempers=True),
    "decoy-hit": Topic(2),
    "decoy-worked": Topic(2),
    "duel-gold-won": Topic(3),
    "duel-gold-lost": Topic(3),
    "duel-draw": Topic(2),
    # Poker games.
    "poker": Topic(2),
    "poker-won": Topic(2),
    "poker-lost": Topic(2),
    # The sheriff, and prison.
    "sheriff-me": Topic(2),
    "sheriff-other": Topic(2, onlooker=True),
    "jailed": Topic(1, tempers=True),
    "escaped": Topic(3),
    "escape-other": Topic(2, onlooker=True),
    "fined": Topic(2),
    "served": Topic(2, keenness=0.7),
    # What is on the way.
    "mine-rich": Topic(3),
    "mine-poor": Topic(3),
    "mine-rich-other": Topic(2, onlooker=True),
    "saloon-dear": Topic(2),
    "saloon-cheap": Topic(2),
    "drinks": Topic(0, tempers=True, onlooker=True),
    "figures-0": Topic(2),
    "figures-1": Topic(2),
    "figures-2": Topic(2),
    "figures-3": Topic(2),
    "figures-0-other": Topic(2, onlooker=True),
    "figures-3-other": Topic(2, onlooker=True),
    "train": Topic(2),
    "train-other": Topic(2, onlooker=True),
    "relay": Topic(3),
    "charity": Topic(2, keenness=0.4),
    # The race.
    "lead": Topic(1, tempers=True),
    "lead-other": Topic(2, onlooker=True),
    "last": Topic(1, tempers=True, keenness=0.5),
    "arrived": Topic(0, tempers=True, keenness=MEMORABLE),
    "arrived-other": Topic(2, onlooker=True),
    "mail": Topic(2),
    "mail-other": Topic(2, onlooker=True),
    "showdown": Topic(0, tempers=True, keenness=MEMORABLE),
    "showdown-other": Topic(2, onlooker=True),
    "won": Topic(1, tempers=True, keenness=MEMORABLE),
    "lost": Topic(1, tempers=True, keenness=MEMORABLE),
}


E_co = TypeVar("E_co", bound=Event, covariant=True)
E = TypeVar("E", bound=Event)


class Happening(NamedTuple, Generic[E_co]):
    """An event, and what everybody saw before and after it. Made from a view by an allow-list:
    no dice, no cards."""

    event: E_co
    spaces: tuple[int, ...]
    mailboxes: tuple[int, ...]
    before: Sequence[Event]  # the public log up to the event

    @classmethod
    def in_view(cls, view: PonyExpressView, event: Event) -> Happening[Event]:
        return Happening(
            event,
            tuple(rider.space for rider in view.riders),
            tuple(rider.mailbox for rider in view.riders),
            log_before(view, event, SECRET_KINDS),
        )

    @property
    def moment(self) -> int:
        """A number for the event and its place in the game, the same for every seat."""
        return moment_of(self.event.kind, self.event.data, len(self.before))

    def last(self, kind: type[E]) -> E | None:
        """The last such event before this one."""
        return next((event for event in reversed(self.before) if isinstance(event, kind)), None)

    def others(self, seat: int) -> list[int]:
        """Where all others are."""
        return [space for other, space in enumerate(self.spaces) if other != seat]


def topic_for(it: Happening[Event], seat: int) -> str | None:
    """What that seat would talk about, if anything."""
    find = TOPICS_BY_KIND.get(type(it.event))
    return None if find is None else find(it, seat)


def _one_of(about: int, seat: int, concerned: str | None, other: str | None) -> str | None:
    """For whom the event is about, and for everybody else."""
    return concerned if about == seat else other


# --------------------------------------------------------------------------- the cup


def _accused(it: Happening[Accused], seat: int) -> str | None:
    return "accusing" if it.event.accuser == seat else _one_of(it.event.seat, seat, "accused", None)


def _cup_lifted(it: Happening[CupLifted], seat: int) -> str | None:
    bluff = it.event.bluff
    accused = it.last(Accused)
    if accused is not None and accused.accuser == seat:
        return "accused-right" if bluff else "accused-wrong"
    if bluff:
        return _one_of(it.event.seat, seat, "caught", "saw-bluff")
    return _one_of(it.event.seat, seat, "proved-honest", "saw-honesty")


# --------------------------------------------------------------------------- duels and poker


def _duel_began(it: Happening[DuelBegan], seat: int) -> str | None:
    if it.event.showdown:
        return "showdown" if seat in it.event.seats else "showdown-other"
    return "duel" if seat in it.event.seats else "watch-duel"


def _shot_taken(it: Happening[ShotTaken], seat: int) -> str | None:
    verdict = it.event.verdict
    if verdict == "figures":
        return _figures(it, seat)
    if verdict == "arrest" or not _duels(it, seat):
        return None  # the sheriff has the word
    return _one_of(it.event.seat, seat, *_SHOTS[verdict])


def _duels(it: Happening[Event], seat: int) -> bool:
    began = it.last(DuelBegan)
    return began is not None and seat in began.seats


# What the shooter talks about, and the one who was shot at.
_SHOTS = {
    "hit": ("hit", "hit-me"),
    "miss": ("miss", "missed-me"),
    "decoy": ("decoy-hit", "decoy-worked"),
}


def _figures(it: Happening[ShotTaken], seat: int) -> str | None:
    toppled = f"figures-{it.event.toppled}"
    seen = f"{toppled}-other"
    return _one_of(it.event.seat, seat, toppled, seen if seen in TOPICS else None)


def _duel_ended(it: Happening[DuelEnded], seat: int) -> str | None:
    drawn = it.event.winner is None and _duels(it, seat)
    return "duel-draw" if drawn else None


def _poker_began(it: Happening[PokerBegan], seat: int) -> str | None:
    return "poker" if seat in it.event.seats else None


def _poker_won(it: Happening[PokerWon], seat: int) -> str | None:
    began = it.last(PokerBegan)
    played = began is not None and seat in began.seats
    return _one_of(it.event.seat, seat, "poker-won", "poker-lost" if played else None)


def _gold_moved(it: Happening[GoldMoved], seat: int) -> str | None:
    why = it.event.why
    if why == "charity":
        return "charity" if it.event.taker == seat else None
    if why != "duel":
        return None
    if it.event.taker == seat:
        return "duel-gold-won"
    return "duel-gold-lost" if it.event.giver == seat else None


# --------------------------------------------------------------------------- prison


def _imprisoned(it: Happening[Imprisoned], seat: int) -> str | None:
    if it.event.why == "sheriff":
        return _one_of(it.event.seat, seat, "sheriff-me", "sheriff-other")
    return _one_of(it.event.seat, seat, "jailed", None)


def _freed(it: Happening[Freed], seat: int) -> str | None:
    return _one_of(it.event.seat, seat, *_RELEASES[it.event.how])


_RELEASES: dict[str, tuple[str, str | None]] = {
    "escaped": ("escaped", "escape-other"),
    "file": ("escaped", "escape-other"),
    "paid": ("fined", None),
    "served": ("served", None),
}


# --------------------------------------------------------------------------- on the way


def _open_roll(it: Happening[OpenRoll], seat: int) -> str | None:
    worth = SPACES[it.event.hand]
    if it.event.why == "mine":
        if worth >= RICH:
            return _one_of(it.event.seat, seat, "mine-rich", "mine-rich-other")
        return _one_of(it.event.seat, seat, "mine-poor", None) if worth <= POOR else None
    if it.event.why == "saloon":
        if worth >= DEAR:
            return _one_of(it.event.seat, seat, "saloon-dear", None)
        return _one_of(it.event.seat, seat, "saloon-cheap", None) if worth <= CHEAP else None
    return None


def _drinks_served(it: Happening[DrinksServed], seat: int) -> str | None:
    return _one_of(it.event.seat, seat, None, "drinks")


def _card_taken(it: Happening[CardTaken], seat: int) -> str | None:
    return _one_of(it.event.seat, seat, "relay", None) if it.event.why == "relay" else None


def _moved(it: Happening[Moved], seat: int) -> str | None:
    if it.event.why in ("train", "rail-pass"):
        return _one_of(it.event.seat, seat, "train", "train-other")
    return _one_of(it.event.seat, seat, "lead", "lead-other") if _takes_the_lead(it) else None


def _takes_the_lead(it: Happening[Moved]) -> bool:
    """Alone in front, and not before; an arrival is an event of its own."""
    mover = it.event.seat
    ahead = max(it.others(mover))
    return it.event.origin <= ahead < it.event.to and not it.mailboxes[mover]


def _turn_began(it: Happening[TurnBegan], seat: int) -> str | None:
    """Everybody begins on the same space, so in the first round being last means nothing."""
    last = it.spaces[seat] < min(it.others(seat)) and it.event.turn > len(it.spaces)
    return _one_of(it.event.seat, seat, "last", None) if last else None


def _arrived(it: Happening[Arrived], seat: int) -> str | None:
    """Who is there already awaits the showdown."""
    return _one_of(it.event.seat, seat, "arrived", None if it.mailboxes[seat] else "arrived-other")


def _mail_delivered(it: Happening[MailDelivered], seat: int) -> str | None:
    """The first mailbox is the arrival, the third the victory."""
    return _one_of(it.event.seat, seat, "mail", "mail-other") if it.event.mailbox == 2 else None


def _race_won(it: Happening[RaceWon], seat: int) -> str | None:
    return _one_of(it.event.seat, seat, "won", "lost")


# Not here: the announcement. Whatever was said about it would be taken for a tell.
TOPICS_BY_KIND: dict[type[Event], Callable[[Happening[Any], int], str | None]] = {
    Accused: _accused,
    CupLifted: _cup_lifted,
    DuelBegan: _duel_began,
    ShotTaken: _shot_taken,
    DuelEnded: _duel_ended,
    PokerBegan: _poker_began,
    PokerWon: _poker_won,
    GoldMoved: _gold_moved,
    Imprisoned: _imprisoned,
    Freed: _freed,
    OpenRoll: _open_roll,
    DrinksServed: _drinks_served,
    CardTaken: _card_taken,
    Moved: _moved,
    TurnBegan: _turn_began,
    Arrived: _arrived,
    MailDelivered: _mail_delivered,
    RaceWon: _race_won,
}
