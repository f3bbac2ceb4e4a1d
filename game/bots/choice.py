"""Choosing among things of which one knows what they are worth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeVar

from game.engine.draws import Draws

T = TypeVar("T")


def openness(chance: float) -> float:
    """1 where all is open, 0 where the game is lost or won."""
    return max(4 * chance * (1 - chance), 0.0)


def likeliest(options: Sequence[tuple[T, float]], noise: float, draws: Draws) -> T:
    """The option with the best chance to win, or one that is hardly worse. Where the game is as
    good as lost or won, less is hardly."""
    most = max(chance for _, chance in options)
    return pick(options, noise * openness(most), draws)


def pick(options: Sequence[tuple[T, float]], noise: float, draws: Draws) -> T:
    """The best, or now and then one that is hardly worse: each with a chance that falls by a
    factor of e with every `noise` that it is worth less."""
    best, most = options[0][0], -math.inf
    for option, worth in options:
        # The greatest of such sums is distributed just so (Gumbel's trick).
        felt = worth - noise * math.log(-math.log(draws.unit() or 0.5))
        if felt > most:
            best, most = option, felt
    return best
