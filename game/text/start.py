"""Beginning and ending a game in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.ending import interrupt, when_told_to_end
from game.engine.errors import SaveError
from game.engine.rescue import Rescue, rescue
from game.engine.save_data import DamagedSave
from game.engine.session import Session
from game.engine.starting import check_seed
from game.games.registry import game_named
from game.hotseat.opening import begin_game, random_seed, resume_game, resume_rescued
from game.hotseat.savefiles import last_unfinished
from game.hotseat.seats import seats_wanted
from game.i18n import default_language, mark
from game.settings import load_settings
from game.text.console import Console, Leave
from game.text.dialog import Dialog
from game.text.play import play
from game.text.setup import Setup, ask_setup, wants_to_go_on
from game.wording import GameWords, words_for


def run_text(
    game: str,
    seats: Sequence[str] | None,
    language: str | None,
    options: Mapping[str, Any],
    seed: int | None,
    console: Console | None = None,
    *,
    tells: bool = True,
) -> int:
    """Play a game in the terminal and return the exit code; GameError for what cannot be played.
    It is left at once, and in good order, when the system says so.

    `seats` name a level for a bot and anything else for a person; without them the players are
    asked, or where nobody can be asked one person sits down with bots. `tells`: whether bots have
    habits that may give a bluff away.
    """
    with when_told_to_end(interrupt):
        return _run_asked(game, seats, language, options, seed, console, tells=tells)


def _run_asked(
    game: str,
    seats: Sequence[str] | None,
    language: str | None,
    options: Mapping[str, Any],
    seed: int | None,
    console: Console | None,
    *,
    tells: bool,
) -> int:
    kind = game_named(game)
    kind.rules(options, None)  # before anybody is asked anything
    console = Console.standard() if console is None else console
    words = words_for(game, language or default_language())
    wants_this_game = bool(options) or seed is not None
    seed = check_seed(random_seed() if seed is None else seed)
    if seats is not None or not console.is_interactive:
        setup = Setup(seats_wanted(game, seats, seed, words), dict(options))
        return _run_new(game, setup, seed, words, console, tells)
    try:
        if not wants_this_game and _went_on_with_last_game(game, words, console, tells):
            return 0
        setup = ask_setup(Dialog(console, words), kind.text_part()(words), game, options, seed)
    except Leave:
        return 0
    return _run_new(game, setup, seed, words, console, tells)


def continue_text(
    path: Path,
    language: str | None,
    console: Console | None = None,
    *,
    tells: bool = True,
    rescues: bool = False,
) -> int:
    """Go on with a saved game; SaveError for a file that cannot be gone on with. `rescues`: from
    the last good turn of a damaged one, without a question."""
    console = Console.standard() if console is None else console
    with when_told_to_end(interrupt):
        _went_on_with(path, language or default_language(), console, tells=tells, rescues=rescues)
    return 0


def _went_on_with(
    path: Path, code: str, console: Console, *, tells: bool, rescues: bool = False
) -> bool:
    """False if the players do not want what can be rescued of it."""
    try:
        session = resume_game(path, tells=tells)
    except DamagedSave as problem:
        found = rescue(path, problem, game_named)
        if not rescues and not _wants_rescue(found, problem, code, console):
            return False
        session = resume_rescued(found, tells=tells)
    _run(session, code, console, path, continued=True)
    return True


def _wants_rescue(found: Rescue, problem: DamagedSave, code: str, console: Console) -> bool:
    """SaveError, which says how it can be wanted, where nobody can be asked."""
    words = words_for(found.save.game, code)
    if not console.is_interactive:
        text = mark("%(problem)s %(rescue)s Add --rescue to do so.")
        raise SaveError(text, problem=problem.message, rescue=found.message)
    console.say(words.problem(problem))
    console.say(words.message(found.message))
    return Dialog(console, words).yes_or_no(words.say("Continue from there?"))


def _went_on_with_last_game(game: str, words: GameWords, console: Console, tells: bool) -> bool:
    unfinished = last_unfinished(game)
    if unfinished is None or not wants_to_go_on(Dialog(console, words), unfinished):
        return False
    try:
        return _went_on_with(unfinished.path, words.code, console, tells=tells)
    except SaveError as problem:
        console.say(words.problem(problem))
        return False


def _run_new(
    game: str, setup: Setup, seed: int, words: GameWords, console: Console, tells: bool
) -> int:
    session, path, problem = begin_game(game, setup.seats, setup.options, seed, tells=tells)
    if problem:
        console.say(words.problem(problem))
    _run(session, words.code, console, path, continued=False)
    return 0


def _run(
    session: Session, code: str, console: Console, path: Path | None, *, continued: bool
) -> None:
    try:
        settings, problem = load_settings()
        words = words_for(session.game, code, bandits=settings.bandits, view=session.seen(None))
        if problem is not None:
            console.say(words.problem(problem))
        play(
            session,
            words,
            console,
            path,
            continued=continued,
            errands=settings.serve_drinks,
        )
        _say_goodbye(session, words, console, path)
    finally:
        session.close()


def _say_goodbye(session: Session, words: GameWords, console: Console, path: Path | None) -> None:
    _ = words.say
    if path is None or not _is_saved(session):
        console.say(_("This game is not saved."))
    elif session.result is not None:
        console.say(_("Its replay is in %(file)s.", file=path))
    else:
        console.say(_("The game is saved in %(file)s. You can continue it next time.", file=path))


def _is_saved(session: Session) -> bool:
    try:
        session.flush()
    except SaveError:
        return False
    return True
