"""Ranchers answer every question legally, to the end of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.rules.mustang.box import shipped_box
from tests.bots.ranching import LEVELS, SEATS, mixed_game, seated
from tests.bots.watching import play_on
from tests.rules.mustang.scripting import HERD, PLAIN, arranged, run_out, steal

FOAL = "pinto-foal-1"
FULL_CORRALS = {
    seat: " ".join(f"{coat}-{kind}-1" for kind in ("stallion", "mare", "foal"))
    for seat, coat in enumerate(shipped_box().coats[:3])
}


def test_all_kinds_of_questions_are_asked_and_all_kinds_of_actions_taken() -> None:
    asked: Counter[str] = Counter()
    for seats in SEATS:
        for question in mixed_game(seats, 60 + seats).decisions():
            answer = question.choice()
            kind = question.request.kind
            asked[f"{kind} {answer.action}" if kind == "action" else kind] += 1
            if kind == "defend":
                asked["answered" if answer else "let pass"] += 1
    actions = {f"action {name}" for name in ("exchange", "catch", "steal", "stable")}
    assert asked.keys() >= {*actions, "defend", "let-go", "shelter", "answered", "let pass"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("event", ["broken-fence", "heavy-rain"])
def test_events_are_answered(level: str, event: str) -> None:
    m = run_out(corral=FULL_CORRALS, events=event)
    assert m.pending is not None and m.pending.kind in ("let-go", "shelter")
    play_on(seated(m, level), most=3)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("answer", [PLAIN, "8-bay 8-grey cowboy cowboy cowboy cowboy"])
def test_a_theft_is_answered_with_nothing_in_hand_and_with_everything(
    level: str, answer: str
) -> None:
    m = arranged(hands={0: "7-bay 7-grey", 1: answer}, corral={1: "bay-foal-1"})
    steal(m, "bay-foal-1", "7-bay 7-grey")
    assert m.pending is not None and m.pending.kind == "defend"
    play_on(seated(m, level), most=1)


HARD = {
    "nothing to play": {"hands": {0: PLAIN}},
    "five cowboys": {"hands": {0: "cowboy cowboy cowboy cowboy cowboy 3-bay"}},
    "six cowboys": {"hands": {0: "cowboy cowboy cowboy cowboy cowboy cowboy"}},
    "no special left": {"hands": {0: "1-bay 2-bay 3-bay 4-bay 5-bay 6-bay"}, "specials": ""},
    "all piles nearly empty": {
        "hands": {0: "1-bay 1-grey 1-pinto cowboy cowboy cowboy"},
        "piles": {"stallion": "pinto-stallion-2", "mare": "pinto-mare-3", "foal": "pinto-foal-4"},
    },
    "a herd but for one": {"stable": {0: HERD.removesuffix(FOAL)}, "corral": {0: FOAL}},
    "a deck of one card": {"hands": {0: "1-bay 1-grey"}, "deck": "8-bay", "events": "sunny-day"},
    "the last exchange before a stall": {"hands": {0: PLAIN}, "exchanges": 5},
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", HARD.values(), ids=HARD.keys())
def test_hard_moments_are_answered(level: str, table: dict[str, Any]) -> None:
    play_on(seated(arranged(**table), level), most=1)
