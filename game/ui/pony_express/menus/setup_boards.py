"""The boards that can be raced on, the players' own among them, and a small picture of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.boardfile import BoardError, find_boards, refused_boards
from game.games.definition import GameDef
from game.i18n import mark
from game.rules.pony_express.board import Board, board_from_file
from game.rules.pony_express.options import BOARD, USUAL_BOARD
from game.rules.pony_express.rules import GAME
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, PARCHMENT, RED
from game.ui.kit.tokens import Type
from game.ui.pony_express.board.painting import TOKENS
from game.ui.pony_express.board.trail_painting import ways_picture
from game.ui.pony_express.board.view import BoardView
from game.ui.pony_express.land.painting import paint_land
from game.ui.pony_express.words import race_words
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import Put, SetupExtras
from game.ui.screens.setup_layout import BoardPlace
from game.ui.table.look import usual_look
from game.wording.pony_express.house_rules import HOUSE_RULES

NO_BOARD = mark("No board can be used. Install the game again.")
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
        entries.append(BoardEntry(USUAL_BOARD, None, BoardError(NO_BOARD)))
    return sorted(entries, key=lambda entry: (bool(entry.problem), entry.id != USUAL_BOARD))


def draw_entry(canvas: Canvas, ui: Ui, entry: BoardEntry, box: Box) -> None:
    """The board as large as the box allows, or what is wrong with it."""
    canvas.fill(box, PARCHMENT)
    if entry.board is not None:
        _draw_small(canvas, ui, entry.board, box)
    elif entry.problem is not None:
        text, inner = ui.words.problem(entry.problem), box.inflate(-20, -16)
        canvas.text(text, inner, size=Type.NOTE, colour=RED, align="centre")
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


class BoardExtras(SetupExtras):
    """The board, and the house rules."""

    def __init__(self, ui: Ui, draft: Draft, game: GameDef) -> None:
        super().__init__(ui, draft, game)
        self.boards = board_entries()
        self._playable = [entry.id for entry in self.boards if not entry.problem]
        if self._playable and draft.option(BOARD) not in self._playable:
            draft.choose(BOARD, self._playable[0])
        ids, board = [entry.id for entry in self.boards], draft.option(BOARD)
        self._shown = ids.index(board) if board in ids else 0

    @property
    def shown(self) -> BoardEntry:
        return self.boards[self._shown]

    @property
    def title(self) -> str:
        return self.shown.title(self.ui.words.code)

    def build(self, put: Put, places: BoardPlace, refresh: Callable[[], None]) -> None:
        say = self.ui.say
        sides = (
            ("previous", places.previous, "ui/arrow-left", -1, say("Previous board")),
            ("next", places.next, "ui/arrow-right", 1, say("Next board")),
        )
        for id, box, icon, by, tip in sides:
            turn = partial(self._turn, by, refresh)
            button = Button(f"setup.board-{id}", box, "", turn, icon=icon, tip=tip)
            if len(self.boards) < 2:
                button.disable(say("This is the only board."))
            put(button)
        for rule, place in zip(HOUSE_RULES, places.rules, strict=True):
            put(
                Check(
                    f"setup.{rule}",
                    place.check,
                    race_words(self.ui).house_rule(rule).name,
                    self.draft.option(rule),
                    partial(self._switch_rule, rule),
                )
            )

    def _turn(self, by: int, refresh: Callable[[], None]) -> None:
        self._shown = (self._shown + by) % len(self.boards)
        if not self.shown.problem:
            self.draft.choose(BOARD, self.shown.id)
        refresh()

    def _switch_rule(self, rule: str) -> None:
        self.draft.choose(rule, not self.draft.option(rule))

    def problems(self) -> dict[str, str]:
        if not self._playable:
            return {"board": self.ui.say(NO_BOARD)}
        if self.shown.problem:
            return {"board": self.ui.say("This board can't be used. Choose another one.")}
        return {}

    def draw_choice(self, canvas: Canvas, places: BoardPlace, below: float) -> None:
        draw_entry(canvas, self.ui, self.shown, places.preview.move(0, below))
        head, say = places.rules_title.move(0, below), self.ui.say
        heading(canvas, say("House rules"), head, size=Type.BODY)
        for rule, place in zip(HOUSE_RULES, places.rules, strict=True):
            words, ink = place.words.move(0, below), self.ui.quiet_ink
            text = race_words(self.ui).house_rule(rule).text
            canvas.text(text, words, size=Type.NOTE, colour=ink, valign="top")
