"""The app around the screens: where it opens, and what it says when something is missing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app import NewGame, Replay, SavedGame, run_app
from game.cli import main
from game.crash import last_report
from game.engine.errors import GameError
from game.paths import HOME_VARIABLE
from game.settings import Settings, load_settings, save_settings
from game.ui.loop import Loop
from game.ui.screens.question import Question
from game.ui.screens.title import UNDISTURBED, Title
from tests.ui.screens.menus import finished_race, saved_race

ROOT = Path(__file__).parents[3]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return tmp_path


class Watched:
    """A loop that runs a few frames instead of waiting for somebody to quit."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, frames: int = UNDISTURBED + 3) -> None:
        self.screens: list[str] = []
        self.language = ""
        self.texts: list[str] = []
        self.has_sound = True
        self._frames = frames
        monkeypatch.setattr(Loop, "run", lambda loop: self._run(loop))

    def _run(self, loop: Loop) -> None:
        loop._running = True
        loop.ui.canvas.written = []
        for _ in range(self._frames):
            loop.frame(1 / 60)
        self.screens = [scene.name for scene in loop.scenes]
        self.language = loop.ui.words.code
        self.texts = [written.text for written in loop.ui.canvas.written]
        self.has_sound = loop.ui.sounds.works


@pytest.fixture
def watched(home: Path, monkeypatch: pytest.MonkeyPatch) -> Watched:
    return Watched(monkeypatch)


def test_without_a_command_the_title_opens(watched: Watched) -> None:
    save_settings(Settings(welcomed=True))
    assert main([]) == 0
    assert watched.screens == ["title"]


def test_range_goes_straight_to_the_range(watched: Watched) -> None:
    assert main(["range", "--lang", "it"]) == 0
    assert watched.screens == ["title", "range"]
    assert watched.language == "it"


def test_play_goes_straight_to_a_table(watched: Watched) -> None:
    assert main(["play", "pony-express", "--seats", "Ann,ranger,greenhorn", "--seed", "3"]) == 0
    assert watched.screens == ["title", "pony-express"]


def test_play_without_seats_is_one_person_among_beginners(watched: Watched) -> None:
    assert main(["play", "pony-express", "--option", "board=silver-trail", "--no-tells"]) == 0
    assert watched.screens == ["title", "pony-express"]


def test_a_saved_game_is_gone_on_with(watched: Watched) -> None:
    path = saved_race()
    assert main(["play", "pony-express", "--load", str(path)]) == 0
    assert watched.screens == ["title", "pony-express"]


def test_a_replay_opens_its_viewer(watched: Watched) -> None:
    path = finished_race()
    assert main(["replay", str(path)]) == 0
    assert watched.screens == ["title", "replay"]


def test_a_language_for_this_time_is_not_remembered(watched: Watched) -> None:
    save_settings(Settings(language="it"))
    assert main(["play", "pony-express", "--lang", "fr"]) == 0
    assert watched.language == "fr"
    assert load_settings()[0].language == "it"


