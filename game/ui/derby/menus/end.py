"""The end of a derby: podium and winner, every payment, and how the odds went."""

from __future__ import annotations

import math
from functools import partial

from game.i18n import mark
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.horses import NUMBERS
from game.ui.derby.menus.accounts import Account, accounts
from game.ui.derby.menus.payout_sheet import PayoutSheet
from game.ui.derby.odds.chart import OddsChart, odds_history
from game.ui.derby.podium.steps import PODIUM, paint_podium, step_of
from game.ui.kit.boxes import around
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.everywhere import PAGING, NavigationKey
from game.ui.kit.layout import BOTTOM, columns, inset, placed, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.scroll import Scroll
from game.ui.kit.theme import CREAM, INK, LIVERIES
from game.ui.kit.tokens import Gap, Type
from game.ui.screens.game_end import GameEnd, draw_rays
from game.ui.screens.sheet import draw_sheet
from game.ui.table.faces import draw_face, paint_round
from game.ui.table.played import PlayedTable

LEFT, RIGHT = Box(24, 128, 372, 592), Box(412, 124, 844, 596)  # down to the edge of the screen
ABOVE_FOOT = 12.0
TABS, TAB = 46.0, 206.0
HEADS = 34.0
PURSE = (240.0, 150.0)
FACE, PLAQUE = 130.0, (290.0, 50.0)
HORSE = 122.0
PODIUM_WIDE, ABOVE_PODIUM = 330.0, 92.0
RIDER, RIDER_AT = 36.0, (0.34, 12.0)  # from the middle of a step, of its width, and above it
OVER_PLAQUE, IN_PURSE = 16.0, 0.6  # how far the purse, and the faces in it, reach down
BOB, PACE = 3.0, 2.2  # how far the faces move up and down, and how fast
CONFETTI = 400.0  # how far it reaches
HEADLINES = (
    mark("You broke the bank!"),
    mark("%(name)s broke the bank!"),
    mark("A shared win!"),
)


