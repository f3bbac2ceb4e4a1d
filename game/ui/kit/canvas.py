"""The canvas: drawing in design units, scaled to the size of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pygame

from game.ui.kit.assets import Assets
from game.ui.kit.composing import Composer
from game.ui.kit.lru_cache import Key
from game.ui.kit.nine_slice import border_of
from game.ui.kit.shapes import draw_rounded
from game.ui.kit.theme import DARK_GOLD, DESIGN_SIZE, INK, LIGHT_GOLD, SHADOW, Colour
from game.ui.kit.tokens import Type
from game.ui.kit.typeset import Typeset
from game.ui.kit.written import Written

Box = pygame.FRect
Boxlike = pygame.FRect | pygame.Rect | tuple[float, float, float, float]
Point = tuple[float, float]

DIGIT_HEIGHT = 0.73  # of the size of the type


class Canvas:
    """The window's surface seen as 1280x720, letterboxed."""

    def __init__(self, surface: pygame.Surface, assets: Assets, typeset: Typeset) -> None:
        self.assets = assets
        self.typeset = typeset
        self.written: list[Written] | None = None
        self.layer = 0
        self._clips = 0
        self._composer = Composer(self)
        self.surface = surface
        self.scale = 0.0
        self.density = 1.0  # pixels of the surface to a unit of the pointer: more on dense screens
        self.origin = (0, 0)
        self.fit(surface, typeset.text_scale)

    def fit(self, surface: pygame.Surface, text_scale: float) -> None:
        """Use this surface from now on, at the largest scale that fits."""
        width, height = surface.get_size()
        scale = max(min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1]), 0.05)
        if scale != self.scale:
            self.assets.forget_sizes()
            self._composer.forget()
        self.surface = self.window = surface
        self.scale = scale
        self.origin = (
            round((width - DESIGN_SIZE[0] * scale) / 2),
            round((height - DESIGN_SIZE[1] * scale) / 2),
        )
        self.window_origin = self.origin
        self.typeset.rescale(scale, text_scale)

    @property
    def zoom(self) -> float:
        """How large the player wants type and controls; 1 is as they were designed."""
        return self.typeset.text_scale

    # ------------------------------------------------------------------ from design to pixels

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def way(self, length: float) -> float:
        """How far the pointer moves along a length of the design, in the units in which the
        system counts its way: whatever the window's size, the hand moves as far for each."""
        return length * self.scale / self.density

    def at(self, point: Point) -> tuple[int, int]:
        return (
            self.origin[0] + round(point[0] * self.scale),
            self.origin[1] + round(point[1] * self.scale),
        )

    def area(self, box: Boxlike) -> pygame.Rect:
        """Neighbours that share an edge in the design share it in pixels too."""
        x, y, width, height = box
        left, top = self.at((x, y))
        right, bottom = self.at((x + width, y + height))
        return pygame.Rect(left, top, right - left, bottom - top)

    def design(self, pixel: Point) -> Point:
        """Where a pixel of the window lies in the design."""
        return (pixel[0] - self.origin[0]) / self.scale, (pixel[1] - self.origin[1]) / self.scale

    # ------------------------------------------------------------------ pictures

    def background(self, name: str) -> None:
        """Fills the whole window, also beside the letterbox."""
        size = self.surface.get_size()
        self.surface.blit(self.assets.opaque(name, size), (0, 0))

    def picture(self, name: str, box: Boxlike, *, alpha: int = 255, mirrored: bool = False) -> None:
        area = self.area(box)
        self.stamp(self.assets.picture(name, area.size, mirrored=mirrored), area.topleft, alpha)

    def centred(
        self,
        name: str,
        centre: Point,
        *,
        size: Point | None = None,
        alpha: int = 255,
        mirrored: bool = False,
        angle: float = 0.0,
    ) -> None:
        """Draw a picture by its middle, at its natural size unless another one is given."""
        width, height = self.assets.natural(name) if size is None else size
        surface = self.assets.picture(name, (self.px(width), self.px(height)), mirrored=mirrored)
        if angle:
            surface = pygame.transform.rotozoom(surface, angle, 1.0)
        x, y = self.at(centre)
        self.stamp(surface, (x - surface.get_width() // 2, y - surface.get_height() // 2), alpha)

    def cell(
        self,
        name: str,
        grid: tuple[int, int],
        index: int,
        centre: Point,
        size: Point,
        *,
        alpha: int = 255,
        mirrored: bool = False,
    ) -> None:
        """Draw one cell of a sprite sheet, by its middle."""
        wide, high = max(self.px(size[0]), 1), max(self.px(size[1]), 1)
        surface, (left, top) = self.assets.cell(name, grid, index, (wide, high), mirrored=mirrored)
        x, y = self.at(centre)
        self.stamp(surface, (x - wide // 2 + left, y - high // 2 + top), alpha)

    def nine(self, name: str, box: Boxlike, *, alpha: int = 255, grain: float = 1.0) -> None:
        """A frame such as "ui/panel", stretched to the box. `grain`: how large its corners are,
        with nails and all."""
        area = self.area(box)
        surface = self.assets.nine(name, area.size, border_of(name), self.scale * grain)
        self.stamp(surface, area.topleft, alpha)

    def stamp(self, surface: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
        """Draw a surface that is in pixels already."""
        if alpha <= 0:
            return
        if alpha < 255:
            surface.set_alpha(alpha)
        self.surface.blit(surface, at)
        if alpha < 255:
            surface.set_alpha(255)

    def drop_shadow(self, box: Boxlike, *, depth: float = 5) -> None:
        x, y, width, height = box
        spread = 14
        self.nine(
            "ui/shadow",
            (x - spread + depth * 0.4, y - spread + depth, width + 2 * spread, height + 2 * spread),
        )

    # ------------------------------------------------------------------ shapes

    def fill(self, box: Boxlike, colour: Colour, *, alpha: int = 255, radius: float = 0) -> None:
        area = self.area(box)
        if alpha >= 255:
            draw_rounded(self.surface, colour, area, self.px(radius))
            return
        if not area.width or not area.height:
            return
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        veil.fill((*colour, 0))
        draw_rounded(veil, colour, veil.get_rect(), self.px(radius))
        self.stamp(veil, area.topleft, alpha)

    def frame(self, box: Boxlike, colour: Colour, *, width: float = 2, radius: float = 0) -> None:
        thick = max(self.px(width), 1)
        draw_rounded(self.surface, colour, self.area(box), self.px(radius), thick)

    def line(self, begin: Point, end: Point, colour: Colour, *, width: float = 2) -> None:
        pygame.draw.line(self.surface, colour, self.at(begin), self.at(end), max(self.px(width), 1))

    def path(self, points: Sequence[Point], colour: Colour, *, width: float = 2) -> None:
        if len(points) > 1:
            pixels = [self.at(point) for point in points]
            pygame.draw.lines(self.surface, colour, False, pixels, max(self.px(width), 1))

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        pygame.draw.polygon(self.surface, colour, [self.at(point) for point in points])

    def disc(self, centre: Point, radius: float, colour: Colour, *, width: float = 0) -> None:
        at, reach = self.at(centre), max(self.px(radius), 1)
        around = (at[0] - reach - 1, at[1] - reach - 1, 2 * reach + 3, 2 * reach + 3)
        if self.surface.get_clip().colliderect(around):  # else it is drawn for nothing
            thick = max(self.px(width), 1) if width else 0
            pygame.draw.aacircle(self.surface, colour, at, reach, thick)

    def veil(self, alpha: int) -> None:
        """Darkens everything drawn so far."""
        size = self.surface.get_size()
        key = ("veil", size)
        veil = self.assets.made(key)
        if veil is None:
            veil = pygame.Surface(size)
            veil.fill(SHADOW)
            self.assets.keep(key, veil)
        self.stamp(veil, (0, 0), alpha)

    def focus_ring(self, box: Boxlike) -> None:
        """The glow goes under what has the focus, so this is drawn first."""
        area, z = Box(*box), self.zoom
        self.nine("ui/glow", area.inflate(36 * z, 36 * z), grain=z)
        self.frame(area.inflate(14 * z, 14 * z), DARK_GOLD, width=7 * z, radius=15 * z)
        self.frame(area.inflate(10 * z, 10 * z), LIGHT_GOLD, width=3 * z, radius=13 * z)

    def focus_edge(self, box: Boxlike, *, around: float = 5.0) -> None:
        """The same without a glow, for what lies close to others."""
        area, z = Box(*box), self.zoom
        outer, inner = 2 * around * z, 2 * (around - 1) * z
        self.frame(area.inflate(outer, outer), DARK_GOLD, width=6 * z, radius=12 * z)
        self.frame(area.inflate(inner, inner), LIGHT_GOLD, width=3 * z, radius=11 * z)

    # ------------------------------------------------------------------ type

    def text(
        self,
        text: str,
        box: Boxlike,
        *,
        style: str = "body",
        size: float = Type.BODY,
        colour: Colour = INK,
        align: str = "left",
        valign: str = "middle",
        drop: Colour | None = None,
        wrap: bool = True,
        alpha: int = 255,
    ) -> Box:
        """Set in the box, wrapped and smaller if need be; gives the rectangle it takes up.

        `align`: left, centre, right; `valign`: top, middle, bottom; `drop`: a hard shadow below.
        """
        x, y, width, height = box
        block = self.typeset.block(text, style, size, colour, width, height, align, wrap)
        surface = block.surface
        left, top = _aligned(self.area(box), surface.get_size(), align, valign)
        if drop is not None:
            below = self.typeset.block(text, style, size, drop, width, height, align, wrap)
            self.stamp(below.surface, (left, top + max(self.px(2), 1)), alpha)
        self.stamp(surface, (left, top), alpha)
        if self.written is not None and text.strip():
            tight = self._design_rect(surface.get_bounding_rect().move(left, top))
            self._note(text, tight, Box(x, y, width, height), whole=block.whole)
        return self._design_rect(pygame.Rect((left, top), surface.get_size()))

    def numeral(
        self,
        text: str,
        centre: Point,
        *,
        size: float = Type.NOTE,
        colour: Colour = INK,
        within: Point | None = None,
        drop: Colour | None = None,
    ) -> None:
        """A number with its ink in the very middle: the line box of the face is much taller.
        `within`: the plate that it must fit on, however large the player wants the type; `drop`: a
        hard shadow below."""
        pixels = self.typeset.pixels(size)
        if within is not None:
            wide = max(self.typeset.width(text, "title", pixels), 1)
            high = within[1] * self.scale / DIGIT_HEIGHT
            pixels = max(int(min(pixels, pixels * within[0] * self.scale / wide, high)), 6)
        line = self.typeset.line(text, "title", pixels, colour)
        ink = line.get_bounding_rect()
        x, y = self.at(centre)
        place = (x - ink.width // 2, y - ink.height // 2)
        if drop is not None:
            below = self.typeset.line(text, "title", pixels, drop)
            self.surface.blit(below, (place[0], place[1] + max(self.px(2), 1)), ink)
        self.surface.blit(line, place, ink)
        if self.written is not None:
            rect = self._design_rect(pygame.Rect(place, ink.size))
            self._note(text, rect, rect)

    def _note(self, text: str, rect: Box, box: Box, *, whole: bool = True) -> None:
        if self.written is not None:
            self.written.append(Written(text, rect, box, whole, self.layer, self._clips > 0))

    def _design_rect(self, pixels: pygame.Rect) -> Box:
        x, y = self.design(pixels.topleft)
        return Box(x, y, pixels.width / self.scale, pixels.height / self.scale)

    def text_height(
        self, text: str, width: float, *, style: str = "body", size: float = Type.BODY
    ) -> float:
        """How high the text will be when wrapped at this width and not shrunk."""
        pixels = self.typeset.pixels(size)
        lines = self.typeset.wrapped(text, style, pixels, int(width * self.scale))
        step = self.typeset.leading(style, pixels)
        tall = step * (len(lines) - 1) + self.typeset.font(style, pixels).get_height()
        return (tall + 2) / self.scale

    def text_width(self, text: str, *, style: str = "body", size: float = Type.BODY) -> float:
        return self.typeset.width(text, style, self.typeset.pixels(size)) / self.scale

    # ------------------------------------------------------------------ areas

    @contextmanager
    def shifted(self, by: Point) -> Iterator[None]:
        """Meanwhile everything is drawn shifted by that way."""
        before = self.origin
        self.origin = (before[0] + self.px(by[0]), before[1] + self.px(by[1]))
        try:
            yield
        finally:
            self.origin = before

    @contextmanager
    def clipped(self, box: Boxlike) -> Iterator[None]:
        """Nothing is drawn outside the box."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.area(box).clip(before))
        self._clips += 1
        try:
            yield
        finally:
            self._clips -= 1
            self.surface.set_clip(before)

    @contextmanager
    def noting(self) -> Iterator[list[Written]]:
        """Collects the texts that are drawn meanwhile."""
        before, found = self.written, list[Written]()
        self.written = found
        try:
            yield found
        finally:
            self.written = before
            if before is not None:
                before.extend(found)

    def composed(
        self,
        key: Key,
        box: Boxlike,
        paint: Callable[[], None],
        *,
        backdrop: str = "",
        slot: str = "",
    ) -> None:
        """What `paint` draws inside the box, kept as one picture: it is drawn anew only for
        another key, or another size of the window or the type.

        `backdrop`: the background that lies behind it; without alpha it is drawn much faster.
        `slot`: for something large that often changes; only the newest of a slot is kept.
        """
        self._composer.draw(key, self.area(box), paint, backdrop, slot)

    def composition(self, key: Key, size: Point, paint: Callable[[], None]) -> pygame.Surface:
        """Such a picture that is not drawn yet but turned or scaled first; `paint` draws it from
        the corner of the screen on."""
        return self._composer.picture(key, self.area((0, 0, *size)), paint)

    def has_composed(self, key: Key, box: Boxlike, *, backdrop: str = "", slot: str = "") -> bool:
        """Whether such a picture is there already."""
        return self._composer.has(key, self.area(box), backdrop, slot)


def _aligned(area: pygame.Rect, size: tuple[int, int], align: str, valign: str) -> tuple[int, int]:
    """The top left corner of something of that size, aligned in an area."""
    wide, high = size
    left = {
        "left": area.left,
        "centre": area.centerx - wide // 2,
        "right": area.right - wide,
    }[align]
    top = {
        "top": area.top,
        "middle": area.centery - high // 2,
        "bottom": area.bottom - high,
    }[valign]
    return left, top
