"""Shots for planning: the same physics without a record, followed no further than need be."""

from __future__ import annotations

from collections.abc import Generator

from physics.check import check_scene
from physics.model import Flick, Outcome, Scene
from physics.run import Run

_STEPS_AT_ONCE = 12  # of a shot: seldom more than a millisecond


class Rehearsal:
    """One table, as many shots as wanted. Flicks are not checked.

    Every shot has a space of its own: a space that is used again takes its contacts in another
    order, and then the answer may be another one than that of the whole shot."""

    def __init__(self, scene: Scene) -> None:
        check_scene(scene)
        self.scene = scene

    def touches(self, flick: Flick) -> tuple[str, ...]:
        """What the die touches, in order; the shot is followed no further than that needs."""
        run = Run(self.scene, flick)
        run.until_touches_are_known()
        return tuple(run.touched)

    def outcome(self, flick: Flick) -> Outcome:
        """Everything the rules would ask about."""
        run = Run(self.scene, flick)
        run.to_the_end()
        return run.outcome

    def outcome_slices(self, flick: Flick) -> Generator[None, None, Outcome]:
        """The same for those who have a millisecond at a time: yields after each."""
        run = Run(self.scene, flick)
        over = False
        while not over:
            over = run.go_on(_STEPS_AT_ONCE)
            yield None
        return run.outcome
