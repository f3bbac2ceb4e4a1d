"""What ranchers talk about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.bots.mustang.topics import SECRET_KINDS, SHORT, TALK, Happening

ME, RIVAL, ONLOOKER = 0, 1, 2


def topics(kind: str, *before: Mapping[str, Any], **data: Any) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    piles = {"stallion": 9, "mare": SHORT, "foal": 9}
    happening = Happening(kind, data, 3, piles, before)
    return tuple(TALK.topic(happening, seat) for seat in (ME, RIVAL, ONLOOKER))


def test_thefts() -> None:
    assert topics("theft-tried", seat=ME, owner=RIVAL) == ("theft", None, None)
    stolen = topics("mustang-stolen", seat=ME, owner=RIVAL)
    assert stolen == ("stolen", "robbed", "watch-theft")
    answered = topics("theft-answered", seat=RIVAL, thief=ME)
    assert answered == ("theft-failed", "defended", "watch-defence")
    assert topics("cowboys-lost", seat=ME, number=2) == ("cowboys-lost", None, None)


def test_catches() -> None:
    caught = {"seat": ME, "mustang": "midnight", "source": "special"}
    assert topics("mustang-caught", **caught) == ("special", "special-other", "special-other")
    stallion = {"seat": ME, "mustang": "bay-stallion-1", "source": "pile"}
    assert topics("mustang-caught", **stallion) == ("stallion", None, None)
    foal = {"seat": ME, "mustang": "bay-foal-1"}
    assert topics("mustang-caught", **foal, source="pile") == ("pile", None, None)
    assert topics("mustang-caught", **foal, source="open") == (None, None, None)
    assert topics("mustang-stabled", **foal, why="action") == ("stabled", None, None)
    assert topics("mustang-let-go", **foal) == ("let-go", None, None)
    assert topics("foal-born", **foal) == ("birth", "birth-other", "birth-other")


@pytest.mark.parametrize(
    ("event", "topic"),
    [("indians", "raid"), ("heavy-rain", "rain"), ("sunny-day", "sunny"), ("birth", None)],
)
def test_events(event: str, topic: str | None) -> None:
    assert topics("event-turned-up", event=event, left=3) == (topic,) * 3


def test_a_full_round_of_exchanges_is_talked_about_once() -> None:
    def round_of(number: int) -> list[dict[str, Any]]:
        kinds = ("turn-began", "exchanged", "cards-drawn") * number
        return [{"kind": kind, "data": {}} for kind in (*kinds, "turn-began")]

    heard = [topics("exchanged", *round_of(n), seat=ME)[ME] for n in range(6)]
    assert heard == [None, None, "exchanges", None, None, "exchanges"]
    caught = {"kind": "mustang-caught", "data": {}}
    assert topics("exchanged", *round_of(1), caught, *round_of(1), seat=ME)[ME] is None


def test_the_end() -> None:
    assert topics("mustang-turned-up", mustang="bay-mare-1") == ("end-near",) * 3
    assert topics("mustang-turned-up", mustang="bay-foal-1") == (None,) * 3
    assert topics("scored", winners=[RIVAL]) == ("lost", "won", "lost")


@pytest.mark.parametrize("kind", ["turn-began", "cards-drawn", "deck-renewed", *SECRET_KINDS])
def test_what_nobody_talks_about(kind: str) -> None:
    assert topics(kind, seat=ME) == (None, None, None)
