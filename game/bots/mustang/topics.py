"""What ranchers talk about: by what everybody at the table has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.table_talk import MEMORABLE, Talk, Topic, log_before, moment_of
from game.engine.events import Event
from game.rules.mustang.box import kind_of
from game.rules.mustang.events import (
    CardsTucked,
    CowboysLost,
    EventTurnedUp,
    Exchanged,
    FoalBorn,
    MustangCaught,
    MustangLetGo,
    MustangStabled,
    MustangStolen,
    MustangTurnedUp,
    Scored,
    TheftAnswered,
    TheftTried,
)
from game.rules.mustang.view import MustangView
from game.rules.shared.deals import CardsDrawn, CardsSeen, HandDealt, TurnBegan

# Events that only one seat hears of.
SECRET_KINDS = (HandDealt, CardsTucked, CardsSeen)
# What happens in a turn that is nothing but an exchange.
OF_AN_EXCHANGE = (TurnBegan, Exchanged, CardsDrawn)
SHORT = 3  # mustangs left in a pile: the end is near

TOPICS = {
    # Thefts.
    "theft": Topic(1, tempers=True, keenness=0.7),
    "stolen": Topic(0, tempers=True, keenness=0.7),
    "robbed": Topic(1, tempers=True),
    "watch-theft": Topic(2, onlooker=True, keenness=0.7),
    "theft-failed": Topic(0, tempers=True),
    "defended": Topic(0, tempers=True),
    "watch-defence": Topic(2, onlooker=True),
    "cowboys-lost": Topic(2),
    # Catches.
    "special": Topic(0, tempers=True, keenness=1.5),
    "special-other": Topic(2, onlooker=True),
    "stallion": Topic(2),
    "pile": Topic(2, keenness=0.4),
    "stabled": Topic(2, keenness=0.6),
    "let-go": Topic(2),
    # What the event cards bring.
    "raid": Topic(2, onlooker=True, keenness=1.5),
    "rain": Topic(2, onlooker=True, keenness=1.5),
    "sunny": Topic(2, onlooker=True, keenness=1.5),
    "birth": Topic(2, keenness=1.5),
    "birth-other": Topic(2, onlooker=True),
    # The game.
    "exchanges": Topic(2, onlooker=True, keenness=1.5),
    "end-near": Topic(2, onlooker=True, keenness=1.5),
    "won": Topic(0, tempers=True, keenness=MEMORABLE),
    "lost": Topic(0, tempers=True, keenness=MEMORABLE),
}


class Happening(NamedTuple):
    """An event, and what everybody saw before and after it. Made from a view by an allow-list: no
    cards in hand."""

    event: Any  # of the class under which its topic is found
    seats: int
    piles: Mapping[str, int]
    before: Sequence[Event]  # the public log up to the event

    @classmethod
    def in_view(cls, view: MustangView, event: Event) -> Happening:
        before = log_before(view, event, SECRET_KINDS)
        return cls(event, len(view.ranchers), view.piles, before)

    @property
    def kind(self) -> type[Event]:
        return type(self.event)

    @property
    def moment(self) -> int:
        """A number for the event and its place in the game, the same for every seat."""
        return moment_of(self.event.kind, self.event.data, len(self.before))


def _one_of(it: Happening, seat: int, concerned: str, other: str | None = None) -> str | None:
    """For whom the event is about, and for everybody else."""
    return concerned if it.event.seat == seat else other


def _theft_tried(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "theft")


def _stolen(it: Happening, seat: int) -> str | None:
    return "robbed" if it.event.owner == seat else _one_of(it, seat, "stolen", "watch-theft")


def _answered(it: Happening, seat: int) -> str | None:
    if it.event.thief == seat:
        return "theft-failed"
    return _one_of(it, seat, "defended", "watch-defence")


def _cowboys_lost(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "cowboys-lost")


def _caught(it: Happening, seat: int) -> str | None:
    if it.event.source == "special":
        return _one_of(it, seat, "special", "special-other")
    if kind_of(it.event.mustang) == "stallion":
        return _one_of(it, seat, "stallion")
    return _one_of(it, seat, "pile") if it.event.source == "pile" else None


def _stabled(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "stabled")


def _let_go(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "let-go")


def _event(it: Happening, seat: int) -> str | None:
    """Who lost or gained something by another one says so then."""
    return {"indians": "raid", "heavy-rain": "rain", "sunny-day": "sunny"}.get(it.event.event)


def _born(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "birth", "birth-other")


def _exchanged(it: Happening, seat: int) -> str | None:
    """At the end of each full round of nothing else."""
    turns = 1
    for entry in reversed(it.before):
        if not isinstance(entry, OF_AN_EXCHANGE):
            break
        turns += isinstance(entry, Exchanged)
    return None if turns % it.seats else "exchanges"


def _turned_up(it: Happening, seat: int) -> str | None:
    return "end-near" if it.piles[kind_of(it.event.mustang)] == SHORT else None


def _scored(it: Happening, seat: int) -> str | None:
    return "won" if seat in it.event.winners else "lost"


TOPICS_BY_KIND: dict[type[Event], Callable[[Happening, int], str | None]] = {
    TheftTried: _theft_tried,
    MustangStolen: _stolen,
    TheftAnswered: _answered,
    CowboysLost: _cowboys_lost,
    MustangCaught: _caught,
    MustangStabled: _stabled,
    MustangLetGo: _let_go,
    EventTurnedUp: _event,
    FoalBorn: _born,
    Exchanged: _exchanged,
    MustangTurnedUp: _turned_up,
    Scored: _scored,
}

TALK = Talk(TOPICS, TOPICS_BY_KIND, Happening.in_view)
