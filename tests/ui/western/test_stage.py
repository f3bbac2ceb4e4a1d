"""A stage that lags behind the match is brought up to date by the events its reader may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ui.western.stage import Stage
from game.ui.western.stage_changes import CHANGES
from tests.ui.table.audience import Audience, followed_with_all_secrets
from tests.ui.western.gambling import KINDS, gamble, play_out, telling_games


class WesternAudience(Audience):
    stage_type = Stage
    play_out = staticmethod(play_out)


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_random_games_are_followed_by_events_alone(seats: int) -> None:
    WesternAudience(gamble(seats, seats)).follow(random.Random(seats))


def test_a_train_that_all_may_board_is_followed_too() -> None:
    WesternAudience(gamble(5, 3, **{"open-train": True})).follow(random.Random(3))


def test_games_in_which_everything_happens_are_followed_too() -> None:
    for match in telling_games():
        WesternAudience(match).look(match)


def test_a_stage_may_begin_in_the_middle_of_a_game() -> None:
    match, rng = gamble(4, 8), random.Random(8)
    play_out(match, rng, most=30)
    WesternAudience(match, from_the_start=False).follow(rng)


def test_for_a_replay_a_stage_may_see_every_hand() -> None:
    match = gamble(5, 2)
    stage = Stage.opening(match.view(None), sees_all=True)

    def holds(stage: Stage, table: Any) -> None:
        assert [p.hand for p in stage.players] == [list(g.cards) for g in table.gamblers]

    followed_with_all_secrets(stage, match, play_out, random.Random(2), holds)
    assert stage.winner == match.result["winners"][0]


def test_every_kind_of_event_is_known() -> None:
    assert set(CHANGES) == KINDS
