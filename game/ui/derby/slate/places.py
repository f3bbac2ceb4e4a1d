"""Where things are on the slate: a column for each horse, with its odds, cards and bets."""

from __future__ import annotations

from game.rules.derby.cards import FULL, HORSES, PLACE
from game.ui.derby.cards.face import SMALL
from game.ui.kit.canvas import Box, Point

FIRST, WIDE = 100.0, 123.0  # where the first column begins, and how wide each is
TOP, FOOT = 22.0, 516.0
ODDS, ROW = 98.0, 25.0  # the first row of odds, and how high each is
MARKER = (86.0, 24.0)
HORSE, HORSE_FOOT = 74.0, 75.0  # how wide a horse is at the head of its column, and its ground
NAME = Box(5, 75, WIDE - 10, 22)
HEADS = Box(FIRST, TOP, WIDE * len(HORSES), ODDS - TOP)  # the horses and their names
PLACES, PLACE_STEP = 306.0, (40.0, 54.0)
ACROSS = FULL // 2
BOX, BOX_SIZE = 420.0, (115.0, 94.0)
LABELS = [Box(28, down, 66, 26) for down in (73, 345, 454)]  # odds, cards, bets: at the left
PILE = Box(40, 386, 30, 41)  # the cards left over


def left_of(horse: str) -> float:
    return FIRST + WIDE * PLACE[horse]


def column(horse: str) -> Box:
    """All of it, inside the lines."""
    return Box(left_of(horse) + 2, TOP, WIDE - 4, FOOT - TOP)


def middle(horse: str) -> float:
    return left_of(horse) + WIDE / 2 - 0.5


def horse_foot(horse: str) -> Point:
    return middle(horse), HORSE_FOOT


def rider_at(horse: str) -> Point:
    """Whoever rides it, above its tail."""
    return left_of(horse) + 22, 44.0


def name_box(horse: str) -> Box:
    return NAME.move(left_of(horse), 0)


def row_top(row: float) -> float:
    return ODDS + ROW * row


def marker(horse: str, row: float) -> Box:
    """Between two rows while it slides."""
    wide, high = MARKER
    return Box(middle(horse) - wide / 2, row_top(row) + 0.5, wide, high)


def row_label(row: int) -> Box:
    return Box(28, row_top(row), 62, ROW)


def card_place(horse: str, number: int) -> Box:
    left = middle(horse) - 59 + PLACE_STEP[0] * (number % ACROSS)
    return Box(left, PLACES + PLACE_STEP[1] * (number // ACROSS), *SMALL)


def betting_box(horse: str) -> Box:
    return Box(left_of(horse) + 4, BOX, *BOX_SIZE)


def laid_area(horse: str) -> Box:
    """Where the cards and the bets of a horse are."""
    return Box(left_of(horse) + 1, PLACES - 4, WIDE - 2, FOOT + 2 - PLACES + 4)


def column_at(point: Point) -> str | None:
    """The horse whose column a point of the screen lies in."""
    return next((horse for horse in HORSES if column(horse).collidepoint(point)), None)
