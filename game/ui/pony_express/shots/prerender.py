"""Pre-rendering, sliced over frames.

The first frame of a shot would have to compose many pictures at once. They are composed before, a
little in each frame, where the frame will be drawn over them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.ui.kit.canvas import Canvas

Step = Callable[[Canvas], None]


class Prerender:
    """One step in each frame, before everything else is drawn over it. `wait`: frames before the
    first one, while pictures are still being read."""

    def __init__(self, steps: Iterable[Step], *, wait: int = 0) -> None:
        self._steps = iter(steps)
        self._wait = wait

    def go_on(self, canvas: Canvas) -> bool:
        """By one step; False when there is none left."""
        if self._wait > 0:
            self._wait -= 1
            return True
        step = next(self._steps, None)
        if step is None:
            return False
        written, canvas.written = canvas.written, None
        step(canvas)
        canvas.written = written
        return True
