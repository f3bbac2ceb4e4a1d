"""The typefaces: their files, their fonts in any size, and which of them has which character.

Alfa Slab One is for titles and every number, Zilla Slab for the rest. What they lack of the Latin,
Greek and Cyrillic letters comes from Noto Serif; what that lacks, too, is a question mark.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib import resources
from io import BytesIO

import pygame

from game.ui.kit.coverage import characters_of

log = logging.getLogger(__name__)

TITLE, FALLBACK = "title", "fallback"
_FILES = {
    TITLE: ("fontpkg_alfa_slab_one", "AlfaSlabOne-Regular.ttf"),
    "body": ("fontpkg_zilla_slab", "ZillaSlab-Medium.ttf"),
    "bold": ("fontpkg_zilla_slab", "ZillaSlab-Bold.ttf"),
    "italic": ("fontpkg_zilla_slab", "ZillaSlab-MediumItalic.ttf"),
    FALLBACK: ("fontpkg_noto_serif", "NotoSerif[wdth,wght].ttf"),
}
FALLBACK_SIZE = 0.9  # of the text around it: Noto's small letters are larger
HEAVY_STYLES = (TITLE, "bold")
UNKNOWN = "?"
WORDS = re.compile(r"\s+|\S+")


def load(style: str, pixels: int) -> pygame.font.Font:
    """A font of that style."""
    try:
        return pygame.font.Font(BytesIO(_file(style)), pixels)
    except (ModuleNotFoundError, FileNotFoundError, pygame.error) as error:
        log.warning("The typeface %s is missing (%s): another one is used.", style, error)
        return pygame.font.Font(None, pixels)


def load_fallback(style: str, pixels: int) -> pygame.font.Font:
    """The font for what that style lacks."""
    font = load(FALLBACK, max(round(pixels * FALLBACK_SIZE), 6))
    font.bold = style in HEAVY_STYLES
    font.italic = style == "italic"
    return font


def runs(text: str, style: str) -> list[tuple[str, bool]]:
    """The text in pieces, each with whether that style has all of its characters. A word of which
    it lacks a letter is set in the other font as a whole: no word looks patched."""
    own, other = characters(style), characters(FALLBACK)
    if own.issuperset(text):
        return [(text, True)]
    pieces: list[tuple[str, bool]] = []
    for word in WORDS.findall(text):
        if own.issuperset(word):
            found = [(word, True)]
        elif other.issuperset(word):
            found = [(word, False)]
        else:
            found = [_of_either(cluster, style) for cluster in _clusters(word)]
        for piece, has in found:
            if pieces and pieces[-1][1] == has:
                pieces[-1] = (pieces[-1][0] + piece, has)
            else:
                pieces.append((piece, has))
    return pieces


def _of_either(cluster: str, style: str) -> tuple[str, bool]:
    if characters(style).issuperset(cluster):
        return cluster, True
    return (cluster, False) if characters(FALLBACK).issuperset(cluster) else (UNKNOWN, True)


def known(text: str, style: str) -> str:
    """The text as it can be set, letter by letter."""
    return "".join(piece for piece, _ in runs(text, style))


@cache
def characters(style: str) -> frozenset[str]:
    """What there is a picture for. An unknown font is taken to have plain letters."""
    try:
        found = frozenset(map(chr, characters_of(_file(style))))
    except (ModuleNotFoundError, FileNotFoundError):
        found = frozenset()
    if not found and style != FALLBACK:
        found = frozenset(map(chr, range(0x20, 0x7F)))
    return found | {"\n"}


def _clusters(text: str) -> Iterator[str]:
    """Letters, each with the accents on it: they are set in one font."""
    cluster = ""
    for char in text:
        if cluster and not unicodedata.combining(char):
            yield cluster
            cluster = ""
        cluster += char
    if cluster:
        yield cluster


@cache
def _file(style: str) -> bytes:
    """Read once for all sizes."""
    package, name = _FILES[style]
    return (resources.files(package) / "files" / name).read_bytes()
