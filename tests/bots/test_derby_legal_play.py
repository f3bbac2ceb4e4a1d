"""Bettors answer every question legally, to the end of every derby."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.bots.punting import HOUSES, LEVELS, mixed_derby, seated
from tests.bots.watching import play_on
from tests.rules.derby.scripting import begin, racing


def test_all_kinds_of_questions_are_answered() -> None:
    answers: dict[str, set[Any]] = {}
    for asked in mixed_derby(4, 60, **HOUSES[1]).decisions():
        answer = asked.choice()
        answers.setdefault(asked.request.kind, set()).add(msgspec.json.encode(answer))
    assert answers.keys() == {
        *("first-card", "bet", "play-card", "choose-track", "ride", "push", "die-card"),
    }
    assert all(len(different) > 1 for kind, different in answers.items() if kind != "die-card")


HARD: dict[str, dict[str, Any]] = {
    "specials alone": {"cards": {"brown": "special special special special 2-red 2-blue"}},
    "one card left, one square from town": {
        "cards": {"brown": "9-black 8-black 7-black 6-black 5-black special"},
        "played": {"brown": "9-black 8-black 7-black 6-black 5-black"},
        "squares": {"brown": 18},
    },
    "two in town": {"arrived": "red blue", "squares": {"brown": 10, "green": 17}},
    "a hard ride with ones": {
        "cards": {"brown": "1-black special special special special 2-red"},
        "hard_ride": True,
    },
    "all on one horse, but for a chip": {"bets": {"brown": [15, 14], "green": [0, 1]}},
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", HARD.values(), ids=HARD.keys())
def test_hard_moments_are_answered(level: str, table: dict[str, Any]) -> None:
    m = racing(**{"due": "brown", **table}, rolls="10 10 10 10")
    play_on(seated(m, level), most=1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_slate_without_odds_is_answered(level: str) -> None:
    """All cards are dealt, and a special may be all that one holds."""
    play_on(seated(begin(2, first_card=3, hands={0: "special special special"}), level), most=2)
