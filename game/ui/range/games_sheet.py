"""Shots of the last races, to be taken again on the range."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.hotseat.savefiles import save_paths
from game.i18n import mark
from game.practice.layout import Layout
from game.ui.kit.background import Job
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, SADDLE
from game.ui.range.found import MOST_FILES, FoundShot, shots_in
from game.ui.range.small_table import draw_small_table
from game.ui.screens.sheet import Menu, draw_sheet

ROW = (40.0, 62.0)  # the height of a row: what stays, and what grows with the controls
MARGIN = 12.0
PICTURE = 140.0  # how wide the small table is
PLANK = (210.0, 50.0)
SMALL, PAGE = 60.0, 204.0
MIDDLE = 642.0
VERDICTS = {
    "hit": mark("it was a hit"),
    "miss": mark("it missed"),
    "decoy": mark("it hit the decoy"),
    "arrest": mark("it ended with an arrest"),
    "figures": mark("%(count)d of 3 down"),
    "": mark("not taken yet"),
}


class GamesSheet(Menu):
    """`chosen` is told which table it is."""

    name = "games"
    title = mark("A shot from a game")

    def __init__(self, ui: Ui, chosen: Callable[[Layout], None]) -> None:
        super().__init__(ui)
        self._chosen = chosen
        self._page = 0
        # Beside the frames: a long race takes a moment to be played again.
        self._jobs: list[Job[list[FoundShot]]] = [
            ui.background.soon(partial(shots_in, path)) for path in save_paths()[:MOST_FILES]
        ]
        self.found: list[FoundShot] = []

    @property
    def is_searching(self) -> bool:
        return bool(self._jobs)

    def update(self, seconds: float) -> None:
        came = False
        while self._jobs and self._jobs[0].is_done:
            self.found += self._jobs.pop(0).result()
            came = True
        if came:
            self.rebuild()

    # ------------------------------------------------------------------ where things are

    @property
    def _row_height(self) -> float:
        return ROW[0] + ROW[1] * self.ui.zoom

    @property
    def rows(self) -> int:
        return max(int((self.body.height - 2 * MARGIN) // self._row_height), 1)

    @property
    def _pages(self) -> int:
        return max(-(-len(self.found) // self.rows), 1)

    @property
    def _shown(self) -> list[FoundShot]:
        return self.found[self._page * self.rows :][: self.rows]

    def _row(self, number: int) -> Box:
        body, high = self.body, self._row_height
        return Box(body.x + 24, body.y + MARGIN + number * high, body.width - 48, high)

    def _plank(self, row: Box) -> Box:
        wide, high = PLANK[0] * self.ui.zoom, PLANK[1] * self.ui.zoom
        return Box(row.right - wide, row.centery - high / 2, wide, high)

    @property
    def _page_number(self) -> Box:
        foot, wide = self.foot, PAGE * self.ui.zoom
        return Box(MIDDLE - wide / 2, foot.y, wide, foot.height)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self._page = min(self._page, self._pages - 1)
        for number, shot in enumerate(self._shown):
            self.group.add(
                Button(
                    f"games.take{number}",
                    self._plank(self._row(number)),
                    self.ui.say("Practise it"),
                    partial(self._take, shot),
                    skin="green",
                    size=20,
                )
            )
        super().build()
        if self._pages > 1:
            self._add_paging()

    def _add_paging(self) -> None:
        number, wide, say = self._page_number, SMALL * self.ui.zoom, self.ui.say
        for id, x, icon, by, tip in (
            ("newer", number.left - 10 - wide, "ui/arrow-left", -1, say("Newer shots")),
            ("older", number.right + 10, "ui/arrow-right", 1, say("Older shots")),
        ):
            box = (x, number.y, wide, number.height)
            button = Button(f"games.{id}", box, "", partial(self._turn, by), icon=icon, tip=tip)
            if not 0 <= self._page + by < self._pages:
                button.disable(say("There are no more on that side."))
            self.group.add(button)

    def _turn(self, by: int) -> None:
        self._page += by
        self.ui.sounds.play("page")
        self.rebuild()

    def _take(self, shot: FoundShot) -> None:
        self.back()
        self._chosen(shot.layout)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_sheet(canvas, self.ui, self.body)
        for number, shot in enumerate(self._shown):
            self._draw_row(canvas, shot, self._row(number), first=number == 0)
        if not self.found:
            say = self.ui.say
            text = (
                say("Looking through your last races...")
                if self.is_searching
                else say("There is no shot in your last races: play one, and come back.")
            )
            place = self.body.inflate(-200, -200)
            canvas.text(text, place, size=24, colour=INK, align="centre")
        if self._pages > 1:
            facts = {"page": self._page + 1, "pages": self._pages}
            canvas.text(
                self.ui.say("Page %(page)d of %(pages)d", **facts),
                self._page_number,
                colour=CREAM if self.ui.settings.high_contrast else LIGHT_GOLD,
                drop=INK,
                align="centre",
                wrap=False,
            )

    def _draw_row(self, canvas: Canvas, shot: FoundShot, row: Box, *, first: bool) -> None:
        if not first:
            canvas.line(row.topleft, row.topright, SADDLE, width=1)
        high = row.height - 14
        wide = min(PICTURE * self.ui.zoom, high * 1.58)
        draw_small_table(canvas, shot.layout, Box(row.x, row.y + 7, wide, high))
        left = row.x + PICTURE * self.ui.zoom + 24
        room = self._plank(row).x - left - 16
        half = row.height / 2
        canvas.text(
            self._who(shot),
            (left, row.y + 4, room, half - 4),
            style="bold",
            size=22,
            valign="bottom",
            wrap=False,
        )
        canvas.text(
            self._what(shot),
            (left, row.y + half, room, half - 4),
            size=19,
            colour=self.ui.quiet_ink,
            valign="top",
        )

    def _who(self, shot: FoundShot) -> str:
        say = self.ui.say
        if not shot.target:
            return say("%(name)s and the figures", name=shot.shooter)
        return say("%(name)s shoots at %(other)s", name=shot.shooter, other=shot.target)

    def _what(self, shot: FoundShot) -> str:
        return self.ui.say(
            "Turn %(turn)d, %(result)s; %(date)s",
            turn=shot.turn,
            result=self.ui.say(VERDICTS[shot.verdict], count=shot.toppled),
            date=f"{shot.when:%Y-%m-%d %H:%M}",
        )
