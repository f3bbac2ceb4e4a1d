"""Pictures are read from their files once for all tests of a process: every window reads the same
ones, and a table takes a quarter of a second for its own."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from game.paths import data_dir

KEPT = 160  # pictures
KEPT_DRAWINGS = 40

_load, _load_svg = pygame.image.load, pygame.image.load_sized_svg


def read_pictures_once() -> None:
    """The game makes a copy of what it reads, in the format of its window."""
    pygame.image.load = _picture  # type: ignore[assignment]
    pygame.image.load_sized_svg = _drawing  # type: ignore[assignment]


def _picture(file: Any, *name: str) -> pygame.Surface:
    ours = isinstance(file, Path) and file.is_relative_to(data_dir("sprites"))
    return _read(file) if ours else _load(file, *name)


@lru_cache(KEPT)
def _read(file: Path) -> pygame.Surface:
    return _load(file)


def _drawing(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
    return _draw(file.getvalue(), size)


@lru_cache(KEPT_DRAWINGS)
def _draw(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    return _load_svg(io.BytesIO(svg), size)
