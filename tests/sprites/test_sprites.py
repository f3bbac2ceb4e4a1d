"""Every picture that the window names is there and can be shown; the scripts refuse what the
renderer would leave out without a word, and give the same pictures each time."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "sprites"
SCRIPTS = SPRITES / "scripts"
FOLDERS = ("board", "pieces", "ui", "cards", "faces")
ENDINGS = (".webp", ".jpg", ".png")
LARGEST_FOLDER = 12 * 2**20  # bytes of all pictures together


def pictures() -> list[Path]:
    return sorted(path for path in SPRITES.rglob("*") if path.suffix in ENDINGS)


def named_in(source: str) -> Iterator[str]:
    """Names of pictures that stand as whole literals in a file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            folder, slash, name = node.value.partition("/")
            plain = name.replace("-", "").isalnum() and not name.endswith("-")
            if slash and folder in FOLDERS and plain:
                yield node.value


def test_every_picture_named_in_the_code_is_there() -> None:
    names = {
        name
        for path in (ROOT / "game" / "ui").rglob("*.py")
        for name in named_in(path.read_text(encoding="utf-8"))
    }
    assert len(names) > 30, "the search finds hardly any names"
    there = {str(path.relative_to(SPRITES).with_suffix("")) for path in pictures()}
    assert names - there == set()


def test_every_picture_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    paths = pictures()
    assert len(paths) > 150
    for path in paths:
        width, height = pygame.image.load(path).get_size()
        assert width >= 16, path
        assert height >= 16, path


def test_the_pictures_stay_small_enough_to_ship() -> None:
    assert sum(path.stat().st_size for path in pictures()) < LARGEST_FOLDER


def run_script(*arguments: str, folder: Path = SCRIPTS) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
    )


@pytest.mark.parametrize(
    "drawing",
    [
        '<text x="1">A</text>',
        '<use href="#a"/>',
        '<rect width="9" height="9" fill="rgba(1,2,3,0.5)"/>',
        '<rect width="9" height="9" fill="red"/>',
        '<rect width="9" height="9" fill="url(#nowhere)"/>',
        '<g filter="url(#f)"><filter id="f"/></g>',
    ],
)
def test_a_drawing_that_would_come_out_wrong_is_refused(drawing: str) -> None:
    code = f"from kit import draw, svg; draw(svg({drawing!r}, 10, 10), (10, 10))"
    done = run_script("-c", code)
    assert "ValueError" in done.stderr


def test_a_plain_drawing_is_drawn() -> None:
    drawing = '<rect width="9" height="9" fill="#a5281b"/>'
    code = f"from kit import draw, svg; print(draw(svg({drawing!r}, 10, 10), (10, 10)).shape)"
    done = run_script("-c", code)
    assert done.stdout.strip() == "(10, 10, 4)", done.stderr


def test_running_a_script_again_gives_the_same_pictures(tmp_path: Path) -> None:
    """The portraits stand for all: the others take minutes, and are made in the same way. Another
    release of the encoder may write other bytes for the same picture."""
    twin = tmp_path / "sprites"
    shutil.copytree(SCRIPTS, twin / "scripts", ignore=shutil.ignore_patterns("*cache*"))
    done = run_script("faces.py", folder=twin / "scripts")
    assert done.returncode == 0, done.stderr
    made = sorted((twin / "faces").glob("*.webp"))
    assert len(made) >= 13
    for path in made:
        assert difference(path, SPRITES / "faces" / path.name) < 1.0, path.name


def difference(one: Path, other: Path) -> float:
    """On average, of 255."""
    pixels = []
    for path in (one, other):
        with Image.open(path) as image:
            pixels.append(np.asarray(image.convert("RGBA"), np.float32))
    return float(np.abs(pixels[0] - pixels[1]).mean())
