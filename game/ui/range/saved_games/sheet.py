"""Shots of the last races, to be taken again on the range."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.hotseat.savefiles import save_paths
from game.i18n import mark
from game.practice.layout import Layout
from game.practice.race import RACE
from game.ui.kit.background import Job
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import LEFT, columns, inset, placed, rows, share, stack
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, SADDLE
from game.ui.kit.tokens import Gap, Line, Type
from game.ui.range.board.small_table import SHAPE, draw_small_table
from game.ui.range.saved_games.found import MOST_FILES, FoundShot, shots_in
from game.ui.screens.pages import Pages
from game.ui.screens.sheet import Menu

ROW = (40.0, 62.0)  # the height of a row: what stays, and what grows with the controls
SIDE, MARGIN = 24.0, 12.0  # of the list on its sheet: at its sides, and above and below
PICTURE = 140.0  # how wide the small table is
PLANK = (210.0, 50.0)
NOTE = 340.0  # how wide the words at the foot are
VERDICTS = {
    "hit": mark("hit"),
    "miss": mark("miss"),
    "decoy": mark("hit the decoy"),
    "arrest": mark("arrest"),
    "figures": mark("%(count)d of 3 down"),
    "": mark("not taken yet"),
}


class RowParts(NamedTuple):
    picture: Box
    words: Box
    plank: Box


class GamesSheet(Menu):
    """`chosen` is told which table it is."""

    name = "games"
    stirs = True
    title = mark("A shot from a game")

    def __init__(self, ui: Ui, chosen: Callable[[Layout], None]) -> None:
        super().__init__(ui)
        self._pages = Pages(self, mark("Newer shots"), mark("Older shots"))
        self._chosen = chosen
        # Beside the frames: a long race takes a moment to be played again.
        self._jobs: list[Job[list[FoundShot]]] = [
            ui.background.soon(partial(shots_in, path)) for path in save_paths(RACE)[:MOST_FILES]
        ]
        self.found: list[FoundShot] = []
        self.failed = 0  # saves that could not be searched

    @property
    def is_searching(self) -> bool:
        return bool(self._jobs)

    def update(self, seconds: float) -> None:
        came = False
        while self._jobs and self._jobs[0].is_done:
            job = self._jobs.pop(0)
            if job.has_failed:
                self.failed += 1
            else:
                self.found += job.result()
            came = True
        if came:
            self.rebuild()

    # ------------------------------------------------------------------ where things are

    @property
    def _row_height(self) -> float:
        return ROW[0] + self.ui.units(ROW[1])

    @property
    def rows(self) -> int:
        return max(int((self.body.height - 2 * MARGIN) // self._row_height), 1)

    @property
    def count(self) -> int:
        return len(self.found)

    @property
    def _shown(self) -> list[FoundShot]:
        return self.found[self._pages.first :][: self.rows]

    def _row(self, number: int) -> Box:
        page = inset(self.body, x=SIDE, top=MARGIN)
        return stack(page, *[self._row_height] * self.rows)[number]

    def _parts(self, row: Box) -> RowParts:
        units = self.ui.units
        picture, words, end = columns(
            inset(row, y=7), units(PICTURE), share(), units(PLANK[0]), gap=Gap.LARGE
        )
        wide = min(picture.width, picture.height * SHAPE)
        plank = placed(end, high=units(PLANK[1]))
        return RowParts(placed(picture, wide, at=LEFT), inset(words, left=8, y=-3), plank)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self._pages.settle()
        for number, shot in enumerate(self._shown):
            self.group.add(
                Button(
                    f"games.take{number}",
                    self._parts(self._row(number)).plank,
                    self.ui.say("Practise here"),
                    partial(self._take, shot),
                    skin="green",
                    size=Type.BODY,
                )
            )
        super().build()
        self._pages.build()

    def _take(self, shot: FoundShot) -> None:
        self.back()
        self._chosen(shot.layout)

    # ------------------------------------------------------------------ drawing

    def nothing(self) -> str:
        if self.is_searching:
            return self.ui.say("Looking through your last races...")
        if self.failed:
            return self._about_failed()
        return self.ui.say("No shots in your last races. Ride one, then come back.")

    def _about_failed(self) -> str:
        return self.ui.say(
            "Saved races that could not be searched for shots: %(count)d.",
            count=self.failed,
        )

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._pages.draw(canvas)
        if self.failed and self.count:
            self._draw_failed(canvas)

    def _draw_failed(self, canvas: Canvas) -> None:
        """At the right end of the foot, which is free."""
        colour = CREAM if self.ui.settings.high_contrast else LIGHT_GOLD
        box = self.foot_right(NOTE)
        canvas.text(
            self._about_failed(), box, size=Type.NOTE, colour=colour, drop=INK, align="right"
        )

    def draw_rows(self, canvas: Canvas) -> None:
        for number, shot in enumerate(self._shown):
            self._draw_row(canvas, shot, self._row(number), first=number == 0)

    def _draw_row(self, canvas: Canvas, shot: FoundShot, row: Box, *, first: bool) -> None:
        if not first:
            canvas.line(row.topleft, row.topright, SADDLE, width=Line.HAIR)
        parts = self._parts(row)
        draw_small_table(canvas, shot.layout, parts.picture)
        who, what = rows(parts.words, share(), share())
        canvas.text(
            self._who(shot),
            who,
            style="bold",
            size=Type.LABEL,
            valign="bottom",
            wrap=False,
        )
        canvas.text(
            self._what(shot),
            what,
            size=Type.ENTRY,
            colour=self.ui.quiet_ink,
            valign="top",
        )

    def _who(self, shot: FoundShot) -> str:
        say = self.ui.say
        if not shot.target:
            return say("%(name)s shoots at the figures", name=shot.shooter)
        return say("%(name)s shoots at %(other)s", name=shot.shooter, other=shot.target)

    def _what(self, shot: FoundShot) -> str:
        return self.ui.say(
            "Turn %(turn)d, %(result)s; %(date)s",
            turn=shot.turn,
            result=self.ui.say(VERDICTS[shot.verdict], count=shot.toppled),
            date=f"{shot.when:%Y-%m-%d %H:%M}",
        )
