"""Shots of real games, to be practised: found in the saves."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.engine.errors import GameError
from game.engine.players import HUMAN
from game.engine.recording import Recording
from game.engine.requests import TakeShot
from game.engine.saves import match_of, read_save
from game.games.registry import game_named
from game.practice.from_game import layout_due, layout_taken
from game.practice.layout import Layout
from game.practice.race import RACE, PonyExpressView, ShotTaken
from game.rules.shared.deals import TurnBegan
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
    """The newest first, of those at the same table only that; none if the file cannot be read, or
    is of a game in which nobody shoots."""
    try:
        save = read_save(path)
        if save.game != RACE:
            return []
        match = match_of(save, path, game_named)  # also of a race that is not over
        recording = Recording(match, save.players)
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (GameError, OSError):
        return []
    oldest_first = [*_taken(recording, when), *_due(recording, when)]
    tables = {shot.layout.key: shot for shot in oldest_first}
    return sorted(tables.values(), key=oldest_first.index, reverse=True)


def _due(recording: Recording, when: datetime) -> Iterator[FoundShot]:
    """The game was left with a shot to be taken: nobody rehearses it against other people."""
    question = recording.question
    if not isinstance(question, TakeShot) or recording.players.count(HUMAN) > 1:
        return
    scene = question.scene
    view: PonyExpressView = recording.last_view(scene.shooter)
    layout = layout_due(view, scene)
    if layout is not None:
        yield _found(recording, layout, scene, view.turn, when)


def _taken(recording: Recording, when: datetime) -> Iterator[FoundShot]:
    view, turn = recording.last_view(None), 0
    for position, event in enumerate(recording.events):
        if isinstance(event, TurnBegan):
            turn = event.turn
        shot = recording.shot(position)
        if shot is None or not isinstance(event, ShotTaken):
            continue
        scene = shot.scene
        layout = layout_taken(view, scene, event)
        if layout is not None:
            found = _found(recording, layout, scene, turn, when)
            yield found._replace(verdict=event.verdict, toppled=event.toppled)


def _found(
    recording: Recording, layout: Layout, scene: Scene, turn: int, when: datetime
) -> FoundShot:
    names = recording.names
    target = "" if scene.target is None else names[scene.target]
    return FoundShot(layout, names[scene.shooter], target, turn, when)
