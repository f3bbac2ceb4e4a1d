"""Setting type: lines with proper digits, and blocks that wrap and shrink to fit a box."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.cleantext import clean_lines, shortened
from game.ui.kit.lru_cache import LruCache, bytes_of
from game.ui.kit.theme import SMALLEST_TYPE, Colour
from game.ui.kit.typefaces import FALLBACK, TITLE, characters, load, load_fallback, runs

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
# A word wider than so many times its type size is no word but a name; where it finds no room, its
# middle is left out, until it is no wider than that.
WIDE_WORD, WIDE_LETTERS = 10.5, 12
ELIDED = (10.0, 7.0, 5.0)
END_KEPT = 2  # letters behind the gap: names often differ there
EM = 24  # pixels in which words are measured
LINE_BUDGET = 4 * 2**20  # bytes of lines that are kept
BLOCK_BUDGET = 10 * 2**20  # bytes of blocks, for the same


class Block(NamedTuple):
    """A text set in a box: its picture, and whether all of it is there."""

    surface: pygame.Surface
    lines: int
    whole: bool


class Fitting(NamedTuple):
    """Lines of a text in pixels of a size, and whether its room holds them."""

    lines: list[str]
    pixels: int
    wide: int
    tall: int
    fits: bool


class Typeset:
    """Type for one scale of the window: sizes are given in design units."""

    def __init__(self) -> None:
        self.scale = 1.0  # pixels to the design unit
        self.text_scale = 1.0  # what the player wants on top
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._lines: LruCache[pygame.Surface] = LruCache(LINE_BUDGET)
        self._blocks: LruCache[Block] = LruCache(BLOCK_BUDGET)

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
            self._fonts[key] = load(style, pixels)
        return self._fonts[key]

    def font_for(self, letter: str, style: str, pixels: int) -> pygame.font.Font:
        """The style's own, or for a letter that it lacks another."""
        has = letter in characters(style)
        return self.font(style, pixels) if has else self._fallback(style, pixels)

    def _fallback(self, style: str, pixels: int) -> pygame.font.Font:
        key = (f"{FALLBACK}-{style}", pixels)
        if key not in self._fonts:
            self._fonts[key] = load_fallback(style, pixels)
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
        if style == TITLE or not HEAVY.search(text):
            return self._runs(text, style, pixels)
        heavy = max(round(pixels * DIGIT_SIZE), 6)
        parts: list[tuple[str, pygame.font.Font]] = []
        for stretch, is_path in stretches(text):
            pieces = [stretch] if is_path else HEAVY.split(stretch)
            for number, piece in enumerate(pieces):
                if piece and number % 2:
                    parts += self._runs(piece, TITLE, heavy)
                elif piece:
                    parts += self._runs(piece, style, pixels)
        return parts

    def _runs(self, text: str, style: str, pixels: int) -> list[tuple[str, pygame.font.Font]]:
        return [
            (piece, self.font(style, pixels) if has else self._fallback(style, pixels))
            for piece, has in runs(text, style)
        ]

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
        room = (-int(-width * self.scale // 1), -int(-height * self.scale // 1))
        found = self._shrunk(_printable(text), style, size, room, wrap)
        for widest in ELIDED:
            if found.fits:
                break
            shorter = self._elided(_printable(text), style, widest)
            if shorter is not None:
                found = self._shrunk(shorter, style, size, room, wrap)
        measure, step = (max(found.wide, 1), found.tall), self.leading(style, found.pixels)
        picture = self._stacked(found.lines, style, found.pixels, colour, measure, step, align)
        return Block(picture, len(found.lines), found.fits)

    def _shrunk(
        self, text: str, style: str, size: float, room: tuple[int, int], wrap: bool
    ) -> Fitting:
        """As large as fits into the room, or as small as type may be."""
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
                return Fitting(lines, pixels, wide, tall, fits)
            pixels = max(min(int(pixels * SHRINK), pixels - 1), smallest)

    def _elided(self, text: str, style: str, widest: float) -> str | None:
        """Without the middle of each word that is wider than any word of a language: a name of
        twenty capitals. None if there is none."""
        words = text.split(" ")
        shorter = [self._shortened(word, style, widest) for word in words]
        return None if shorter == words else " ".join(shorter)

    def _shortened(self, word: str, style: str, widest: float) -> str:
        if len(word) < WIDE_LETTERS or self.width(word, style, EM) <= WIDE_WORD * EM:
            return word
        end = word[-END_KEPT:]
        fitting = bisect_right(
            range(1, len(word) - END_KEPT),
            widest * EM,
            key=lambda begin: self.width(f"{word[:begin]}…{end}", style, EM),
        )
        return f"{word[: max(fitting, 1)]}…{end}"

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
    if not text.isascii():  # the fonts have letters with their accents, rather than both
        text = unicodedata.normalize("NFC", text)
    together = DICE.sub(lambda dice: dice[0].replace(" ", "\u00a0"), text)
    return together.replace("\u202f", "\u00a0")
