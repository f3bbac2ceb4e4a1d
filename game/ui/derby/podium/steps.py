"""The wooden steps for the first three, with what their riders earn."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, inset, placed, share
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type

PODIUM = (244.0, 76.0)
# By place: how far from the middle of the podium its step is, and how high that step is, in the
# picture's units; and the middle of what is written on it.
STEPS: tuple[tuple[float, float], ...] = ((0.0, 58.0), (-80.0, 42.0), (80.0, 30.0))
STEP_WIDE, FLOOR = 80.0, 2.0  # a step, and what is below its foot
LINE, PLACE = 30.0, 28.0  # what is written on a step: how high, and how wide the place is


def step_of(podium: Box, place: int) -> Box:
    """The step of a place from 0, from its top to the foot of the podium."""
    large = podium.width / PODIUM[0]
    aside, high = STEPS[place]
    wide = STEP_WIDE * large
    left = podium.centerx + aside * large - wide / 2
    top = podium.bottom - (high + FLOOR) * large
    return Box(left, top, wide, high * large)


def paint_podium(canvas: Canvas, podium: Box, prizes: tuple[int, ...]) -> None:
    canvas.picture("derby/podium", podium)
    large = podium.width / PODIUM[0]
    for place, prize in enumerate(prizes):
        step = step_of(podium, place)
        written = placed(inset(step, x=4 * large, bottom=-6 * large), high=LINE * large)
        left, right = columns(written, PLACE * large, share())
        for words, box, size, colour in (
            (str(place + 1), left, Type.NAME, CREAM),
            (f"+{prize}", right, Type.NOTE, LIGHT_GOLD),
        ):
            canvas.text(
                words,
                box,
                style="title",
                size=size * large,
                colour=colour,
                align="centre",
                drop=INK,
                wrap=False,
            )
