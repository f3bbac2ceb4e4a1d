"""Speech bubbles: what is announced, and what is remarked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import Units
from game.ui.kit.theme import CREAM, DESIGN_SIZE, INK, RED
from game.ui.kit.tokens import Type
from game.ui.kit.tween import overshoot

WIDEST = 300.0
COMES = 0.25  # seconds
FADE = 0.25
TAIL = 12.0
SLIDES = 18.0  # how far it comes from
EDGE = 8.0  # of the screen
PADDING = (32.0, 20.0)  # around the words, across and upwards
WORDS = (30.0, 16.0)  # the same, a little less: type may reach into it
INKED = 5.0  # how much smaller than the ink the paper is
ROUND, ROUND_INSIDE = 16.0, 14.0  # corners of the ink, and of the paper
LAYER = 50
APART = 4.0  # between two that speak at once


class Tip(NamedTuple):
    """Where the tail of somebody's bubble ends, and where it points: to a speaker at the right or
    the left of the bubble, or above it."""

    at: Point
    towards: Literal["right", "left", "up"] = "right"


@dataclass
class Bubble:
    seat: int
    text: str
    loud: bool  # an announcement
    left: float  # seconds that it stays
    age: float = 0.0


class Bubbles:
    """At most one for each seat; `tip` says from where it speaks."""

    def __init__(self, tip: Callable[[int], Tip]) -> None:
        self._tip = tip
        self._bubbles: dict[int, Bubble] = {}

    def say(self, seat: int, text: str, *, loud: bool = False, seconds: float = 4.0) -> None:
        self._bubbles[seat] = Bubble(seat, text, loud, seconds)

    def hush(self) -> None:
        """Away with them; a new turn begins."""
        self._bubbles.clear()

    def hush_loud(self) -> None:
        """What was announced is settled."""
        self._bubbles = {seat: b for seat, b in self._bubbles.items() if not b.loud}

    @property
    def said(self) -> dict[int, str]:
        return {seat: bubble.text for seat, bubble in self._bubbles.items()}

    def advance(self, seconds: float) -> bool:
        """Time goes by; True while one of them comes or goes."""
        comes = any(bubble.age < COMES for bubble in self._bubbles.values())
        for bubble in self._bubbles.values():
            bubble.age += seconds
            bubble.left -= seconds
        goes = any(bubble.left <= FADE for bubble in self._bubbles.values())
        self._bubbles = {seat: b for seat, b in self._bubbles.items() if b.left > 0.0}
        return comes or goes

    def draw(self, canvas: Canvas) -> None:
        """From the top to the bottom, and from the left to the right: none covers another."""
        speaking = [(self._tip(bubble.seat), bubble) for bubble in self._bubbles.values()]
        tops = {"right": 16.0, "left": 16.0}
        for tip, bubble in sorted(speaking, key=lambda one: one[0].at[1]):
            if tip.towards in tops:
                box = _beside(canvas, bubble, tip, tops[tip.towards])
                tops[tip.towards] = box.bottom + APART
                x = box.right + TAIL if tip.towards == "right" else box.left - TAIL
                _draw_bubble(canvas, bubble, box, (x, box.centery), tip.towards)
        left = EDGE
        for tip, bubble in sorted(speaking, key=lambda one: one[0].at[0]):
            if tip.towards == "up":
                box = _below(canvas, bubble, tip.at, left)
                left = box.right + APART
                _draw_bubble(canvas, bubble, box, (tip.at[0], box.y - TAIL), tip.towards)


def _size(canvas: Canvas, bubble: Bubble) -> Point:
    style, size = _type(bubble)
    units = Units(canvas.zoom)
    across, upwards = units.size(PADDING)
    room = units(WIDEST) - across
    wide = min(canvas.text_width(bubble.text, style=style, size=size) + 2, room)
    return wide + across, canvas.text_height(bubble.text, wide, style=style, size=size) + upwards


def _slides(bubble: Bubble) -> float:
    return SLIDES * (1.0 - overshoot(min(bubble.age / COMES, 1.0)))


def _beside(canvas: Canvas, bubble: Bubble, tip: Tip, top: float) -> Box:
    width, height = _size(canvas, bubble)
    x, y = tip.at
    if tip.towards == "right":
        left = x - TAIL + _slides(bubble) - width
    else:
        left = x + TAIL - _slides(bubble)
    return Box(left, max(y - height / 2, top), width, height)


def _below(canvas: Canvas, bubble: Bubble, tip: Point, left: float) -> Box:
    width, height = _size(canvas, bubble)
    x = min(max(tip[0] - width / 2, left), DESIGN_SIZE[0] - EDGE - width)
    return Box(x, tip[1] + TAIL - _slides(bubble), width, height)


def _draw_bubble(canvas: Canvas, bubble: Bubble, box: Box, tip: Point, towards: str) -> None:
    if bubble.left <= FADE:
        return
    across = round(tip[0] - box.x)
    canvas.layer += LAYER
    key = ("bubble", bubble.text, bubble.loud, towards, across)
    whole = Box(box.x - 2, box.y - 2, box.width + TAIL + 6, box.height + 4)
    if towards == "left":
        whole = whole.move(-TAIL - 2, 0)
    elif towards == "up":
        whole = Box(box.x - 2, box.y - TAIL - 4, box.width + 4, box.height + TAIL + 6)
    canvas.composed(key, whole, lambda: _paint(canvas, box, bubble, tip, towards))
    canvas.layer -= LAYER


def _type(bubble: Bubble) -> tuple[str, float]:
    """Its style and its size."""
    return ("title", Type.NAME) if bubble.loud else ("italic", Type.BODY)


def _paint(canvas: Canvas, box: Box, bubble: Bubble, tip: Point, towards: str) -> None:
    units, inner = Units(canvas.zoom), box.inflate(-INKED, -INKED)
    canvas.fill(box, INK, radius=units(ROUND))
    canvas.polygon(_tail(box, tip, towards, 11.0, 4.0), INK)
    canvas.fill(inner, CREAM, radius=units(ROUND_INSIDE))
    canvas.polygon(_tail(inner, _drawn_in(tip, towards), towards, 8.0, 3.0), CREAM)
    words = box.inflate(-units(WORDS[0]), -units(WORDS[1]))
    style, size = _type(bubble)
    colour = RED if bubble.loud else INK
    canvas.text(bubble.text, words, style=style, size=size, colour=colour, align="centre")


def _tail(box: Box, tip: Point, towards: str, half: float, inside: float) -> list[Point]:
    if towards == "right":
        x, y = box.right - inside, box.centery
        return [(x, y - half), (tip[0], y), (x, y + half)]
    if towards == "left":
        x, y = box.left + inside, box.centery
        return [(x, y - half), (tip[0], y), (x, y + half)]
    x, y = min(max(tip[0], box.x + 2 * half), box.right - 2 * half), box.y + inside
    return [(x - half, y), (tip[0], tip[1]), (x + half, y)]


def _drawn_in(tip: Point, towards: str) -> Point:
    """The tip of the paper inside the ink."""
    aside = {"right": (-4, 0), "left": (4, 0), "up": (0, 4)}[towards]
    return tip[0] + aside[0], tip[1] + aside[1]
