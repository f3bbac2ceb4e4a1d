"""Text for consoles that cannot print every character."""

from __future__ import annotations

import unicodedata

from game.cleantext import clean_lines

# What decomposition does not turn into ASCII.
_STAND_INS = {
    "\u2018": "'",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u00ab": '"',
    "\u00bb": '"',
    "\u2010": "-",
    "\u2011": "-",
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2026": "...",
    "\u2190": "<-",
    "\u2192": "->",
    "\u00d7": "x",
    "\u00b7": "-",
    "\u2022": "-",
    "\u00b0": " deg",
    "\u00a0": " ",
    "\u202f": " ",
    "\u0153": "oe",
    "\u0152": "OE",
    "\u00e6": "ae",
    "\u00c6": "AE",
    "\u00df": "ss",
    "\u00f8": "o",
    "\u00d8": "O",
    "\u0142": "l",
    "\u0141": "L",
    "\u20ac": "EUR",
}


def printable(text: str, encoding: str) -> str:
    """The text as a console with this encoding can print it: accents fall away before letters.
    Nothing in it is an order to the terminal, wherever it comes from."""
    text = clean_lines(text)
    if _can_encode(text, encoding):
        return text
    return "".join(
        char if _can_encode(char, encoding) else _in_ascii(char) for char in _composed(text)
    )


def folded(text: str) -> str:
    """For comparing what people type: no accents, no capitals."""
    return "".join(map(_in_ascii, _composed(text))).casefold()


def _composed(text: str) -> str:
    """So that an accent written as a character of its own is no unprintable character."""
    return unicodedata.normalize("NFC", text)


def _can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _in_ascii(char: str) -> str:
    if char.isascii():
        return char
    if char in _STAND_INS:
        return _STAND_INS[char]
    decomposed = unicodedata.normalize("NFKD", char)
    return "".join(part for part in decomposed if part.isascii()) or "?"
