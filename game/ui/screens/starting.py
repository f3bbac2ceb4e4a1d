"""From the menus to a table: a new game, or one that was saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.engine.errors import GameError
from game.engine.recording import Recording
from game.engine.rescue import Rescue, rescue
from game.engine.save_data import DamagedSave
from game.engine.session import Session
from game.games.registry import game_named
from game.hotseat.opening import begin_game, resume_game, resume_rescued
from game.hotseat.seats import Seats
from game.ui.games import GameEntry, entry_of
from game.ui.kit.scene import Ui
from game.ui.screens.question import Answer, Question, tell
from game.ui.table.look import Look, keep_look, look_beside
from game.ui.table.replay.scene import ReplayScene
from game.ui.table.scene import TableScene


def begin_new(
    ui: Ui,
    entry: GameEntry,
    seats: Seats,
    options: Mapping[str, Any],
    seed: int,
    colours: Sequence[str],
    *,
    tells: bool = True,
) -> None:
    """Sit down at a new table; SetupError for one that cannot be played."""
    tells = tells and ui.settings.tells
    session, path, problem = begin_game(entry.id, seats, options, seed, tells=tells)
    if path is not None:
        keep_look(path, colours)
    _show(ui, entry.table(ui, session, Look(tuple(colours)), path))
    if problem:
        tell(ui, ui.say("This game is not saved"), ui.words.problem(problem))


def open_saved(ui: Ui, path: Path, *, tells: bool = True) -> None:
    """Sit down at a saved table; GameError for one that cannot be gone on with."""
    _sit_down(ui, resume_game(path, tells=tells and ui.settings.tells), path)


def _sit_down(ui: Ui, session: Session, path: Path) -> None:
    try:
        entry = entry_of(session.game)
    except GameError:
        session.close()
        raise
    look = look_beside(path, len(session.names), entry.colours)
    _show(ui, entry.table(ui, session, look, path, continued=True))


def resume_saved(ui: Ui, path: Path) -> None:
    """Go on with a saved game, or say why that cannot be; what can be rescued is offered."""
    try:
        open_saved(ui, path)
    except DamagedSave as problem:
        ui.sounds.play("error")
        try:
            offer_rescue(ui, path, problem)
        except GameError:
            _refuse(ui, problem)
    except GameError as problem:
        ui.sounds.play("error")
        _refuse(ui, problem)


def offer_rescue(ui: Ui, path: Path, problem: DamagedSave, *, tells: bool = True) -> None:
    """Ask whether to go on from the last good turn of a damaged save; the problem again if there
    is none."""
    found = rescue(path, problem, game_named)
    entry_of(found.save.game)
    text = f"{ui.words.problem(problem)}\n\n{ui.words.message(found.message)}"
    go_on = Answer(
        "rescue", ui.say("Continue"), lambda: _go_on_with(ui, found, tells=tells), skin="green"
    )
    answers = [go_on, Answer("no", ui.say("Not now"))]
    ui.director.push(Question(ui, ui.say("This saved game is damaged"), text, answers))


def _go_on_with(ui: Ui, found: Rescue, *, tells: bool) -> None:
    try:
        session = resume_rescued(found, tells=tells and ui.settings.tells)
        _sit_down(ui, session, found.path)
    except GameError as problem:
        ui.sounds.play("error")
        _refuse(ui, problem)


def _refuse(ui: Ui, problem: GameError) -> None:
    tell(ui, ui.say("Can't load this game"), ui.words.problem(problem))


def open_replay(ui: Ui, path: Path) -> ReplayScene[Any]:
    """The viewer on a file; GameError, with one sentence, where it cannot be shown."""
    recording = Recording.of_file(path, game_named)
    entry = entry_of(recording.game)
    look = look_beside(path, len(recording.names), entry.colours)
    return entry.replay(ui, recording, look)


def watch_replay(ui: Ui, path: Path) -> None:
    """See a saved game again, or read why that cannot be."""
    try:
        ui.director.push(open_replay(ui, path))
    except GameError as problem:
        ui.sounds.play("error")
        tell(ui, ui.say("Can't replay this game"), ui.words.problem(problem))


def _show(ui: Ui, table: TableScene[Any]) -> None:
    """On top of the title alone, so that leaving the table leads there."""
    ui.director.home()
    ui.director.push(table)
