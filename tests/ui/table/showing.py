"""What happened in a game, shown at any table event by event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from game.engine.events import logged
from game.engine.match import Match
from game.ui.table.cue import Cue, Happening
from game.ui.table.view import TableView
from tests.ui.harness import Window, crossing_texts, cut_texts

ENOUGH = 20.0  # seconds in which every cue is over


def event_kinds(events: Iterable[Any]) -> set[str]:
    """Of a game's events, as they stand in a log."""
    return {str(event.__struct_config__.tag) for event in events}


def told(match: Match, reader: int | None) -> list[Happening]:
    """Everything that happened, as far as the reader may know."""
    return [Happening(logged(event)) for event in match.events if event.seen_by(reader)]


def picture(window: Window, view: TableView) -> bytes:
    view.draw(window.canvas)
    return window.pixels()


def show(
    window: Window,
    view: TableView,
    happening: Happening,
    moves: Callable[[float], object],
    *,
    step: float = 0.05,
    looked_at: int = 4,
    seen_as: Callable[[Window, Any], bytes] = picture,
) -> bool:
    """From its beginning to its end; gives whether anything was to be seen of it meanwhile.
    `moves`: what moves besides the cue; `looked_at`: of the steps, each so many-th is drawn;
    `seen_as`: the part of the table that counts."""
    before, seen = seen_as(window, view), False
    cue = view.cue_for(happening)
    cue.begin()
    view.cue = cue
    for number in range(round(ENOUGH / step)):
        over = cue.advance(step)
        moves(step)
        if not seen:
            seen = seen_as(window, view) != before
        elif over or number % looked_at == 0:
            view.draw(window.canvas)
        if over:
            break
    else:
        pytest.fail(f"{happening.kind} never ends")
    view.cue = None
    assert cue._settled
    return seen


def texts_have_room(
    window: Window, view: TableView, happenings: Iterable[Happening], seen: set[str]
) -> None:
    """In the middle of every event of a kind that was not `seen` yet."""
    for happening in happenings:
        if happening.kind in seen:
            view.take(happening)
            continue
        seen.add(happening.kind)
        cue = view.cue = view.cue_for(happening)
        cue.begin()
        _to_the_middle(view, cue)
        window.canvas.written.clear()
        view.draw(window.canvas)
        assert not cut_texts(window), happening.kind
        assert not crossing_texts(window), happening.kind
        view.cue = None
        cue.end()


def _to_the_middle(view: TableView, cue: Cue) -> None:
    while not cue.advance(0.2) and cue.share < 0.5:
        view.advance_parts(0.2)
