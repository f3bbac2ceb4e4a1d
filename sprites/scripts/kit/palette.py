"""The colours of the house. Never pure black or white."""

import numpy as np

from kit.types import Array

INK = "#2b1a10"
UMBER = "#4a2c17"
SADDLE = "#7a4522"
TAN = "#a9713a"
SAND = "#d9b077"
PARCHMENT = "#f0dfb8"
CREAM = "#fbf3dc"
BONE = "#efe6cf"
GOLD_DARK = "#8a5a10"
GOLD = "#d79a22"
GOLD_LIGHT = "#ffe08a"
RED_DARK = "#6b1710"
RED = "#a5281b"
RED_LIGHT = "#e0664a"
BLUE_DARK = "#1b3a52"
BLUE = "#2f5d7c"
GREEN_DARK = "#38502a"
GREEN = "#5b7a3a"
TEAL = "#5f9a96"
NIGHT = "#1f2a38"
STEEL_DARK = "#444c55"
STEEL = "#7d8790"
RUST = "#b4552d"
FELT = "#2d4a30"
TABLE = "#4d2e1a"
SHADOW = "#1a0d05"

# Colour of a rider: base, dark, light.
RIDERS = {
    "red": ("#b5301f", "#6b1710", "#e0664a"),
    "blue": ("#2f6690", "#173a56", "#6ba3c7"),
    "green": ("#5d8a3c", "#35541f", "#9cc06f"),
    "brown": ("#8a5a2c", "#4a2c17", "#c79a63"),
    "white": ("#e8dcc0", "#9a8a68", "#fff8e6"),
}
# Of a seat: where more than five play there is no board to ride on.
SEATS = {
    **RIDERS,
    "yellow": ("#d9a020", "#8a5a10", "#ffd966"),
    "purple": ("#7b4a86", "#462650", "#b387bb"),
    "black": ("#4a4a4f", "#222226", "#85858c"),
    "turquoise": ("#3f8a86", "#1e4f4c", "#86c4bf"),
    "pink": ("#c9648a", "#7a2f4e", "#eaa0bb"),
}


def rgb(colour: str) -> Array:
    """#rrggbb as three numbers from 0 to 1."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` of the way from the first to the second."""
    blend = np.rint((rgb(first) + (rgb(second) - rgb(first)) * share) * 255).astype(int)
    return "#{:02x}{:02x}{:02x}".format(*blend)
