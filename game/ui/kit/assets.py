"""Pictures, loaded when first asked for and scaled for the window. A missing or damaged one is
replaced by a plain shape and logged once: the game goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from game.paths import data_dir
from game.ui.kit.background import Background, Job, ReadAhead
from game.ui.kit.lru_cache import Key, LruCache, bytes_of
from game.ui.kit.nine_slice import stretched
from game.ui.kit.theme import DRAWN_AT

log = logging.getLogger(__name__)

BUDGET = 40 * 2**20  # bytes of scaled pictures that are kept
CELL_BUDGET = 12 * 2**20  # bytes of cells, for the same
SOURCE_BUDGET = 32 * 2**20  # bytes of pictures as they came from the file
ENDINGS = (".webp", ".jpg", ".png")
SMALL_BACKDROP = (1280, 720)  # the largest window that it does for
STAND_IN = (169, 113, 58)


class Cell(NamedTuple):
    """One picture of a sheet without its empty margin, and how much was cut off at the left and
    the top: what is not there need not be drawn."""

    surface: pygame.Surface
    cut: tuple[int, int]


class Assets:
    """Pictures by name ("ui/panel"), in pixel sizes of the present window."""

    def __init__(self, folder: Path | None = None, background: Background | None = None) -> None:
        self._folder = data_dir("sprites") if folder is None else folder
        self._sources: LruCache[pygame.Surface] = LruCache(SOURCE_BUDGET)
        self._scaled: LruCache[pygame.Surface] = LruCache(BUDGET)
        self._cells: LruCache[Cell] = LruCache(CELL_BUDGET)
        self._missing: set[str] = set()
        self.background = background or Background()
        self._files = ReadAhead(self.background, self._read)
        self._ahead = ReadAhead(self.background, self._load)
        self._prepared: dict[Key, Job[pygame.Surface]] = {}

    def forget_sizes(self) -> None:
        """Drop all scaled pictures: the window has another size."""
        self._scaled.clear()
        self._cells.clear()
        self._prepared.clear()

    def read(self, names: Iterable[str]) -> None:
        """Read files now that are decoded once there is a window."""
        self._files.expect(names)

    def expect(self, names: Iterable[str], *, soon: bool = True) -> None:
        """Load pictures in the background that are drawn soon, or perhaps later (not `soon`)."""
        for name, picture in self._ahead.arrived():
            self._keep_source(name, picture)
        self._ahead.expect((name for name in names if (name,) not in self._sources), soon=soon)

    def expect_backdrop(self, name: str, size: tuple[int, int]) -> None:
        """Load a backdrop in the background, see `opaque`."""
        key = ("opaque", name, size)
        if key not in self._scaled:
            self.prepare(key, partial(self._backdrop, name, size))

    def exists(self, name: str) -> bool:
        return self._file(name) is not None

    def natural(self, name: str) -> tuple[float, float]:
        """The size of a picture in design units."""
        width, height = self.source(name).get_size()
        return width / DRAWN_AT, height / DRAWN_AT

    def source(self, name: str) -> pygame.Surface:
        """The picture at the size of its file."""
        found = self._sources.get((name,))
        return self._keep_source(name, self._ahead.take(name)) if found is None else found

    def passing(self, name: str) -> pygame.Surface:
        """The same, of a large picture that is looked at once and not kept."""
        found = self._sources.get((name,))
        return self._ahead.take(name) if found is None else found

    def fresh(self, name: str) -> pygame.Surface:
        """The same, for work beside the frames, which has nothing to do with what is kept."""
        return self._load(name)

    def _keep_source(self, name: str, picture: pygame.Surface) -> pygame.Surface:
        return self._sources.put((name,), picture, bytes_of(picture))

    def _keep_scaled(self, key: Key, picture: pygame.Surface) -> pygame.Surface:
        return self._scaled.put(key, picture, bytes_of(picture))

    def _file(self, name: str) -> Path | None:
        candidates = (self._folder / f"{name}{ending}" for ending in ENDINGS)
        with suppress(OSError):  # a player's board may be called what no file can
            return next((path for path in candidates if path.is_file()), None)
        return None

    def _load(self, name: str) -> pygame.Surface:
        """Read from its file, in the pixel format of the window."""
        return self._files.take(name).convert_alpha()

    def _read(self, name: str) -> pygame.Surface:
        path = self._file(name)
        try:
            if path is None:
                raise FileNotFoundError(f"{name} is not there")
            return pygame.image.load(path)
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
        return self._keep_scaled(key, picture)

    def opaque(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A backdrop: without alpha it is drawn several times faster."""
        key = ("opaque", name, size)
        if (found := self._scaled.get(key)) is not None:
            return found
        return self._keep_scaled(key, self.prepared(key, partial(self._backdrop, name, size)))

    def _backdrop(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        picture = self._files.take(self.backdrop(name, size)).convert()
        return picture if picture.get_size() == size else _resized(picture, size)

    def backdrop(self, name: str, size: tuple[int, int]) -> str:
        """The picture that a window of that size needs: a small one is read in half the time."""
        small = f"{name}-small"
        fits = size[0] <= SMALL_BACKDROP[0] and size[1] <= SMALL_BACKDROP[1]
        return small if fits and self.exists(small) else name

    def cell(
        self,
        name: str,
        grid: tuple[int, int],
        index: int,
        size: tuple[int, int],
        *,
        mirrored: bool = False,
    ) -> Cell:
        """One picture of a sheet with so many columns and rows."""
        key = ("cell", name, index, size, mirrored)
        if (found := self._cells.get(key)) is not None:
            return found
        sheet = self.source(name)
        wide, high = sheet.get_width() // grid[0], sheet.get_height() // grid[1]
        row, column = divmod(index, grid[0])
        area = pygame.Rect(column * wide, row * high, wide, high).clip(sheet.get_rect())
        whole = _resized(sheet.subsurface(area), size)
        if mirrored:
            whole = pygame.transform.flip(whole, True, False)
        seen = whole.get_bounding_rect()
        cell = Cell(whole.subsurface(seen).copy(), seen.topleft)
        return self._cells.put(key, cell, bytes_of(cell.surface))

    def nine(
        self, name: str, size: tuple[int, int], border: tuple[float, float], scale: float
    ) -> pygame.Surface:
        """A picture whose corners keep their size and whose middle is stretched."""
        key = ("nine", name, size, scale)
        if (found := self._scaled.get(key)) is not None:
            return found
        return self._keep_scaled(key, stretched(self.source(name), size, border, scale))

    def prepare(self, key: Key, make: Callable[[], pygame.Surface]) -> None:
        """What a screen will draw itself soon, and takes long, is drawn beside the frames."""
        if key not in self._prepared:
            self._prepared[key] = self.background.soon(make)

    def prepared(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What `prepare` has drawn; drawn now if it is not done yet."""
        job = self._prepared.pop(key, None)
        return make() if job is None else job.result()

    def made(self, key: Key) -> pygame.Surface | None:
        """A surface that a screen drew and stored by `keep`; None if it is not there any more."""
        return self._scaled.get(("made", *key))

    def keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        return self._keep_scaled(("made", *key), surface)


def _resized(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    size = (max(size[0], 1), max(size[1], 1))
    if source.get_size() == size:
        return source.copy()
    return pygame.transform.smoothscale(source, size)
