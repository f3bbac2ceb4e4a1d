"""The payout sheet: every bet of every bettor, the prizes, and what they add up to."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark_in_context
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.tags import draw_number
from game.ui.derby.menus.accounts import Account, PaidBet, Prize
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, inset, share, stack
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GLOW, GREEN, INK, RED, SADDLE, SAND, Colour
from game.ui.kit.tokens import Corner, Line, Type
from game.ui.table.faces import draw_face
from game.ui.table.played import PlayedTable

ROW, NAME, GAP = 30.0, 46.0, 12.0  # how high: a bet, a bettor's name, and between two bettors
MOST_GROWN = 1.35
# The columns, as shares of the width: where each begins and ends.
HORSE, PLACE, STAKE = (0.02, 0.30), (0.30, 0.44), (0.44, 0.56)
ODDS, PAYS, BACK = (0.56, 0.69), (0.69, 0.83), (0.83, 0.985)
DISC = 13.0
NAME_WIDE = 0.6  # of the width
LIT, SUM_LINE = 90, 1.6
PLACE_IN_RACE = mark_in_context("in the race", "Place")


class PayoutSheet:
    """`order`: the bettors as they are listed."""

    def __init__(self, ui: Ui, table: PlayedTable[DerbyContext], order: Sequence[Account]) -> None:
        self._ui = ui
        self._table = table
        self._order = order

    def _grown(self, designed: float) -> float:
        return self._ui.units(designed, most=MOST_GROWN)

    @property
    def height(self) -> float:
        """Of all rows."""
        return sum(self._height(account) for account in self._order)

    def _height(self, account: Account) -> float:
        rows = len(account.bets) + len(account.prizes) + 1  # and the sum
        return self._grown(NAME + ROW * rows + GAP)

    # ------------------------------------------------------------------ the heads of the columns

    def draw_heads(self, canvas: Canvas, box: Box) -> None:
        say = self._ui.say
        heads = (
            (HORSE, say("Bet on"), "left"),
            (PLACE, self._ui.words.in_context(PLACE_IN_RACE), "centre"),
            (STAKE, say("Chips"), "centre"),
            (ODDS, say("Odds"), "centre"),
            (PAYS, say("Pays"), "centre"),
            (BACK, say("Returned"), "right"),
        )
        for column, text, align in heads:
            place = _cell(box, column)
            canvas.text(text, place, style="italic", size=Type.NOTE, colour=SADDLE, align=align)
        canvas.line(box.bottomleft, box.bottomright, SADDLE, width=Line.RULE)

    # ------------------------------------------------------------------ the rows

    def draw_rows(self, canvas: Canvas, box: Box) -> float:
        """All that can be seen of them, the first at the top of the box; gives their height."""
        clip = canvas.surface.get_clip()
        top, bottom = canvas.design(clip.topleft)[1], canvas.design(clip.bottomright)[1]
        y = box.y
        for account in self._order:
            high = self._height(account)
            if y + high > top and y < bottom:
                self._draw_account(canvas, account, Box(box.x, y, box.width, high))
            y += high
        return y - box.y

    def _draw_account(self, canvas: Canvas, account: Account, box: Box) -> None:
        count = len(account.bets) + len(account.prizes)
        heights = [self._grown(NAME), *[self._grown(ROW)] * (count + 1)]
        name, *rows, total = stack(box, *heights)
        self._draw_name(canvas, account, name)
        for bet, row in zip(account.bets, rows, strict=False):
            self._draw_bet(canvas, bet, row)
        for prize, row in zip(account.prizes, rows[len(account.bets) :], strict=True):
            self._draw_prize(canvas, prize, row)
        self._draw_sum(canvas, account, total)

    def _draw_name(self, canvas: Canvas, account: Account, row: Box) -> None:
        context, seat = self._table.context, account.seat
        if seat in self._table.session.result["winners"]:  # type: ignore[index]
            canvas.fill(inset(row, y=3), GLOW, alpha=LIT, radius=Corner.CHIP)
        side = row.height - 6
        face, name = columns(inset(row, left=6), side, row.width * NAME_WIDE, gap=10)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face.center, side)
        canvas.text(context.names[seat], name, style="bold", size=Type.BODY, colour=INK, wrap=False)
        self._number(canvas, account.total, row, BACK, RED, size=Type.NAME)

    def _draw_bet(self, canvas: Canvas, bet: PaidBet, row: Box) -> None:
        words, lost = self._table.context.words, bet.pays is None
        self._horse(canvas, bet.horse, words.horse(bet.horse), row)
        place = "–" if bet.place is None else words.place(bet.place)
        colour = SADDLE if lost else INK
        self._word(canvas, place, row, PLACE, colour)
        self._number(canvas, bet.stake, row, STAKE, colour, align="centre")
        self._word(canvas, words.odds(bet.row), row, ODDS, colour)
        self._word(canvas, words.pays(bet.pays), row, PAYS, SADDLE if lost else GREEN)
        self._number(canvas, bet.chips, row, BACK, colour)
        _rule(canvas, row)

    def _draw_prize(self, canvas: Canvas, prize: Prize, row: Box) -> None:
        words, say = self._table.context.words, self._ui.say
        self._horse(canvas, prize.horse, words.horse(prize.horse), row)
        self._word(canvas, words.place(prize.place), row, PLACE, INK)
        self._word(canvas, say("Prize for the rider"), row, (STAKE[0], PAYS[1]), GREEN)
        self._number(canvas, prize.chips, row, BACK, INK)
        _rule(canvas, row)

    def _draw_sum(self, canvas: Canvas, account: Account, row: Box) -> None:
        """So that everybody can add it up."""
        total, facts = account.total, {"bets": account.from_bets, "prizes": account.from_prizes}
        text = self._ui.say("Bets %(bets)d + prizes %(prizes)d", **facts)
        canvas.line(row.topleft, row.topright, INK, width=SUM_LINE)
        box = _cell(row, (PLACE[0], PAYS[1]))
        canvas.text(text, box, style="bold", size=Type.NOTE, colour=INK, align="right", wrap=False)
        self._number(canvas, total, row, BACK, RED)

    # ------------------------------------------------------------------ what rows are made of

    def _horse(self, canvas: Canvas, horse: str, name: str, row: Box) -> None:
        radius = self._grown(DISC)
        disc, words = columns(inset(_cell(row, HORSE), left=4), 2 * radius, share(), gap=10)
        draw_number(canvas, horse, disc.center, radius)
        canvas.text(name, words, size=Type.ENTRY, colour=INK, wrap=False)

    def _word(
        self, canvas: Canvas, text: str, row: Box, column: tuple[float, float], colour: Colour
    ) -> None:
        box = _cell(row, column)
        canvas.text(
            text, box, style="bold", size=Type.NOTE, colour=colour, align="centre", wrap=False
        )

    def _number(
        self,
        canvas: Canvas,
        number: int,
        row: Box,
        column: tuple[float, float],
        colour: Colour,
        *,
        align: str = "right",
        size: float = Type.ENTRY,
    ) -> None:
        box = _cell(row, column)
        canvas.text(
            str(number), box, style="title", size=size, colour=colour, align=align, wrap=False
        )


def _cell(row: Box, column: tuple[float, float]) -> Box:
    begin, end = column
    return Box(row.x + row.width * begin, row.y, row.width * (end - begin) - 4, row.height)


def _rule(canvas: Canvas, row: Box) -> None:
    canvas.line(row.bottomleft, row.bottomright, SAND, width=Line.HAIR)
