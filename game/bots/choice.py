"""Choosing among things of which one knows what they are worth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeVar

from game.engine.draws import Draws

T = TypeVar("T")


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
