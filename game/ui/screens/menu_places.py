"""Where the parts of a menu are: a heading, sheets below it, a row of planks at the foot."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import SCREEN, Units, inset, rows, share
from game.ui.kit.tokens import Gap

HEADING = Box(40, 12, 820, 56)
SHEETS = inset(SCREEN, left=24, top=76, right=24, bottom=14)  # with the planks below them
FOOT = 54.0  # how high planks are, as designed


class MenuPlaces(NamedTuple):
    """`body`: what is left for sheets; `foot`: as high as the player wants planks."""

    body: Box
    foot: Box


def menu_places(zoom: float) -> MenuPlaces:
    body, foot = rows(SHEETS, share(), Units(zoom)(FOOT), gap=Gap.WIDE)
    return MenuPlaces(body, inset(foot, left=4))


AS_DESIGNED = menu_places(1.0)
