"""The round, and the bettors: who has the first turn, whose turn it is, the cards that each holds,
and the chips that each has still to bet."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from game.rules.derby.paying import rider_of
from game.ui.derby.cards.face import draw_card_back
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.tags import draw_number
from game.ui.derby.panel import paint_panel
from game.ui.derby.slate.round_places import CARDS, ROOMY, counts_at
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import TOP_LEFT, columns, inset, placed, rows, share, shares
from game.ui.kit.theme import COLOURS, INK, RED, SADDLE, Colour
from game.ui.kit.tokens import Type
from game.ui.table.faces import draw_face
from game.ui.table.happening import Told
from game.ui.table.part import Part
from game.ui.table.thinking import draw_dots

FACE, ROOMY_FACE = 44.0, 58.0  # at most
STAR, STAR_ASIDE, STAR_UP = 24.0, 9.0, 0.4  # its middle: from the row, and share of a face
CHIP = (26.0, 20.0)
MINI = (14.0, 19.0)
NUMBER = (22.0, 16.0)
NAME = (0.1, 0.36, 0.54)  # of the height of a row that has room, with what is free
THINKS, THINKS_UP = (40.0, 15.0), 3.0
DOT, APART, RISES = 2.8, 10.0, 3.0
DISC = 10.0  # the radius of a horse's number
WANDERS = 0.5  # seconds that the star takes to the next row
CHIPS_NUMBER, CARDS_NUMBER = 18.0, 75.0  # from the right edge of a row: the middles of both


class RoundPanel(Part[DerbyContext]):
    def __init__(self, context: DerbyContext) -> None:
        super().__init__(context)
        self._star: float | None = None  # the row where the star is, or between two of them

    def _star_at(self, seat: float) -> Point:
        """At the face."""
        row = self.context.rounds.row(seat)
        return row.x + STAR_ASIDE, row.centery - self._side * STAR_UP

    @property
    def _side(self) -> float:
        """How wide a face is."""
        high = self.context.rounds.row(0).height
        return min(high - 3, ROOMY_FACE if high >= ROOMY else FACE)

    # ------------------------------------------------------------------ time

    def stand(self, entries: Sequence[Told]) -> None:
        self._put_star()

    def _put_star(self) -> None:
        first = self.context.progress.first
        self._star = None if first is None else float(first)

    def advance(self, seconds: float) -> None:
        """The star follows the marker, past all rows where it begins anew."""
        first = self.context.progress.first
        if first is None or self._star is None or self.context.still:
            self._put_star()
            return
        gap = first - self._star
        if gap:
            self.context.ui.stir()
        step = seconds / WANDERS * max(1.0, len(self.context.names) - 1.0 if gap < 0 else 1.0)
        self._star = float(first) if abs(gap) <= step else self._star + math.copysign(step, gap)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        seats = tuple(
            (
                *(
                    player.hand_size,
                    sum(player.stacks),
                    context.portrait(seat),
                    context.colour(seat),
                ),
                tuple(self._ridden(seat)),
                tuple(self._led(seat)),
            )
            for seat, player in enumerate(context.seen.players)
        )
        active = self.active
        key = ("derby-rounds", self._title(), context.names, seats, active)
        box = context.layout.rounds.inflate(24, 24)
        canvas.composed(key, box, lambda: self._paint(canvas, active), slot="derby-rounds")
        if self._star is not None:
            canvas.centred("derby/marker-star", self._star_at(self._star), size=(STAR, STAR))
        if context.thinking is not None:
            self._draw_thinking(canvas, context.thinking)

    @property
    def active(self) -> int | None:
        """Whose turn it is; in the set-up, who chooses a first card."""
        phase, asked = self.context.seen.phase, self.context.asked
        if phase == "betting":
            return self.context.progress.bettor
        if phase != "set-up" or asked is None or asked.kind != "first-card":
            return None
        return asked.seats[0]

    def _title(self) -> str:
        progress, say = self.context.progress, self.context.ui.say
        rounds = len(self.context.seen.stacks)
        if progress.riders_named:
            return say("Riders")
        if progress.round == 0:
            return say("Bettors")
        if progress.round > rounds:
            return say("Round %(number)d: cards only", number=progress.round)
        return say("Round %(number)d of %(rounds)d", number=progress.round, rounds=rounds)

    def _paint(self, canvas: Canvas, active: int | None) -> None:
        box = self.context.layout.rounds
        paint_panel(canvas, box, self._title())
        for seat in range(len(self.context.names)):
            self._paint_row(canvas, seat, marked=seat == active)

    def _paint_row(self, canvas: Canvas, seat: int, *, marked: bool) -> None:
        context, row = self.context, self.context.rounds.row(seat)
        player = context.seen.players[seat]
        if marked:
            canvas.nine("ui/glow", row.inflate(22, 18))
            canvas.nine("ui/chip-active", row.inflate(0, -1), grain=0.6)
        side = self._side
        face = columns(inset(row, left=2), max(side, FACE), share())[0]
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face.center, side)
        words = inset(row, left=face.centerx + side / 2 + 6 - row.x)
        if row.height >= ROOMY:
            name = inset(rows(words, *shares(*NAME))[1], right=6)
        else:
            name = inset(words, right=CARDS + 10, y=2)
        canvas.text(context.names[seat], name, style="bold", size=Type.ENTRY, colour=INK)
        if context.progress.riders_named:
            right = columns(inset(row, right=6), share(), CARDS - 6)[1]
            self._paint_horses(canvas, self._ridden(seat), right)
            return
        if row.height >= ROOMY:
            self._paint_horses(canvas, self._led(seat), inset(words, left=9, right=CARDS + 12))
        y = counts_at(row)
        draw_card_back(canvas, around((row.right - CARDS, y), MINI))
        self._number(canvas, player.hand_size, (row.right - CARDS_NUMBER, y), SADDLE)
        colour = COLOURS.index(context.colour(seat))
        canvas.centred(f"derby/chip-lying-{colour}", context.rounds.chips_at(seat), size=CHIP)
        chips = sum(player.stacks)
        self._number(canvas, chips, (row.right - CHIPS_NUMBER, y), RED)

    def _ridden(self, seat: int) -> list[str]:
        """The horses of which it is known that this seat rides them."""
        return [horse.horse for horse in self.context.seen.horses if horse.rider == seat]

    def _led(self, seat: int) -> list[str]:
        """The horses which this seat would ride if no more were bet."""
        return [horse.horse for horse in self.context.seen.horses if rider_of(horse.bets) == seat]

    def _paint_horses(self, canvas: Canvas, horses: Sequence[str], room: Box) -> None:
        """They overlap where there are too many."""
        step = min(2 * DISC + 2, (room.width - 2 * DISC) / max(len(horses) - 1, 1))
        y = counts_at(room)
        for number, horse in enumerate(horses):
            draw_number(canvas, horse, (room.x + DISC + step * number, y), DISC)

    def _number(self, canvas: Canvas, number: int, centre: Point, colour: Colour) -> None:
        canvas.numeral(str(number), centre, size=Type.BODY, colour=colour, within=NUMBER)

    def _draw_thinking(self, canvas: Canvas, seat: int) -> None:
        """Three dots above the face."""
        row = self.context.rounds.row(seat)
        box = placed(inset(row, left=12), *THINKS, at=TOP_LEFT).move(0, -THINKS_UP)
        paint = partial(canvas.fill, box, INK, radius=box.height / 2)
        canvas.composed(("derby-thinks",), box, paint)
        time = self.context.ui.breath(box)
        draw_dots(canvas, time, box.center, radius=DOT, apart=APART, rises=RISES)
