"""Colours by name, the liveries of players, and the size of the design."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

DESIGN_SIZE = (1280, 720)  # everything is laid out in this space, then drawn for the real window
DRAWN_AT = 2.0  # pixels of a file to the design unit


def _rgb(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def hex_of(colour: Colour) -> str:
    """As it is written in an SVG."""
    return "#" + bytes(colour).hex()


INK = _rgb("2b1a10")
UMBER = _rgb("4a2c17")
SADDLE = _rgb("7a4522")
TAN = _rgb("a9713a")
SAND = _rgb("d9b077")
PARCHMENT = _rgb("f0dfb8")
CREAM = _rgb("fbf3dc")
DARK_GOLD = _rgb("8a5a10")
GOLD = _rgb("d79a22")
LIGHT_GOLD = _rgb("ffe08a")
GLOW = _rgb("e8a21c")  # around what is chosen, or can be
DARK_RED = _rgb("6b1710")
RED = _rgb("a5281b")
CORAL = _rgb("e0664a")
GREEN = _rgb("5b7a3a")
TEAL = _rgb("5f9a96")
RUST = _rgb("b4552d")
SHADOW = _rgb("1a0d05")
FADED = _rgb("8f7c5c")


class Livery(NamedTuple):
    """A player's colours."""

    base: Colour
    dark: Colour
    light: Colour
    ink: Colour = CREAM  # of a numeral on the base


LIVERIES: dict[str, Livery] = {
    "red": Livery(_rgb("b5301f"), DARK_RED, CORAL),
    "blue": Livery(_rgb("2f6690"), _rgb("173a56"), _rgb("6ba3c7")),
    "green": Livery(_rgb("5d8a3c"), _rgb("35541f"), _rgb("9cc06f")),
    "brown": Livery(_rgb("8a5a2c"), UMBER, _rgb("c79a63")),
    "white": Livery(_rgb("e8dcc0"), _rgb("9a8a68"), _rgb("fff8e6"), INK),
    "yellow": Livery(_rgb("d9a020"), DARK_GOLD, _rgb("ffd966"), INK),
    "purple": Livery(_rgb("7b4a86"), _rgb("462650"), _rgb("b387bb")),
    "black": Livery(_rgb("4a4a4f"), _rgb("222226"), _rgb("85858c")),
    "turquoise": Livery(_rgb("3f8a86"), _rgb("1e4f4c"), _rgb("86c4bf")),
    "pink": Livery(_rgb("c9648a"), _rgb("7a2f4e"), _rgb("eaa0bb"), INK),
}
COLOURS = tuple(LIVERIES)
RIDER_COLOURS = COLOURS[:5]  # of which there are pieces for a board, and not only a portrait's ring
# Beside every colour stands a numeral: colour is never all.
MARKS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

SMALLEST_TYPE = 12  # design units: type is set smaller rather than cut, down to here
