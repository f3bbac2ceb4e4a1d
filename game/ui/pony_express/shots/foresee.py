"""Draws ahead the pictures that a shot will need, before anybody shoots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from game.rules.pony_express.pieces import duel_place
from game.rules.pony_express.seen_table import pieces_seen
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Ui
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.riders.panel import draw_passing
from game.ui.pony_express.shots.arena import Meeting
from game.ui.pony_express.shots.column import draw_banner, draw_heading, draw_power
from game.ui.pony_express.shots.duel_facts import duel_title, facing
from game.ui.pony_express.shots.duellists import Duellist, draw_duellists
from game.ui.pony_express.shots.ground import standing
from game.ui.pony_express.shots.layout import shot_places
from game.ui.pony_express.shots.lens import Lens
from game.ui.pony_express.shots.patience import Patience
from game.ui.pony_express.shots.prerender import Prerender, Step
from game.ui.pony_express.shots.watch_bar import WatchBar
from physics.model import Scene
from physics.result import Pose

READING = 20  # frames: then the pictures for a shot have been read
VERDICTS = (("good", ""), ("bad", "pieces/badge"), ("plain", ""))


class Coming(NamedTuple):
    """A shot that may be taken soon, and who is seen beside it."""

    scene: Scene
    title: str
    facing: tuple[Duellist, ...]


def foresee_duel(context: RaceContext, meeting: Meeting) -> None:
    """The camera will go there soon."""
    title = duel_title(context.ui, showdown=meeting.showdown)
    stand = facing(context, meeting)
    panel = partial(draw_duellists, ui=context.ui, title=title, duellists=stand)
    passing = partial(draw_passing, context=context)
    context.prerender = Prerender([panel, passing], wait=READING)


def foresee(context: RaceContext, *shooters: int) -> None:
    """These will shoot soon: at each other, or a single one at the figures."""
    coming = [_coming(context, shooter) for shooter in shooters]
    passing = partial(draw_passing, context=context)
    wait = READING if context.seen.duel is None else 0
    context.prerender = Prerender(chain([passing], _steps_of(context, coming)), wait=wait)


def _coming(context: RaceContext, shooter: int) -> Coming:
    """As far as all can know it."""
    board, duel = context.board, context.seen.duel
    place = board.figures_place if duel is None else duel_place(board, duel, shooter)
    scene = Scene(
        width=board.width,
        height=board.height,
        line=place.line,
        pieces=tuple(pieces_seen(context.seen)),
        mode="figures" if duel is None else "duel",
        shooter=shooter,
        target=None if duel is None else duel.opponent(shooter),
    )
    meeting = Meeting((), False) if duel is None else Meeting(duel.seats, duel.showdown)
    title = duel_title(context.ui, showdown=meeting.showdown)
    return Coming(scene, title, facing(context, meeting, shooting=shooter))


def _steps_of(context: RaceContext, shots: Sequence[Coming]) -> Iterator[Step]:
    """Everything that is seen beside these shots, and after them."""
    ui = context.ui
    for scene, title, stand in shots:
        places = shot_places(ui.zoom)
        panels = places.figures if scene.target is None else places.duel
        yield partial(draw_power, ui=ui, box=panels.power, words="")
        yield partial(draw_heading, box=panels.lower, words="")
        if stand:
            yield partial(draw_duellists, ui=ui, title=title, duellists=stand)
        lens = Lens(context.board_view, scene)
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
