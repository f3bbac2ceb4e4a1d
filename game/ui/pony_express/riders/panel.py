"""The panel of all riders: gold, cards, place, prison, and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.players import HUMAN
from game.rules.pony_express.view import RiderView
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import BOTTOM_RIGHT, TOP_LEFT, Units, columns, inset, placed
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIVERIES, MARKS, RED, SADDLE, UMBER
from game.ui.kit.tokens import Line, Type
from game.ui.kit.tween import pulse
from game.ui.pony_express.board.view import WOOD
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.riders.rows import RowPlaces


class Counted(NamedTuple):
    """Something with its number beside it: how large its picture is, how far from its middle that
    of the number is, and what room the number has."""

    picture: str
    size: Point
    aside: float
    room: Point


GOLD = Counted("pieces/nugget", (24.0, 22.0), 25.0, (27.0, 17.0))
CARDS = Counted("cards/card-back", (17.0, 24.0), 19.0, (18.0, 17.0))
LYING, PRISON = 60.0, (28.0, 28.0)  # how large a pawn is that lies, and the badge at its corner
MAILBOX, ON_MAILBOX = (30.0, 30.0), (16.0, 12.0)  # and the room for its number
PLATE, ON_PLATE, ROUND = (40.0, 24.0), (32.0, 16.0), 9.0  # and how round it is
DOTS, DOT_STEP, DOT_LATE, DOT_BEAT = 3, 13.0, 0.18, 0.9  # the last two in seconds
BREATHING = (56.0, 24.0)  # the room in which the dots move


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
            row, parts = self._places.row(seat), self._places.parts(seat)
            draw_dots(canvas, row, parts.units, self._context.ui)

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
            below = inset(row, x=8, bottom=-2)
            canvas.line(below.bottomleft, below.bottomright, SADDLE, width=Line.HAIR)
        parts = self._places.parts(seat)
        self._paint_pawn(canvas, seat, rider, parts)
        self._paint_face(canvas, seat, rider, parts)
        canvas.text(
            rider.name, parts.name, style="bold", size=Type.BODY, colour=INK, wrap=parts.wraps
        )
        self._paint_counts(canvas, seat, rider, parts)

    def _paint_pawn(self, canvas: Canvas, seat: int, rider: RiderView, parts: RowPlaces) -> None:
        context, units, pawn = self._context, parts.units, parts.pawn
        colour = context.look.colours[seat]
        name = f"pieces/side-{colour}-lying" if rider.prison else f"pieces/side-{colour}"
        side = min(pawn.width, units(LYING)) if rider.prison else pawn.width
        canvas.centred(name, pawn.center, size=(side, side))
        if rider.prison:
            corner = inset(self._places.row(seat), left=4, top=3)
            badge = placed(corner, *units.size(PRISON), TOP_LEFT)
            canvas.centred("board/token-prison", badge.center, size=badge.size)
        if context.ui.settings.marks:
            self._paint_mark(canvas, seat, parts.mark)

    def _paint_mark(self, canvas: Canvas, seat: int, box: Box) -> None:
        livery = LIVERIES[self._context.look.colours[seat]]
        canvas.fill(box, INK, radius=box.height * 0.3)
        canvas.fill(inset(box, 1.5), livery.base, radius=box.height * 0.25)
        room = (box.height * 1.05, box.height * 0.65)
        canvas.numeral(MARKS[seat], box.center, size=Type.MARK, colour=livery.ink, within=room)

    def _paint_face(self, canvas: Canvas, seat: int, rider: RiderView, parts: RowPlaces) -> None:
        """The portrait of a bot, or "you"."""
        context = self._context
        if context.players[seat] != HUMAN:
            canvas.fill(inset(parts.face, -2), UMBER, radius=ROUND)
            canvas.picture(context.portrait(seat), parts.face)
        elif seat == context.reader and not rider.hand:  # where the own cards lie otherwise
            word = context.ui.say("you")
            canvas.text(
                word, parts.face, style="italic", size=Type.NOTE, colour=SADDLE, align="centre"
            )

    def _paint_counts(self, canvas: Canvas, seat: int, rider: RiderView, parts: RowPlaces) -> None:
        _draw_count(canvas, GOLD, rider.gold, parts.gold, parts.units)
        note = self._note(seat)
        if self._cards_of(seat) and not (note and parts.hand.left < parts.cards[0]):
            _draw_count(canvas, CARDS, self._cards_of(seat), parts.cards, parts.units)
        if note:
            hand = self._context.ui.words.hand(note)
            canvas.text(hand, parts.hand, style="italic", size=Type.NOTE, colour=RED, align="right")
        else:
            self._paint_place(canvas, rider, parts)

    def _paint_place(self, canvas: Canvas, rider: RiderView, parts: RowPlaces) -> None:
        """The number of the space, or of the mailbox."""
        units, at = parts.units, parts.place
        if rider.mailbox:
            canvas.centred("board/mailbox", at, size=units.size(MAILBOX))
            room = units.size(ON_MAILBOX)
            canvas.numeral(str(rider.mailbox), at, size=Type.MARK, colour=CREAM, within=room)
            return
        canvas.fill(around(at, units.size(PLATE)), UMBER, radius=units(ROUND))
        room = units.size(ON_PLATE)
        canvas.numeral(str(rider.space), at, size=Type.NOTE, colour=CREAM, within=room)

    def _paint_bank(self, canvas: Canvas) -> None:
        seen, ui, places = self._context.seen, self._context.ui, self._places.bank
        canvas.centred("pieces/nugget-pile", places.pile.center, size=places.pile.size)
        bank = ui.say("Bank: %(gold)d", gold=seen.bank)
        canvas.text(bank, places.gold, style="bold", size=Type.NOTE, colour=INK)
        deck = ui.say("Cards left: %(cards)d", cards=self._cards_left)
        canvas.text(deck, places.cards, size=Type.NOTE, colour=SADDLE, align="right")


def _draw_count(canvas: Canvas, counted: Counted, count: int, at: Point, units: Units) -> None:
    canvas.centred(counted.picture, at, size=units.size(counted.size))
    number = (at[0] + units(counted.aside), at[1])
    room = units.size(counted.room)
    canvas.numeral(str(count), number, size=Type.NOTE, colour=INK, within=room)


def draw_dots(canvas: Canvas, row: Box, units: Units, ui: Ui) -> None:
    """Somebody thinks, at the right end of a row."""
    room = placed(inset(row, bottom=-units(4)), *units.size(BREATHING), BOTTOM_RIGHT)
    time = ui.breath(room)
    for number, place in enumerate(columns(room, *[units(DOT_STEP)] * DOTS)):
        beat = pulse(time - DOT_LATE * number, DOT_BEAT)
        at = (place.x + units(8), row.bottom - units(7 + 4 * beat))
        canvas.disc(at, units(5), INK)
        canvas.disc(at, units(3.4), CREAM)


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
    context.log_panel.draw_newest(canvas, context.room_below(context.riders.box))
