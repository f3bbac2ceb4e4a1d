"""Free duels: who shoots against whom, the shots of this duel, and the score of all."""

from __future__ import annotations

from functools import partial

from game.bots import LEVELS
from game.engine.errors import Message
from game.practice.race import SHOTS_EACH
from game.practice.twin.free_duel import OTHER, YOU
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.layout import columns, grid, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIVERIES
from game.ui.kit.tokens import Type
from game.ui.range.board.range_board import COLOURS
from game.ui.range.page import Page
from game.ui.range.twin.bouts import Bouts, Side
from game.wording.vocabulary import capital

ROW, GAP = 33.0, 5.0
NAILS, ICON = 28.0, 42.0  # what a plank is wider than its words; one with an icon
SCORE = 84.0  # how high it is at most
PIPS = (0.4, 0.6)  # the shots, and the score beside them
TOTAL = (0.54, 0.46)  # a number, and its name below
PIP = 7.0


class DuelPage(Page):
    id = "duels"

    def __init__(self, ui: Ui, bouts: Bouts) -> None:
        super().__init__(ui)
        self._bouts = bouts

    def label(self) -> str:
        return self.ui.say("Duels")

    def key(self) -> tuple[object, ...]:
        bouts = self._bouts
        return (*bouts.score, *bouts.duel.shots, bouts.side, bouts.level)

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
        icons = [self.ui.units(ICON)] * (2 if self._bouts.side == "twin" else 1)
        words, *planks = columns(sides, share(), *icons, gap=GAP)
        self._add_sides(group, words)
        self._add_icons(group, planks)
        for level, place in zip(LEVELS, levels, strict=True):
            group.add(
                Button(
                    f"range.level-{level}",
                    place,
                    capital(self.ui.words.level(level)),
                    partial(self._bouts.choose_level, level),
                    size=Type.NOTE,
                    skin="green" if level == self._bouts.level else "on",
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
                partial(self._bouts.choose_side, side),
                size=Type.NOTE,
                tight=True,
            )
            plank.skin = "green" if side == self._bouts.side else "on"
            too_few = self._bouts.twin
            if side == "twin" and isinstance(too_few, Message):
                plank.disable(self.ui.words.message(too_few))
            group.add(plank)

    def _add_icons(self, group: Group, places: list[Box]) -> None:
        """To let the twin shoot on and on, and to begin anew."""
        say, bouts = self.ui.say, self._bouts
        if bouts.side == "twin":
            plank = Button("range.duels-run", places[0], "", bouts.toggle_running)
            plank.icon = "ui/icon-pause" if bouts.running else "ui/icon-play"
            plank.tip = say("Stop") if bouts.running else say("Start duels")
            plank.skin = "red" if bouts.running else "green"
            group.add(plank)
        clear = Button("range.duels-clear", places[-1], "", bouts.restart, icon="ui/icon-trash")
        clear.tip = say("Start over")
        if not bouts.score.duels and not any(bouts.duel.shots):
            clear.disable(say("No shots yet."))
        group.add(clear)

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        (room,) = rows(self._rows(box)[-1], self.ui.units(SCORE), at=0.5)
        pips, right = columns(room, *shares(*PIPS))
        self._paint_pips(canvas, pips)
        score, say = self._bouts.score, self.ui.say
        totals = (
            (score.won, say("won")),
            (score.lost, say("lost")),
            (score.drawn, say("drawn")),
        )
        for (number, label), cell in zip(totals, grid(right, len(totals), 1, gap=4), strict=True):
            upper, lower = rows(cell, *shares(*TOTAL))
            heading(canvas, str(number), upper, size=Type.HEADING, align="centre")
            ink = self.ui.quiet_ink
            canvas.text(label, lower, size=Type.NOTE, colour=ink, align="centre", wrap=False)

    def _paint_pips(self, canvas: Canvas, box: Box) -> None:
        """For both, a disc for every shot that is left."""
        say, half = self.ui.say, box.height / 2
        you = say("you") if self._bouts.side == "you" else say("your twin")
        names = (you, self.ui.words.level(self._bouts.level))
        pip = self.ui.units(PIP)
        pips = (2 * pip + 5) * SHOTS_EACH
        for who, name in ((YOU, names[0]), (OTHER, names[1])):
            y = box.y + half * (who + 0.5)
            for number in range(SHOTS_EACH):
                at = (box.x + pip + 3 + number * (2 * pip + 5), y)
                taken = number < self._bouts.duel.shots[who]
                canvas.disc(at, pip, INK)
                canvas.disc(at, pip - 2, CREAM if taken else LIVERIES[COLOURS[who]].base)
                if taken:
                    canvas.disc(at, pip / 3, INK)
            left = box.x + pips + 12
            words = (left, y - half / 2, box.right - left, half)
            canvas.text(name, words, style="bold", size=Type.NOTE, colour=INK, wrap=False)
