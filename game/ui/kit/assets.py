"""Pictures, loaded when first asked for and scaled for the window. A missing or damaged one is
replaced by a plain shape and logged once: the game goes on."""

from __future__ import annotations

import logging
from collections import OrderedDict
from pathlib import Path

import pygame

from game.paths import data_dir

log = logging.getLogger(__name__)

DRAWN_AT = 2.0  # pixels of a file to the design unit
BUDGET = 96 * 2**20  # bytes of scaled pictures that are kept
SOURCE_BUDGET = 48 * 2**20  # bytes of pictures as they came from the file
STAND_IN = (169, 113, 58)

Key = tuple[object, ...]


class _Kept:
    """The most recently used surfaces, up to so many bytes."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._used = 0
        self._surfaces: OrderedDict[Key, pygame.Surface] = OrderedDict()

    def get(self, key: Key) -> pygame.Surface | None:
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def put(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        self._surfaces[key] = surface
        self._used += _bytes(surface)
        while self._used > self._budget and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self._used -= _bytes(dropped)
        return surface

    def clear(self) -> None:
        self._surfaces.clear()
        self._used = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


class Assets:
    """Pictures by name ("ui/panel"), in pixel sizes of the present window."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = data_dir("sprites") if folder is None else folder
        self._sources = _Kept(SOURCE_BUDGET)
        self._scaled = _Kept(BUDGET)
        self._missing: set[str] = set()

    def forget_sizes(self) -> None:
        """The window has another size: nothing scaled is of use any more."""
        self._scaled.clear()

    def exists(self, name: str) -> bool:
        return self._file(name) is not None

    def natural(self, name: str) -> tuple[float, float]:
        """The size of a picture in design units."""
        width, height = self.source(name).get_size()
        return width / DRAWN_AT, height / DRAWN_AT

    def source(self, name: str) -> pygame.Surface:
        """The picture as it is in its file."""
        found = self._sources.get((name,))
        return found if found is not None else self._sources.put((name,), self._load(name))

    def _file(self, name: str) -> Path | None:
        candidates = (self._folder / f"{name}{ending}" for ending in (".webp", ".png"))
        return next((path for path in candidates if path.is_file()), None)

    def _load(self, name: str) -> pygame.Surface:
        path = self._file(name)
        try:
            if path is None:
                raise FileNotFoundError(f"{name} is not there")
            return pygame.image.load(path).convert_alpha()
        except (OSError, pygame.error) as error:
            if name not in self._missing:
                self._missing.add(name)
                log.warning("The picture %s cannot be shown: %s.", name, error)
            stand_in = pygame.Surface((64, 64), pygame.SRCALPHA)
            pygame.draw.rect(stand_in, (*STAND_IN, 200), stand_in.get_rect(), border_radius=12)
            return stand_in

    # ------------------------------------------------------------------ in the window's pixels

    def picture(
        self, name: str, size: tuple[int, int], *, mirrored: bool = False
    ) -> pygame.Surface:
        key = ("picture", name, size, mirrored)
        if (found := self._scaled.get(key)) is not None:
            return found
        picture = _resized(self.source(name), size)
        if mirrored:
            picture = pygame.transform.flip(picture, True, False)
        return self._scaled.put(key, picture)

    def opaque(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A background: without alpha it is drawn several times faster."""
        key = ("opaque", name, size)
        if (found := self._scaled.get(key)) is not None:
            return found
        plain = pygame.Surface(size)
        plain.blit(_resized(self.source(name), size), (0, 0))
        return self._scaled.put(key, plain)

    def cell(
        self, name: str, grid: tuple[int, int], index: int, size: tuple[int, int]
    ) -> pygame.Surface:
        """One picture of a sheet with so many columns and rows."""
        key = ("cell", name, index, size)
        if (found := self._scaled.get(key)) is not None:
            return found
        sheet = self.source(name)
        wide, high = sheet.get_width() // grid[0], sheet.get_height() // grid[1]
        row, column = divmod(index, grid[0])
        area = pygame.Rect(column * wide, row * high, wide, high).clip(sheet.get_rect())
        return self._scaled.put(key, _resized(sheet.subsurface(area), size))

    def nine(
        self, name: str, size: tuple[int, int], border: tuple[float, float], scale: float
    ) -> pygame.Surface:
        """A picture whose corners keep their size and whose middle is stretched."""
        key = ("nine", name, size)
        if (found := self._scaled.get(key)) is not None:
            return found
        return self._scaled.put(key, _stretched(self.source(name), size, border, scale))

    def made(self, key: Key) -> pygame.Surface | None:
        """Something that a screen drew itself and wants kept, see `keep`."""
        return self._scaled.get(("made", *key))

    def keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        return self._scaled.put(("made", *key), surface)


def _resized(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    size = (max(size[0], 1), max(size[1], 1))
    if source.get_size() == size:
        return source.copy()
    return pygame.transform.smoothscale(source, size).convert_alpha()


def _stretched(
    source: pygame.Surface, size: tuple[int, int], border: tuple[float, float], scale: float
) -> pygame.Surface:
    out = pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA)
    xs = _cuts(source.get_width(), out.get_width(), border[0], scale)
    ys = _cuts(source.get_height(), out.get_height(), border[1], scale)
    for x, wide, to_x, to_wide in xs:
        for y, high, to_y, to_high in ys:
            if wide > 0 and high > 0 and to_wide > 0 and to_high > 0:
                part = source.subsurface((x, y, wide, high))
                out.blit(pygame.transform.smoothscale(part, (to_wide, to_high)), (to_x, to_y))
    return out.convert_alpha()


def _cuts(length: int, to: int, border: float, scale: float) -> list[tuple[int, int, int, int]]:
    """The three strips of one direction: from and to, each with its length."""
    edge = min(round(border * DRAWN_AT), length // 2 - 1) if length > 3 else 1
    to_edge = min(round(border * scale), to // 2)
    return [
        (0, edge, 0, to_edge),
        (edge, length - 2 * edge, to_edge, to - 2 * to_edge),
        (length - edge, edge, to - to_edge, to_edge),
    ]
