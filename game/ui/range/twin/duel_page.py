"""Free duels: who shoots against whom, the shots of this duel, and the score of all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.bots import LEVELS
from game.engine.errors import Message
from game.practice.free_duel import OTHER, YOU
from game.rules.pony_express.meeting import SHOTS_EACH
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import columns, grid, rows, share, shares
from game.ui.kit.theme import CREAM, INK, LIVERIES, RED
from game.ui.kit.tokens import Type
from game.ui.range.board.range_board import COLOURS
from game.ui.range.mode import Page
from game.wording.vocabulary import capital

if TYPE_CHECKING:
    from game.ui.range.screen import Range
    from game.ui.range.twin.mode import Side, TwinMode

ROW, GAP = 33.0, 5.0
NAILS, ICON = 28.0, 42.0  # what a plank is wider than its words; one with an icon
SCORE = 84.0  # how high it is at most
PIPS = (0.4, 0.6)  # the shots, and the score beside them
TOTAL = (0.54, 0.46)  # a number, and its name below
PIP = 7.0


class DuelPage(Page):
    id = "duels"

    def __init__(self, range_: Range, mode: TwinMode) -> None:
        super().__init__(range_)
        self._mode = mode

    def label(self) -> str:
        return self.ui.say("Duels")

    def key(self) -> tuple[object, ...]:
        mode = self._mode
        return (*mode.score, *mode.duel.shots, mode.side, mode.level)

    # ------------------------------------------------------------------ where things are

    def _rows(self, box: Box) -> tuple[Box, list[Box], Box]:
        """Who shoots, against whom, and how it stands."""
        high = self.ui.units(ROW)
        sides, *lines, score = rows(box, high, high, high, share(), gap=GAP)
        levels = [place for line in lines for place in columns(line, share(), share(), gap=GAP)]
        return sides, levels, score

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, box: Box) -> None:
        sides, levels, _ = self._rows(box)
        icons = [self.ui.units(ICON)] * (2 if self._mode.side == "twin" else 1)
        words, *planks = columns(sides, share(), *icons, gap=GAP)
        self._add_sides(group, words)
        self._add_icons(group, planks)
        for level, place in zip(LEVELS, levels, strict=True):
            group.add(
                Button(
                    f"range.level-{level}",
                    place,
                    capital(self.ui.words.level(level)),
                    partial(self._mode.choose_level, level),
                    size=Type.NOTE,
                    skin="green" if level == self._mode.level else "on",
                    tip=self.ui.say("Against a bot that shoots like this"),
                )
            )

    def _add_sides(self, group: Group, box: Box) -> None:
        say, canvas = self.ui.say, self.ui.canvas
        labels: tuple[tuple[Side, str], ...] = (
            ("you", say("You shoot")),
            ("twin", say("Your twin shoots")),
        )
        nails = self.ui.units(NAILS)
        widths = [
            canvas.text_width(label, style="title", size=Type.NOTE) + nails for _, label in labels
        ]
        for (side, label), place in zip(
            labels, columns(box, *shares(*widths), gap=GAP), strict=True
        ):
            plank = Button(
                f"range.side-{side}",
                place,
                label,
                partial(self._mode.choose_side, side),
                size=Type.NOTE,
                tight=True,
            )
            plank.skin = "green" if side == self._mode.side else "on"
            too_few = self._mode.twin
            if side == "twin" and isinstance(too_few, Message):
                plank.disable(self.ui.words.message(too_few))
            group.add(plank)

    def _add_icons(self, group: Group, places: list[Box]) -> None:
        """To let the twin shoot on and on, and to begin anew."""
        say, mode = self.ui.say, self._mode
        if mode.side == "twin":
            plank = Button("range.duels-run", places[0], "", mode.toggle_running)
            plank.icon = "ui/icon-pause" if mode.running else "ui/icon-play"
            plank.tip = say("Stop") if mode.running else say("Start duels")
            plank.skin = "red" if mode.running else "green"
            group.add(plank)
        clear = Button("range.duels-clear", places[-1], "", mode.clear_score, icon="ui/icon-trash")
        clear.tip = say("Start over")
        if not mode.score.duels and not any(mode.duel.shots):
            clear.disable(say("No shots yet."))
        group.add(clear)

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        (room,) = rows(self._rows(box)[-1], self.ui.units(SCORE), at=0.5)
        pips, right = columns(room, *shares(*PIPS))
        self._paint_pips(canvas, pips)
        score, say = self._mode.score, self.ui.say
        totals = (
            (score.won, say("won")),
            (score.lost, say("lost")),
            (score.drawn, say("drawn")),
        )
        for (number, label), cell in zip(totals, grid(right, len(totals), 1, gap=4), strict=True):
            upper, lower = rows(cell, *shares(*TOTAL))
            canvas.text(
                str(number),
                upper,
                style="title",
                size=Type.HEADING,
                colour=RED,
                align="centre",
                wrap=False,
            )
            ink = self.ui.quiet_ink
            canvas.text(label, lower, size=Type.NOTE, colour=ink, align="centre", wrap=False)

    def _paint_pips(self, canvas: Canvas, box: Box) -> None:
        """For both, a disc for every shot that is left."""
        say, half = self.ui.say, box.height / 2
        you = say("you") if self._mode.side == "you" else say("your twin")
        names = (you, self.ui.words.level(self._mode.level))
        pip = PIP * self.ui.zoom
        pips = (2 * pip + 5) * SHOTS_EACH
        for who, name in ((YOU, names[0]), (OTHER, names[1])):
            y = box.y + half * (who + 0.5)
            for number in range(SHOTS_EACH):
                at = (box.x + pip + 3 + number * (2 * pip + 5), y)
                taken = number < self._mode.duel.shots[who]
                canvas.disc(at, pip, INK)
                canvas.disc(at, pip - 2, CREAM if taken else LIVERIES[COLOURS[who]].base)
                if taken:
                    canvas.disc(at, pip / 3, INK)
            left = box.x + pips + 12
            words = (left, y - half / 2, box.right - left, half)
            canvas.text(name, words, style="bold", size=Type.NOTE, colour=INK, wrap=False)
