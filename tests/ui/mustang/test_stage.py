"""A stage that lags behind the match is brought up to date by the events its reader may see."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

from game.rules.mustang.events import EVENTS
from game.ui.mustang.stage import Stage
from game.ui.mustang.stage_changes import CHANGES
from tests.ui.mustang.ranching import play_out, ranch, telling_games
from tests.ui.table.audience import Audience, followed_with_all_secrets
from tests.ui.table.showing import event_kinds


class RanchAudience(Audience):
    stage_type = Stage
    play_out = staticmethod(play_out)

    def check_more(self, stage: Stage, view: dict[str, Any]) -> None:
        scores = [rancher["score"] for rancher in view["ranchers"]]
        assert [stage.score(seat) for seat in range(len(scores))] == scores


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_are_followed_by_events_alone(seats: int) -> None:
    for seed in range(6):
        RanchAudience(ranch(seats, seed)).follow(random.Random(seed))


def test_games_in_which_everything_happens_are_followed_too() -> None:
    for match in telling_games():
        RanchAudience(match).look(match)


def test_a_stage_may_begin_in_the_middle_of_a_game() -> None:
    for steps in range(3, 60, 11):
        match, rng = ranch(4, steps), random.Random(steps)
        play_out(match, rng, most=steps)
        RanchAudience(match, from_the_start=False).follow(rng)


@pytest.mark.parametrize("seed", range(4))
def test_for_a_replay_a_stage_may_see_every_hand(seed: int) -> None:
    match = ranch(4, seed)
    stage = Stage.opening(match.view(None), sees_all=True)

    def holds(stage: Stage, table: Any) -> None:
        assert [r.hand for r in stage.ranchers] == [r.cards for r in table.ranchers]

    followed_with_all_secrets(stage, match, play_out, random.Random(seed), holds)
    assert stage.final is not None and stage.final.winners == list(match.result["winners"])


def test_every_kind_of_event_is_known() -> None:
    assert set(CHANGES) == event_kinds(EVENTS)


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(KeyError, match="no-such-event"):
        Stage.from_view(ranch().view(None)).apply({"kind": "no-such-event", "data": {}})


def test_a_stage_needs_no_window() -> None:
    code = (
        "import sys, game.ui.mustang.stage, game.ui.mustang.selection;"
        "sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
