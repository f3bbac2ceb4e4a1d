"""Pre-rendering for a shot, sliced over frames.

The first frame of a shot would have to compose many pictures at once. They are composed before, a
little in each frame, where the frame will be drawn over them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Ui
from game.ui.pony_express.board_view import BoardView
from game.ui.pony_express.shots.column import draw_banner, draw_heading, draw_power
from game.ui.pony_express.shots.duellists import Duellist, draw_duellists
from game.ui.pony_express.shots.ground import standing
from game.ui.pony_express.shots.layout import shot_places
from game.ui.pony_express.shots.lens import Lens
from game.ui.pony_express.shots.patience import Patience
from game.ui.pony_express.shots.watch_bar import WatchBar
from physics.model import Scene
from physics.result import Pose

VERDICTS = (("good", ""), ("bad", "pieces/badge"), ("plain", ""))

Step = Callable[[Canvas], None]


class Coming(NamedTuple):
    """A shot that may be taken soon, and who is seen beside it."""

    scene: Scene
    title: str
    facing: tuple[Duellist, ...]


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


def steps_of(ui: Ui, view: BoardView, shots: Sequence[Coming]) -> Iterator[Step]:
    """Everything that is seen beside these shots, and after them."""
    for scene, title, facing in shots:
        places = shot_places(ui.zoom)
        panels = places.figures if scene.target is None else places.duel
        yield partial(draw_power, ui=ui, box=panels.power, heading="")
        yield partial(draw_heading, box=panels.lower, heading="")
        if facing:
            yield partial(draw_duellists, ui=ui, title=title, duellists=facing)
        lens = Lens(view, scene)
        yield lens.paint
        yield partial(_draw, lens=lens, scene=scene)
    bar = _idle_bar(ui)
    for enabled in (False, True):
        for widget in bar.widgets(1.0, enabled=enabled):
            yield partial(widget.draw, ui=ui)
    yield bar.draw
    for tone, icon in VERDICTS:
        yield partial(draw_banner, text="", tone=tone, icon=icon)


def _draw(canvas: Canvas, lens: Lens, scene: Scene) -> None:
    lens.draw(canvas, standing, Pose(at=scene.line.centre, turn=0.0), [])


def _idle_bar(ui: Ui) -> WatchBar:
    def nothing() -> None:
        """Nobody can press it."""

    return WatchBar(
        ui,
        Patience(ours=False),
        again=nothing,
        slow_down=lambda rate: None,
        seek=lambda share: None,
        skip=nothing,
        go_on=nothing,
        practise=nothing,
    )
