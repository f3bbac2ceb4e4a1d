"""The boards that can be raced on, the players' own among them, and a small picture of each."""

from __future__ import annotations

from typing import NamedTuple

from game.boardfile import BoardError, find_boards, refused_boards
from game.i18n import mark
from game.rules.pony_express.board import Board, board_from_file
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, PARCHMENT, RED
from game.ui.race.board_painting import TOKENS
from game.ui.race.board_view import BoardView
from game.ui.race.land_painting import paint_land
from game.ui.race.trail_painting import ways_picture
from game.ui.screens.starting import GAME
from game.ui.table.look import usual_look

NO_BOARD = mark("No board can be played: install the game again.")
TOKEN, PLATE, MAILBOX = 2.2, 1.3, 2.6  # cm: larger than life, to be seen at this size


class BoardEntry(NamedTuple):
    """A board of the list. With a `problem` it cannot be played."""

    id: str
    board: Board | None
    problem: BoardError | None = None

    def title(self, language: str) -> str:
        return self.id if self.board is None else self.board.title[language]


def board_entries() -> list[BoardEntry]:
    """The game's own board first, broken ones last; at least one, for something must be said."""
    entries = []
    for name, path in find_boards(GAME).items():
        try:
            entries.append(BoardEntry(name, board_from_file(path, name)))
        except BoardError as problem:
            entries.append(BoardEntry(name, None, problem))
    entries += [BoardEntry(name, None, problem) for name, problem in refused_boards().items()]
    if not entries:
        entries.append(BoardEntry(GAME, None, BoardError(NO_BOARD)))
    return sorted(entries, key=lambda entry: (bool(entry.problem), entry.id != GAME))


def draw_entry(canvas: Canvas, ui: Ui, entry: BoardEntry, box: Box) -> None:
    """The board as large as the box allows, or what is wrong with it."""
    canvas.fill(box, PARCHMENT)
    if entry.board is not None:
        _draw_small(canvas, ui, entry.board, box)
    elif entry.problem is not None:
        text, inner = ui.words.problem(entry.problem), box.inflate(-20, -16)
        canvas.text(text, inner, size=18, colour=RED, align="centre")
    canvas.frame(box.inflate(4, 4), INK, width=3)


def _draw_small(canvas: Canvas, ui: Ui, board: Board, box: Box) -> None:
    view = BoardView(ui, board, usual_look(3), box)
    spare = (box.width - view.box.width) / 2, (box.height - view.box.height) / 2
    view = BoardView(ui, board, usual_look(3), box.move(*spare))
    key = ("small-board", board.name, hash(board), ui.settings.bandits)
    canvas.composed(key, view.box, lambda: _paint(canvas, view))


def _paint(canvas: Canvas, view: BoardView) -> None:
    """Land, trail and what lies on it; words would be too small to read."""
    board = view.board
    paint_land(canvas, board, view.box)
    area = canvas.area(view.box)
    canvas.stamp(ways_picture(board, area.size), area.topleft)
    for number in range(1, board.last):
        kind = board.kinds[number]
        special = kind in TOKENS
        side = (TOKEN if special else PLATE) * view.scale
        name = view.token(kind) if special else "board/plate-plain"
        canvas.centred(name, view.to_screen(board.points[number]), size=(side, side))
    for at in board.mailboxes:
        side = MAILBOX * view.scale
        canvas.centred("board/mailbox", view.to_screen(at), size=(side, side))
