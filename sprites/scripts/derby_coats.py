"""The seven horses of the derby: a colour and markings of its own each."""

from dataclasses import dataclass

Tones = tuple[str, str, str]  # from the light to the shade


@dataclass(frozen=True)
class Coat:
    """Hair and mane; what tells the horse without its colour; the colours of its odds marker."""

    hair: Tones
    mane: Tones
    flag: Tones
    points: str = ""  # colour of the legs below the knee
    high: bool = False  # the points begin above the knee
    blaze: str = ""
    hide: str = ""  # name of a pattern: "patches", "blanket", "dapples"
    spots: str = "#fff6e0"  # colour of that pattern
    scarf: str = "#e8d9b4"


COATS = {
    "brown": Coat(
        ("#93602f", "#66401b", "#3f230c"),
        ("#3a2a22", "#241812", "#150d09"),
        ("#c08a52", "#8a5a2c", "#4a2c17"),
        scarf="#f0dfb8",
    ),
    "beige": Coat(
        ("#efd7ab", "#d5b681", "#967441"),
        ("#7a5632", "#553618", "#33200f"),
        ("#fbf0d8", "#d8c09a", "#a58a60"),
        points="#4e3320",
        high=True,
        scarf="#a5281b",
    ),
    "yellow": Coat(
        ("#ffd850", "#f0b012", "#a26e06"),
        ("#fffdf2", "#f8ecca", "#cfb984"),
        ("#ffe07a", "#e0b020", "#a07608"),
        points="#fff8e6",
        scarf="#2f6690",
    ),
    "orange": Coat(
        ("#fba258", "#e06f22", "#8f3f0c"),
        ("#8a4a22", "#5f2c10", "#3a1808"),
        ("#f7a866", "#d9762a", "#8a3f0c"),
        points="#fff4e0",
        high=True,
        blaze="#fffaf0",
        scarf="#38502a",
    ),
    "red": Coat(
        ("#ee5f45", "#c23220", "#75170d"),
        ("#fff2d4", "#f0d6a0", "#b8945a"),
        ("#e0664a", "#b5301f", "#6b1710"),
        points="#22100e",
        high=True,
        scarf="#ffe08a",
    ),
    "blue": Coat(
        ("#79b1d8", "#3a76a6", "#1b4566"),
        ("#33516c", "#1d3348", "#101f2e"),
        ("#6ba3c7", "#2f6690", "#173a56"),
        hide="blanket",
        spots="#f2f6f6",
        scarf="#e0664a",
    ),
    "green": Coat(
        ("#86b052", "#4c7a2a", "#274414"),
        ("#4a6a34", "#2c4620", "#1a2c12"),
        ("#9cc06f", "#5d8a3c", "#35541f"),
        hide="patches",
        spots="#fbf5e0",
        points="#fbf5e0",
        scarf="#d79a22",
    ),
}
