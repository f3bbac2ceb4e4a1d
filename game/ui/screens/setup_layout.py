"""Where everything stands when a game is set up: the players beside the board and its rules, or,
for whoever wants it larger, all of it on one page that scrolls. More than five players stand in
lower rows, without a line about each."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import (
    TOP,
    Units,
    columns,
    inset,
    placed,
    rows,
    share,
    stack,
)
from game.ui.kit.tokens import Gap
from game.ui.screens.menu_places import AS_DESIGNED

# Side by side, as designed.
RIDERS, BOARD = columns(AS_DESIGNED.body, share(), 420, gap=Gap.LARGE)
MARGIN = 22.0
HEAD = 54.0  # from the top of the riders' sheet to its first row
FOOT = 14.0  # below its planks
TITLE, TITLE_IN = 40.0, {"x": 24.0, "top": 12.0}  # the line with the title of a sheet
ROW, CONTENT = 87.0, 77.0  # a rider's row, and how much of it is used
FEW = 5  # players who have rows like that
LOW_ROW, LOW_GAP = 56.0, 5.0  # a row of many at most, and what is free below its fields
# Across a row: piece, air, name, air, kind, face, the plank to remove it.
COLUMNS = (72.0, 18.0, 262.0, 12.0, 230.0, 96.0, 60.0)
ABOVE, FIELD, BETWEEN, WORDS = 2.0, 44.0, 3.0, 28.0  # from the top of a row downwards
WORDS_LEFT, WORDS_WIDE = 94.0, 510.0
COLOUR, FACE, REMOVE = (72.0, 76.0), 64.0, 60.0
PLANK, ADD, SHUFFLE, PLANK_GAP = 48.0, 240.0, 300.0, 14.0
PREVIEW = (288.0, 200.0)
TURN = (44.0, 56.0)  # a plank that turns to the next board
PICTURE = 262.0  # how much of the sheet is for the board, above its rules
RULES_HEAD, RULE, CHECK = 34.0, 90.0, 36.0  # a house rule with its line, and its box to tick
CHECK_ASIDE = 8.0  # the box reaches so far to the right of its words
SEED = (178.0, 192.0)  # the words, and the field
SEED_GAP = (30.0, 8.0)  # above it: side by side, and on a page
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
    units = Units(zoom)
    return _page(units, body, seats) if zoom > 1.0 else _side_by_side(units, seats)


def _side_by_side(units: Units, seats: int) -> SetupLayout:
    """Smaller controls leave more air: sheets, rows and columns stay as they are."""
    inner = inset(RIDERS, x=MARGIN, top=HEAD, bottom=FOOT)
    room, _ = rows(inner, share(), PLANK, gap=Gap.USUAL)
    if seats <= FEW:
        places = [_seat(row, units) for row in stack(room, *[ROW] * seats)]
    else:
        high = min(room.height / seats, LOW_ROW)
        places = [_low_seat(row, units) for row in stack(room, *[high] * seats)]
    _, planks = rows(inner, share(), units(PLANK))
    add, shuffle = columns(planks, units(ADD), units(SHUFFLE), gap=PLANK_GAP)
    picture, rules = rows(BOARD, PICTURE, share())
    return SetupLayout(
        (RIDERS, BOARD),
        rows(inset(RIDERS, **TITLE_IN), TITLE)[0],
        tuple(places),
        add,
        shuffle,
        _board(picture, inset(rules, left=24, right=24 - CHECK_ASIDE), SEED_GAP[0], units),
        None,
        0.0,
    )


def _page(units: Units, body: Box, seats: int) -> SetupLayout:
    """The players, and below them the board beside its rules."""
    page = inset(body, EDGE)
    inner = inset(body, left=MARGIN, right=EDGE + units(BAR_ROOM) - CHECK_ASIDE)
    heights = (units(HEAD), *[units(ROW)] * seats, Gap.FINE, units(PLANK), 20, units(BOARD.height))
    _, *riders, _, planks, _, lower = stack(inner, *heights)
    add, shuffle = columns(planks, units(ADD), units(SHUFFLE), gap=PLANK_GAP)
    wide = PREVIEW[0] + 2 * (units(TURN[0]) + MARGIN)
    picture, rules = columns(lower, wide, share(), gap=30)
    board = _board(picture, inset(rules, top=10), SEED_GAP[1], units)
    return SetupLayout(
        (body,),
        rows(inset(body, **TITLE_IN), units(TITLE))[0],
        tuple(_seat(row, units) for row in riders),
        add,
        shuffle,
        board,
        page,
        board.seed.bottom + MARGIN - page.y,
    )


def _seat(row: Box, units: Units) -> SeatPlace:
    """Columns grow with the controls, but do not come nearer to each other than designed."""
    content = placed(rows(row, units.grown(CONTENT))[0], high=units(CONTENT))
    _, fields, _, below = rows(content, units(ABOVE), units(FIELD), units(BETWEEN), units(WORDS))
    piece, _, name, _, kind, face, remove = columns(fields, *map(units.grown, COLUMNS))
    colour = placed(columns(content, piece.width)[0], units(COLOUR[0]), units(COLOUR[1]), at=TOP)
    _, words, _ = columns(below, units.grown(WORDS_LEFT), units.grown(WORDS_WIDE), share())
    return SeatPlace(
        colour=colour,
        rider=inset(colour, left=units(2), bottom=units(6)),
        name=name,
        kind=kind,
        face=placed(inset(face, top=units(4)), units(FACE), units(FACE)),
        remove=columns(remove, units(REMOVE))[0],
        words=words,
    )


def _low_seat(row: Box, units: Units) -> SeatPlace:
    """One of many: the same columns, no line below the fields."""
    line = rows(inset(row, bottom=LOW_GAP), units(FIELD), at=0.5)[0]
    piece, _, name, _, kind, face, remove = columns(line, *COLUMNS)
    colour, side = placed(piece, wide=line.height), min(units(FACE), row.height)
    return SeatPlace(
        colour=colour,
        rider=colour,
        name=name,
        kind=kind,
        face=placed(face, side, side),
        remove=columns(remove, units(REMOVE))[0],
        words=None,
    )


def _board(board: Box, rules: Box, seed_gap: float, units: Units) -> BoardPlace:
    """`board`: where its picture stands; `rules`: the house rules, with the line for the seed so
    far below them."""
    title, _, picture = stack(inset(board, top=12), units.grown(TITLE), Gap.FINE, PREVIEW[1])
    turn, high = units(TURN[0]), units(TURN[1])
    before, preview, after = columns(picture, turn, PREVIEW[0], turn, gap=Gap.USUAL, at=0.5)
    head, *places, _, seed = stack(
        rules,
        units.grown(RULES_HEAD) - 2,
        units.grown(RULE),
        units.grown(RULE),
        seed_gap,
        units.grown(FIELD),
    )
    words, field = columns(seed, *map(units.grown, SEED), gap=units.grown(8))
    return BoardPlace(
        inset(title, x=24),
        preview,
        placed(before, high=high),
        placed(after, high=high),
        inset(head, right=CHECK_ASIDE, bottom=-2),
        tuple(_rule(place, units) for place in places),
        words,
        placed(field, high=units(FIELD)),
    )


def _rule(box: Box, units: Units) -> RulePlace:
    grown = units.grown
    check = placed(rows(box, grown(CHECK))[0], high=units(CHECK))
    words = inset(box, left=grown(42), top=grown(34), right=grown(4) + CHECK_ASIDE, bottom=grown(6))
    return RulePlace(check, words)
