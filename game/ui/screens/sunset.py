"""The prairie at sunset behind the title: clouds drift, a rider goes by, a tumbleweed rolls."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.lru_cache import Key
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DESIGN_SIZE

SKY, SKY_EVERY = (0.0, 40.0, 1280.0, 290.0), 0.2  # where clouds drift, and seconds between pictures
RIDER_AT = (28.0, 494.0)
RIDER = (300.0, 120.0)
RIDER_SPEED = 62.0  # design pixels a second
RIDER_ROUND = DESIGN_SIZE[0] + 2 * RIDER[0]  # it comes back from the left after so much
STRIDES = 2.1  # a second
PITCHES = 9  # pictures of the rider leaning back and forth
PITCH = 2.4  # degrees at most
CACTI = (955.0, 494.0, 290.0, 120.0)
PUFFS = 5
PUFF_LIFE = 1.6  # seconds
TRAIL = 60.0  # how far behind the rider they are seen
WEED_EVERY = 17.0  # seconds
WEED_SPEED = 150.0
WEED = 40.0
WEED_GROUND = 596.0
WEED_TURNS = 24
CLOUD_COLOUR = (255, 214, 160)
HEAPS = (
    (0.02, 0.5, 0.96, 0.4),
    (0.15, 0.28, 0.48, 0.6),
    (0.36, 0.08, 0.3, 0.8),
    (0.58, 0.34, 0.35, 0.54),
)
NIGHT_BROWN = (96, 58, 34)  # what is on the ground stands against the light


class _Cloud(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    speed: float  # the nearer, the faster
    alpha: int


CLOUDS = (
    _Cloud(80, 232, 250, 16, 3.0, 60),
    _Cloud(520, 300, 190, 12, 2.2, 54),
    _Cloud(900, 214, 300, 18, 3.6, 56),
    _Cloud(300, 168, 330, 20, 5.2, 46),
    _Cloud(1120, 150, 360, 24, 6.4, 44),
    _Cloud(690, 60, 420, 26, 8.5, 34),
)


class Sunset:
    """Everything is worked out from the time; where nothing shall move, it stands still."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui

    def draw(self, canvas: Canvas) -> None:
        time = self._ui.idle_motion(SKY, SKY_EVERY)
        canvas.background("ui/sky")
        for cloud in CLOUDS:
            self._cloud(canvas, cloud, time)
        self._rider(canvas, time)
        if time:
            self._tumbleweed(canvas, time)
        canvas.picture("ui/silhouette-cacti", CACTI)

    # ------------------------------------------------------------------ the sky

    def _cloud(self, canvas: Canvas, cloud: _Cloud, time: float) -> None:
        width = DESIGN_SIZE[0] + cloud.width
        x = (cloud.x + cloud.width + time * cloud.speed) % width - cloud.width
        size = (canvas.px(cloud.width), canvas.px(cloud.height))
        key = ("cloud", *size)
        picture = canvas.assets.made(key)
        if picture is None:
            picture = canvas.assets.keep(key, _cloud_picture(size))
        canvas.stamp(picture, canvas.at((x, cloud.y)), cloud.alpha)

    # ------------------------------------------------------------------ the ground

    def _rider(self, canvas: Canvas, time: float) -> None:
        way = (RIDER_AT[0] + RIDER[0] + time * RIDER_SPEED) % RIDER_ROUND
        x = way - RIDER[0]
        self._ui.idle_motion((x - TRAIL, RIDER_AT[1] - 20, RIDER[0] + TRAIL + 40, RIDER[1] + 40))
        phase = time * STRIDES * 2 * math.pi
        leap = abs(math.sin(phase / 2)) * 5 if time else 0.0
        lean = math.sin(phase) if time else 0.0
        step = round((lean + 1) / 2 * (PITCHES - 1))
        if time:
            self._dust(canvas, time, x)
        picture = self._pitched(canvas, step)
        middle = canvas.at((x + RIDER[0] / 2, RIDER_AT[1] + RIDER[1] / 2 - leap))
        canvas.stamp(picture, picture.get_rect(center=middle).topleft)

    def _pitched(self, canvas: Canvas, step: int) -> pygame.Surface:
        size = (canvas.px(RIDER[0]), canvas.px(RIDER[1]))
        key: Key = ("pitched", step, size)
        picture = canvas.assets.made(key)
        if picture is None:
            flat = canvas.assets.picture("ui/silhouette-rider", size)
            angle = (step / (PITCHES - 1) * 2 - 1) * PITCH
            picture = pygame.transform.rotozoom(flat, angle, 1.0) if angle else flat
            canvas.assets.keep(key, picture)
        return picture

    def _dust(self, canvas: Canvas, time: float, x: float) -> None:
        """Puffs that the hooves leave behind."""
        for number in range(PUFFS):
            age = (time + number * PUFF_LIFE / PUFFS) % PUFF_LIFE / PUFF_LIFE
            side = 16 + 30 * age
            back = age * PUFF_LIFE * RIDER_SPEED
            at = (x + 112 - back, RIDER_AT[1] + 104 - 14 * age - (number % 2) * 4)
            picture = self._shaded(canvas, "board/dust", round(side / 6) * 6)
            canvas.stamp(picture, _corner(canvas, picture, at), round(120 * (1 - age)))

    def _tumbleweed(self, canvas: Canvas, time: float) -> None:
        x = (time % WEED_EVERY) * WEED_SPEED - WEED
        if x > DESIGN_SIZE[0] + WEED:
            self._ui.stir(WEED_EVERY - time % WEED_EVERY)
            return
        hop = abs(math.sin(x / 74)) * 22 + abs(math.sin(x / 31)) * 5
        turn = int(x / (math.pi * WEED) * WEED_TURNS) % WEED_TURNS
        picture = self._turned(canvas, turn)
        at = (x, WEED_GROUND - hop)
        self._ui.idle_motion((x - WEED, WEED_GROUND - 60, 3 * WEED, 60 + WEED))
        canvas.stamp(picture, _corner(canvas, picture, at))

    def _turned(self, canvas: Canvas, turn: int) -> pygame.Surface:
        flat = self._shaded(canvas, "board/tumbleweed", WEED)
        key: Key = ("turned", turn, flat.get_size())
        picture = canvas.assets.made(key)
        if picture is None:
            turned = pygame.transform.rotozoom(flat, -turn * 360 / WEED_TURNS, 1.0)
            picture = canvas.assets.keep(key, turned)
        return picture

    def _shaded(self, canvas: Canvas, name: str, side: float) -> pygame.Surface:
        """A picture in the dark brown of everything that stands against the sun."""
        size = (canvas.px(side), canvas.px(side))
        key: Key = ("shaded", name, size)
        picture = canvas.assets.made(key)
        if picture is None:
            picture = canvas.assets.picture(name, size).copy()
            picture.fill((*NIGHT_BROWN, 255), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.assets.keep(key, picture)
        return picture


def _corner(canvas: Canvas, picture: pygame.Surface, middle: Point) -> tuple[int, int]:
    x, y = canvas.at(middle)
    return x - picture.get_width() // 2, y - picture.get_height() // 2


def _cloud_picture(size: tuple[int, int]) -> pygame.Surface:
    """Flat below, with a few soft heaps."""
    wide, high = max(size[0], 8), max(size[1], 4)
    picture = pygame.Surface((wide, high), pygame.SRCALPHA)
    picture.fill((*CLOUD_COLOUR, 0))
    for left, top, width, height in HEAPS:
        heap = (left * wide, top * high, width * wide, height * high)
        pygame.draw.ellipse(picture, (*CLOUD_COLOUR, 255), heap)
    return pygame.transform.gaussian_blur(picture, max(high // 10, 1)).convert_alpha()