class DerbyEnd(GameEnd):
    name = "derby-end"
    table: PlayedTable[DerbyContext]

    def __init__(self, ui: Ui, table: PlayedTable[DerbyContext]) -> None:
        super().__init__(ui, table)
        session = table.session
        log = session.log(None)
        found = accounts(log, len(session.names))
        self._payout = PayoutSheet(ui, table, sorted(found, key=self._place_on_sheet))
        self._history = odds_history(log)
        self._places: tuple[str, ...] = session.seen(None).arrived
        self._tab = "payout"

    def _place_on_sheet(self, account: Account) -> tuple[bool, bool, int, int]:
        """Who sits at the screen looks for the own rows first; else the winner is above all."""
        seat = account.seat
        people = self.table.context.at_the_screen
        return seat not in people, seat not in self.winners, -account.total, seat

    # ------------------------------------------------------------------ where things are

    def _above_planks(self, box: Box) -> Box:
        return inset(box, bottom=box.bottom - self.foot.y + ABOVE_FOOT)

    @property
    def _page(self) -> tuple[Box, Box]:
        """The tabs, and the sheet below them."""
        tabs = self.ui.units(TABS, most=1.25)
        upper, sheet = rows(self._above_planks(RIGHT), tabs, share(), gap=Gap.SMALL)
        return upper, sheet

    @property
    def _tabs(self) -> list[Box]:
        """Both, and what is beside them."""
        return columns(self._page[0], TAB, TAB, share(), gap=Gap.USUAL)

    @property
    def _table_on_sheet(self) -> tuple[Box, Box]:
        """The heads of the columns, and the rows."""
        inner = inset(self._page[1], x=18, top=8, bottom=12)
        heads, body = rows(inner, self.ui.units(HEADS, most=1.3), share(), gap=Gap.FINE)
        return inset(heads, right=16), body

    @property
    def _podium(self) -> Box:
        high = PODIUM_WIDE * PODIUM[1] / PODIUM[0]
        return placed(self._above_planks(LEFT), PODIUM_WIDE, high, BOTTOM)

    # ------------------------------------------------------------------ widgets

    def enter(self) -> None:
        first = not self._begun
        super().enter()
        if first:
            self.ui.sounds.play("payout-2")

    def build(self) -> None:
        say = self.ui.say
        tabs = (("payout", say("Payouts")), ("odds", say("The odds")))
        for (name, label), box in zip(tabs, self._tabs, strict=False):
            skin = "green" if self._tab == name else "on"
            action = partial(self._turn_to, name)
            self.group.add(Button(f"end.{name}", box, label, action, skin=skin, size=Type.BODY))
        self._scroll = None
        if self._tab == "payout":
            scroll = Scroll("end.rows", self._table_on_sheet[1], self._payout.draw_rows)
            self._scroll = self.group.add(scroll)
        super().build()

    _scroll: Scroll | None = None

    def _turn_to(self, tab: str) -> None:
        if tab != self._tab:
            self._tab = tab
            self.rebuild()

    def handle(self, given: Input) -> bool:
        """Pages are turned whatever has the focus."""
        command = self.ui.keymap.command_of(given, NavigationKey, repeats=True)
        if command in PAGING and self._scroll is not None:
            return self._scroll.handle(given, self.ui)
        return super().handle(given)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        self.sunset.draw(canvas)
        self._draw_headline(canvas)
        self._draw_winners(canvas)
        self._draw_podium(canvas)
        self._draw_sheet(canvas)
        self.draw_confetti(canvas, CONFETTI)

    def _draw_headline(self, canvas: Canvas) -> None:
        names, words = self.table.session.names, self.table.context.words
        own, theirs, shared = HEADLINES
        headline = own if self.winner == self.table.reader else theirs
        if len(self.winners) > 1:
            headline = shared
        said = self.ui.say(headline, name=names[self.winner])
        self.draw_headline(canvas, said, words.result(self.result, names, self.table.reader))

    def _draw_sheet(self, canvas: Canvas) -> None:
        sheet = self._page[1]
        key = ("derby-end-sheet", self._tab, self.ui.words.code, self.ui.settings.high_contrast)
        canvas.composed(key, sheet.inflate(44, 44), partial(self._paint_sheet, canvas, sheet))
        if self._tab == "payout":
            self._draw_note(canvas)
        else:
            plot = inset(sheet, x=14, y=12)
            labels = self.table.context.seen.rows
            OddsChart(self._history, labels, plot).draw(canvas)

    def _draw_note(self, canvas: Canvas) -> None:
        """How a row is to be read."""
        box = inset(self._tabs[-1], left=8)
        note = self.ui.say("Pays: times the stake, plus the stake itself.")
        canvas.text(
            note, box, style="italic", size=Type.NOTE, colour=CREAM, align="right", drop=INK
        )

    def _paint_sheet(self, canvas: Canvas, sheet: Box) -> None:
        draw_sheet(canvas, self.ui, sheet)
        if self._tab == "payout":
            self._payout.draw_heads(canvas, self._table_on_sheet[0])

    def _draw_podium(self, canvas: Canvas) -> None:
        podium, prizes = self._podium, self.table.context.seen.prizes
        key = ("derby-end-podium", self._places, prizes)
        whole = inset(podium, left=-30, top=-100, right=-30, bottom=-4)
        canvas.composed(key, whole, partial(self._paint_podium, canvas, podium, prizes))

    def _paint_podium(self, canvas: Canvas, podium: Box, prizes: tuple[int, ...]) -> None:
        paint_podium(canvas, podium, prizes)
        context = self.table.context
        for place in range(len(self._places) - 1, -1, -1):
            horse, step = self._places[place], step_of(podium, place)
            foot = (step.centerx, step.y + 4)
            draw_horse(canvas, f"derby/stand-{horse}", NUMBERS[horse], foot, HORSE)
            rider = context.seen.horse(horse).rider
            if rider is not None:
                at = (step.centerx + step.width * RIDER_AT[0], step.y - RIDER_AT[1])
                draw_face(canvas, context.portrait(rider), context.colour(rider), rider, at, RIDER)

    def _draw_winners(self, canvas: Canvas) -> None:
        """In a soft sun, behind their chips: all who share it."""
        above = inset(LEFT, bottom=LEFT.bottom - self._podium.y + ABOVE_PODIUM)
        plaque = placed(above, *PLAQUE, at=BOTTOM)
        heap = (LEFT.centerx, plaque.y + OVER_PLAQUE - PURSE[1] / 2)
        row = around((LEFT.centerx, heap[1] - PURSE[1] * IN_PURSE), (LEFT.width, 2 * FACE))
        bob = math.sin(self.ui.idle_motion(row) * PACE) * BOB
        draw_rays(canvas, (LEFT.centerx, heap[1] - 30))
        count = len(self.winners)
        side = FACE if count == 1 else min(FACE, PODIUM_WIDE / count)
        faces = columns(row.move(0, bob), *[side] * count, gap=Gap.SMALL, at=0.5)
        for seat, face in zip(self.winners, faces, strict=True):
            self._draw_face(canvas, seat, face.center, side)
        canvas.centred("derby/purse", heap, size=PURSE)
        if count == 1:
            self.draw_plaque(canvas, self.winner, plaque)
        else:
            self.draw_shared_plaque(canvas, plaque)

    def _draw_face(self, canvas: Canvas, seat: int, at: Point, side: float) -> None:
        """Without the number, which stands on the plank."""
        context = self.table.context
        middle = side / 2 + 6

        def paint() -> None:
            centre = (middle, middle)
            canvas.disc(centre, side / 2 + 5, INK)
            canvas.disc(centre, side / 2 + 3, LIVERIES[context.colour(seat)].base)
            paint_round(canvas, context.portrait(seat), centre, side - 4)

        key = ("derby-winner", seat, context.portrait(seat), context.colour(seat))
        picture = canvas.composition(key, (2 * middle, 2 * middle), paint)
        canvas.stamp(picture, canvas.at((at[0] - middle, at[1] - middle)))
