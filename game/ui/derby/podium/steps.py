"""The wooden steps for the first three, with what their riders earn."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD

PODIUM = (244.0, 76.0)
# By place: how far from the middle of the podium its step is, and how high that step is, in the
# picture's units; and the middle of what is written on it.
STEPS: tuple[tuple[float, float], ...] = ((0.0, 58.0), (-80.0, 42.0), (80.0, 30.0))
STEP_WIDE, FLOOR = 80.0, 2.0  # a step, and what is below its foot


def step_of(podium: Box, place: int) -> Box:
    """The step of a place from 0, from its top to the foot of the podium."""
    share = podium.width / PODIUM[0]
    aside, high = STEPS[place]
    wide = STEP_WIDE * share
    left = podium.centerx + aside * share - wide / 2
    top = podium.bottom - (high + FLOOR) * share
    return Box(left, top, wide, high * share)


def paint_podium(canvas: Canvas, podium: Box, prizes: tuple[int, ...]) -> None:
    canvas.picture("derby/podium", podium)
    share = podium.width / PODIUM[0]
    for place, prize in enumerate(prizes):
        step = step_of(podium, place)
        middle = step.y + (step.height + 6 * share) / 2
        left = Box(step.x + 4 * share, middle - 15 * share, 28 * share, 30 * share)
        canvas.text(
            str(place + 1),
            left,
            style="title",
            size=24 * share,
            colour=CREAM,
            align="centre",
            drop=INK,
            wrap=False,
        )
        right = Box(left.right, left.y, step.right - left.right - 4 * share, left.height)
        canvas.text(
            f"+{prize}",
            right,
            style="title",
            size=18 * share,
            colour=LIGHT_GOLD,
            align="centre",
            drop=INK,
            wrap=False,
        )
