"""A photograph of the finish: a flash, and then the picture as the horses stood, in a frame with
the place and a rosette."""

from __future__ import annotations

import pygame

from game.rules.derby.course import TOWN
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.photograph import Photograph
from game.ui.derby.course.tags import draw_rosette
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import inset
from game.ui.kit.theme import CREAM, INK, SADDLE
from game.ui.kit.tokens import Type
from game.ui.kit.tween import clamp, ease_out, overshoot
from game.ui.table.part import Part

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
GLARE, CORNER = 235, 12.0  # of the flash
MIDDLE = 0.42  # across the course, where the photograph hangs
LAYER = 60


class Camera(Part[DerbyContext]):
    """Above the course and below everything else: what is there when a photograph is wanted is on
    it."""

    def __init__(self, context: DerbyContext) -> None:
        super().__init__(context)
        self._taken = 0

    def rest(self) -> None:
        self.context.photograph = None

    def draw(self, canvas: Canvas) -> None:
        photograph = self.context.photograph
        if photograph is None or photograph.picture is not None:
            return
        area = canvas.area(self._seen(photograph.track)).clip(canvas.surface.get_rect())
        if area.width and area.height:
            seen = canvas.surface.subsurface(area).copy()
            photograph.picture = self._develop(canvas, _sepia(seen), photograph)

    def _seen(self, track: int) -> Box:
        """What the camera sees: the last squares and the town, around that track."""
        box, course = self.context.layout.course, self.context.course
        spot = course.spot(track, TOWN)
        wide, high = SEEN[0] * course.across, SEEN[1] * course.upwards
        seen = Box(box.right - wide - 34, spot.y - high / 2, wide, high)
        return seen.clamp(inset(box, 4))

    def _develop(
        self, canvas: Canvas, print_: pygame.Surface, photograph: Photograph
    ) -> pygame.Surface:
        def paint() -> None:
            area = canvas.area(PRINT)
            canvas.stamp(pygame.transform.smoothscale(print_, area.size), area.topleft)
            canvas.picture("derby/photo-frame", (0, 0, *FRAME))
            draw_rosette(canvas, photograph.place, ROSETTE_AT, ROSETTE)
            canvas.text(
                photograph.words,
                CAPTION,
                style="bold",
                size=Type.BODY,
                colour=INK,
                align="centre",
                wrap=False,
            )

        self._taken += 1
        flat = canvas.composition(("derby-photo", id(self), self._taken), FRAME, paint)
        return pygame.transform.rotozoom(flat, TILT if photograph.place % 2 else -TILT, 1.0)


def draw_photograph(
    canvas: Canvas, context: DerbyContext, photograph: Photograph, time: float, lasts: float
) -> None:
    """`time`: since the flash; `lasts`: for so long it is there."""
    box = context.layout.course
    if time < FLASHES and not context.still:
        glare = 1.0 - ease_out(time / FLASHES)
        canvas.fill(box, CREAM, alpha=round(GLARE * glare), radius=CORNER)
    picture = photograph.picture
    if picture is None:
        return
    middle = (box.x + box.width * MIDDLE, box.centery)
    alpha = 255
    if not context.still:
        middle = (middle[0], middle[1] - _still_to_fall(time) * (box.height * 0.5 + FRAME[1] / 2))
        alpha = round(255 * clamp((lasts - time) / GOES))
    canvas.layer += LAYER
    left, top = canvas.at(middle)
    wide, high = picture.get_size()
    canvas.stamp(picture, (left - wide // 2, top - high // 2), alpha)
    canvas.layer -= LAYER


def _still_to_fall(time: float) -> float:
    """It drops in from above and swings a little."""
    return 1.0 - overshoot(clamp((time - FLASHES * 0.5) / COMES))


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
