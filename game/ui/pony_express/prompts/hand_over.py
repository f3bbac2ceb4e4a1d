"""The screen goes from rider to rider: how the race stands, and what a spyglass has shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Event
from game.hotseat.asks import Ask
from game.rules.pony_express.events import Accused, Announced, Believed, DieSpied
from game.rules.pony_express.view import PonyExpressView, RiderView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, LIVERIES, MARKS, SADDLE
from game.ui.kit.tokens import Corner, Type
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.prompt import AskingRace
from game.ui.pony_express.prompts.dice_parts import draw_covered_die, draw_die
from game.ui.pony_express.prompts.news import worth_of
from game.ui.table.prompts.hand_over import HandBack, HandOver, standing_rows
from game.ui.table.prompts.parts import draw_pawn, draw_plate
from game.ui.table.prompts.since import Worth

ROW = 72.0  # of the paper about the race
LIT = (255, 226, 150)  # the own row


class RaceHandOver(HandOver[RaceContext, PonyExpressView]):
    def worth_of(self, event: Event) -> Worth:
        return worth_of(event)

    def standings(self) -> tuple[object, ...]:
        return self.public().riders

    def paint_standings(self, canvas: Canvas, box: Box) -> None:
        riders = self.public().riders
        order = sorted(
            range(len(riders)), key=lambda seat: -riders[seat].space - riders[seat].mailbox
        )
        title = self.ui.say("The race")
        rows = standing_rows(canvas, box, title, len(order), highest=ROW)
        for seat, row in zip(order, rows, strict=True):
            self._paint_rider(canvas, row, seat, riders[seat])

    def _paint_rider(self, canvas: Canvas, row: Box, seat: int, rider: RiderView) -> None:
        colour = self.context.colour(seat)
        if seat == self.seat:
            canvas.fill(row, LIT, radius=Corner.ROW)
            canvas.frame(row, LIVERIES[colour].base, width=3, radius=10)
        draw_pawn(canvas, colour, (row.x + 36, row.centery), 60, lying=rider.prison)
        name = (row.x + 72, row.y + 4, row.width - 146, 32)
        canvas.text(rider.name, name, style="bold", size=Type.BODY, wrap=False)
        y = row.y + 50
        canvas.centred("pieces/nugget", (row.x + 84, y), size=(22, 20))
        gold = (row.x + 100, y - 15, 34, 30)
        canvas.text(str(rider.gold), gold, style="title", size=Type.ENTRY, wrap=False)
        numeral = (row.x + 138, y - 15, 36, 30)
        canvas.text(MARKS[seat], numeral, style="title", size=Type.NOTE, colour=SADDLE, wrap=False)
        if rider.mailbox:
            canvas.centred("board/mailbox", (row.right - 38, row.centery), size=(44, 44))
        else:
            draw_plate(canvas, str(rider.space), (row.right - 38, row.centery))


class RaceHandBack(HandBack[RaceContext, PonyExpressView]):
    """What a spyglass has shown is looked at before all may look again."""

    def __init__(self, table: AskingRace, ask: Ask) -> None:
        super().__init__(table, ask)
        self._spied = _spied_now(table.session.log(self.seat))

    @property
    def has_news(self) -> bool:
        return self._spied is not None

    def draw_news(self, canvas: Canvas, box: Box, *, seen: bool) -> None:
        words, spied = self.context.words, self._spied
        assert spied is not None
        title = (box.x + 20, box.y + 12, box.width - 40, 40)
        heading(canvas, words.card("spyglass").name, title, colour=LIGHT_GOLD, drop=INK)
        die, below = (box.centerx, box.y + 150), (box.x + 24, box.y + 240, box.width - 48, 110)
        if seen:
            text = words.event(spied, self.context.names, self.seat) or ""
            draw_die(canvas, spied.face, 2, die, 150)
        else:
            text = self.look_first
            draw_covered_die(canvas, die, 150)
        canvas.text(text, below, size=Type.BODY, colour=CREAM, align="centre")


def _spied_now(log: Sequence[Event]) -> DieSpied | None:
    """What the seat has spied since the announcement that everybody thinks about."""
    spied = None
    for event in log:
        if isinstance(event, DieSpied):
            spied = event
        elif isinstance(event, Announced | Believed | Accused):
            spied = None
    return spied
