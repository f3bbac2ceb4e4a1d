"""What ranchers talk about."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.mustang.topics import SECRET_KINDS, SHORT, TALK, Happening
from game.engine.events import Event
from game.rules.mustang import events
from game.rules.shared import deals

ME, RIVAL, ONLOOKER = 0, 1, 2


# What every event of its class has that says nothing about whom it concerns.
REST: dict[type[Event], dict[str, Any]] = {
    events.TheftTried: {"mustang": "bay-mare-1", "cards": (), "set": "pair", "value": 2},
    events.TheftAnswered: {"mustang": "bay-mare-1", "cards": (), "set": "pair", "value": 2},
    events.MustangStolen: {"mustang": "bay-mare-1"},
    events.MustangCaught: {"cards": (), "set": "pair", "value": 2},
    events.MustangStabled: {"why": "action"},
    events.Exchanged: {"number": 2},
    events.Scored: {"sheets": (), "scores": (), "tie_break": "none"},
}


def topics(kind: type[Event], *before: Event, **data: Any) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    piles = {"stallion": 9, "mare": SHORT, "foal": 9}
    happening = Happening(kind(**{**REST.get(kind, {}), **data}), 3, piles, before)
    return tuple(TALK.topic(happening, seat) for seat in (ME, RIVAL, ONLOOKER))


def test_thefts() -> None:
    assert topics(events.TheftTried, seat=ME, owner=RIVAL) == ("theft", None, None)
    stolen = topics(events.MustangStolen, seat=ME, owner=RIVAL)
    assert stolen == ("stolen", "robbed", "watch-theft")
    answered = topics(events.TheftAnswered, seat=RIVAL, thief=ME)
    assert answered == ("theft-failed", "defended", "watch-defence")
    assert topics(events.CowboysLost, seat=ME, number=2) == ("cowboys-lost", None, None)


def test_catches() -> None:
    caught = {"seat": ME, "mustang": "midnight", "source": "special"}
    assert topics(events.MustangCaught, **caught) == ("special", "special-other", "special-other")
    stallion = {"seat": ME, "mustang": "bay-stallion-1", "source": "pile"}
    assert topics(events.MustangCaught, **stallion) == ("stallion", None, None)
    foal = {"seat": ME, "mustang": "bay-foal-1"}
    assert topics(events.MustangCaught, **foal, source="pile") == ("pile", None, None)
    assert topics(events.MustangCaught, **foal, source="open") == (None, None, None)
    assert topics(events.MustangStabled, **foal) == ("stabled", None, None)
    assert topics(events.MustangLetGo, **foal) == ("let-go", None, None)
    assert topics(events.FoalBorn, **foal) == ("birth", "birth-other", "birth-other")


@pytest.mark.parametrize(
    ("event", "topic"),
    [("indians", "raid"), ("heavy-rain", "rain"), ("sunny-day", "sunny"), ("birth", None)],
)
def test_events(event: str, topic: str | None) -> None:
    assert topics(events.EventTurnedUp, event=event, left=3) == (topic,) * 3


def test_a_full_round_of_exchanges_is_talked_about_once() -> None:
    def round_of(number: int) -> list[Event]:
        began = deals.TurnBegan(seat=ME, turn=1)
        turn = (began, exchanged, deals.CardsDrawn(seat=ME, number=2))
        return [*turn * number, began]

    exchanged = events.Exchanged(seat=ME, number=2)

    heard = [topics(events.Exchanged, *round_of(n), seat=ME)[ME] for n in range(6)]
    assert heard == [None, None, "exchanges", None, None, "exchanges"]
    rest = REST[events.MustangCaught]
    caught = events.MustangCaught(seat=ME, mustang="bay-foal-1", source="open", **rest)
    assert topics(events.Exchanged, *round_of(1), caught, *round_of(1), seat=ME)[ME] is None


def test_the_end() -> None:
    assert topics(events.MustangTurnedUp, mustang="bay-mare-1") == ("end-near",) * 3
    assert topics(events.MustangTurnedUp, mustang="bay-foal-1") == (None,) * 3
    assert topics(events.Scored, winners=(RIVAL,)) == ("lost", "won", "lost")


@pytest.mark.parametrize(
    "kind", [deals.TurnBegan, deals.CardsDrawn, events.DeckRenewed, *SECRET_KINDS]
)
def test_what_nobody_talks_about(kind: type[Event]) -> None:
    assert kind not in TALK.by_kind
