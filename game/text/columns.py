"""Tables of text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

GAP = "  "
HARD_SPACE = "\N{NO-BREAK SPACE}"
WIDEST = 79  # what every terminal has
NARROWEST = 24  # of a last column that is broken into lines


def unbroken(text: str) -> str:
    """What stays on one line."""
    return text.replace(" ", HARD_SPACE)


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Each row as a line, with every column as wide as its longest text. What is too long in the
    last one goes on below, in the same column, and never breaks at a hard space."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)][:-1]
    room = max(WIDEST - sum(width + len(GAP) for width in widths), NARROWEST)
    lines = []
    for *first, last in rows:
        for part in textwrap.wrap(last, room) or [""]:
            cells = [text.ljust(width) for text, width in zip(first, widths, strict=True)]
            lines.append(GAP.join([*cells, part.replace(HARD_SPACE, " ")]).rstrip())
            first = [""] * len(widths)
    return lines
