"""The desktop game: opens the window, and looks after everything that can go wrong around it."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.cleantext import clean
from game.ending import when_told_to_end
from game.engine.errors import GameError

# The rest is loaded where it is needed: the first frame does not wait for what the title can do
# without, and pictures are read beside the loading.

if TYPE_CHECKING:
    from game.engine.session import Session
    from game.settings import Settings
    from game.ui.kit.assets import Assets
    from game.ui.kit.scene import Ui
    from game.ui.loop import Loop

CRASHED = 1


class Start(Protocol):
    """What is opened at once, above the title."""

    def check(self) -> None:
        """GameError, with one sentence, if it cannot be: before there is a window."""

    def open(self, ui: Ui) -> None: ...


class NewGame(NamedTuple):
    """`seats` name a level for a bot and anything else for a person."""

    game: str
    seats: Sequence[str] | None = None
    options: Mapping[str, Any] = {}
    seed: int | None = None
    tells: bool = True

    def check(self) -> None:
        from game.games.matches import new_match
        from game.hotseat.seats import seats_wanted
        from game.i18n import default_language
        from game.ui.games import entry_of
        from game.wording.vocabulary import Vocabulary

        seats = seats_wanted(self.game, self.seats, 0, Vocabulary(default_language()))
        new_match(self.game, seats.names, self.seed, self.options)
        entry_of(self.game)

    def open(self, ui: Ui) -> None:
        from game.hotseat.opening import random_seed
        from game.hotseat.seats import seats_wanted
        from game.ui.games import entry_of
        from game.ui.screens.starting import begin_new
        from game.ui.table.look import usual_look

        seed = random_seed() if self.seed is None else self.seed
        seats = seats_wanted(self.game, self.seats, seed, ui.words)
        colours = usual_look(len(seats.names)).colours
        entry = entry_of(self.game)
        begin_new(ui, entry, seats, self.options, seed, colours, tells=self.tells)


class SavedGame(NamedTuple):
    path: Path
    tells: bool = True

    def check(self) -> None:
        """Of a damaged one there must be something to look at; what, the players are asked."""
        from game.engine.rescue import readable_part
        from game.ui.games import entry_of

        entry_of(readable_part(self.path).game)

    def open(self, ui: Ui) -> None:
        from game.engine.save_data import DamagedSave
        from game.ui.screens.starting import offer_rescue, open_saved

        try:
            open_saved(ui, self.path, tells=self.tells)
        except DamagedSave as problem:
            offer_rescue(ui, self.path, problem, tells=self.tells)


class Replay(NamedTuple):
    path: Path

    def check(self) -> None:
        from game.engine.watching import finished_game
        from game.games.registry import game_named
        from game.ui.games import entry_of

        entry_of(finished_game(self.path, game_named)[0].game)

    def open(self, ui: Ui) -> None:
        from game.ui.screens.starting import open_replay

        ui.director.push(open_replay(ui, self.path))


class PracticeRange(NamedTuple):
    """Nothing can be wrong with it before it is open: what it cannot read, it says."""

    def check(self) -> None:
        return None

    def open(self, ui: Ui) -> None:
        from game.ui.range.screen import Range

        ui.director.push(Range(ui))


def run_app(start: Start | None = None, spoken: str | None = None) -> int:
    """Open the window and give the exit code when it is closed; GameError, with one sentence, for
    a start that cannot be, and where there is no screen.

    `spoken`: a language for this time, instead of the one in the settings."""
    if spoken:
        from game.i18n import language

        language(spoken)  # says what languages there are
    if start is not None:
        start.check()
    gc.disable()  # nothing is thrown away before there is a picture; the loop enables it then
    try:
        return _open_and_run(start, spoken)
    finally:
        gc.enable()


def _open_and_run(start: Start | None, spoken: str | None) -> int:
    """Told to end by the system, it asks nobody: not even whether an unsaved game may be left."""
    loops: list[Loop] = []

    def leave() -> None:
        if not loops:
            raise KeyboardInterrupt  # there is nothing to leave yet
        loops[0].quit()

    with when_told_to_end(leave):
        return _open_and_play(start, spoken, loops)


def _open_and_play(start: Start | None, spoken: str | None, loops: list[Loop]) -> int:
    assets = _read_pictures()
    from game.settings import load_settings

    settings, problem = load_settings()
    usual = settings.language
    if spoken:
        settings.change(language=spoken)
    loop: Loop | None = None
    begun = False
    try:
        loop = _open_loop(settings, assets)
        loops.append(loop)
        _open_screens(loop, start, problem)
        begun = True
        loop.run()
    except Exception as error:
        if isinstance(error, GameError) and not begun:
            raise  # one sentence, for whoever asked for this start
        return _crashed(error, loop)
    finally:
        if settings.language == spoken:
            settings.language = usual
        if loop is None:
            assets.background.stop()
        else:
            loop.close()
    return 0


def _read_pictures() -> Assets:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # read when pygame is imported
    from game.ui.kit.assets import Assets
    from game.ui.screens.title_pictures import title_pictures

    assets = Assets()
    assets.read(title_pictures())
    return assets


def _open_loop(settings: Settings, assets: Assets) -> Loop:
    from game.ui.opening import first_size, open_display

    size = first_size(settings.window_size, open_display())
    assets.read([assets.backdrop("ui/sky", size)])
    from game.ui.loop import Loop
    from game.ui.screens.routes import menu_routes

    return Loop(settings, assets, routes=menu_routes())


def _open_screens(loop: Loop, start: Start | None, problem: GameError | None) -> None:
    from game.i18n import default_language, language
    from game.ui.screens.title import Title

    news = [] if problem is None else [problem]
    try:
        language(loop.ui.settings.language or default_language())
    except GameError as damaged:
        news.append(damaged)
    loop.push(Title(loop.ui, news, looks_back=start is None))
    if start is not None:
        start.open(loop.ui)


def _crashed(error: Exception, loop: Loop | None) -> int:
    """Whatever it is, the game in progress must not be lost."""
    from game.crash import write_report

    _say_crash(write_report(error, None if loop is None else _session(loop)), error)
    return CRASHED


def _session(loop: Loop) -> Session | None:
    """Of the table that was being played."""
    from game.engine.session import Session

    sessions = (getattr(scene, "session", None) for scene in reversed(loop.scenes))
    return next((found for found in sessions if isinstance(found, Session)), None)


def _say_crash(report: Path | None, error: Exception) -> None:
    if report is None:
        # No more than its kind: its words may tell what somebody holds.
        print(f"The game broke off: {type(error).__name__}.", file=sys.stderr)
    else:
        print(
            f"The game broke off; what happened is written down in {clean(str(report))}.",
            file=sys.stderr,
        )
