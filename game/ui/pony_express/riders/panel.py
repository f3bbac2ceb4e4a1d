"""The panel of all riders: gold, cards, place, prison, and whose turn it is."""

from __future__ import annotations

from game.engine.players import HUMAN
from game.rules.pony_express.view import RiderView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIVERIES, MARKS, RED, SADDLE, UMBER
from game.ui.kit.tween import pulse
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.places import FRAME
from game.ui.pony_express.riders.rows import RowPlaces
from game.ui.pony_express.shots.column import WOOD


class RidersPanel:
    """One row for each rider, and the bank below."""

    def __init__(self, context: RaceContext) -> None:
        self._context = context
        self._places = context.riders

    @property
    def key(self) -> tuple[object, ...]:
        """Another one when the panel looks different."""
        seen, settings = self._context.seen, self._context.ui.settings
        return (
            "players",
            tuple(self._facts(seat, rider) for seat, rider in enumerate(seen.riders)),
            seen.active,
            seen.turn > 0,
            seen.winner,
            seen.bank,
            self._cards_left,
            settings.marks,
            self._context.ui.words.code,
            self._context.look.colours,
            self._context.reader,
        )

    def draw_thinking(self, canvas: Canvas) -> None:
        seat = self._context.thinking
        if seat is not None:
            draw_dots(
                canvas, self._places.row(seat), self._places.parts(seat).unit, self._context.ui
            )

    def _facts(self, seat: int, rider: RiderView) -> tuple[object, ...]:
        note = self._note(seat)
        return (
            rider.name,
            self._context.players[seat],
            rider.gold,
            self._cards_of(seat),
            rider.space,
            rider.mailbox,
            rider.prison,
            note,
        )

    def _cards_of(self, seat: int) -> int:
        """As many as all have been told of: a card that is kept is shown to its owner first."""
        kept = self._context.so_far.kept
        return self._context.seen.riders[seat].count - (kept is not None and kept.seat == seat)

    @property
    def _cards_left(self) -> int:
        kept = self._context.so_far.kept
        return self._context.seen.deck - (0 if kept is None else len(kept.back))

    def _note(self, seat: int) -> str:
        """What the rider rolled in a contest that is going on."""
        contest = self._context.so_far.contest
        if contest is None or seat not in contest.rolls:
            return ""
        return contest.rolls[seat].hand

    def paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel", self._places.box)
        seen = self._context.seen
        for seat, rider in enumerate(seen.riders):
            active = seen.turn > 0 and seat == seen.active and seen.winner is None
            if seen.winner == seat:
                active = True
            self._paint_row(canvas, seat, rider, active)
        self._paint_bank(canvas)

    def _paint_row(self, canvas: Canvas, seat: int, rider: RiderView, active: bool) -> None:
        row = self._places.row(seat)
        if active:
            canvas.nine("ui/chip-active", row)
        elif seat + 1 < len(self._context.names):
            canvas.line(
                (row.x + 8, row.bottom + 2), (row.right - 8, row.bottom + 2), SADDLE, width=1
            )
        parts = self._places.parts(seat)
        self._paint_pawn(canvas, seat, rider, parts)
        self._paint_face(canvas, seat, rider, parts)
        canvas.text(rider.name, parts.name, style="bold", size=20, colour=INK, wrap=parts.wraps)
        self._paint_counts(canvas, seat, rider, parts)

    def _paint_pawn(self, canvas: Canvas, seat: int, rider: RiderView, parts: RowPlaces) -> None:
        context, unit, pawn = self._context, parts.unit, parts.pawn
        colour = context.look.colours[seat]
        name = f"pieces/side-{colour}-lying" if rider.prison else f"pieces/side-{colour}"
        side = min(pawn.width, 60.0 * unit) if rider.prison else pawn.width
        canvas.centred(name, pawn.center, size=(side, side))
        if rider.prison:
            row = self._places.row(seat)
            badge = (row.x + 4 + 14 * unit, row.y + 3 + 14 * unit)
            canvas.centred("board/token-prison", badge, size=(28 * unit, 28 * unit))
        if context.ui.settings.marks:
            self._paint_mark(canvas, seat, parts.mark)

    def _paint_mark(self, canvas: Canvas, seat: int, box: Box) -> None:
        livery, grown = LIVERIES[self._context.look.colours[seat]], box.height / 20
        canvas.fill(box, INK, radius=6 * grown)
        canvas.fill(box.inflate(-3, -3), livery.base, radius=5 * grown)
        room = (21 * grown, 13 * grown)
        canvas.numeral(MARKS[seat], box.center, size=14, colour=livery.ink, within=room)

    def _paint_face(self, canvas: Canvas, seat: int, rider: RiderView, parts: RowPlaces) -> None:
        """The portrait of a bot, or "you"."""
        context = self._context
        if context.players[seat] != HUMAN:
            canvas.fill(parts.face.inflate(4, 4), UMBER, radius=9)
            canvas.picture(context.portrait(seat), parts.face)
        elif seat == context.reader and not rider.hand:  # where the own cards lie otherwise
            word = context.ui.say("you")
            canvas.text(word, parts.face, style="italic", size=18, colour=SADDLE, align="centre")

    def _paint_counts(self, canvas: Canvas, seat: int, rider: RiderView, parts: RowPlaces) -> None:
        unit, (x, y) = parts.unit, parts.gold
        canvas.centred("pieces/nugget", (x, y), size=(24 * unit, 22 * unit))
        room = (27 * unit, 17 * unit)
        canvas.numeral(str(rider.gold), (x + 25 * unit, y), size=18, colour=INK, within=room)
        note = self._note(seat)
        if self._cards_of(seat) and not (note and parts.hand.left < parts.cards[0]):
            x, y = parts.cards
            canvas.centred("cards/card-back", (x, y), size=(17 * unit, 24 * unit))
            room = (18 * unit, 17 * unit)
            canvas.numeral(
                str(self._cards_of(seat)), (x + 19 * unit, y), size=18, colour=INK, within=room
            )
        if note:
            hand = self._context.ui.words.hand(note)
            canvas.text(hand, parts.hand, style="italic", size=18, colour=RED, align="right")
        else:
            self._paint_place(canvas, rider, parts)

    def _paint_place(self, canvas: Canvas, rider: RiderView, parts: RowPlaces) -> None:
        """The number of the space, or of the mailbox."""
        unit, at = parts.unit, parts.place
        if rider.mailbox:
            canvas.centred("board/mailbox", at, size=(30 * unit, 30 * unit))
            room = (16 * unit, 12 * unit)
            canvas.numeral(str(rider.mailbox), at, size=14, colour=CREAM, within=room)
            return
        wide, high = 40 * unit, 24 * unit
        box = Box(at[0] - wide / 2, at[1] - high / 2, wide, high)
        canvas.fill(box, UMBER, radius=9 * unit)
        room = (32 * unit, 16 * unit)
        canvas.numeral(str(rider.space), box.center, size=17, colour=CREAM, within=room)

    def _paint_bank(self, canvas: Canvas) -> None:
        seen, ui, zoom = self._context.seen, self._context.ui, self._context.ui.zoom
        x, y = self._places.purse(None)
        canvas.centred("pieces/nugget-pile", (x, y), size=(40 * zoom, 31 * zoom))
        bank = ui.say("Bank: %(gold)d", gold=seen.bank)
        left, high = x + 26 * zoom, 30 * zoom
        words = (left, y - high / 2, 112 * zoom, high)
        canvas.text(bank, words, style="bold", size=18, colour=INK)
        deck = ui.say("Cards left: %(cards)d", cards=self._cards_left)
        left += 116 * zoom
        right = (left, y - high / 2, self._places.box.right - FRAME - 6 - left, high)
        canvas.text(deck, right, size=18, colour=SADDLE, align="right")


