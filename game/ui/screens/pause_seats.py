"""Who plays which seat from now on: a bot for a friend who has to go, until the friend is back."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Any

from game.engine.players import HUMAN
from game.hotseat.desk import STAYS_A_BOTS
from game.ui.games import entry_of
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import (
    BOTTOM,
    RIGHT,
    SCREEN,
    TOP,
    TOP_LEFT,
    below,
    columns,
    inset,
    placed,
    share,
    stack,
)
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Type
from game.ui.kit.values import Choice
from game.ui.kit.widget import Action
from game.ui.screens.riders import draw_mark, draw_rider, kind_icon, kind_label
from game.ui.screens.setup_draft import kinds_of
from game.ui.screens.sheet import draw_sheet_above
from game.ui.table.look import portrait
from game.ui.table.played import PlayedTable

WIDTH = 760.0
MOST_CHOICE = 0.46  # of its row
FEW, WIDE, GUTTER = 5, 1240.0, 28.0  # more than so many stand in two columns, on a wider sheet
EDGES = {"left": 32.0, "top": 74.0, "right": 36.0}  # what is free around the rows
BELOW_MIDDLE = 6.0  # what is there below all that stands in the middle of a row
PIECE, FACE, MARK = 70.0, 64.0, 18.0
NAME, SHORT_NAME = 172.0, 118.0  # where it begins; in two columns there is no piece before it
STEP = 84.0
CHOICE = (264.0, 46.0)
DONE = (220.0, 54.0)
NOTE, ABOVE_NOTE, BELOW_NOTE = 68.0, 8.0, 8.0
MARGIN = 20.0


class PauseSeats(Scene):
    name = "seats"
    overlay = True

    def __init__(self, ui: Ui, table: PlayedTable[Any], back: Action) -> None:
        super().__init__(ui)
        self.table = table
        self._back = back
        self._entry = entry_of(table.session.game)
        self._kinds = kinds_of(table.session.game)

    # ------------------------------------------------------------------ where things are

    @property
    def _foot(self) -> float:
        """Below the rows: what is explained, and the plank."""
        return ABOVE_NOTE + NOTE + BELOW_NOTE + self.ui.units(DONE[1]) + MARGIN

    @property
    def _sheet(self) -> Box:
        height = EDGES["top"] + STEP * self._rows + self._foot
        width = self.ui.units.grown(WIDTH) if self._columns == 1 else WIDE
        return placed(SCREEN, width, height)

    @property
    def _columns(self) -> int:
        return 1 if len(self.table.session.names) <= FEW else 2

    @property
    def _rows(self) -> int:
        return ceil(len(self.table.session.names) / self._columns)

    def _row(self, seat: int) -> Box:
        column, row = divmod(seat, self._rows)
        halves = columns(inset(self._sheet, **EDGES), *[share()] * self._columns, gap=GUTTER)
        return inset(stack(halves[column], *[STEP] * self._rows)[row], bottom=BELOW_MIDDLE)

    def _choice(self, seat: int) -> Box:
        row, units = self._row(seat), self.ui.units
        wide = min(units.grown(CHOICE[0]), row.width * MOST_CHOICE)
        return placed(row, wide, units(CHOICE[1]), RIGHT)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        for seat, player in enumerate(self.table.session.players):
            kinds = self._kinds_on(seat)
            self.group.add(
                Choice(
                    f"seats.{seat}",
                    self._choice(seat),
                    [kind_label(self.ui, kind) for kind in kinds],
                    kinds.index(player) if player in kinds else 0,
                    partial(self._seat, seat),
                    icons=[kind_icon(kind) for kind in kinds],
                )
            )
        foot = inset(self._sheet, bottom=MARGIN)
        box = placed(foot, *self.ui.units.size(DONE), at=BOTTOM)
        self.group.add(Button("seats.done", box, self.ui.say("Done"), self._back))

    def _kinds_on(self, seat: int) -> tuple[str, ...]:
        """Who may sit there: no person on a seat that was a bot's from the beginning."""
        may = self.table.desk.may_give_back(seat)
        return self._kinds if may else tuple(kind for kind in self._kinds if kind != HUMAN)

    def _seat(self, seat: int, index: int) -> None:
        desk, kind = self.table.desk, self._kinds_on(seat)[index]
        if kind == HUMAN:
            desk.give_back(seat)
        else:
            desk.give_seat_to_bot(seat, kind, tells=self.ui.settings.tells)
        self.table.seats_changed()
        self.rebuild()

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self._back()

    def draw(self, canvas: Canvas) -> None:
        sheet = self._sheet
        draw_sheet_above(canvas, self.ui, sheet, self.ui.say("Players"))
        names, players = self.table.session.names, self.table.session.players
        for seat, (name, player) in enumerate(zip(names, players, strict=True)):
            row, choice = self._row(seat), self._choice(seat)
            left = self._draw_sitter(canvas, seat, row, portrait(name, player))
            place = Box(left, choice.y, choice.x - 16 - left, choice.height)
            canvas.text(name, place, style="bold", size=Type.LABEL, colour=INK, wrap=False)
        last = self._row(self._rows - 1)
        words = below(inset(sheet, x=36), last, gap=BELOW_MIDDLE + ABOVE_NOTE)
        note = placed(words, high=NOTE, at=TOP)
        say = self.ui.say
        canvas.text(
            f"{say(self._entry.words.takes_over)} {say(STAYS_A_BOTS)}",
            note,
            size=Type.NOTE,
            colour=self.ui.quiet_ink,
            align="centre",
        )

    def _draw_sitter(self, canvas: Canvas, seat: int, row: Box, face: str) -> float:
        """Colour and portrait; where the name begins."""
        colour = self.table.look.colours[seat]
        left = NAME if self._columns == 1 else SHORT_NAME
        if self._columns == 1:
            draw_rider(canvas, self.ui, colour, seat, placed(row, PIECE, PIECE, TOP_LEFT))
        else:
            draw_mark(canvas, colour, seat, (row.x + MARK, row.centery - 1), MARK)
        canvas.centred(face, (row.x + left - 48, row.centery - 1), size=(FACE, FACE))
        return row.x + left
