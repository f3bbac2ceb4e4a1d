"""A photograph of the finish: a flash, and then the picture as the horses stood, in a frame with
the place and a rosette."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.rules.derby.course import TOWN
from game.ui.derby.course.geometry import course_in
from game.ui.derby.course.tags import draw_rosette
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, SADDLE
from game.ui.kit.tween import clamp, ease_out, overshoot

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

FRAME = (420.0, 260.0)
PRINT = Box(24, 22, 372, 184)  # the photograph inside its frame
CAPTION = Box(84, 208, 312, 36)  # what is written below it
ROSETTE, ROSETTE_AT = 76.0, (50.0, 216.0)
SEEN = (330.0, 163.0)  # so much of the course is on the photograph
SEPIA_LIGHT, SEPIA_DARK = (255, 224, 176), (30, 18, 6)
EDGES = 0.62  # how bright the corners of an old photograph are
FLASHES = 0.3  # seconds
COMES, GOES = 0.34, 0.28
TILT = 3.0  # degrees


class Caption(NamedTuple):
    """Below the photograph."""

    place: int
    words: str


class PhotoFinish:
    """`take` opens the shutter: the next time that the course is drawn, it is kept."""

    def __init__(self, view: DerbyView) -> None:
        self._view = view
        self._wanted: tuple[int, Caption] | None = None  # of which track, and what is written below
        self._photo: pygame.Surface | None = None
        self._taken = 0

    def rest(self) -> None:
        self._wanted = self._photo = None

    @property
    def developed(self) -> bool:
        """Whether there is a photograph to be looked at."""
        return self._photo is not None

    def take(self, track: int, caption: Caption) -> None:
        self._wanted, self._photo = (track, caption), None

    def look(self, canvas: Canvas) -> None:
        """Called when the course is drawn, and nothing above it yet."""
        if self._wanted is None:
            return
        track, caption = self._wanted
        self._wanted = None
        area = canvas.area(self._seen(track)).clip(canvas.surface.get_rect())
        if area.width and area.height:
            seen = canvas.surface.subsurface(area).copy()
            self._photo = self._develop(canvas, _sepia(seen), caption)

    def _seen(self, track: int) -> Box:
        """What the camera sees: the last squares and the town, around that track."""
        box = self._view.layout.course
        course = course_in(box)
        spot = course.spot(track, TOWN)
        wide, high = SEEN[0] * course.across, SEEN[1] * course.upwards
        seen = Box(box.right - wide - 34, spot.y - high / 2, wide, high)
        return seen.clamp(box.inflate(-8, -8))

    def _develop(self, canvas: Canvas, print_: pygame.Surface, caption: Caption) -> pygame.Surface:
        def paint() -> None:
            area = canvas.area(PRINT)
            canvas.stamp(pygame.transform.smoothscale(print_, area.size), area.topleft)
            canvas.picture("derby/photo-frame", (0, 0, *FRAME))
            draw_rosette(canvas, caption.place, ROSETTE_AT, ROSETTE)
            canvas.text(
                caption.words,
                CAPTION,
                style="bold",
                size=20,
                colour=INK,
                align="centre",
                wrap=False,
            )

        self._taken += 1
        flat = canvas.composition(("derby-photo", id(self), self._taken), FRAME, paint)
        return pygame.transform.rotozoom(flat, TILT if caption.place % 2 else -TILT, 1.0)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, time: float, lasts: float) -> None:
        """`time`: since the flash."""
        still = self._view.still
        box = self._view.layout.course
        if time < FLASHES and not still:
            glare = 1.0 - ease_out(time / FLASHES)
            canvas.fill(box, CREAM, alpha=round(235 * glare), radius=12)
        if self._photo is None:
            return
        x, y = self._middle(time)
        alpha = 255 if still else round(255 * clamp((lasts - time) / GOES))
        canvas.layer += 60
        left, top = canvas.at((x, y))
        wide, high = self._photo.get_size()
        canvas.stamp(self._photo, (left - wide // 2, top - high // 2), alpha)
        canvas.layer -= 60

    def _middle(self, time: float) -> Point:
        """It drops in from above and swings a little."""
        box = self._view.layout.course
        x, y = box.x + box.width * 0.42, box.centery
        if self._view.still:
            return x, y
        fallen = overshoot(clamp((time - FLASHES * 0.5) / COMES))
        return x, y - (1.0 - fallen) * (box.height * 0.5 + FRAME[1] / 2)


def _sepia(seen: pygame.Surface) -> pygame.Surface:
    """As photographs were: brown, and darker towards the corners."""
    photo = pygame.transform.grayscale(seen).convert()
    photo.fill(SEPIA_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
    photo.fill(SEPIA_DARK, special_flags=pygame.BLEND_RGB_ADD)
    photo.blit(_dark_corners(photo.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.rect(photo, SADDLE, photo.get_rect(), 1)
    return photo


def _dark_corners(size: tuple[int, int]) -> pygame.Surface:
    """Made small and then large: soft."""
    small = pygame.Surface((9, 5))
    for x in range(9):
        for y in range(5):
            away = clamp(((x - 4) / 4) ** 2 * 0.6 + ((y - 2) / 2) ** 2 * 0.5)
            bright = round(255 * (1.0 - (1.0 - EDGES) * away))
            small.set_at((x, y), (bright, bright, bright))
    return pygame.transform.smoothscale(small, size)
