"""Every event of the engine is seen and heard at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.rules.pony_express.events import EVENTS
from game.ui.kit.scene import Scene
from game.ui.pony_express.cues import CUES
from game.ui.pony_express.view import RaceView
from game.ui.table.happening import Happening, Said
from tests.ui.harness import Window
from tests.ui.pony_express.racing import bots_session, told_race, view_of
from tests.ui.table.showing import show

OF_EACH = 2  # events that are shown, of all races; the others just happen


@pytest.fixture
def window() -> Iterator[Window]:
    with Window() as opened:
        opened.open(Scene(opened.ui))
        yield opened


def test_every_kind_of_event_has_a_cue() -> None:
    assert {*EVENTS, Said} == set(CUES)


def picture(window: Window, view: RaceView) -> bytes:
    """Without the strip below the board: that every event is told there is no news."""
    view.draw(window.canvas)
    return pygame.image.tobytes(window.canvas.surface.subsurface((0, 0, 1280, 660)), "RGB")


def rest(view: RaceView) -> None:
    """Whatever still moves comes to its end."""
    view.effects.advance(9.0)
    view.bubbles.advance(99.0)
    view.pieces.advance(9.0, at_once=True)
    view.tray.advance(9.0, view.seen, at_once=True)


def show_at_rest(window: Window, view: RaceView, happening: Happening) -> bool:
    def moves(seconds: float) -> None:
        view.effects.advance(seconds)
        view.tray.advance(seconds, view.seen, at_once=False)
        view.arena.advance(seconds)

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
        view.start_from(session.match, 0)
        for happening in told:
            kind = type(happening.event)
            count[kind] += 1
            if count[kind] > OF_EACH:
                view.take(happening)
                continue
            window.heard.clear()
            lines = len(view.log.lines)
            seen = show_at_rest(window, view, happening)
            assert len(view.log.lines) - lines <= 1
            assert seen, f"nothing is seen of {kind}"
            assert window.heard, f"{kind} makes no sound"
    assert len(count) > 30, set(CUES) - set(count)
