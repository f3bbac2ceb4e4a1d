"""Setting type: lines with proper digits, and blocks that wrap and shrink to fit a box."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from io import BytesIO
from typing import NamedTuple

import pygame

from game.cleantext import clean_lines, shortened
from game.ui.kit.kept import Kept, bytes_of
from game.ui.kit.theme import SMALLEST_TYPE, Colour

log = logging.getLogger(__name__)

# Alfa Slab One for titles and every number, Zilla Slab for the rest.
_FILES = {
    "title": ("fontpkg_alfa_slab_one", "AlfaSlabOne-Regular.ttf"),
    "body": ("fontpkg_zilla_slab", "ZillaSlab-Medium.ttf"),
    "bold": ("fontpkg_zilla_slab", "ZillaSlab-Bold.ttf"),
    "italic": ("fontpkg_zilla_slab", "ZillaSlab-MediumItalic.ttf"),
}
# Faces of dice in a row stay together, and in one face of the type.
DICE = re.compile(r"\b(?:10|[AKQJ9])(?: (?:10|[AKQJ9])\b)+")
# These, numbers and sums such as +20k are heavy. A comma or a full stop behind a number belongs to
# the sentence.
HEAVY = re.compile(
    r"(\b(?:10|[AKQJ9])(?:\u00a0(?:10|[AKQJ9])\b)+|[+\u2212]?\d+k\b|\d(?:[\d.,/°:%]*[\d°%])?)"
)
WORD = re.compile(r"\S+")
LETTER = re.compile(r"[^\W\d]")
FILE_ENDING = re.compile(r"(?<!^)\.[a-z]{3,6}\b")
FOLDERS = re.compile(r"[^/\\]*[/\\]|[^/\\]+$")
DIGIT_SIZE = 0.88  # of the text around them: Alfa is a heavy face
LEADING = 1.14
LONGEST = 6000  # characters: more than any page has, and still set in no time
SHRINK = 0.95
LINE_BUDGET = 4 * 2**20  # bytes of lines that are kept
BLOCK_BUDGET = 10 * 2**20  # bytes of blocks, for the same


class Block(NamedTuple):
    """A text set in a box: its picture, and whether all of it is there."""

    surface: pygame.Surface
    lines: int
    whole: bool


class Typeset:
    """Type for one scale of the window: sizes are given in design units."""

    def __init__(self) -> None:
        self.scale = 1.0  # pixels to the design unit
        self.text_scale = 1.0  # what the player wants on top
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._lines: Kept[pygame.Surface] = Kept(LINE_BUDGET)
        self._blocks: Kept[Block] = Kept(BLOCK_BUDGET)

    def rescale(self, scale: float, text_scale: float) -> None:
        if (scale, text_scale) != (self.scale, self.text_scale):
            self.scale, self.text_scale = scale, text_scale
            self._fonts.clear()
            self._lines.clear()
            self._blocks.clear()

    def pixels(self, size: float) -> int:
        """A type size of the design, in pixels of the window."""
        return max(round(size * self.text_scale * self.scale), 6)

    def font(self, style: str, pixels: int) -> pygame.font.Font:
        key = (style, pixels)
        if key not in self._fonts:
            self._fonts[key] = _load(style, pixels)
        return self._fonts[key]

    # ------------------------------------------------------------------ one line

    def line(self, text: str, style: str, pixels: int, colour: Colour) -> pygame.Surface:
        key = (text, style, pixels, colour)
        if (found := self._lines.get(key)) is not None:
            return found
        made = self._set_line(_printable(text), style, pixels, colour)
        return self._lines.put(key, made, bytes_of(made))

    def width(self, text: str, style: str, pixels: int) -> int:
        parts = self._parts(_printable(text), style, pixels)
        return sum(font.size(part)[0] for part, font in parts)

    def _parts(self, text: str, style: str, pixels: int) -> list[tuple[str, pygame.font.Font]]:
        """Numbers inside Zilla are set in Alfa: Zilla's own digits are old-style."""
        font = self.font(style, pixels)
        if style == "title" or not HEAVY.search(text):
            return [(text, font)]
        heavy = self.font("title", max(round(pixels * DIGIT_SIZE), 6))
        parts: list[tuple[str, pygame.font.Font]] = []
        for stretch, is_path in stretches(text):
            pieces = [stretch] if is_path else HEAVY.split(stretch)
            parts += [(piece, heavy if n % 2 else font) for n, piece in enumerate(pieces) if piece]
        return parts

    def _set_line(self, text: str, style: str, pixels: int, colour: Colour) -> pygame.Surface:
        parts = self._parts(text, style, pixels)
        if len(parts) == 1:
            return parts[0][1].render(parts[0][0], True, colour).convert_alpha()
        ascent = max(font.get_ascent() for _, font in parts)
        pictures = [font.render(part, True, colour) for part, font in parts]
        height = max(
            ascent - font.get_ascent() + picture.get_height()
            for (_, font), picture in zip(parts, pictures, strict=True)
        )
        line = pygame.Surface((sum(p.get_width() for p in pictures), height), pygame.SRCALPHA)
        x = 0
        for (_, font), picture in zip(parts, pictures, strict=True):
            line.blit(picture, (x, ascent - font.get_ascent()))
            x += picture.get_width()
        return line.convert_alpha()

    # ------------------------------------------------------------------ blocks

    def block(
        self,
        text: str,
        style: str,
        size: float,
        colour: Colour,
        width: float,
        height: float,
        align: str = "left",
        wrap: bool = True,
    ) -> Block:
        """The text in a box of the design, wrapped, and set smaller until all of it is in."""
        key = (text, style, size, colour, round(width, 1), round(height, 1), align, wrap)
        if (found := self._blocks.get(key)) is not None:
            return found
        made = self._fitted(text, style, size, colour, width, height, align, wrap)
        return self._blocks.put(key, made, bytes_of(made.surface))

    def _fitted(
        self,
        text: str,
        style: str,
        size: float,
        colour: Colour,
        width: float,
        height: float,
        align: str,
        wrap: bool,
    ) -> Block:
        # Up, not down: a box that was measured for this text must hold it after rounding.
        text = _printable(text)
        room = (-int(-width * self.scale // 1), -int(-height * self.scale // 1))
        pixels = self.pixels(size)
        smallest = max(round(SMALLEST_TYPE * self.scale), 8)
        while True:
            lines = self.wrapped(text, style, pixels, room[0]) if wrap else text.split("\n")
            step = self.leading(style, pixels)
            tall = step * (len(lines) - 1) + self.font(style, pixels).get_height()
            wide = max((self.width(line, style, pixels) for line in lines), default=0)
            # The line box of a slab face is taller than its letters: only these must fit.
            fits = wide <= room[0] and tall - self._air(style, pixels) <= room[1]
            if fits or pixels <= smallest:
                break
            pixels = max(min(int(pixels * SHRINK), pixels - 1), smallest)
        picture = self._stacked(lines, style, pixels, colour, (max(wide, 1), tall), step, align)
        return Block(picture, len(lines), fits)

    def _air(self, style: str, pixels: int) -> int:
        return round(pixels * (0.34 if style == "title" else 0.2))

    def _stacked(
        self,
        lines: list[str],
        style: str,
        pixels: int,
        colour: Colour,
        size: tuple[int, int],
        step: int,
        align: str,
    ) -> pygame.Surface:
        if len(lines) == 1:
            return self.line(lines[0], style, pixels, colour)
        picture = pygame.Surface((size[0], size[1] + 2), pygame.SRCALPHA)
        for number, line in enumerate(lines):
            set_line = self._set_line(_printable(line), style, pixels, colour)
            spare = size[0] - set_line.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[align]
            picture.blit(set_line, (x, number * step))
        return picture.convert_alpha()

    def leading(self, style: str, pixels: int) -> int:
        return round(pixels * LEADING)

    def _words(
        self, paragraph: str, style: str, pixels: int, width: float
    ) -> Iterator[tuple[str, str]]:
        """Each with the space before it; the path of a file may be broken at its folders."""
        for word in paragraph.split(" "):
            pieces = FOLDERS.findall(word) or [word]
            if len(pieces) > 1 and self.width(word, style, pixels) <= width:
                pieces = [word]
            for number, piece in enumerate(pieces):
                yield "" if number else " ", piece

    def wrapped(self, text: str, style: str, pixels: int, width: float) -> list[str]:
        lines: list[str] = []
        for paragraph in _printable(text).split("\n"):
            line = ""
            for space, word in self._words(paragraph, style, pixels, width):
                longer = f"{line}{space}{word}" if line else word
                if line and self.width(longer, style, pixels) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines


def stretches(text: str) -> Iterator[tuple[str, bool]]:
    """The text in pieces, each with whether it is the way to a file: a number in that is no
    number. Every character is looked at a few times at most, however long the text is."""
    done = 0
    for word in WORD.finditer(text):
        length = _path_in(word[0])
        if length:
            if done < word.start():
                yield text[done : word.start()], False
            done = word.start() + length
            yield text[word.start() : done], True
    if done < len(text):
        yield text[done:], False


def _path_in(word: str) -> int:
    """How much of it is the way to a file: all of it with a folder, else up to its ending."""
    if ("/" in word or "\\" in word) and LETTER.search(word):
        return len(word)
    return max((ending.end() for ending in FILE_ENDING.finditer(word)), default=0)


def _printable(text: str) -> str:
    """What can be set of it, however it came here. The faces have no narrow no-break space; the
    wide one will do."""
    text = clean_lines(shortened(text, LONGEST))
    together = DICE.sub(lambda dice: dice[0].replace(" ", "\u00a0"), text)
    return together.replace("\u202f", "\u00a0")


def _load(style: str, pixels: int) -> pygame.font.Font:
    try:
        return pygame.font.Font(BytesIO(_face(style)), pixels)
    except (ModuleNotFoundError, FileNotFoundError, pygame.error) as error:
        log.warning("The typeface %s is missing (%s): another one is used.", style, error)
        return pygame.font.Font(None, pixels)


@cache
def _face(style: str) -> bytes:
    """Its file, read once for all sizes."""
    package, name = _FILES[style]
    return (resources.files(package) / "files" / name).read_bytes()
