"""`main.py gallery` without a window: titles, pictures, and what cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.cli import main


def test_titles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gallery", "--list", "--only", "kit: B"]) == 0
    assert capsys.readouterr().out == "kit: Button\nkit: Button, large type\n"


def test_pages_are_drawn_into_a_folder_and_nothing_of_the_player_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path / "player"))
    folder, before = tmp_path / "new" / "pictures", dict(os.environ)
    assert main(["gallery", "--shot", str(folder), "--only", "kit: Check", "--lang", "fr"]) == 0
    assert dict(os.environ) == before and not (tmp_path / "player").exists()
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["000-kit-Check.png", "001-kit-Check,-large-type.png"]
    usual, large = (pygame.image.load(str(folder / name)) for name in names)
    assert pygame.image.tobytes(usual, "RGB") != pygame.image.tobytes(large, "RGB")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--lang", "xx"], "There is no language 'xx'"),
        (["--zoom", "300"], "The zoom goes from 100 to 150 percent, not 300."),
        (["--list", "--only", "no such page"], "No page of the gallery"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gallery", *wrong]) == 2
    assert said in capsys.readouterr().err


def test_the_game_never_loads_it() -> None:
    look = (
        "import sys, game.cli, game.app, game.ui.loop, game.ui.screens.title, "
        "game.ui.pony_express.table; print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert "game.ui.loop" in run.stdout and "game.ui.gallery" not in run.stdout
