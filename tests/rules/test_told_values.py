"""What events may hold: nothing that does not exist in their game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game import new_match
from tests.contract.telling import told_by
from tests.support import TEN_NAMES, play_out


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
    events = told_by(match)
    next(event for event in events if event.get(field) is not None)[field] = value
    assert match.rules.events_from_data(events, 3) == []
