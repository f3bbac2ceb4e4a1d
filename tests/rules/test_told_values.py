"""What events may hold: all that real games tell, and nothing that would break whoever reads it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from game import new_match
from game.engine.match import Match
from tests.support import TEN_NAMES, play_out

SEATS = {"pony-express": (3, 5), "mustang": (2, 5), "western": (3, 10), "derby": (2, 6)}


def told(match: Match) -> list[dict[str, Any]]:
    data: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(match.events))
    return data


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_all_that_a_game_tells_is_known(game: str, seed: int) -> None:
    options = {"must-fall": bool(seed % 2)} if game == "pony-express" else {}
    seats = SEATS[game][seed % 2]
    match = new_match(game, TEN_NAMES[:seats], seed=seed, options=options)
    play_out(match, random.Random(seed), most=900)
    assert match.rules.events_from_data(told(match), seats) == list(match.events)


WRONG: dict[str, dict[str, Any]] = {
    "a seat that is not there": {"seat": 3},
    "a seat below": {"seat": -1},
    "a seat in words": {"seat": "Ann"},
    "an audience that is not there": {"audience": [3]},
    "an unknown kind": {"kind": "earthquake"},
    "something missing": {},
}


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("name", WRONG)
def test_one_wrong_event_is_enough_to_tell_none(game: str, name: str) -> None:
    match = new_match(game, TEN_NAMES[:3], seed=2)
    play_out(match, random.Random(2), most=30)
    events = told(match)
    seated = next(event for event in events if isinstance(event.get("seat"), int))
    if WRONG[name]:
        seated.update(WRONG[name])
    else:
        del seated["seat"]
    assert match.rules.events_from_data(events, 3) == []


@pytest.mark.parametrize(
    ("game", "field", "value"),
    [
        ("pony-express", "card", "ace"),
        ("pony-express", "to", 99),
        ("pony-express", "why", "fun"),
        ("pony-express", "faces", ["B"] * 5),
        ("mustang", "mustang", "unicorn"),
        ("mustang", "cards", ["joker"]),
        ("western", "card", "ufo"),
        ("western", "why", "fun"),
        ("derby", "horse", "purple"),
        ("derby", "card", "99-black"),
        ("derby", "row", 99),
    ],
)
def test_what_does_not_exist_in_the_game_is_not_told(game: str, field: str, value: Any) -> None:
    match = new_match(game, TEN_NAMES[:3], seed=2)
    play_out(match, random.Random(2), most=300)
    events = told(match)
    next(event for event in events if event.get(field) is not None)[field] = value
    assert match.rules.events_from_data(events, 3) == []
