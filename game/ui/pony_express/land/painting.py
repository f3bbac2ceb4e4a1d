"""The ground of a board: a painted one where there is one, else put together from patches of land
and everything that stands on them."""

from __future__ import annotations

from functools import partial

import pygame

from game.rules.pony_express.board import Board
from game.ui.kit.assets import Assets
from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.pony_express.board.trail_painting import drawn
from game.ui.pony_express.land.drawing import UNITS, frame, water
from game.ui.pony_express.land.growth import (
    BELOW_FOOT,
    DRAWN_HIGH,
    PATCH_REACH,
    STRIP_SHADE,
    VARIANTS,
)
from game.ui.pony_express.land.plan import LandPlan, Planted, Wash, land_of

PAINTED_AT = 18.0  # design pixels to the cm: the size at which sprites are natural
SIZE_STEP = 0.12  # things of a kind are drawn in sizes so far apart, not in all of them


def painted_name(board: Board) -> str:
    """The picture of a board that somebody has painted."""
    return f"board/terrain-{board.name}"


def prepare_land(canvas: Canvas, board: Board, box: Boxlike) -> None:
    """It will be painted soon: what takes long is done beside the frames."""
    name, size = painted_name(board), canvas.area(box).size
    if canvas.assets.exists(name):
        canvas.assets.prepare((name, size), partial(_painted, canvas.assets, name, size))
    else:
        canvas.assets.expect(("board/land", "board/land-rim"))


def paint_land(canvas: Canvas, board: Board, box: Boxlike) -> None:
    """Into the box. It is large, so whoever wants it again keeps it."""
    area, name, assets = canvas.area(box), painted_name(board), canvas.assets
    if assets.exists(name):
        size = area.size
        land = assets.prepared((name, size), partial(_painted, assets, name, size))
    else:
        land = _Land(canvas, board, area.size).paint(land_of(board))
    canvas.surface.blit(land, area.topleft)


def _painted(assets: Assets, name: str, size: tuple[int, int]) -> pygame.Surface:
    """By somebody: an opaque picture, which is read fast, and what a ragged edge leaves of it."""
    land, rim = (
        pygame.transform.smoothscale(assets.fresh(part), size) for part in (name, f"{name}-rim")
    )
    land.blit(rim, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return land


class _Land:
    """One land being painted, so many pixels large."""

    def __init__(self, canvas: Canvas, board: Board, size: tuple[int, int]) -> None:
        self._assets = canvas.assets
        self._board = board
        self._size = size
        self._cm = size[0] / board.width  # pixels

    def paint(self, plan: LandPlan) -> pygame.Surface:
        self._land = self._stretched("board/land", self._size)
        for wash in plan.washes:
            self._wash(wash)
        if plan.lake is not None or plan.river is not None:
            self._draw(water(self._board, plan.lake, plan.river))
        for planted in plan.planted:
            self._plant(planted)
        strip = self._board.hand_table
        self._draw(frame(self._board.width * UNITS, self._board.height * UNITS, strip * UNITS))
        self._lay_strip()
        rim = self._stretched("board/land-rim", self._size)
        self._land.blit(rim, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return self._land

    def _stretched(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        picture: pygame.Surface = pygame.transform.smoothscale(self._assets.passing(name), size)
        return picture

    def _draw(self, drawing: str) -> None:
        self._land.blit(drawn(self._board, self._size, [drawing], UNITS), (0, 0))

    def _pixel(self, x: float, y: float) -> tuple[float, float]:
        return x * self._cm, (self._board.height - y) * self._cm

    def _wash(self, wash: Wash) -> None:
        wide, high = (reach / PATCH_REACH * self._cm for reach in wash.reach)
        ground = self._assets.source(f"board/ground-{wash.kind}")
        patch = pygame.transform.smoothscale(ground, (round(wide), round(high)))
        patch = pygame.transform.flip(patch, *wash.mirrored)
        patch.set_alpha(round(255 * wash.strength))
        x, y = self._pixel(*wash.at)
        self._land.blit(patch, (x - wide / 2, y - high / 2))

    def _plant(self, planted: Planted) -> None:
        kind, count = planted.kind, VARIANTS[planted.kind]
        grown = round(planted.size / DRAWN_HIGH[kind] / SIZE_STEP) * SIZE_STEP
        share = self._cm / PAINTED_AT * grown  # pixels to a design unit of the picture
        wide, high = self._assets.natural(f"board/scene-{kind}")
        size = (max(round(wide / count * share), 1), max(round(high * share), 1))
        cell, (left, top) = self._assets.cell(
            f"board/scene-{kind}", (count, 1), planted.variant, size
        )
        x, y = self._pixel(*planted.at)
        corner = (x - size[0] / 2 + left, y - size[1] + BELOW_FOOT * share + top)
        self._land.blit(cell, corner)

    def _lay_strip(self) -> None:
        """With the shadow that it throws."""
        high = self._board.hand_table * self._cm
        if high > 0:
            below = STRIP_SHADE * self._cm / PAINTED_AT
            strip = self._stretched("board/land-strip", (self._size[0], round(high + below)))
            self._land.blit(strip, (0, 0))
