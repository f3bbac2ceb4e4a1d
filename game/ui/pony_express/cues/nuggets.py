"""Gold on its way across the table."""

from __future__ import annotations

from game.ui.kit.canvas import Point
from game.ui.pony_express.context import RaceShow


def throw_nuggets(show: RaceShow, begin: Point, end: Point, amount: int) -> float:
    """One after the other, each with the sound of a coin; gives how long it takes."""
    return show.context.effects.fly(
        "pieces/nugget", begin, end, amount, size=(26.0, 24.0), sound="coin"
    )
