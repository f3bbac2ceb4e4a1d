"""Stages that are brought up to date by events alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.engine.events import logged
from game.engine.match import Match
from game.ui.table.stage import Stage
from tests.support import play_out

Holds = Callable[[Any, Any], None]


class Audience:
    """A stage for every reader; each plays the events it may see."""

    stage_type: type[Any]
    play_out: Callable[..., object] = staticmethod(play_out)  # at random, with a look every time

    def __init__(self, match: Match, *, from_the_start: bool = True) -> None:
        self.match = match
        self.kinds: set[str] = set()
        begin = self.stage_type.opening if from_the_start else self.stage_type.from_view
        readers = (None, *range(len(match.names)))
        self.stages = {reader: begin(match.view(reader)) for reader in readers}
        self._played = 0 if from_the_start else len(match.events)

    def catch_up(self) -> None:
        for event in self.match.events[self._played :]:
            self.kinds.add(event.kind)
            for reader, stage in self.stages.items():
                if event.seen_by(reader):
                    stage.apply(logged(event))
        self._played = len(self.match.events)

    def check(self) -> None:
        """Everybody's stage is what their view says."""
        for reader, stage in self.stages.items():
            view = self.match.view(reader)
            assert stage == self.stage_type.from_view(view)
            self.check_more(stage, view)

    def check_more(self, stage: Any, view: dict[str, Any]) -> None:
        """What else holds of a stage and the view of its reader."""

    def look(self, _match: Match) -> None:
        self.catch_up()
        self.check()

    def follow(self, rng: random.Random) -> None:
        """Play to the end, with a look at everything at every question."""
        self.play_out(self.match, rng, self.look)
        self.look(self.match)


def followed_with_all_secrets(
    stage: Stage, match: Match, play: Callable[..., object], rng: random.Random, holds: Holds
) -> None:
    """A stage to which every event is told, as in a replay: `holds`, of it and of the real table,
    at every question."""
    played = 0

    def look(match: Match) -> None:
        nonlocal played
        for event in match.events[played:]:
            stage.apply(logged(event))
        played = len(match.events)
        holds(stage, match.table)

    play(match, rng, look)
    look(match)
