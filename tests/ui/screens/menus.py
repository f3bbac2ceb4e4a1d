"""What the tests of the menus share: every screen by name, opened as a player would meet it."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from game import new_match
from game.app import NewGame
from game.engine.autosave import backup_of
from game.engine.session import Session
from game.hotseat.opening import begin_game, resume_game
from game.hotseat.savefiles import new_save_paths
from game.hotseat.seats import Seats
from game.paths import saves_dir, user_dir
from game.ui.games import entry_of
from game.ui.kit.scene import Scene
from game.ui.kit.stepper import Stepper
from game.ui.kit.text_field import TextField
from game.ui.kit.values import Choice, Slider
from game.ui.pony_express.context import RaceContext
from game.ui.screens.about import About
from game.ui.screens.first_start import FirstStart
from game.ui.screens.load import Load
from game.ui.screens.pause import Pause
from game.ui.screens.pause_seats import PauseSeats
from game.ui.screens.question import Answer, Question
from game.ui.screens.settings_screen import SettingsScreen
from game.ui.screens.setup import Setup
from game.ui.screens.title import Title
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from tests.saving import answer_some, damage_line
from tests.support import play_out, race
from tests.ui.harness import Window
from tests.ui.table.sitting import LONG as WIDE
from tests.ui.table.sitting import is_table

LONG = WIDE[:3]
TEN = WIDE
SEATS = Seats(("Ann", "Buck", "Etta"), ("human", "random", "random"))
ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
Opener = Callable[[Window], Scene]


def open_title(window: Window) -> Title:
    title = Title(window.ui)
    window.open(title)
    return title


def saved_race(names: tuple[str, ...] = SEATS.names) -> Path:
    return saved_game("pony-express", names)


def saved_game(game: str, names: tuple[str, ...]) -> Path:
    """One that was begun and left."""
    seats = Seats(names, ("human", *["random"] * (len(names) - 1)))
    session, path, _ = begin_game(game, seats, {}, 3)
    session.close()
    assert path is not None
    return path


def finished_race() -> Path:
    match = race(3, seed=12)
    play_out(match, random.Random(12))
    path = next(new_save_paths("pony-express", datetime.now()))
    Session(match, {}, path).close()
    return path


def damaged_race() -> Path:
    """One that was played for a while, and whose file has a bad line."""
    path = saved_race()
    session = resume_game(path)
    answer_some(session, random.Random(3), 20)
    session.close()
    backup_of(path).unlink()
    damage_line(path, 6)
    return path


def broken_save(name: str = "broken") -> Path:
    path = saves_dir() / f"pony-express-{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"format": 99, "game": "pony-express"}\n', encoding="utf-8")
    return path


def broken_board(name: str = "mine", text: str = "game: pony-express\nspaces: 3\n") -> Path:
    path = user_dir("boards") / f"{name}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def at_table(
    window: Window, seats: tuple[str, ...] = ("Ann", "ranger", "ranger")
) -> TableScene[RaceContext]:
    open_title(window)
    NewGame("pony-express", seats, seed=5).open(window.ui)
    window.frames(1)
    assert is_table(window.scene, "pony-express")
    return window.scene


# --------------------------------------------------------------------------- every screen


def _continued(window: Window) -> Scene:
    saved_race(LONG)
    return open_title(window)


def _continued_by_ten(window: Window) -> Scene:
    saved_game("western", TEN)
    return open_title(window)


def _full_setup(window: Window) -> Scene:
    """Five seats, and something wrong with two of them."""
    setup = Setup(window.ui, "pony-express")
    for _ in range(2):
        setup.draft.add()
    setup.draft.seats[1].kind = "human"
    setup.draft.seats[1].name = setup.draft.seats[0].name = LONG[0]
    setup.draft.seats[3].character = "Clementine"
    return window.open(setup)


def _setup_of_ten(window: Window) -> Scene:
    """Ten seats, two of them of one name, and more money than wins."""
    setup = Setup(window.ui, "western")
    while len(setup.draft.seats) < len(TEN):
        setup.draft.add()
    setup.draft.seats[1].kind = "human"
    setup.draft.seats[1].name = setup.draft.seats[0].name = LONG[0]
    setup.draft.choose("money", 990)
    return window.open(setup)


def _setup_of_derby(window: Window) -> Scene:
    """Six seats, and the way of the first card that takes most words."""
    setup = Setup(window.ui, "derby")
    while len(setup.draft.seats) < 6:
        setup.draft.add()
    setup.draft.choose("first-card", 2)
    return window.open(setup)


def _broken_board(window: Window) -> Scene:
    broken_board()
    setup = window.open(Setup(window.ui, "pony-express"))
    window.press("setup.board-previous")
    window.move((4, 4))  # no tip in the way
    return setup


def _load(window: Window) -> Scene:
    for path in (saved_race(LONG), finished_race(), saved_game("western", TEN)):
        assert path.exists()
    for number in range(4):
        broken_save(f"broken-{number}")
    return window.open(Load(window.ui))


def _question(window: Window) -> Scene:
    sentence = "The report is in " + "/a-folder" * 12 + "/report.txt. " * 2
    answers = [Answer("one", "Reset all"), Answer("two", "Keep mine")]
    return window.open(Question(window.ui, "The game crashed last time", sentence, answers))


def _pause(window: Window) -> Scene:
    return window.open(Pause(window.ui, at_table(window)))


def _seats(window: Window) -> Scene:
    table = at_table(window, (*LONG, "ranger", "gunslinger"))
    return window.open(PauseSeats(window.ui, table, window.ui.director.pop))


def _seats_of_ten(window: Window) -> Scene:
    session = Session(new_match("western", TEN, 5), {})
    table = entry_of("western").table(window.ui, session, usual_look(len(TEN)))
    window.open(table)
    return window.open(PauseSeats(window.ui, table, window.ui.director.pop))


SCREENS: dict[str, Opener] = {
    "title": open_title,
    "set-up": lambda window: window.open(Setup(window.ui, "pony-express")),
    "set-up of five": _full_setup,
    "set-up of ten": _setup_of_ten,
    "set-up of Mustang": lambda window: window.open(Setup(window.ui, "mustang")),
    "set-up of the derby": _setup_of_derby,
    "set-up with a broken board": _broken_board,
    "settings": lambda window: window.open(SettingsScreen(window.ui)),
    "about": lambda window: window.open(About(window.ui)),
    "first-start": lambda window: (open_title(window), window.open(FirstStart(window.ui)))[1],
    "no saved games": lambda window: window.open(Load(window.ui)),
    "title with a game to go on with": _continued,
    "title with a game of ten to go on with": _continued_by_ten,
    "saved games": _load,
    "question": _question,
    "pause": _pause,
    "who plays": _seats,
    "who of ten plays": _seats_of_ten,
}


# --------------------------------------------------------------------------- by keyboard


def stops(window: Window) -> set[str]:
    return {widget.id for widget in window.scene.group if widget.takes_focus()}


def _step(window: Window, key: int) -> None:
    """A key that leads from one widget to the next, which takes no frame."""
    window.key_down(key)
    window.key_up(key)


def reached_by_tab(window: Window) -> set[str]:
    found = set()
    for _ in range(len(stops(window)) + 1):
        _step(window, pygame.K_TAB)
        if window.scene.group.focus is not None:
            found.add(window.scene.group.focus.id)
    return found


def reached_by_arrows(window: Window) -> set[str]:
    """From wherever the first arrow leads, on and on. What the arrows mean to a widget itself
    (left and right in a choice) is not pressed."""
    _step(window, pygame.K_DOWN)
    group = window.scene.group
    assert group.focus is not None
    found, new = {group.focus.id}, [group.focus.id]
    while new:
        here = new.pop()
        for arrow in ARROWS:
            group.focus_on(here, window.ui)
            own = isinstance(group[here], Choice | Slider | Stepper | TextField)
            if own and arrow in (pygame.K_LEFT, pygame.K_RIGHT):
                continue
            _step(window, arrow)
            if group.focus is not None and group.focus.id not in found:
                found.add(group.focus.id)
                new.append(group.focus.id)
    return found
