"""Rows of odds, 0 for the favourite: pure functions, for bots and windows too."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.cards import ROWS, SPECIAL, VALUE


def first_row(card: str, first_rows: Sequence[int]) -> int:
    """The row that a first card gives. `first_rows`: by its value, from 1."""
    return first_rows[VALUE[card] - 1]


def difference(before: str, card: str) -> int:
    """By how much a card is higher than the one before it; a special changes nothing."""
    return 0 if card == SPECIAL else VALUE[card] - VALUE[before]


def shifted(row: int, difference: int, shifts: Sequence[int]) -> int:
    """The row after a card so much higher (towards the favourite) or lower. `shifts`: rows by
    difference."""
    if difference >= 0:
        return max(row - shifts[difference], 0)
    return min(row + shifts[-difference], ROWS - 1)


def row_after(
    row: int | None,
    before: str | None,
    card: str,
    shifts: Sequence[int],
    first_rows: Sequence[int],
) -> int:
    """The row of a horse once this card lies on it; `before` is None on a horse without one."""
    if row is None or before is None:
        return first_row(card, first_rows)
    return shifted(row, difference(before, card), shifts)
