"""A stage that lags behind the match is brought up to date by the events its reader may see."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from game.engine.events import Event, logged
from game.engine.match import Match
from game.rules.mustang.events import EVENTS
from game.ui.mustang.stage import Stage
from game.ui.mustang.stage_changes import CHANGES
from tests.ui.mustang.ranching import play_out, ranch, telling_games, weighted


class Audience:
    """A stage for every reader; each plays the events it may see."""

    def __init__(self, match: Match, *, from_the_start: bool = True) -> None:
        self.match = match
        self.kinds: set[str] = set()
        begin = Stage.opening if from_the_start else Stage.from_view
        readers = (None, *range(len(match.names)))
        self.stages = {reader: begin(match.view(reader)) for reader in readers}
        self._played = 0 if from_the_start else len(match.events)

    def look(self, match: Match) -> None:
        """Everybody's stage is what their view says, and so are the scores."""
        for event in match.events[self._played :]:
            self.kinds.add(event.kind)
            for reader, stage in self.stages.items():
                if event.seen_by(reader):
                    stage.apply(logged(event))
        self._played = len(match.events)
        for reader, stage in self.stages.items():
            view = match.view(reader)
            assert stage == Stage.from_view(view)
            scores = [rancher["score"] for rancher in view["ranchers"]]
            assert [stage.score(seat) for seat in range(len(match.names))] == scores

    def follow(self, rng: random.Random) -> None:
        play_out(self.match, rng, self.look)
        self.look(self.match)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_are_followed_by_events_alone(seats: int) -> None:
    for seed in range(6):
        Audience(ranch(seats, seed)).follow(random.Random(seed))


def test_games_in_which_everything_happens_are_followed_too() -> None:
    for match in telling_games():
        Audience(match).look(match)


def test_a_stage_may_begin_in_the_middle_of_a_game() -> None:
    for steps in range(3, 60, 11):
        match, rng = ranch(4, steps), random.Random(steps)
        for _ in range(steps):
            if match.pending is not None:
                match.answer(weighted(match, rng))
        Audience(match, from_the_start=False).follow(rng)


@pytest.mark.parametrize("seed", range(4))
def test_for_a_replay_a_stage_may_see_every_hand(seed: int) -> None:
    match = ranch(4, seed)
    stage, played = Stage.opening(match.view(None), sees_all=True), 0

    def look(match: Match) -> None:
        nonlocal played
        for event in match.events[played:]:
            stage.apply(logged(event))
        played = len(match.events)
        assert [r.hand for r in stage.ranchers] == [r.cards for r in match.table.ranchers]

    play_out(match, random.Random(seed), look)
    look(match)
    assert stage.final is not None and stage.final.winners == list(match.result["winners"])


def tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def test_every_kind_of_event_is_known() -> None:
    assert set(CHANGES) == {tag(kind) for kind in EVENTS}


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(KeyError, match="no-such-event"):
        Stage.from_view(ranch().view(None)).apply({"kind": "no-such-event", "data": {}})


def test_a_stage_needs_no_window() -> None:
    code = (
        "import sys, game.ui.mustang.stage, game.ui.mustang.selection;"
        "sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
