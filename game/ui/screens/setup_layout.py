"""Where everything stands when a game is set up: the players beside the board and its rules, or,
for whoever wants it larger, all of it on one page that scrolls. More than five players stand in
lower rows, without a line about each."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box

# Side by side, as designed.
RIDERS, BOARD = Box(24, 76, 796, 564), Box(836, 76, 420, 564)
MARGIN = 22.0
HEAD = 54.0  # from the top of the riders' sheet to its first row
ROW, CONTENT = 87.0, 77.0  # a rider's row, and how much of it is used
FEW = 5  # players who have rows like that
LOW_ROW, LOW_GAP = 56.0, 5.0  # a row of many at most, and what is free below its fields
FIELD = 44.0
PLANK = 48.0
PREVIEW = (288.0, 200.0)
TURN = (44.0, 56.0)  # a plank that turns to the next board
RULE, CHECK = 90.0, 36.0  # a house rule with its line below, and its box to tick
SEED = (178.0, 192.0)  # the words, and the field
EDGE = 10.0  # of the paper around what scrolls
BAR_ROOM = 24.0


class SeatPlace(NamedTuple):
    """A player's row; `words`: how they play, or what is wrong, where there is room for it."""

    colour: Box
    rider: Box
    name: Box
    kind: Box
    face: Box
    remove: Box
    words: Box | None


class RulePlace(NamedTuple):
    check: Box
    words: Box


class BoardPlace(NamedTuple):
    title: Box
    preview: Box
    previous: Box
    next: Box
    rules_title: Box
    rules: tuple[RulePlace, ...]
    seed_words: Box
    seed: Box


class SetupLayout(NamedTuple):
    """`page`: what scrolls, None where all is in view; `height`: of all that stands on it."""

    sheets: tuple[Box, ...]
    title: Box
    seats: tuple[SeatPlace, ...]
    add: Box
    shuffle: Box
    board: BoardPlace
    page: Box | None
    height: float


def setup_layout(zoom: float, body: Box, seats: int) -> SetupLayout:
    """`body`: the room for sheets."""
    return _page(zoom, body, seats) if zoom > 1.0 else _side_by_side(zoom, seats)


def _side_by_side(zoom: float, seats: int) -> SetupLayout:
    """Smaller controls leave more air: sheets, rows and columns stay as they are."""
    x, y = RIDERS.x + MARGIN, RIDERS.y + HEAD
    add, shuffle = _planks(x, RIDERS.bottom - 14 - PLANK * zoom, zoom)
    if seats <= FEW:
        places = tuple(_seat(x, y + number * ROW, zoom) for number in range(seats))
    else:
        row = min((RIDERS.bottom - 14 - PLANK - 8 - y) / seats, LOW_ROW)
        places = tuple(_low_seat(x, y + number * row, row, zoom) for number in range(seats))
    return SetupLayout(
        (RIDERS, BOARD),
        Box(RIDERS.x + 24, RIDERS.y + 12, RIDERS.width - 48, 40),
        places,
        add,
        shuffle,
        _board(
            BOARD,
            Box(BOARD.x + 24, BOARD.y + 262, BOARD.width - 48, BOARD.height - 262),
            BOARD.bottom - 60,
            zoom,
        ),
        None,
        0.0,
    )


def _page(zoom: float, body: Box, seats: int) -> SetupLayout:
    """The players, and below them the board beside its rules."""
    page = body.inflate(-2 * EDGE, -2 * EDGE)
    x, y = body.x + MARGIN, body.y + HEAD * zoom
    places = tuple(_seat(x, y + number * ROW * zoom, zoom) for number in range(seats))
    add, shuffle = _planks(x, y + seats * ROW * zoom + 4, zoom)
    top = add.bottom + 20
    wide = PREVIEW[0] + 2 * (TURN[0] * zoom + MARGIN)
    left = Box(x, top, wide, 0)
    rules_x = left.right + 30
    right = Box(rules_x, top + 10, body.right - EDGE - BAR_ROOM * zoom - rules_x, 0)
    seed = right.y + (34 + 2 * RULE) * zoom + 6
    board = _board(left, right, seed, zoom)
    height = board.seed.bottom + MARGIN - page.y
    title = Box(body.x + 24, body.y + 12, body.width - 48, 40 * zoom)
    return SetupLayout((body,), title, places, add, shuffle, board, page, height)


