"""The range as the tests open it, and shots as hands take them."""

from __future__ import annotations

import math
import time

from game.practice.layout import Layout
from game.practice.measure import straight_at
from game.practice.record import Practised, practise
from game.practice.store import Store
from game.ui.kit.canvas import Point
from game.ui.kit.scene import Scene
from game.ui.range.hand.history_sheet import HistorySheet
from game.ui.range.saved_games.sheet import GamesSheet
from game.ui.range.screen import Range
from physics.model import Flick
from tests.ui.harness import Window

STRONG = 1.9  # m/s: enough to get there


def open_range(window: Window) -> Range:
    """With whatever the player's folder holds, above something to go back to."""
    if not window.loop.scenes:
        window.open(Scene(window.ui))
    opened = window.open(Range(window.ui))
    assert isinstance(opened, Range)
    return opened


def open_history(opened: Range) -> HistorySheet:
    context = opened.context
    sheet = HistorySheet(opened.ui, context.ledger, context.look_at_style)
    context.open_sheet(sheet)
    return sheet


def open_games(opened: Range) -> GamesSheet:
    sheet = GamesSheet(opened.ui, opened.context.practise)
    opened.context.open_sheet(sheet)
    return sheet


def screen(opened: Range, at: Point) -> Point:
    """A place of the board, in the design."""
    return opened.context.board.view.to_screen(at)


def flick(window: Window, opened: Range, *, off: float = 0.0, reach: float = 22.0) -> None:
    """As a hand does it: press the die, a quick even move, and let go on the way. On a busy
    machine the move may come to a halt before the end, which is no flick: then once more."""
    for _ in range(8):
        _sweep(window, opened, off, reach)
        if opened.context.stand.state != "aim":
            return
    raise AssertionError("the die was never let go in time")


def _sweep(window: Window, opened: Range, off: float, reach: float) -> None:
    x, y = opened.context.stand.aimer.hand.start
    angle = math.radians(straight_at(opened.context.stand.scene, (x, y)) + off)
    window.move(screen(opened, (x, y)))
    window.button_down(screen(opened, (x, y)))
    for step in range(1, 13):
        run = reach * step / 12
        time.sleep(0.008)
        at = (x + math.cos(angle) * run, y + math.sin(angle) * run)
        window.move(screen(opened, at), held=True)
    window.button_up(screen(opened, (x + math.cos(angle) * reach, y + math.sin(angle) * reach)))
    window.frames(1)


def shoot(window: Window, opened: Range, *, off: float = 0.0, speed: float = STRONG) -> Practised:
    """A shot without the hand, seen to its end."""
    start = opened.context.stand.aimer.hand.start
    angle = straight_at(opened.context.stand.scene, start) + off
    opened.context.shoot({"start": [*start], "angle": angle, "speed": speed})
    see(window, opened)
    assert opened.context.shots.seen is not None
    return opened.context.shots.seen


def see(window: Window, opened: Range) -> None:
    window.until(lambda: opened.context.stand.state == "rest", most=600)


def kept(layout: Layout, *, off: float = 0.0, speed: float = STRONG, when: str = "") -> Practised:
    """A shot as the store has it."""
    scene = layout.to_scene()
    start = scene.clear_start()
    assert start is not None
    sent = Flick(start, straight_at(scene, start) + off, speed)
    return practise(layout, sent, None, "flick", when or None)[0]


def fill(window: Window, layout: Layout, shots: list[Practised]) -> None:
    """The player has shot these already."""
    store = Store(window.home / "practice")
    for shot in shots:
        assert store.add(layout, shot) is None
