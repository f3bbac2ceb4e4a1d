"""Shots for planning: the same physics without a record, in a space that is used again."""

from __future__ import annotations

from physics.arena import Arena
from physics.check import check_scene
from physics.model import Flick, Outcome, Scene
from physics.run import Run


class Rehearsal:
    """One table, as many shots as wanted. Flicks are not checked."""

    def __init__(self, scene: Scene) -> None:
        check_scene(scene)
        self.scene = scene
        self._arena = Arena()

    def touches(self, flick: Flick) -> tuple[str, ...]:
        """What the die touches, in order; the shot is followed no further than that needs."""
        run = Run(self.scene, flick, self._arena)
        run.until_touches_are_known()
        self._arena.clear()
        return tuple(run.touched)

    def outcome(self, flick: Flick) -> Outcome:
        """Everything the rules would ask about."""
        run = Run(self.scene, flick, self._arena)
        run.to_the_end()
        self._arena.clear()
        return run.outcome
