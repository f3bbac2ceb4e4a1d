"""Pictures of a revision and of the working copy, side by side: only hashes are stored, so the old
ones are drawn anew, by the old program with the old moments, in a worktree of that revision."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pygame

from tests.golden_pictures.reels import drawn

ROOT = Path(__file__).resolve().parents[2]
DRAW = (
    "from tests.golden_pictures.side_by_side import save_all; import sys; save_all(*sys.argv[1:])"
)


def save_all(folder: str, look: str, reel: str) -> None:
    """Every moment of a reel as a file."""
    for moment, surface in drawn(reel, look):
        path = Path(folder) / f"{moment.replace(' ', '-')}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, str(path))


def compare(revision: str, into: Path, looks: list[str], reels: list[str]) -> list[str]:
    """Old, new and difference of each moment that differs, in one file; gives the files."""
    written: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        old_tree = Path(name) / "tree"
        _git("worktree", "add", "--detach", str(old_tree), revision)
        try:
            for look in looks:
                for reel in reels:
                    old, new = Path(name) / "old", Path(name) / "new"
                    old, new = old / look / reel, new / look / reel
                    _draw(old_tree, old, look, reel)
                    _draw(ROOT, new, look, reel)
                    written += map(str, _pairs(old, new, into / look / reel))
        finally:
            _git("worktree", "remove", "--force", str(old_tree))
    return written


def _git(*words: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True)


def _draw(tree: Path, folder: Path, look: str, reel: str) -> None:
    folder.mkdir(parents=True)
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(tree)}
    subprocess.run(
        [sys.executable, "-c", DRAW, str(folder), look, reel],
        cwd=tree,
        env={**os.environ, **silent},
        stdout=subprocess.DEVNULL,
        check=False,  # a revision that does not know this reel has nothing to show
    )


def _pairs(old: Path, new: Path, into: Path) -> list[Path]:
    written = []
    for name in sorted({path.name for folder in (old, new) for path in folder.glob("*.png")}):
        was, now = _picture(old / name, new / name), _picture(new / name, old / name)
        if pygame.image.tobytes(was, "RGB") == pygame.image.tobytes(now, "RGB"):
            continue
        into.mkdir(parents=True, exist_ok=True)
        pygame.image.save(_beside(was, now), str(into / name))
        written.append(into / name)
    return written


def _picture(path: Path, other: Path) -> pygame.Surface:
    """Black, in the size of the other, where there is none."""
    if path.exists():
        return pygame.image.load(str(path))
    return pygame.Surface(pygame.image.load(str(other)).get_size())


def _beside(was: pygame.Surface, now: pygame.Surface) -> pygame.Surface:
    """Old | new | where they differ, in white."""
    width, height = was.get_size()
    whole = pygame.Surface((3 * width, height))
    whole.blit(was, (0, 0))
    whole.blit(now, (width, 0))
    same = pygame.mask.from_threshold(was, (0, 0, 0), (1, 1, 1, 255), now)
    same.invert()
    whole.blit(same.to_surface(setcolor="white", unsetcolor="black"), (2 * width, 0))
    return whole
