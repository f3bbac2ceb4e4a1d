"""What is printed on the board: the land, the ways, the spaces with their numbers and fares, the
corners and dots, the names, and the table of hands along the top."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.rules.pony_express.board import Board
from game.rules.shared.hands import ANNOUNCEABLE, SPACES
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.lru_cache import Key
from game.ui.kit.theme import (
    CREAM,
    DARK_RED,
    INK,
    PARCHMENT,
    SADDLE,
    SMALLEST_TYPE,
    UMBER,
    Colour,
)
from game.ui.kit.typefaces import known
from game.ui.pony_express.board.fit import PrintedBoard
from game.ui.pony_express.board.labels import LandLabel, labels_of
from game.ui.pony_express.board.trail_painting import tags_picture, ways_picture
from game.ui.pony_express.land.painting import PAINTED_AT, paint_land, prepare_land
from game.ui.pony_express.words import race_words
from game.wording.vocabulary import capital

Cell = tuple[float, float, float, float]

TOKEN, PLATE, MAILBOX, LATER_MAILBOX, CORNER, AIM, DOT = 44, 36, 58, 45, 58, 44, 32
TOKENS = ("relay", "mine", "station", "saloon", "indians")
NUMBER_BELOW = (0.0, -1.52)  # cm from the middle of a token to its number
FARE_ASIDE = (1.2, 0.95)
HAND_TYPE, SMALL_HAND_TYPE = 18.0, 16.0
NUMBER = 15.0  # of the type: it is printed matter, and said in the panels too
LABEL_TYPE = {"big": ("title", 20.0), "italic": ("italic", 21.0)}


class BoardPainter:
    """Paints one board with a canvas, at the scale of the view that shows it."""

    def __init__(self, view: PrintedBoard, canvas: Canvas) -> None:
        self._view = view
        self._canvas = canvas
        self._board: Board = view.board
        self._words = race_words(view.ui)
        self._size = view.scale / PAINTED_AT

    def prepare(self) -> None:
        """Have what takes long drawn beside the frames."""
        prepare_land(self._canvas, self._board, self._view.box)
        assets = self._canvas.assets
        assets.prepare(self._key("ways"), self._make_ways())
        assets.prepare(self._key("tags"), self._make_tags())

    @property
    def _area(self) -> pygame.Rect:
        return self._canvas.area(self._view.box)

    def _key(self, what: str) -> Key:
        return (what, hash(self._board), self._area.size)

    def paint(self) -> None:
        paint_land(self._canvas, self._board, self._view.box)
        self._ways()
        self._names()
        self._corners()
        self._spaces()
        self._mailboxes()
        if self._view.hands:
            self._hand_table()

    def _px(self, length: float) -> float:
        """A length at the natural scale, at the scale of this board."""
        return length * self._size

    def _picture(self, name: str, at: Point, size: float) -> None:
        side = self._px(size)
        self._canvas.centred(name, self._view.to_screen(at), size=(side, side))

    # ------------------------------------------------------------------ the ground

    def _ways(self) -> None:
        picture = self._canvas.assets.prepared(self._key("ways"), self._make_ways())
        self._canvas.surface.blit(picture, self._area.topleft)

    def _make_ways(self) -> Callable[[], pygame.Surface]:
        return partial(ways_picture, self._board, self._area.size)

    def _names(self) -> None:
        for label in labels_of(self._board):
            self._name(label, label.text(self._words))

    def _name(self, label: LandLabel, text: str) -> None:
        """Letter by letter, with a light edge that lifts it off the land."""
        canvas, typeset = self._canvas, self._canvas.typeset
        style, size = LABEL_TYPE[label.style]
        room = label.room * self._view.scale
        gap = label.spacing * self._size
        letters = known(text.replace(" ", "\u2002") if label.style == "big" else text, style)
        while True:
            pixels = max(round(self._px(size) * canvas.scale), 6)
            # A map keeps the old-style digits of its face.
            fonts = [typeset.font_for(letter, style, pixels) for letter in letters]
            widths = [
                font.size(letter)[0] / canvas.scale
                for letter, font in zip(letters, fonts, strict=True)
            ]
            total = sum(widths) + gap * (len(letters) - 1)
            if total <= room or size <= 12:
                break
            size, gap = size * 0.95, gap * 0.9
        x, y = self._view.to_screen((label.x, label.y))
        x -= total / 2
        for letter, width, font in zip(letters, widths, fonts, strict=True):
            self._letter(letter, font, (x, y), _colour(label.colour))
            x += width + gap

    def _letter(self, letter: str, font: pygame.font.Font, at: Point, colour: Colour) -> None:
        canvas = self._canvas
        light = font.render(letter, True, PARCHMENT)
        ink = font.render(letter, True, colour)
        x, y = canvas.at(at)
        y -= ink.get_height() // 2
        reach = max(canvas.px(1.5), 1)
        for dx in (-reach, 0, reach):
            for dy in (-reach, 0, reach):
                canvas.stamp(light, (x + dx, y + dy), 52)
        canvas.stamp(ink, (x, y), 235)

    # ------------------------------------------------------------------ places

    def _corners(self) -> None:
        for place in self._board.corners.values():
            self._picture("board/corner", place.at, CORNER)
        self._picture("board/corner-figures", self._board.figures_place.at, AIM)
        for dot in self._board.figures:
            self._picture("board/dot", dot, DOT)

    def _spaces(self) -> None:
        spaces = range(1, self._board.last)
        for number in spaces:
            special = self._board.kinds[number] in TOKENS
            name = self._view.token(self._board.kinds[number]) if special else self._plate(number)
            self._picture(name, self._board.points[number], TOKEN if special else PLATE)
        self._tags()
        for number in spaces:
            self._number_of(number)

    def _tags(self) -> None:
        picture = self._canvas.assets.prepared(self._key("tags"), self._make_tags())
        self._canvas.surface.blit(picture, self._area.topleft)

    def _make_tags(self) -> Callable[[], pygame.Surface]:
        return partial(tags_picture, self._board, self._area.size, [*self._plates_of_numbers()])

    def _plates_of_numbers(self) -> Iterator[tuple[Point, Point, bool]]:
        for number in range(1, self._board.last):
            if self._board.kinds[number] in TOKENS:
                wide = 1.5 if number > 9 else 1.2
                yield self._beside(number, NUMBER_BELOW), (wide, 1.06), False
            if self._board.prices[number]:
                yield self._beside(number, FARE_ASIDE), (1.62, 1.18), True

    def _beside(self, number: int, by: Point) -> Point:
        x, y = self._board.points[number]
        return x + by[0], y + by[1]

    def _number_of(self, number: int) -> None:
        special = self._board.kinds[number] in TOKENS
        at = self._beside(number, NUMBER_BELOW if special else (0.0, 0.0))
        self._number(str(number), self._view.to_screen(at), CREAM if special else UMBER)
        if price := self._board.prices[number]:
            fare = self._view.to_screen(self._beside(number, FARE_ASIDE))
            self._number(f"${price}", fare, DARK_RED)

    def _plate(self, number: int) -> str:
        if self._board.kinds[number] in ("town", "start"):
            return "board/plate-town"
        return "board/plate-desert" if self._board.desert[number] else "board/plate-plain"

    def _number(self, text: str, centre: Point, colour: Colour) -> None:
        room = (self._px(24), self._px(13))
        self._canvas.numeral(text, centre, size=self._px(NUMBER), colour=colour, within=room)

    def _mailboxes(self) -> None:
        for number, at in enumerate(self._board.mailboxes, start=1):
            self._picture("board/mailbox", at, MAILBOX if number == 1 else LATER_MAILBOX)
            x, y = self._view.to_screen(at)
            self._number(str(number), (x - self._px(1), y - self._px(2)), CREAM)

    # ------------------------------------------------------------------ the table of hands

    def _hand_table(self) -> None:
        """Each hand with the number of spaces it is worth, if the board has room for that."""
        left, top, width, _ = self._view.box
        high = self._board.hand_table * self._view.scale
        margin = self._px(14)
        step = (width - 2 * margin) / len(ANNOUNCEABLE)
        if self._disc((left, top, step, high)) <= 0.0:
            return
        size = self._size_of_hands(step, high)
        for place, hand in enumerate(ANNOUNCEABLE):
            x = left + margin + step * place
            if place:
                self._canvas.line((x, top + high * 0.2), (x, top + high * 0.78), INK, width=2)
            self._hand(hand, (x, top, step, high), size)

    def _size_of_hands(self, step: float, high: float) -> float:
        """One size of the type for all seven, in which the longest name fits; if that is too
        small, the longest alone is set smaller."""
        canvas, (_, _, width, height) = self._canvas, self._room_for_name((0, 0, step, high))
        names = [capital(self._words.hand(hand)) for hand in ANNOUNCEABLE]
        words = {word for name in names for word in name.split()}
        size = self._px(HAND_TYPE)
        while size > self._px(SMALL_HAND_TYPE) and not (
            all(canvas.text_width(word, style="bold", size=size) <= width for word in words)
            and all(canvas.text_height(n, width, style="bold", size=size) <= height for n in names)
        ):
            size -= 0.5
        return size

    def _room_for_name(self, cell: Cell) -> Cell:
        """Right of the disc."""
        x, y, width, height = cell
        indent = self._px(13) + self._disc(cell)
        return x + indent, y + height * 0.02, width - indent - self._px(6), height * 0.92

    def _disc(self, cell: Cell) -> float:
        """It makes room for the longest word, however small the cells are."""
        canvas = self._canvas
        names = [capital(self._words.hand(hand)) for hand in ANNOUNCEABLE]
        words = [word for name in names for word in name.split()]
        smallest = SMALLEST_TYPE / canvas.zoom
        longest = max(canvas.text_width(word, style="bold", size=smallest) for word in words)
        room = cell[2] - self._px(13) - self._px(6) - longest - 2
        return min(cell[3] * 0.66, self._px(36), cell[2] * 0.28, room)

    def _hand(self, hand: str, cell: Cell, size: float) -> None:
        x, y, _, height = cell
        disc = self._disc(cell)
        centre = (x + self._px(7) + disc / 2, y + height / 2 - self._px(1))
        self._canvas.centred("ui/coin-plate", centre, size=(disc, disc))
        room = (disc * 0.6, disc * 0.5)
        self._canvas.numeral(str(SPACES[hand]), centre, size=self._px(19), colour=INK, within=room)
        self._canvas.text(
            capital(self._words.hand(hand)),
            self._room_for_name(cell),
            style="bold",
            size=size,
            colour=CREAM,
            drop=SADDLE if self._view.ui.settings.high_contrast else INK,
        )


def _colour(text: str) -> Colour:
    digits = re.findall("[0-9a-fA-F]{2}", text)
    red, green, blue = (int(pair, 16) for pair in digits[:3])
    return red, green, blue