def draw_dots(canvas: Canvas, row: Box, unit: float, ui: Ui) -> None:
    """Somebody thinks, at the right end of a row."""
    time = ui.breath((row.right - 56 * unit, row.bottom - 20 * unit, 56 * unit, 24 * unit))
    for number in range(3):
        beat = pulse(time - 0.18 * number, 0.9)
        x = row.right - (48 - 13 * number) * unit
        at = (x, row.bottom - (7 + 4 * beat) * unit)
        canvas.disc(at, 5 * unit, INK)
        canvas.disc(at, 3.4 * unit, CREAM)


# --------------------------------------------------------------------------- as it passes


def draw_passing(canvas: Canvas, context: RaceContext) -> None:
    """The whole column as it goes out of sight or comes back, with nothing that can be pressed."""
    panel = RidersPanel(context)
    key = ("passing", *panel.key, context.log.last, context.replayed)
    canvas.composed(
        key,
        context.column,
        lambda: _paint_passing(canvas, context, panel),
        backdrop=WOOD,
        slot="passing",
    )


def _paint_passing(canvas: Canvas, context: RaceContext, panel: RidersPanel) -> None:
    panel.paint(canvas)
    riders, bottom = context.riders.box, context.column.bottom - 8
    top = riders.bottom + 8
    newest = Box(riders.x, top, riders.width, bottom - top)
    context.log_panel.draw_newest(canvas, newest)
