"""A stage that lags behind the match is brought up to date by the events its reader may see."""

from __future__ import annotations

import random

import pytest

from game.engine.events import logged
from game.engine.match import Match
from game.ui.derby.stage import Stage
from game.ui.derby.stage_changes import CHANGES
from tests.ui.derby.betting import KINDS, VARIANTS, derby, play_on, play_out


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


@pytest.mark.parametrize(("seats", "variant"), [(2, 0), (6, 0), (3, 1), (5, 2), (4, 3)])
def test_random_games_are_followed_by_events_alone(seats: int, variant: int) -> None:
    Audience(derby(seats, seats, **VARIANTS[variant])).follow(random.Random(seats))


def test_a_stage_may_begin_in_the_middle_of_a_game() -> None:
    match, rng = derby(4, 8), random.Random(8)
    for _ in range(30):
        play_on(match, rng)
    Audience(match, from_the_start=False).follow(rng)


def test_for_a_replay_a_stage_may_see_every_hand() -> None:
    match = derby(5, 2)
    stage, played = Stage.opening(match.view(None), sees_all=True), 0

    def look(match: Match) -> None:
        nonlocal played
        for event in match.events[played:]:
            stage.apply(logged(event))
        played = len(match.events)
        assert [p.hand for p in stage.players] == [list(b.cards) for b in match.table.bettors]

    play_out(match, random.Random(2), look)
    look(match)
    assert stage.winners == list(match.result["winners"])


def test_every_kind_of_event_is_known() -> None:
    assert set(CHANGES) == KINDS
