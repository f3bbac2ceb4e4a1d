"""What is stored in the repository: a text file for each look and reel, with one line a moment,
sorted: its name and the hash of its picture, or how many frames it lasts.

Pixels are exact for one version of the libraries that draw; the head of each file names those with
which it was written.
"""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pygame
import pymunk

FOLDER = Path(__file__).parent / "hashes"


def versions() -> str:
    """Of everything that has a part in the pixels."""
    libraries = {
        "pygame-ce": pygame.version.ver,
        "SDL": _numbers(pygame.get_sdl_version()),
        "SDL_image": _numbers(pygame.image.get_sdl_image_version()),
        "SDL_ttf": _numbers(pygame.font.get_sdl_ttf_version()),
        "pymunk": pymunk.version,
    }
    named = ", ".join(f"{name} {version}" for name, version in libraries.items())
    return f"{named}, {sys.platform} {platform.machine()}"


def _numbers(version: tuple[int, int, int] | None) -> str:
    return "none" if version is None else ".".join(map(str, version))


def path_of(look: str, reel: str) -> Path:
    return FOLDER / look / f"{reel}.txt"


def versions_of(look: str, reel: str) -> str:
    path = path_of(look, reel)
    head = path.read_text(encoding="utf-8").splitlines()[0] if path.exists() else ""
    return head.removeprefix("# ")


def read(look: str, reel: str) -> dict[str, str]:
    """Nothing, where nothing is stored."""
    path = path_of(look, reel)
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return {name: value for name, _, value in (line.rpartition(": ") for line in lines)}


def write(look: str, reel: str, lines: dict[str, str]) -> None:
    path = path_of(look, reel)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = [f"# {versions()}", *sorted(f"{name}: {value}" for name, value in lines.items())]
    path.write_text("\n".join(text) + "\n", encoding="utf-8")


def differences(was: dict[str, str], now: dict[str, str]) -> list[str]:
    """Of one reel, in words."""
    new = [f"new: {moment}" for moment in now if moment not in was]
    gone = [f"gone: {moment}" for moment in was if moment not in now]
    other = [f"differs: {moment}" for moment in now if was.get(moment, now[moment]) != now[moment]]
    return [*other, *new, *gone]
