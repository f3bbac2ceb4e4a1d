"""The screen goes from bettor to bettor: how the odds stand, and what has happened."""

from __future__ import annotations

from game.engine.events import Event
from game.rules.derby.events import BetLaid, CardLaid
from game.rules.derby.view import DerbyView, HorseView
from game.ui.derby.context import DerbyContext
from game.ui.derby.horses import NUMBERS
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.theme import GLOW, INK, SADDLE
from game.ui.kit.tokens import Type
from game.ui.table.prompts.hand_over import HandOver, standing_rows
from game.ui.table.prompts.since import NOTHING, Worth

ROW = 52.0
HORSE = (56.0, 44.0)
FAR = 2  # rows: by so much a card must move somebody's horse to be told


class DerbyHandOver(HandOver[DerbyContext, DerbyView]):
    def worth_of(self, event: Event) -> Worth:
        """Bets most of all; cards where they change much, or a horse with own chips on it."""
        if isinstance(event, BetLaid):
            return Worth(4 if self._has_bet(event.horse) else 3, _picture(event.horse))
        if isinstance(event, CardLaid) and event.row_before is not None:
            rows = abs(event.row - event.row_before)
            if rows >= FAR or (rows and self._has_bet(event.horse)):
                return Worth(5 if self._has_bet(event.horse) else 2, _picture(event.horse))
        return NOTHING

    def _has_bet(self, horse: str) -> bool:
        return bool(self.context.seen.horse(horse).bets[self.seat])

    def standings(self) -> tuple[object, ...]:
        return tuple((horse.row, horse.bets) for horse in self.public().horses)

    def paint_standings(self, canvas: Canvas, box: Box) -> None:
        """The favourite first; at the right the own chips on each."""
        horses = sorted(self.public().horses, key=_by_odds)
        title = self.ui.say("The odds")
        rows = standing_rows(canvas, box, title, len(horses), highest=ROW, gap=3)
        for horse, row in zip(horses, rows, strict=True):
            self._paint_row(canvas, row, horse)

    def _paint_row(self, canvas: Canvas, row: Box, horse: HorseView) -> None:
        words, own = self.context.words, horse.bets[self.seat]
        if own:
            canvas.fill(row, GLOW, alpha=90, radius=8)
        high = min(HORSE[1], row.height)
        size = (high * HORSE[0] / HORSE[1], high)
        at = (row.x + 6 + size[0] / 2, row.centery)
        canvas.centred(_picture(horse.horse), at, size=size)
        left = row.x + size[0] + 14
        name = (left, row.y, row.right - 130 - left, row.height)
        canvas.text(words.horse(horse.horse), name, style="bold", size=Type.ENTRY, colour=INK)
        odds = (row.right - 124, row.y, 64, row.height)
        said = words.odds(horse.row)
        heading(canvas, said, odds, size=Type.ENTRY, align="right")
        if own:
            chips = (row.right - 54, row.y, 46, row.height)
            canvas.text(
                f"+{own}",
                chips,
                style="title",
                size=Type.NOTE,
                colour=SADDLE,
                align="right",
                wrap=False,
            )


def _by_odds(horse: HorseView) -> tuple[int, int]:
    row = horse.row
    return (99 if row is None else row, NUMBERS[horse.horse])


def _picture(horse: str) -> str:
    return f"derby/gallop-{horse}-0"