def _seat(x: float, y: float, zoom: float) -> SeatPlace:
    """Columns grow with the controls, but do not come nearer to each other than designed."""
    wide = max(zoom, 1.0)
    top = y + CONTENT * (wide - zoom) / 2
    middle = x + 642 * wide  # of the face
    face = 64 * zoom
    return SeatPlace(
        colour=Box(x + 36 * wide - 36 * zoom, top, 72 * zoom, 76 * zoom),
        rider=Box(x + 37 * wide - 35 * zoom, top, 70 * zoom, 70 * zoom),
        name=Box(x + 90 * wide, top + 2 * zoom, 262 * wide, FIELD * zoom),
        kind=Box(x + 364 * wide, top + 2 * zoom, 230 * wide, FIELD * zoom),
        face=Box(middle - face / 2, top - 6 * zoom, face, face),
        remove=Box(x + 690 * wide, top + 2 * zoom, 60 * zoom, FIELD * zoom),
        words=Box(x + 94 * wide, top + 49 * zoom, 510 * wide, 28 * zoom),
    )


def _low_seat(x: float, y: float, row: float, zoom: float) -> SeatPlace:
    """One of many: the same columns, no line below the fields."""
    high = min(FIELD * zoom, row - LOW_GAP)
    top = y + (row - LOW_GAP - high) / 2
    piece, face = high, min(64 * zoom, row)
    return SeatPlace(
        colour=Box(x + 36 - piece / 2, top, piece, piece),
        rider=Box(x + 36 - piece / 2, top, piece, piece),
        name=Box(x + 90, top, 262, high),
        kind=Box(x + 364, top, 230, high),
        face=Box(x + 642 - face / 2, top + high / 2 - face / 2, face, face),
        remove=Box(x + 690, top, 60 * zoom, high),
        words=None,
    )


def _planks(x: float, y: float, zoom: float) -> tuple[Box, Box]:
    add = Box(x, y, 240 * zoom, PLANK * zoom)
    return add, Box(add.right + 14, y, 300 * zoom, PLANK * zoom)


def _board(board: Box, rules: Box, seed: float, zoom: float) -> BoardPlace:
    """`board`: where its picture stands; `rules`: where the house rules begin, and how wide they
    are; `seed`: where the line for the seed begins."""
    wide, high = TURN[0] * zoom, TURN[1] * zoom
    grown = max(zoom, 1.0)
    title = Box(board.x + 24, board.y + 12, board.width - 48, 40 * grown)
    preview = Box(board.centerx - PREVIEW[0] / 2, title.bottom + 4, *PREVIEW)
    turn = Box(0, preview.centery - high / 2, wide, high)
    head = Box(rules.x, rules.y, rules.width, 34 * grown)
    places = []
    for number in range(2):
        y = head.bottom - 2 + number * RULE * grown
        check = Box(rules.x, y + (CHECK * (grown - zoom)) / 2, rules.width + 8, CHECK * zoom)
        words = Box(rules.x + 42 * grown, y + 34 * grown, rules.width - 46 * grown, 50 * grown)
        places.append(RulePlace(check, words))
    field = Box(0, seed + FIELD * (grown - zoom) / 2, SEED[1] * grown, FIELD * zoom)
    words = Box(rules.x, seed, SEED[0] * grown, FIELD * grown)
    return BoardPlace(
        title,
        preview,
        turn.move(preview.x - 8 - wide, 0),
        turn.move(preview.right + 8, 0),
        head,
        tuple(places),
        words,
        field.move(rules.x + (SEED[0] + 8) * grown, 0),
    )