@pytest.mark.parametrize(
    "start",
    [
        NewGame("pony-express", ["Ann", "Ann", "ranger"]),
        NewGame("pony-express", ["Ann", "ranger"]),
        NewGame("pony-express", seed=-1),
        NewGame("pony-express", options={"board": "atlantis"}),
        SavedGame(Path("no-such-file.jsonl")),
        Replay(Path("no-such-file.jsonl")),
    ],
)
def test_what_cannot_be_opened_is_said_before_there_is_a_window(
    start: NewGame | SavedGame | Replay, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a window was opened")

    monkeypatch.setattr(Loop, "__init__", never)
    with pytest.raises(GameError):
        run_app(start)


def test_broken_settings_are_told(home: Path, watched: Watched) -> None:
    (home / "settings").mkdir()
    (home / "settings" / "settings.json").write_text("{{{")
    assert main([]) == 0
    assert watched.screens == ["title", "question"]
    assert any("settings couldn't be read" in text for text in watched.texts)


def test_no_sound_device_is_no_reason_to_stop(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    save_settings(Settings(welcomed=True))
    assert main([]) == 0
    assert watched.screens == ["title"] and not watched.has_sound


def test_a_crash_is_written_down_with_what_all_know_of_the_match(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(loop: Loop) -> None:
        loop._running = True
        loop.frame(1 / 60)
        raise RuntimeError("something really broke")

    monkeypatch.setattr(Loop, "run", broken)
    assert main(["play", "pony-express", "--seats", "Ann,ranger,ranger", "--seed", "9"]) == 1
    report = last_report()
    assert report is not None
    said = capsys.readouterr().err.strip()
    assert len(said.splitlines()) == 1 and str(report) in said
    text = report.read_text(encoding="utf-8")
    assert "something really broke" in text
    assert "game: pony-express" in text and "players: human, ranger, ranger" in text
    assert "Ann" not in text and "seed:" not in text


def test_a_screen_that_cannot_be_opened_is_a_crash_too(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(title: Title) -> None:
        raise RuntimeError("the title broke")

    monkeypatch.setattr(Title, "build", broken)
    assert main([]) == 1
    report = last_report()
    assert report is not None and "the title broke" in report.read_text(encoding="utf-8")
    assert str(report) in capsys.readouterr().err


def test_a_save_that_vanishes_before_it_is_opened_is_one_sentence(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved_race()
    monkeypatch.setattr(Loop, "run", lambda loop: None)
    monkeypatch.setattr(SavedGame, "check", lambda start: path.unlink())
    assert main(["play", "pony-express", "--load", str(path)]) == 2
    assert last_report() is None
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_after_a_crash_the_next_start_offers_the_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(loop: Loop) -> None:
        raise RuntimeError("something really broke")

    monkeypatch.setattr(Loop, "run", broken)
    assert main(["play", "pony-express", "--seats", "Ann,ranger,ranger"]) == 1
    watched = Watched(monkeypatch)
    assert main([]) == 0
    assert watched.screens == ["title", Question.name]
    assert any("Continue it?" in text for text in watched.texts)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a screen cannot be taken away")
@pytest.mark.parametrize("arguments", [[], ["play", "pony-express"]])
def test_without_a_screen_there_is_one_sentence(arguments: list[str], tmp_path: Path) -> None:
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in unwanted}
    environment |= {HOME_VARIABLE: str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1 and "--text" in done.stderr


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
@pytest.mark.parametrize("saved", [True, False])
def test_the_first_signal_ends_any_game_without_a_question(
    home: Path, monkeypatch: pytest.MonkeyPatch, name: str, saved: bool
) -> None:
    number = getattr(signal, name, None)
    if number is None:
        pytest.skip("there is no such signal here")
    if not saved:
        home.mkdir(exist_ok=True)
        (home / "saves").write_text("a file where the folder should be", encoding="utf-8")
    seen: list[str] = []

    def told_to_end(loop: Loop) -> None:
        loop._running = True
        loop.frame(1 / 60)
        os.kill(os.getpid(), number)
        loop.read_input()
        assert not loop._running
        seen.append(loop.top.name)

    monkeypatch.setattr(Loop, "run", told_to_end)
    before = signal.getsignal(number)
    assert main(["play", "pony-express", "--seats", "Ann,ranger,ranger"]) == 0
    assert seen == ["pony-express" if saved else "question"], "the one that says it is not saved"
    assert signal.getsignal(number) is before
    assert len(list((home / "saves").glob("*.jsonl"))) == saved


def test_a_crash_that_cannot_be_written_down_says_no_more_than_its_kind(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(loop: Loop) -> None:
        raise KeyError("Ann holds the spyglass")

    (home / "crashes").write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.setattr(Loop, "run", broken)
    assert main(["play", "pony-express", "--seats", "Ann,ranger,ranger"]) == 1
    assert capsys.readouterr().err.strip() == "The game broke off: KeyError."
