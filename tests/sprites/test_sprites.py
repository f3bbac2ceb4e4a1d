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
FOLDERS = ("board", "pieces", "ui", "cards", "faces", "mustang", "western", "derby")
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
        timeout=1200,  # all pieces take minutes
    )


SPOILT = [
    '<text x="1">A</text>',
    '<use href="#a"/>',
    '<rect width="9" height="9" fill="rgba(1,2,3,0.5)"/>',
    '<rect width="9" height="9" fill="red"/>',
    '<rect width="9" height="9" fill="url(#nowhere)"/>',
    '<g filter="url(#f)"><filter id="f"/></g>',
]
PLAIN = '<rect width="9" height="9" fill="#a5281b"/>'
DRAW_ALL = """
import sys
from kit import draw, svg
for drawing in sys.argv[1:]:
    try:
        print(draw(svg(drawing, 10, 10), (10, 10)).shape)
    except ValueError as error:
        print("refused:", drawing)
"""


def test_a_drawing_that_would_come_out_wrong_is_refused() -> None:
    done = run_script("-c", DRAW_ALL, PLAIN, *SPOILT)
    first, *others = done.stdout.splitlines()[-1 - len(SPOILT) :]
    assert first == "(10, 10, 4)", done.stderr
    assert others == [f"refused: {drawing}" for drawing in SPOILT]


@pytest.mark.parametrize(
    ("script", "least"),
    [
        ("ui_posters", 5),
        pytest.param("board", 40, marks=pytest.mark.slow),
        pytest.param("pieces", 40, marks=pytest.mark.slow),
        pytest.param("ui", 60, marks=pytest.mark.slow),
        pytest.param("cards", 29, marks=pytest.mark.slow),
        pytest.param("mustang", 86, marks=pytest.mark.slow),
        pytest.param("western", 56, marks=pytest.mark.slow),
        pytest.param("derby", 140, marks=pytest.mark.slow),
    ],
)
def test_running_a_script_again_gives_the_same_pictures(
    script: str, least: int, tmp_path: Path
) -> None:
    """The first stands for all where there is little time. Another release of the encoder may
    write other bytes for the same picture."""
    twin = tmp_path / "sprites"
    shutil.copytree(SCRIPTS, twin / "scripts", ignore=shutil.ignore_patterns("*cache*"))
    (tmp_path / "boards").symlink_to(ROOT / "boards")
    done = run_script(f"{script}.py", folder=twin / "scripts")
    assert done.returncode == 0, done.stderr
    made = [path for path in twin.rglob("*") if path.suffix in ENDINGS]
    assert len(made) >= least
    for path in made:
        assert difference(path, SPRITES / path.relative_to(twin)) < 1.0, path.name


def difference(one: Path, other: Path) -> float:
    """On average, of 255."""
    pixels = []
    for path in (one, other):
        with Image.open(path) as image:
            pixels.append(np.asarray(image.convert("RGBA"), np.float32))
    return float(np.abs(pixels[0] - pixels[1]).mean())
