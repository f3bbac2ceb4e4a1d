"""Small pictures of saved games. They show what everybody at the table may see, and no more."""

from __future__ import annotations

import logging
import struct
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from game.engine.errors import SaveError
from game.engine.files import read_bounded, write_atomically
from game.hotseat.savefiles import picture_of
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import DESIGN_SIZE, INK
from game.ui.table.played import PlayedTable

log = logging.getLogger(__name__)

SIZE = (480, 270)  # pixels
LARGEST = 1024 * 1024  # bytes of a picture of that size, with much to spare
_PNG = struct.Struct(">8s8xII")  # how such a file begins: what it is, and how wide and high
_IS_PNG = b"\x89PNG\r\n\x1a\n"


def keep_thumbnail(table: PlayedTable[Any]) -> None:
    """Of a table that is being left: its view is turned to what nobody in particular knows."""
    if table.saved_in is None:
        return
    table.turn_to_all()
    path = picture_of(table.saved_in)
    png = BytesIO()
    try:
        pygame.image.save(_picture(table), png, path.name)
        write_atomically(path, png.getvalue())
    except (SaveError, pygame.error) as error:  # a save without a picture is a save all the same
        log.warning("The picture %s cannot be written: %s.", path, error)


def _picture(table: PlayedTable[Any]) -> pygame.Surface:
    canvas = table.ui.canvas
    window = canvas.surface
    canvas.surface = pygame.Surface(window.get_size())
    try:
        table.draw_table(canvas)
        area = canvas.area((0, 0, *DESIGN_SIZE)).clip(canvas.surface.get_rect())
        return pygame.transform.smoothscale(canvas.surface.subsurface(area), SIZE)
    finally:
        canvas.surface = window


def draw_thumbnail(canvas: Canvas, save: Path, box: Box, stand_in: str) -> None:
    """The picture beside a save; where there is none, another one."""
    area = canvas.area(box)
    picture = _kept(canvas, save, area.size)
    if picture is None:
        canvas.picture(stand_in, box)
    else:
        canvas.stamp(picture, area.topleft)
    canvas.frame(box.inflate(4, 4), INK, width=3)


def _kept(canvas: Canvas, save: Path, size: tuple[int, int]) -> pygame.Surface | None:
    path = picture_of(save)
    try:
        key = ("thumbnail", str(path), path.stat().st_mtime_ns, size)
        if (found := canvas.assets.made(key)) is not None:
            return found
        png = _checked(read_bounded(path, LARGEST))
        picture = pygame.transform.smoothscale(pygame.image.load(png, path.name).convert(), size)
    except (OSError, ValueError, pygame.error):
        return None
    return canvas.assets.keep(key, picture)


def _checked(content: bytes) -> BytesIO:
    """ValueError if it is not a picture as they are kept: a small file can hold one that needs
    gigabytes."""
    if len(content) > LARGEST or len(content) < _PNG.size:
        raise ValueError("not a picture that was kept here")
    kind, wide, high = _PNG.unpack_from(content)
    if kind != _IS_PNG or (wide, high) != SIZE:
        raise ValueError("not a picture that was kept here")
    return BytesIO(content)
