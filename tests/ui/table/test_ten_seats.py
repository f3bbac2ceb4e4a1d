"""As many as ten at one screen: each has a colour, a numeral, a key, and so has each choice."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pygame
import pytest

from game.settings import Colour
from game.ui.games import entry_of
from game.ui.kit.inputs import KeyPressed
from game.ui.kit.keymap.keymap import Keymap
from game.ui.kit.theme import COLOURS, LIVERIES, MARKS
from game.ui.screens.setup_seats import COLOUR_NAMES
from game.ui.table.commands import SPEAK_UP
from game.ui.table.look import Look
from game.ui.table.prompts.keys import digit_of
from game.wording.vocabulary import Vocabulary
from tests.ui.harness import Window

TEN = 10


def test_every_one_of_ten_has_a_colour_a_word_for_it_a_numeral_and_a_piece() -> None:
    assert len(COLOURS) == len(set(MARKS)) == TEN
    assert get_args(Colour) == COLOURS == tuple(COLOUR_NAMES)
    with Window() as window:
        for colour in COLOURS:
            assert window.canvas.assets.picture(f"pieces/side-{colour}", (64, 64)).get_width() == 64


def test_a_look_with_a_colour_that_the_game_has_no_pieces_of_does_not_fit() -> None:
    look = Look(("red", "pink", "blue"))
    assert look.fits(3, entry_of("western").colours)
    assert not look.fits(3, entry_of("pony-express").colours)


def luma(colour: tuple[int, int, int]) -> float:
    """How light it is, for an eye that sees no hues."""
    red, green, blue = ((part / 255) ** 2.2 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_colours_are_told_apart_and_their_numerals_can_be_read() -> None:
    for one, other in combinations(LIVERIES.values(), 2):
        assert sum(abs(a - b) for a, b in zip(one.base, other.base, strict=True)) > 60
    for livery in LIVERIES.values():
        light, dark = sorted((luma(livery.base), luma(livery.ink)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 3.0, "large type needs this contrast"


def test_ten_keys_that_every_keyboard_has_without_shift() -> None:
    names = [Keymap().cap(command, Vocabulary("en")) for command in SPEAK_UP]
    assert len(set(names)) == TEN
    assert all(len(name) == 1 and name.isascii() and name.isalpha() for name in names)


def number_on(key: int) -> int | None:
    given = KeyPressed(key, shift=False, ctrl=False, alt=False, repeated=False, time=0.0)
    return digit_of(given, Keymap())


@pytest.mark.parametrize("row", ["1234567890", "&é\"'(-è_çà"])
def test_the_upper_row_counts_to_ten(row: str) -> None:
    assert [number_on(ord(key)) for key in row] == list(range(1, TEN + 1))


def test_the_number_pad_counts_to_ten() -> None:
    keys = [*range(pygame.K_KP1, pygame.K_KP9 + 1), pygame.K_KP0]
    assert [number_on(key) for key in keys] == list(range(1, TEN + 1))
