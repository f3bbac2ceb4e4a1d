"""A little life on the land while nothing happens: a tumbleweed, a hawk, the shadow of a cloud.

They come by a timetable, not by chance: the same table at the same time is the same picture.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.rules.pony_express.board import Board
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import hop, mix
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.land.room import Clearance, places_of
from game.ui.table.part import Part

ROUND = 56.0  # seconds after which everything comes again, elsewhere
TUMBLEWEED = (12.0, 9.0)  # in each round: when it comes, and for how long it is there
CLOUD = (20.0, 34.0)
HAWK = (33.0, 10.0)
BEYOND = 2.5  # cm outside the board where they come from and go to
LANES = 3  # of which one after the other is taken
LANE_STEP, LANE_ROOM = 0.5, 1.0  # cm
WEED, BOUNCE, BOUNCES = 27.0, 9.0, 11  # design units, and how often it leaps on its way
BIRD, BEATS = 54.0, 5.0  # design units, and beats of its wings a second
SHADOW_OF_BIRD = (30.0, 46.0)
CLOUD_SIZE, CLOUD_STRENGTH = (430.0, 268.0), 78
DRIFTS, ROLLS, FLIES = 6.0, 40.0, 40.0  # design units that hold them until the next picture
SHADE = (0, 0, 0, 70)  # what is left of a picture as its shadow: black, and faint
TURN_STEP = 15  # degrees: pictures are kept turned by so much, not by any angle


class _IdleLife(Part[RaceContext]):
    """On the table only: not in a replay, where what happened is looked at closely, not where
    motion is reduced, and not while the camera is at a shot."""

    @property
    def is_on(self) -> bool:
        context = self.context
        return not (context.replayed or context.still or context.shows_duel)

    @property
    def round(self) -> int:
        return int(self.context.idle / ROUND)

    def share(self, comes: float, lasts: float) -> float | None:
        """How much of its way something has made in this round; None while it is not there."""
        if not self.is_on:
            return None
        share = (self.context.idle % ROUND - comes) / lasts
        return share if 0.0 <= share < 1.0 else None

    def breathe(self, centre: Point, wide: float, high: float) -> None:
        """Drawn again before long, in the room that it has moved in meanwhile."""
        self.context.ui.breath(around(centre, (wide + 2 * DRIFTS, high + 2 * DRIFTS)))


class LifeOnGround(_IdleLife):
    """Below the riders."""

    def __init__(self, context: RaceContext) -> None:
        super().__init__(context)
        self._lanes = _lanes(context.board)

    def live(self, seconds: float) -> None:
        if self.is_on:
            self.context.idle += seconds

    def draw(self, canvas: Canvas) -> None:
        if not self.is_on:
            return
        self._expect_next()
        self._draw_cloud(canvas)
        share = self.share(*TUMBLEWEED)
        if share is not None:
            self._draw_tumbleweed(canvas, share)

    def _expect_next(self) -> None:
        """The next of them is drawn as soon as it comes."""
        now = self.context.idle % ROUND
        waits = [(comes - now) % ROUND for comes, _ in (TUMBLEWEED, CLOUD, HAWK)]
        self.context.ui.stir(min(wait for wait in waits if wait > 0.0))

    def _draw_cloud(self, canvas: Canvas) -> None:
        share = self.share(*CLOUD)
        if share is None:
            return
        box = self.context.board_view.box
        x = mix(box.x - CLOUD_SIZE[0] / 2, box.right + CLOUD_SIZE[0] / 2, share)
        y = box.y + box.height * (0.3 + 0.2 * (self.round % 3)) + 40 * share
        self.breathe((x, y), *CLOUD_SIZE)
        with canvas.clipped(box):
            canvas.centred("board/cloud", (x, y), size=CLOUD_SIZE, alpha=CLOUD_STRENGTH)

    def _draw_tumbleweed(self, canvas: Canvas, share: float) -> None:
        """With the wind, which blows in gusts."""
        view, board = self.context.board_view, self.context.board
        gust = share + 0.035 * math.sin(share * 19.0)
        lane = self._lanes[self.round % len(self._lanes)]
        x, y = view.to_screen((mix(-BEYOND, board.width + BEYOND, gust), lane))
        leap = BOUNCE * hop(share * BOUNCES % 1.0)
        turn = round(-gust * board.width * 40 / TURN_STEP) * TURN_STEP % 360
        size = WEED * view.scale / 18.0
        self.breathe((x, y - leap), 2 * size + ROLLS, 2 * size + ROLLS)
        with canvas.clipped(view.box):
            _draw_turned(canvas, "board/tumbleweed", 1, 0, (x, y - leap), size, turn)


class LifeInTheSky(_IdleLife):
    """A hawk above the riders."""

    def draw(self, canvas: Canvas) -> None:
        share = self.share(*HAWK)
        if share is not None:
            with canvas.clipped(self.context.board_view.box):
                self._draw_hawk(canvas, share)

    def _draw_hawk(self, canvas: Canvas, share: float) -> None:
        """In a wide bow, gliding most of the time, with its shadow on the land."""
        at, ahead = self._bow(share), self._bow(share + 0.02)
        turn = math.degrees(math.atan2(at[1] - ahead[1], ahead[0] - at[0]))
        angle = round(turn / TURN_STEP) * TURN_STEP % 360
        flaps = 0.25 < share * 3 % 1.0 < 0.6
        wings = int(share * HAWK[1] * BEATS) % 4 if flaps else 0
        below = (at[0] + SHADOW_OF_BIRD[0], at[1] + SHADOW_OF_BIRD[1])
        for place in (at, below):
            self.breathe(place, 1.5 * BIRD + FLIES, 1.5 * BIRD + FLIES)
        _draw_turned(canvas, "board/hawk", 4, wings, below, BIRD * 0.85, angle, shadow=True)
        _draw_turned(canvas, "board/hawk", 4, wings, at, BIRD, angle)

    def _bow(self, share: float) -> Point:
        box = self.context.board_view.box
        across = share if self.round % 2 == 0 else 1.0 - share
        x = mix(box.x - 60, box.right + 60, across)
        return x, box.y + box.height * (0.56 - 0.4 * math.sin(math.pi * share))


def _draw_turned(
    canvas: Canvas,
    name: str,
    cells: int,
    index: int,
    at: Point,
    size: float,
    angle: int,
    *,
    shadow: bool = False,
) -> None:
    """A picture of a sheet, turned; such pictures are kept."""
    pixels = canvas.px(size)
    key = ("turned", name, index, angle, pixels, shadow)
    picture = canvas.assets.made(key)
    if picture is None:
        sheet = canvas.assets.picture(name, (pixels * cells, pixels))
        cell = sheet.subsurface((pixels * index, 0, pixels, pixels))
        picture = pygame.transform.rotozoom(cell, angle, 1.0)
        if shadow:
            picture.fill(SHADE, special_flags=pygame.BLEND_RGBA_MULT)
        canvas.assets.keep(key, picture)
    x, y = canvas.at(at)
    canvas.stamp(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


@lru_cache(maxsize=8)
def _lanes(board: Board) -> tuple[float, ...]:
    """Heights at which a way from edge to edge meets the fewest places, well apart."""
    places = Clearance(LANE_ROOM, places_of(board))
    top = board.height - board.hand_table
    heights = [2.0 + LANE_STEP * n for n in range(max(int((top - 4.0) / LANE_STEP), 1))]

    def met(height: float) -> int:
        return sum(places.room(x, height) < LANE_ROOM / 2 for x in range(int(board.width)))

    chosen: list[float] = []
    for height in sorted(heights, key=met):
        if len(chosen) < LANES and all(abs(height - other) > 3.0 for other in chosen):
            chosen.append(height)
    return tuple(chosen)
