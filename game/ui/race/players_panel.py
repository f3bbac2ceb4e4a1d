"""Who rides: gold, cards, place, prison, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.players import HUMAN
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, LIVERIES, MARKS, RED, SADDLE, UMBER
from game.ui.kit.tween import pulse
from game.ui.race.look import portrait
from game.ui.race.stage_parts import RiderState

if TYPE_CHECKING:
    from game.ui.race.view import TableView

LEFT, TOP, WIDTH = 962.0, 12.0, 306.0
ROW = {3: 88.0, 4: 80.0, 5: 67.0}
BANK = 34.0
EDGE = 11.0


class PlayersPanel:
    """One row for each rider, and the bank below."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.thinking: int | None = None
        count = len(view.names)
        self.row_height = ROW[count]
        self.box = Box(LEFT, TOP, WIDTH, count * self.row_height + BANK + 2 * EDGE)

    def row(self, seat: int) -> Box:
        return Box(
            LEFT + EDGE,
            TOP + EDGE + seat * self.row_height,
            WIDTH - 2 * EDGE,
            self.row_height - 4,
        )

    def purse(self, seat: int | None) -> Point:
        """Where a rider's gold is counted; None: the bank's."""
        if seat is None:
            return LEFT + 40, self.box.bottom - EDGE - BANK / 2
        row = self.row(seat)
        return row.x + 82, row.bottom - row.height * 0.28

    def cards(self, seat: int) -> Point:
        row = self.row(seat)
        return row.x + 136, row.bottom - row.height * 0.28

    def middle(self, seat: int) -> float:
        return self.row(seat).centery

    # ------------------------------------------------------------------ drawing

    @property
    def key(self) -> tuple[object, ...]:
        """Another one when the panel looks different."""
        stage, settings = self._view.stage, self._view.ui.settings
        return (
            "players",
            tuple(self._facts(rider) for rider in stage.riders),
            stage.active,
            stage.turn > 0,
            stage.winner,
            stage.bank,
            stage.deck,
            settings.marks,
            self._view.ui.words.code,
            self._view.look.colours,
            self._view.reader,
        )

    def draw_thinking(self, canvas: Canvas, time: float) -> None:
        if self.thinking is not None:
            self._draw_dots(canvas, self.thinking, time)

    def _facts(self, rider: RiderState) -> tuple[object, ...]:
        note = self._note(rider.seat)
        return (
            rider.name,
            self._view.players[rider.seat],
            rider.gold,
            rider.cards,
            rider.space,
            rider.mailbox,
            rider.prison,
            note,
        )

    def _note(self, seat: int) -> str:
        """What the rider rolled in a contest that is going on."""
        contest = self._view.stage.contest
        if contest is None or seat not in contest.rolls:
            return ""
        return contest.rolls[seat].hand

    def paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel", self.box)
        stage = self._view.stage
        for rider in stage.riders:
            active = stage.turn > 0 and rider.seat == stage.active and stage.winner is None
            if stage.winner == rider.seat:
                active = True
            self._paint_row(canvas, rider, self.row(rider.seat), active)
        self._paint_bank(canvas)

    def _paint_row(self, canvas: Canvas, rider: RiderState, row: Box, active: bool) -> None:
        if active:
            canvas.nine("ui/chip-active", row)
        elif rider.seat + 1 < len(self._view.names):
            canvas.line(
                (row.x + 8, row.bottom + 2), (row.right - 8, row.bottom + 2), SADDLE, width=1
            )
        self._paint_pawn(canvas, rider, row)
        face = self._paint_face(canvas, rider, row)
        name = (row.x + 72, row.y + 3, row.width - 78 - face, row.height * 0.46)
        canvas.text(rider.name, name, style="bold", size=20, colour=INK, wrap=False)
        self._paint_counts(canvas, rider, row, face)

    def _paint_pawn(self, canvas: Canvas, rider: RiderState, row: Box) -> None:
        view = self._view
        colour = view.look.colours[rider.seat]
        name = f"pieces/side-{colour}-lying" if rider.prison else f"pieces/side-{colour}"
        side = min(row.height - 2, 60.0 if rider.prison else 72.0)
        centre = (row.x + 37, row.centery - 1)
        canvas.centred(name, centre, size=(side, side))
        if rider.prison:
            canvas.centred("board/token-prison", (row.x + 18, row.y + 17), size=(28, 28))
        if view.ui.settings.marks:
            box = Box(row.x + 4, row.bottom - 24, 26, 20)
            canvas.fill(box, INK, radius=6)
            livery, mark = LIVERIES[colour], MARKS[rider.seat]
            canvas.fill(box.inflate(-3, -3), livery.base, radius=5)
            canvas.numeral(mark, box.center, size=14, colour=livery.ink, within=(21, 13))

    def _paint_face(self, canvas: Canvas, rider: RiderState, row: Box) -> float:
        """The portrait of a bot, or "you"; gives the room it takes."""
        view = self._view
        player = view.players[rider.seat]
        side = min(row.height - 12, 56.0)
        box = Box(row.right - side - 6, row.centery - side / 2, side, side)
        if player != HUMAN:
            canvas.fill(box.inflate(4, 4), UMBER, radius=9)
            canvas.picture(portrait(rider.name, player), box)
        elif rider.seat == view.reader:
            word = view.ui.say("you")
            canvas.text(word, box, style="italic", size=18, colour=SADDLE, align="centre")
        return side + 6

    def _paint_counts(self, canvas: Canvas, rider: RiderState, row: Box, face: float) -> None:
        y = row.bottom - row.height * 0.28
        x = row.x + 82
        canvas.centred("pieces/nugget", (x, y), size=(24, 22))
        canvas.numeral(str(rider.gold), (x + 25, y), size=18, colour=INK, within=(27, 17))
        x += 54
        if rider.cards:
            canvas.centred("cards/card-back", (x, y), size=(17, 24))
            canvas.numeral(str(rider.cards), (x + 19, y), size=18, colour=INK, within=(18, 17))
        self._paint_place(canvas, rider, (row.right - face - 30, y))

    def _paint_place(self, canvas: Canvas, rider: RiderState, at: Point) -> None:
        """The number of the space, or of the mailbox; in a contest the hand instead."""
        note = self._note(rider.seat)
        if note:
            hand = self._view.ui.words.hand(note)
            room = (at[0] - 74, at[1] - 14, 98, 28)
            canvas.text(hand, room, style="italic", size=18, colour=RED, align="right")
            return
        if rider.mailbox:
            canvas.centred("board/mailbox", at, size=(30, 30))
            canvas.numeral(str(rider.mailbox), at, size=14, colour=CREAM, within=(16, 12))
            return
        box = Box(at[0] - 20, at[1] - 12, 40, 24)
        canvas.fill(box, UMBER, radius=9)
        canvas.numeral(str(rider.space), box.center, size=17, colour=CREAM, within=(32, 16))

    def _paint_bank(self, canvas: Canvas) -> None:
        stage, ui = self._view.stage, self._view.ui
        x, y = self.purse(None)
        canvas.centred("pieces/nugget-pile", (x, y), size=(40, 31))
        bank = ui.say("Bank: %(gold)d", gold=stage.bank)
        canvas.text(bank, (x + 26, y - 15, 112, 30), style="bold", size=18, colour=INK)
        deck = ui.say("Cards left: %(cards)d", cards=stage.deck)
        right = (x + 142, y - 15, self.box.right - EDGE - 6 - x - 142, 30)
        canvas.text(deck, right, size=18, colour=SADDLE, align="right")

    def _draw_dots(self, canvas: Canvas, seat: int, time: float) -> None:
        """Somebody thinks."""
        row = self.row(seat)
        for number in range(3):
            beat = pulse(time - 0.18 * number, 0.9)
            at = (row.right - 48 + 13 * number, row.bottom - 7 - 4 * beat)
            canvas.disc(at, 5, INK)
            canvas.disc(at, 3.4, CREAM)
