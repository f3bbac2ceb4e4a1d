"""A stage that lags behind the match is brought up to date by the events its reader may see."""

from __future__ import annotations

import random

import pytest

from game.engine.events import logged
from game.engine.match import Match
from game.ui.western.stage import Stage
from game.ui.western.stage_changes import CHANGES
from tests.ui.western.gambling import KINDS, gamble, play_on, play_out, telling_games


class Audience:
    """A stage for every reader; each plays the events it may see."""

    def __init__(self, match: Match, *, from_the_start: bool = True) -> None:
        self.match = match
        begin = Stage.opening if from_the_start else Stage.from_view
        readers = (None, *range(len(match.names)))
        self.stages = {reader: begin(match.view(reader)) for reader in readers}
        self._played = 0 if from_the_start else len(match.events)

    def look(self, match: Match) -> None:
        """Everybody's stage is what their view says."""
        for event in match.events[self._played :]:
            for reader, stage in self.stages.items():
                if event.seen_by(reader):
                    stage.apply(logged(event))
        self._played = len(match.events)
        for reader, stage in self.stages.items():
            assert stage == Stage.from_view(match.view(reader))

    def follow(self, rng: random.Random) -> None:
        play_out(self.match, rng, self.look)
        self.look(self.match)


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_random_games_are_followed_by_events_alone(seats: int) -> None:
    Audience(gamble(seats, seats)).follow(random.Random(seats))


def test_a_train_that_all_may_board_is_followed_too() -> None:
    Audience(gamble(5, 3, **{"open-train": True})).follow(random.Random(3))


def test_games_in_which_everything_happens_are_followed_too() -> None:
    for match in telling_games():
        Audience(match).look(match)


def test_a_stage_may_begin_in_the_middle_of_a_game() -> None:
    match, rng = gamble(4, 8), random.Random(8)
    for _ in range(30):
        if match.pending is not None:
            play_on(match, rng)
    Audience(match, from_the_start=False).follow(rng)


def test_for_a_replay_a_stage_may_see_every_hand() -> None:
    match = gamble(5, 2)
    stage, played = Stage.opening(match.view(None), sees_all=True), 0

    def look(match: Match) -> None:
        nonlocal played
        for event in match.events[played:]:
            stage.apply(logged(event))
        played = len(match.events)
        assert [p.hand for p in stage.players] == [list(g.cards) for g in match.table.gamblers]

    play_out(match, random.Random(2), look)
    look(match)
    assert stage.winner == match.result["winners"][0]


def test_every_kind_of_event_is_known() -> None:
    assert set(CHANGES) == KINDS
