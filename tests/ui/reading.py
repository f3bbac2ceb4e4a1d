"""What windows read from files, and make of it in their size, all windows of a process share: a
table alone takes a quarter of a second for its pictures, and as long for all sounds."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from game.paths import data_dir
from game.ui.kit.assets import BUDGET, CELL_BUDGET, Assets, Cell
from game.ui.kit.lru_cache import Key, LruCache, T, bytes_of

KEPT_DRAWINGS = 40
SOURCES = 64 * 2**20  # bytes of pictures as they came from the file
SCALED = 64 * 2**20  # bytes of pictures in any size
CELLS = 24 * 2**20  # bytes of parts of them
KEPT_SOUNDS = 150
DRAWN_BY_A_SCREEN = "made"  # so begin the keys of what it keeps

_load_svg, _load_sound = pygame.image.load_sized_svg, pygame.mixer.Sound


def read_files_once() -> None:
    """Drawings and sounds; the game makes a copy of what it reads."""
    pygame.image.load_sized_svg = _drawing  # type: ignore[assignment]
    pygame.mixer.Sound = _sound  # type: ignore[assignment, misc]


def _drawing(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
    return _draw(file.getvalue(), size)


@lru_cache(KEPT_DRAWINGS)
def _draw(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    return _load_svg(io.BytesIO(svg), size)


def _sound(file: Any = None, **given: Any) -> pygame.mixer.Sound:
    ours = isinstance(file, Path) and file.is_relative_to(data_dir("sounds"))
    if ours and pygame.mixer.get_init() is not None:
        return _load_sound(buffer=_samples(file))
    return _load_sound(**given) if file is None else _load_sound(file, **given)


@lru_cache(KEPT_SOUNDS)
def _samples(file: Path) -> bytes:
    return _load_sound(file).get_raw()


class Shared(LruCache[T]):
    """What comes from a file is kept for the next window too; what a screen drew itself is not.
    A window has its own copies: no picture that was drawn on one outlives it."""

    def __init__(self, budget: int, common: LruCache[T]) -> None:
        super().__init__(budget)
        self._common = common

    def __contains__(self, key: Key) -> bool:
        return super().__contains__(key) or key in self._common

    def get(self, key: Key) -> T | None:
        found = super().get(key)
        if found is None and (common := self._common.get(key)) is not None:
            return super().put(key, _copied(common), bytes_of(_surface_of(common)))
        return found

    def put(self, key: Key, thing: T, size: int) -> T:
        if key[0] != DRAWN_BY_A_SCREEN:
            self._common.put(key, _copied(thing), size)
        return super().put(key, thing, size)


def _copied(thing: Any) -> Any:
    if isinstance(thing, Cell):
        return thing._replace(surface=thing.surface.copy())
    return thing.copy()


def _surface_of(thing: Any) -> pygame.Surface:
    return thing.surface if isinstance(thing, Cell) else thing


class Sources(LruCache[pygame.Surface]):
    """Of all windows: they are scaled, never drawn as they are."""

    def clear(self) -> None:
        pass


_SOURCES = Sources(SOURCES)
_SCALED: LruCache[pygame.Surface] = LruCache(SCALED)
_CELLS: LruCache[Cell] = LruCache(CELLS)


class SharedAssets(Assets):
    """Pictures that another window has read or scaled are there already."""

    def __init__(self) -> None:
        super().__init__()
        self._sources = _SOURCES
        self._scaled = Shared(BUDGET, _SCALED)
        self._cells = Shared(CELL_BUDGET, _CELLS)
