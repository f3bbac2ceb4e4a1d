"""The keys of the range, besides those with which one shoots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.practice.arranging import from_other_corner
from game.settings import RangeLayer
from game.ui.kit.inputs import KeyPressed

if TYPE_CHECKING:
    from game.ui.range.screen import Range

LAYER_KEYS: dict[int, RangeLayer] = {
    pygame.K_1: "shots",
    pygame.K_2: "spread",
    pygame.K_3: "heat",
    pygame.K_4: "ghost",
}


def take_key(range_: Range, given: KeyPressed) -> bool:
    """True if it was of use."""
    if given.ctrl or given.alt:
        if given.key == pygame.K_z:
            range_.undo()
        return given.key == pygame.K_z
    if given.key == pygame.K_m and range_.mode.may_arrange:
        range_.aim_again()
        range_.arranger.pick()
    elif given.key == pygame.K_c and range_.mode.may_arrange:
        range_.arrange(from_other_corner(range_.mode.layout))
    elif given.key == pygame.K_a:
        range_.coach.ask()
    elif given.key == pygame.K_k:
        range_.guest.open_sheet()
    elif given.key == pygame.K_x:
        range_.notices.put_away()
    elif given.key in LAYER_KEYS:
        range_.toggle_layer(LAYER_KEYS[given.key])
        range_.rebuild()
    else:
        return range_.watch_row.take_key(given.key)
    return True
