"""How booklets explain the keys of the seats of those who share a screen."""

from __future__ import annotations

from game.ui.kit.theme import MARKS
from game.ui.screens.booklet_pages import FactSet
from game.ui.table.prompts.keys import SEAT_KEYS, letters_of


def seat_pairs(seats: int) -> list[FactSet]:
    """With which key each of so many speaks up: two seats on a row."""
    letters = [letters_of(key) for key in SEAT_KEYS[:seats]]
    pairs = list(zip(MARKS[:seats], letters, strict=True))
    half = len(pairs) // 2
    return [
        {"first": mark, "second": other, "letters": f"{letter},  {second}"}
        for (mark, letter), (other, second) in zip(pairs[:half], pairs[half:], strict=True)
    ]
