"""A stage that lags behind the match is brought up to date by the events its reader may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ui.derby.stage import Stage
from game.ui.derby.stage_changes import CHANGES
from tests.support import play_out
from tests.ui.derby.betting import KINDS, VARIANTS, derby
from tests.ui.table.audience import Audience, followed_with_all_secrets


class DerbyAudience(Audience):
    stage_type = Stage


@pytest.mark.parametrize(("seats", "variant"), [(2, 0), (6, 0), (3, 1), (5, 2), (4, 3)])
def test_random_games_are_followed_by_events_alone(seats: int, variant: int) -> None:
    DerbyAudience(derby(seats, seats, **VARIANTS[variant])).follow(random.Random(seats))


def test_a_stage_may_begin_in_the_middle_of_a_game() -> None:
    match, rng = derby(4, 8), random.Random(8)
    play_out(match, rng, most=30)
    DerbyAudience(match, from_the_start=False).follow(rng)


def test_for_a_replay_a_stage_may_see_every_hand() -> None:
    match = derby(5, 2)
    stage = Stage.opening(match.view(None), sees_all=True)

    def holds(stage: Stage, table: Any) -> None:
        assert [p.hand for p in stage.players] == [list(b.cards) for b in table.bettors]

    followed_with_all_secrets(stage, match, play_out, random.Random(2), holds)
    assert stage.winners == list(match.result["winners"])


def test_every_kind_of_event_is_known() -> None:
    assert set(CHANGES) == KINDS
