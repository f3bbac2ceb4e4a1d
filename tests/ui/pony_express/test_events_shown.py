"""Every event of the engine is seen and heard at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.ui.kit.scene import Scene
from game.ui.pony_express.cues.by_event import CUES
from game.ui.table.happening import Happening
from tests.ui.harness import Window
from tests.ui.pony_express.racing import RaceTableView, bots_session, told_race, view_of
from tests.ui.table.showing import begin_anew, show

OF_EACH = 2  # events that are shown, of all races; the others just happen


@pytest.fixture
def window() -> Iterator[Window]:
    with Window() as opened:
        opened.open(Scene(opened.ui))
        yield opened


def picture(window: Window, view: RaceTableView) -> bytes:
    """Without the strip below the board: that every event is told there is no news."""
    view.draw(window.canvas)
    return pygame.image.tobytes(window.canvas.surface.subsurface((0, 0, 1280, 660)), "RGB")


def rest(view: RaceTableView) -> None:
    """Whatever still moves comes to its end."""
    view.context.effects.advance(9.0)
    view.context.bubbles.advance(99.0)
    view.context.pieces.advance(9.0, at_once=True)
    view.context.tray.advance(9.0, view.context.seen, at_once=True)


def show_at_rest(window: Window, view: RaceTableView, happening: Happening) -> bool:
    def moves(seconds: float) -> None:
        view.context.effects.advance(seconds)
        view.context.tray.advance(seconds, view.context.seen, at_once=False)
        view.context.arena.advance(seconds)

    rest(view)
    seen = show(window, view, happening, moves, seen_as=picture)
    rest(view)
    return seen


def test_every_event_of_races_is_seen_heard_and_settled_once(window: Window) -> None:
    count: Counter[type] = Counter()
    for seed, seats in ((3, 4), (8, 3), (5, 5)):
        session = bots_session(seats, seed)
        told = told_race(session, reader=0)
        view = view_of(window, session.match, 0)
        begin_anew(view, session.match)
        for happening in told:
            kind = type(happening.event)
            count[kind] += 1
            if count[kind] > OF_EACH:
                view.take(happening)
                continue
            window.heard.clear()
            lines = len(view.context.log.lines)
            seen = show_at_rest(window, view, happening)
            assert len(view.context.log.lines) - lines <= 1
            assert seen, f"nothing is seen of {kind}"
            assert window.heard, f"{kind} makes no sound"
    assert len(count) > 30, set(CUES) - set(count)
