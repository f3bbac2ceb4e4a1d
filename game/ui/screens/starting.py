"""From the menus to a table: a new race, or one that was saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.engine.errors import SaveError
from game.engine.session import Session
from game.hotseat.seats import Seats
from game.hotseat.tables import begin_game, resume_game
from game.ui.kit.scene import Ui
from game.ui.screens.question import tell

GAME = "pony-express"


def begin_race(
    ui: Ui,
    seats: Seats,
    options: Mapping[str, Any],
    seed: int,
    colours: Sequence[str],
    *,
    tells: bool = True,
) -> None:
    """Sit down at a new table; SetupError for one that cannot be played."""
    from game.ui.table.look import Look, keep_look

    tells = tells and ui.settings.tells
    session, path, problem = begin_game(GAME, seats, options, seed, tells=tells)
    if path is not None:
        keep_look(path, colours)
    _show_table(ui, session, Look(tuple(colours)), path)
    if problem:
        tell(ui, ui.say("This game is not saved"), ui.words.problem(problem))


def open_saved(ui: Ui, path: Path, *, tells: bool = True) -> None:
    """Sit down at a saved table; SaveError for one that cannot be gone on with."""
    from game.ui.table.look import look_beside

    session = resume_game(path, tells=tells and ui.settings.tells)
    look = look_beside(path, len(session.match.names))
    _show_table(ui, session, look, path, continued=True)


def resume_race(ui: Ui, path: Path) -> None:
    """Go on with a saved race, or say why that cannot be."""
    try:
        open_saved(ui, path)
    except SaveError as problem:
        ui.sounds.play("error")
        tell(ui, ui.say("That cannot be loaded"), ui.words.problem(problem))


def watch_replay(ui: Ui, path: Path) -> None:
    """See a saved race again, or read why that cannot be."""
    from game.ui.race.replay import RaceReplay

    try:
        ui.director.push(RaceReplay(ui, path))
    except SaveError as problem:
        ui.sounds.play("error")
        tell(ui, ui.say("That cannot be shown"), ui.words.problem(problem))


def _show_table(
    ui: Ui, session: Session, look: Any, path: Path | None, *, continued: bool = False
) -> None:
    """On top of the title alone, so that leaving the table leads there."""
    # The table brings the whole race with it: the title must not wait for that.
    from game.ui.race.table import RaceTable

    table = RaceTable(ui, session, look, saved_in=path, continued=continued)
    ui.director.home()
    ui.director.push(table)
