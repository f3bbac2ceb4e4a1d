"""How far cards move the odds, as it is written in tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby


def spans_of(shifts: Sequence[int]) -> list[tuple[str, int]]:
    """Differences that move the odds by as many rows, together: ("2-3", 1)."""
    spans = []
    for rows, together in groupby(range(len(shifts)), key=shifts.__getitem__):
        first, *others = together
        spans.append((f"{first}-{others[-1]}" if others else f"{first}", rows))
    return spans
