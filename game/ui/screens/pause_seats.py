"""Who plays which seat from now on: a bot for a friend who has to go, and the other way round."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.players import HUMAN
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import INK, RED
from game.ui.kit.values import Choice
from game.ui.race.look import portrait
from game.ui.screens.riders import KINDS, draw_rider, kind_icon, kind_label
from game.ui.screens.sheet import draw_sheet, quiet_ink

if TYPE_CHECKING:
    from game.ui.race.table import RaceTable

WIDTH = 760.0
TOP, STEP = 74.0, 84.0
FOOT = 158.0
VEIL = 140


class PauseSeats(Scene):
    name = "seats"
    overlay = True

    def __init__(self, ui: Ui, table: RaceTable) -> None:
        super().__init__(ui)
        self.table = table

    @property
    def _sheet(self) -> Box:
        height = TOP + STEP * len(self.table.match.names) + FOOT
        return Box(640 - WIDTH / 2, 360 - height / 2, WIDTH, height)

    def build(self) -> None:
        sheet = self._sheet
        for seat, player in enumerate(self.table.session.players):
            self.group.add(
                Choice(
                    f"seats.{seat}",
                    (sheet.right - 300, sheet.y + TOP + seat * STEP + 16, 264, 46),
                    [kind_label(self.ui, kind) for kind in KINDS],
                    KINDS.index(player) if player in KINDS else 0,
                    partial(self._seat, seat),
                    icons=[kind_icon(kind) for kind in KINDS],
                )
            )
        box = (640 - 110, sheet.bottom - 74, 220, 54)
        self.group.add(Button("seats.done", box, self.ui.say("Done"), self._done))

    def _seat(self, seat: int, index: int) -> None:
        desk, kind = self.table.desk, KINDS[index]
        if kind == HUMAN:
            desk.give_back(seat)
        else:
            desk.give_seat_to_bot(seat, kind, tells=self.ui.settings.tells)
        self.table.seats_changed()
        self.rebuild()

    def _done(self) -> None:
        """Back to the pause, whose place this took."""
        from game.ui.screens.pause import Pause

        self.ui.director.replace(Pause(self.ui, self.table))

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self._done()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(VEIL)
        sheet = self._sheet
        draw_sheet(canvas, self.ui, sheet)
        x, y, width, _ = sheet
        canvas.text(
            self.ui.say("Who plays"),
            (x + 30, y + 12, width - 60, 50),
            style="title",
            size=28,
            colour=RED,
            align="centre",
            wrap=False,
        )
        names, players = self.table.match.names, self.table.session.players
        for seat, (name, player) in enumerate(zip(names, players, strict=True)):
            row = y + TOP + seat * STEP
            draw_rider(
                canvas, self.ui, self.table.look.colours[seat], seat, Box(x + 32, row, 70, 70)
            )
            canvas.centred(portrait(name, player), (x + 156, row + 38), size=(64, 64))
            place = (x + 204, row + 16, width - 204 - 316, 46)
            canvas.text(name, place, style="bold", size=22, colour=INK, wrap=False)
        note = (x + 36, sheet.bottom - 150, width - 72, 68)
        canvas.text(
            self.ui.say(
                "A change counts at once: a bot plays on with the gold and the cards of that "
                "rider, and gives them back when somebody sits down again."
            ),
            note,
            size=18,
            colour=quiet_ink(self.ui),
            align="centre",
        )
