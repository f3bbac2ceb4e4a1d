"""Shots of real games, to be practised: found in the saves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.errors import GameError
from game.engine.requests import TakeShot
from game.practice.from_game import layout_in_view, layout_of
from game.practice.layout import Layout, problem
from game.ui.race.tape import Tape
from physics.model import Scene

MOST_FILES = 12  # the newest


class FoundShot(NamedTuple):
    """One that was taken, or is due now (then it has no `verdict`)."""

    layout: Layout
    shooter: str
    target: str  # empty at the figures
    turn: int
    when: datetime
    verdict: str = ""
    toppled: int = 0  # figures


def shots_in(path: Path) -> list[FoundShot]:
    """The newest first, of those at the same table only that; none if the file cannot be read."""
    try:
        tape = Tape.of_file(path)
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (GameError, OSError):
        return []
    oldest_first = [*_taken(tape, when), *_due(tape, when)]
    tables = {shot.layout.key: shot for shot in oldest_first}
    return sorted(tables.values(), key=oldest_first.index, reverse=True)


def _due(tape: Tape, when: datetime) -> Iterator[FoundShot]:
    """The game was left with a shot to be taken."""
    match = tape.match
    if not isinstance(match.pending, TakeShot):
        return
    scene = match.pending.scene
    view = match.view(scene.shooter)
    layout = _checked(partial(layout_in_view, view, scene))
    if layout is not None:
        yield _found(tape, layout, scene, view["turn"], when)


def _taken(tape: Tape, when: datetime) -> Iterator[FoundShot]:
    rules: Any = tape.match.rules
    board, must_fall = rules.board.name, bool(rules.options["must-fall"])
    turn = 0
    for happening in tape.happenings:
        if happening.kind == "turn-began":
            turn = happening.data["turn"]
        scene = happening.scene
        if scene is None:
            continue
        layout = _checked(partial(layout_of, scene, board=board, must_fall=must_fall))
        if layout is not None:
            found = _found(tape, layout, scene, turn, when)
            data = happening.data
            yield found._replace(verdict=data["verdict"], toppled=data["toppled"])


def _checked(layout: Callable[[], Layout]) -> Layout | None:
    """None for a table of a board that is not the same any more."""
    try:
        found = layout()
    except GameError:
        return None
    return found if problem(found) is None else None


def _found(tape: Tape, layout: Layout, scene: Scene, turn: int, when: datetime) -> FoundShot:
    names = tape.match.names
    target = "" if scene.target is None else names[scene.target]
    return FoundShot(layout, names[scene.shooter], target, turn, when)
