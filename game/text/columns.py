"""Tables of text."""

from __future__ import annotations

from collections.abc import Sequence

GAP = "  "


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Each row as a line, with every column but the last as wide as its longest text."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
