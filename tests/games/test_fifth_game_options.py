"""Options of a fifth game: set up, remembered, saved, watched again and typed, known to nobody
outside `tests/games`."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game import load_match
from game.cli import main
from game.hotseat.savefiles import save_paths
from game.settings import TableChoice, load_settings, save_settings
from game.ui.screens.setup import Setup
from game.ui.screens.starting import open_replay
from tests.games.registering import registered
from tests.games.tall_tale import TALL_TALE
from tests.games.tall_tale.window import TaleTable
from tests.support import play_out
from tests.ui.harness import Window
from tests.ui.screens.menus import open_title

GAME = TALL_TALE.id


@pytest.fixture(autouse=True)
def fifth_game() -> Iterator[None]:
    with registered(TALL_TALE):
        yield


def test_its_own_option_is_set_up_remembered_saved_and_replayed() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        open_title(window)
        window.press(f"title.{GAME}")
        window.press("setup.twice")
        window.widget("setup.goal").choose(0)  # type: ignore[attr-defined]
        window.press("setup.start")
        table = window.scene
        assert isinstance(table, TaleTable)
        assert table.session.match.options == {"goal": 9, "twice": True}
        assert save_settings(window.ui.settings) is None
        kept, problem = load_settings()
        assert problem is None
        assert kept.tables[GAME].options == {"goal": 9, "twice": True}
        assert Setup(window.ui, GAME).draft.options == {"goal": 9, "twice": True}
        window.press("table.menu")
        window.press("pause.quit")
        (path,) = save_paths()
        match = load_match(path)
        assert match.options == {"goal": 9, "twice": True}
        play_out(match, random.Random(1))
        match.save(path)
        replay = open_replay(window.ui, path)
        assert replay.recording._match.options == {"goal": 9, "twice": True}
        assert max(replay.recording._match.result["scores"].values()) >= 9


def test_remembered_options_that_it_does_not_have_are_dropped_in_one_sentence() -> None:
    with Window() as window:
        options = {"goal": 0, "twice": True, "must-fall": True}
        window.ui.settings.remember(GAME, TableChoice(options=options))
        open_title(window)
        window.press(f"title.{GAME}")
        window.frames(2)
        told = "Some settings weren't valid and were reset: goal, must-fall."
        assert told in window.words
        window.press("question.ok")
        window.frames(2)
        setup = window.scene
        assert isinstance(setup, Setup) and setup.draft.options == {"twice": True}
        window.press("setup.back")
        assert window.ui.settings.tables[GAME].options == {"twice": True}
        window.press(f"title.{GAME}")
        window.frames(2)
        assert isinstance(window.scene, Setup), "told once"


def test_the_command_line_knows_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert f"{GAME}: goal, twice" in " ".join(capsys.readouterr().out.split())
    assert main(["simulate", GAME, "--option", "goal=61"]) == 2
    said = capsys.readouterr().err
    assert said == "The option 'goal' is a number from 1 to 60, not 61.\n"
    assert main(["simulate", GAME, "--option", "must-fall=true"]) == 2
    said = capsys.readouterr().err
    assert said == "Tall Tale has no option 'must-fall'; its options are goal, twice.\n"
