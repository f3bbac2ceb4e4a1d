"""The coats of the mustangs: colours, brand and ground. Each is told by its pattern, too."""

from dataclasses import dataclass

STAR = "M50 4 L62 37 L97 38 L69 59 L79 93 L50 73 L21 93 L31 59 L3 38 L38 37 Z"


@dataclass(frozen=True)
class Coat:
    """Hair and mane from the light to the shade, the field behind, the ink of the suit."""

    hair: tuple[str, str, str]
    mane: tuple[str, str, str]
    field: tuple[str, str]
    ink: str
    lines: str = "#2b1a10"  # of mouth and nostril


COATS = {
    "bay": Coat(
        ("#cf8a48", "#9c5a2a", "#5f3014"),
        ("#5a4438", "#33211a", "#1d1210"),
        ("#fdf0cf", "#e6c486"),
        "#6d3a18",
        "#ecd3a6",
    ),
    "chestnut": Coat(
        ("#ec8a4c", "#c4562a", "#7c2c14"),
        ("#c0602e", "#8f3a18", "#561c0b"),
        ("#fdebd8", "#efc4a0"),
        "#a5481f",
    ),
    "palomino": Coat(
        ("#fbdc8a", "#e3b04a", "#a06c1c"),
        ("#fffaea", "#f6e8c4", "#cdb47c"),
        ("#eef2da", "#b9c99c"),
        "#8a5a10",
    ),
    "grey": Coat(
        ("#e2e6e6", "#a4adb3", "#626c75"),
        ("#7c8791", "#555f69", "#343c45"),
        ("#f5e8da", "#d8bda2"),
        "#444c55",
    ),
    "pinto": Coat(
        ("#fffaec", "#f3e5c6", "#c2aa7e"),
        ("#8a5630", "#5f351b", "#3a1e0f"),
        ("#e6f0ee", "#a6c4c6"),
        "#2f5d7c",
    ),
    "midnight": Coat(
        ("#6c6a78", "#3a3740", "#1c181d"),
        ("#4a4856", "#25222b", "#131015"),
        ("#fff0b4", "#dc9a26"),
        "#2b1a10",
        "#d8cfc4",
    ),
    "avalanche": Coat(
        ("#fffdf6", "#f4efe4", "#b4b8b8"),
        ("#fffaf0", "#e8e6e0", "#aab4ba"),
        ("#a8d0dc", "#2f6a86"),
        "#2f5d7c",
    ),
}
SUITS = ("bay", "chestnut", "palomino", "grey", "pinto")
SPECIALS = ("midnight", "avalanche")

# Brands in a box of 100: horseshoe, star, sun, moon, four diamonds; the cowboys' hat.
BRANDS = {
    "bay": "M10 6 H40 V22 H33 C25 54 32 74 50 74 C68 74 75 54 67 22 H60 V6 H90 V22 C98 70"
    " 80 97 50 97"
    " C20 97 2 70 10 22 Z",
    "chestnut": STAR,
    "palomino": "M50 25 A25 25 0 1 1 49.9 25 Z"
    " M100 50 L82 40 L82 60 Z M85 85 L79 66 L66 79 Z M50 100 L60 82 L40 82 Z"
    " M15 85 L34 79 L21 66 Z M0 50 L18 60 L18 41 Z M15 15 L21 34 L34 21 Z"
    " M50 0 L40 18 L59 18 Z M85 15 L66 21 L79 34 Z",
    "grey": "M48 7 A45 45 0 1 0 89 64 A35 35 0 1 1 48 7 Z",
    "pinto": "M50 1 L72 25 L50 49 L28 25 Z M50 51 L72 75 L50 99 L28 75 Z M1 50 L23 26 L45"
    " 50 L23 74 Z"
    " M55 50 L77 26 L99 50 L77 74 Z",
    "cowboy": "M2 56 C14 66 24 64 28 54 C28 28 34 14 44 16 C48 17 50 20 54 20 C60 20 62 13 68 16"
    " C76 20 76 38 75 54 C78 64 88 66 98 56 C94 82 74 86 50 86 C26 86 6 82 2 56 Z",
}
