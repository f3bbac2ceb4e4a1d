"""What takes more room in the booklet: a stretch of a track, all tracks, all cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from game.rules.derby.cards import COLOURS, SPECIAL, VALUES
from game.rules.derby.course import TOWN, Lane, lane_of
from game.ui.derby.cards.face import SMALL, draw_card, mark_picture
from game.ui.derby.course.horse_pictures import GHOST, draw_horse
from game.ui.derby.course.squares import PLAIN, paint_sign, paint_square
from game.ui.derby.horses import NUMBERS
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import RED, SADDLE
from game.ui.kit.tokens import Type

SQUARE, SMALL_SQUARE = 52.0, (33.0, 26.0)
HORSE = 66.0  # how wide
ABOVE, FOOT = 40.0, 12.0  # it stands at the upper edge of its square: the sign is to be seen
LOWER = 5.0  # so much below the middle
EDGES, SHINES = 1.2, 4.0  # inside a square's box
LABEL = 34.0  # the number of a track
PAIR, VALUE_STEP, ROW = 30.0, 76.0, 56.0  # from a card to its twin, to the next value, colour


class Stretch(NamedTuple):
    """Some squares of a lane. The horse stands on `at`, and would come to stand on `goal`; to
    `risked` only by the die."""

    lane: Lane
    first: int
    last: int
    horse: str
    at: int
    goal: int | None = None
    risked: int | None = None

    @property
    def size(self) -> tuple[float, float]:
        return SQUARE * (self.last - self.first + 1) + 26, SQUARE + ABOVE

    @property
    def pictures(self) -> tuple[str, ...]:
        signs = {self._sign(square) for square in range(self.first, self.last + 1)} - {""}
        return f"derby/gallop-{self.horse}-0", *(f"derby/sign-{sign}" for sign in signs)

    def _sign(self, square: int) -> str:
        return "town" if square == TOWN else self.lane[square]

    def draw(self, canvas: Canvas, centre: Point) -> None:
        box = around(centre, self.size)
        canvas.composed(("booklet-stretch", self), box, partial(self._paint, canvas, box))

    def _paint(self, canvas: Canvas, box: Box) -> None:
        for square in range(self.first, self.last + 1):
            place = self._place(box, square)
            _paint_square(canvas, place, self._sign(square), square, LOWER)
        if self.risked is not None:
            canvas.frame(self._place(box, self.risked).inflate(-4, -4), RED, width=3, radius=4)
        if self.goal is not None:
            self._paint_horse(canvas, self._place(box, self.goal), GHOST)
        self._paint_horse(canvas, self._place(box, self.at), 255)

    def _place(self, box: Box, square: int) -> Box:
        left = box.x + 10 + SQUARE * (square - self.first)
        return Box(left, box.bottom - SQUARE, SQUARE, SQUARE)

    def _paint_horse(self, canvas: Canvas, square: Box, alpha: int) -> None:
        foot = (square.centerx, square.y + FOOT)
        picture = f"derby/gallop-{self.horse}-0"
        draw_horse(canvas, picture, NUMBERS[self.horse], foot, HORSE, alpha=alpha)


class Tracks(NamedTuple):
    """All of them, top to bottom, from the first square to the town."""

    tracks: tuple[str, ...]

    @property
    def size(self) -> tuple[float, float]:
        return LABEL + SMALL_SQUARE[0] * TOWN + 4, SMALL_SQUARE[1] * len(self.tracks) + 4

    @property
    def pictures(self) -> tuple[str, ...]:
        return tuple(f"derby/sign-{sign}" for sign in ("yellow", "blue", "red", "town"))

    def draw(self, canvas: Canvas, centre: Point) -> None:
        box = around(centre, self.size)
        canvas.composed(("booklet-tracks", self), box, partial(self._paint, canvas, box))

    def _paint(self, canvas: Canvas, box: Box) -> None:
        wide, high = SMALL_SQUARE
        for row, track in enumerate(self.tracks):
            top, lane = box.y + 2 + high * row, lane_of(track)
            at = (box.x + LABEL / 2 - 2, top + high / 2)
            canvas.numeral(str(row + 1), at, size=Type.FIGURE, colour=SADDLE, within=(20, 14))
            for square in range(1, TOWN + 1):
                place = Box(box.x + LABEL + wide * (square - 1), top, wide, high)
                sign = "town" if square == TOWN else lane[square]
                _paint_square(canvas, place, sign, row + square)


class AllCards(NamedTuple):
    """How many there are of each: a column for each value, a row for each colour."""

    deck: Mapping[str, int]

    @property
    def size(self) -> tuple[float, float]:
        return LABEL + VALUE_STEP * len(VALUES), ROW * (len(COLOURS) + 1)

    @property
    def pictures(self) -> tuple[str, ...]:
        return tuple(mark_picture(colour) for colour in (*COLOURS, "white"))

    def draw(self, canvas: Canvas, centre: Point) -> None:
        box = around(centre, self.size)
        key = ("booklet-cards", tuple(self.deck.items()))
        canvas.composed(key, box, partial(self._paint, canvas, box))

    def _paint(self, canvas: Canvas, box: Box) -> None:
        for row, colour in enumerate((*COLOURS, "white")):
            middle = box.y + ROW * (row + 0.5)
            canvas.centred(mark_picture(colour), (box.x + 14, middle), size=(24, 24))
            for column, value in enumerate(reversed(VALUES)):
                left = box.x + LABEL + VALUE_STEP * column
                self._paint_cards(canvas, f"{value}-{colour}", (left, middle - SMALL[1] / 2))
        below = box.y + ROW * (len(COLOURS) + 0.5) - SMALL[1] / 2
        self._paint_cards(canvas, SPECIAL, (box.x + LABEL, below), apart=SMALL[0] + 6)

    def _paint_cards(
        self, canvas: Canvas, card: str, corner: Point, *, apart: float = PAIR
    ) -> None:
        for number in range(self.deck.get(card, 0)):
            draw_card(canvas, card, Box(corner[0] + apart * number, corner[1], *SMALL))


def _paint_square(canvas: Canvas, box: Box, sign: str, number: int, lower: float = 0.0) -> None:
    outer, inner = (box.inflate(-2 * by, -2 * by) for by in (EDGES, SHINES))
    paint_square(canvas, _corners(outer), _corners(inner), sign, PLAIN[number % 2])
    paint_sign(canvas, (box.centerx, box.centery + lower), min(box.size) * 0.58, sign)


def _corners(box: Box) -> list[Point]:
    return [box.topleft, box.topright, box.bottomright, box.bottomleft]
