"""The hand that flicks the die.

A window takes a flick from a real, unsteady hand. In a terminal a line could be typed that hits
every time, and whoever shoots first would win every duel; so here too the finger strays a little
from the line that was meant, the harder the flick the more.
"""

from __future__ import annotations

from game.engine.draws import Draws

CALM = 0.4  # degrees: how far a soft flick strays, as a standard deviation
STRAIN = 0.5  # degrees more for every m/s


def strayed(angle: float, speed: float, draws: Draws) -> float:
    """The angle at which the die leaves the hand."""
    return angle + (CALM + STRAIN * speed) * _bell(draws)


def _bell(draws: Draws) -> float:
    """Three even draws add up to something like a normal one, never beyond three deviations."""
    return 2.0 * (draws.unit() + draws.unit() + draws.unit()) - 3.0
