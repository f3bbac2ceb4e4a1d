"""Where the cards of a hand lie on a game's table, and what is drawn on them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import Units
from game.ui.table.context import TableContext

C = TypeVar("C", bound=TableContext[Any, Any])

CAP = 24.0  # how large the picture of a key is
PEEK, PEEK_GROWS = (146.0, 40.0), 1.2  # the button to hold, and how much larger it becomes at most


class HandLayout(Generic[C]):
    """One a game, for all of its questions that are answered with cards. A place is that of one
    card among so many.

    `reads_by_holding`: a card that is pressed for long is read, and not chosen."""

    reads_by_holding = False

    def __init__(self, context: C) -> None:
        self.context = context

    @property
    def units(self) -> Units:
        return self.context.ui.units

    @property
    def peek_size(self) -> Point:
        """Of the button to hold, where a game's table has room for the usual one."""
        return self.units.limited(most=PEEK_GROWS).size(PEEK)

    # ------------------------------------------------------------------ what a game says

    def card_place(self, index: int, count: int) -> Box:
        raise NotImplementedError

    @property
    def peek_place(self) -> Box:
        """Where the button to hold is."""
        raise NotImplementedError

    def draw_dragged(self, canvas: Canvas, card: str | None, box: Box) -> None:
        """A card in the pointer's hand; None: from behind."""

    # ------------------------------------------------------------------ what a game may change

    def spot_place(self, index: int, count: int) -> Box:
        """What of a card can be pressed: all of it, unless others lie on it."""
        return self.card_place(index, count)

    def ring_place(self, index: int, count: int) -> Box:
        """What is ringed where the keys have come to it."""
        return self.spot_place(index, count)

    def cap_place(self, card: Box) -> Box:
        """Where its number stands on a card while keys are used."""
        side = self.units(CAP)
        return Box(card.x + 3, card.bottom - side - 3, side, side)

    def cap_letters(self, index: int) -> str:
        """What is written there; empty where no key is meant for that card alone."""
        return str(index + 1)
