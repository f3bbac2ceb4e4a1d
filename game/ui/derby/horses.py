"""The seven horses as they are painted: what their colour is on the slate and the course."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.derby.cards import HORSES, PLACE
from game.ui.kit.theme import CREAM, INK, Colour


class Coat(NamedTuple):
    """`base`: of the marker and the number's disc; `ink`: of words on it."""

    base: Colour
    dark: Colour
    ink: Colour


COATS: dict[str, Coat] = {
    "brown": Coat((134, 84, 42), (74, 44, 23), CREAM),
    "beige": Coat((226, 205, 166), (140, 116, 76), INK),
    "yellow": Coat((240, 192, 44), (150, 106, 14), INK),
    "orange": Coat((226, 122, 38), (132, 62, 12), CREAM),
    "red": Coat((190, 44, 32), (107, 23, 16), CREAM),
    "blue": Coat((52, 110, 168), (23, 58, 86), CREAM),
    "green": Coat((96, 146, 62), (46, 82, 28), CREAM),
}
NUMBERS = {horse: PLACE[horse] + 1 for horse in HORSES}
