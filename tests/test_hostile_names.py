"""Saves with hostile names through every place that shows them: nothing breaks, hangs or leaks
an order to the terminal, and what is wrong is one sentence."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from game.cleantext import LONGEST_SENTENCE
from game.cli import main
from game.engine.errors import SaveError
from game.hotseat.savefiles import last_unfinished, summary_of
from game.i18n import LANGUAGES
from game.paths import saves_dir
from game.text.console import Console, Leave
from game.text.start import run_text
from game.ui.screens.load import Load
from tests.hostile import ALLOWED, HALF_A_CHARACTER, REFUSED, save_with, unseen_in, written
from tests.support import GAME
from tests.text.typists import Recorder, typing
from tests.ui.harness import Window
from tests.ui.screens.menus import open_title

HALF = "half a character"
EVERY = [*REFUSED, HALF, *ALLOWED]


def saved(kind: str, folder: Path, *, finished: bool) -> Path:
    path = folder / f"{GAME}-hostile.jsonl"
    if kind == HALF:
        return written(HALF_A_CHARACTER, path, finished=finished)
    return save_with({**REFUSED, **ALLOWED}[kind], path, finished=finished)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    return tmp_path / "saves"


@pytest.mark.parametrize("kind", EVERY)
def test_the_title_and_the_list_show_every_save(kind: str) -> None:
    with Window() as window:
        saved(kind, saves_dir(), finished=False)
        open_title(window)
        assert not unseen_in(window.words)
        assert window.widget("title.continue").enabled == (kind in ALLOWED)
        window.press("title.load")
        assert isinstance(window.scene, Load)
        assert ("load.open0" in window.ids) == (kind in ALLOWED)
        assert ("is damaged" in window.words) == (kind not in ALLOWED)
        assert not unseen_in(window.words) and len(window.words) < LONGEST_SENTENCE
        window.press("load.delete0")
        assert "will be deleted for good" in window.words


@pytest.mark.parametrize("kind", ALLOWED)
def test_an_odd_name_is_played_with_and_watched_in_the_window(kind: str) -> None:
    with Window(animation_speed="instant") as window:
        saved(kind, saves_dir(), finished=False)
        open_title(window)
        window.press("title.load")
        window.press("load.open0")
        window.frames(30)
        assert window.scene.name == "pony-express" and not unseen_in(window.words)
    with Window(animation_speed="instant") as window:
        saved(kind, saves_dir(), finished=True)
        open_title(window)
        window.press("title.load")
        window.press("load.open0")
        window.frames(30)
        assert window.scene.name == "replay"


@pytest.mark.parametrize("kind", EVERY)
@pytest.mark.parametrize("command", [["--text"], ["--check"], ["--json"]])
def test_a_replay_of_it_is_read_or_refused_in_one_sentence(
    kind: str, command: list[str], home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(kind, home, finished=True)
    for language in LANGUAGES:
        code = main(["replay", str(path), *command, "--lang", language])
        printed = capsys.readouterr()
        assert not unseen_in(printed.out + printed.err)
        if kind in ALLOWED:
            assert code == 0 and not printed.err
        else:
            assert code == 2 and printed.err.count("\n") == 1
            assert len(printed.err) < LONGEST_SENTENCE


@pytest.mark.parametrize("kind", [*REFUSED, HALF])
@pytest.mark.parametrize("front_end", [[], ["--text"]])
def test_loading_it_is_refused_in_one_sentence(
    kind: str, front_end: list[str], home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(kind, home, finished=False)
    assert main(["play", GAME, "--load", str(path), *front_end]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and not unseen_in(said) and len(said) < LONGEST_SENTENCE


@pytest.mark.parametrize("kind", EVERY)
def test_the_terminal_offers_to_go_on_only_with_what_it_can_print(kind: str, home: Path) -> None:
    saved(kind, home, finished=False)
    console = Recorder(typing([]))
    console.is_interactive = True
    assert run_text(GAME, None, "en", {}, None, console) == 0
    assert ("Continue the game with" in console.everything) == (kind in ALLOWED)
    assert not unseen_in(console.everything)


@pytest.mark.parametrize("kind", ALLOWED)
def test_an_odd_name_is_played_with_in_the_terminal(kind: str, home: Path) -> None:
    saved(kind, home, finished=False)
    console = Recorder(typing(["y", "riders", "log", "cards", "help"]))
    console.is_interactive = True
    assert run_text(GAME, None, "en", {}, None, console) == 0
    assert not unseen_in(console.everything)


def test_one_bad_save_does_not_hide_the_good_one_behind_it(home: Path) -> None:
    good = save_with("Ann", home / f"{GAME}-1-good.jsonl", finished=False)
    bad = save_with(REFUSED["NUL"], home / f"{GAME}-2-bad.jsonl", finished=False)
    found = last_unfinished(GAME)
    assert found is not None and found.path == good
    assert isinstance(summary_of(bad).problem, SaveError)


def test_the_console_prints_no_order_that_a_text_holds() -> None:
    screen = StringIO()
    console = Console(StringIO(), screen)
    for name in REFUSED.values():
        console.say(f"It is up to {name}.")
    with pytest.raises(Leave):
        console.ask(f"Is {REFUSED['escape']} there?")
    assert not unseen_in(screen.getvalue())


def test_what_was_typed_wrongly_is_repeated_without_its_orders(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["replay", "--check", "a.jsonl", "\x1b[31m" + "x" * 100_000])
    said = capsys.readouterr().err
    assert left.value.code == 2 and not unseen_in(said) and len(said) < LONGEST_SENTENCE + 100
