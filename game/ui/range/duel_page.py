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
from game.ui.kit.theme import CREAM, INK, LIVERIES, RED
from game.ui.range.board import COLOURS
from game.ui.range.modes import Page
from game.ui.range.places import row
from game.wording.vocabulary import capital

if TYPE_CHECKING:
    from game.ui.range.screen import Range
    from game.ui.range.twin_mode import Side, TwinMode

ROW, GAP = 33.0, 5.0
NAILS = 13.0  # what a plank is wider than its words
BETWEEN = 4.0  # the levels
SCORE = 84.0  # how high it is at most
PIPS = 0.4  # of the width, beside the score
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

    def _rows(self, box: Box) -> tuple[Box, Box, Box, Box]:
        """Who shoots, against whom, how it stands, and planks."""
        high, gap = ROW * self.ui.zoom, GAP
        sides = Box(box.x, box.y, box.width, high)
        levels = sides.move(0, high + gap)
        planks = Box(box.x, box.bottom - high, box.width, high)
        top = levels.bottom + gap
        return sides, levels, Box(box.x, top, box.width, planks.y - gap - top), planks

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, box: Box) -> None:
        sides, levels, _, planks = self._rows(box)
        self._add_sides(group, sides)
        for level, place in zip(LEVELS, row(levels, self._widths(), BETWEEN), strict=True):
            group.add(
                Button(
                    f"range.level-{level}",
                    place,
                    self._name(level),
                    partial(self._mode.choose_level, level),
                    size=18,
                    tight=True,
                    skin="green" if level == self._mode.level else "on",
                    tip=self.ui.say("Against a bot that shoots like this"),
                )
            )
        self._add_planks(group, planks)

    def _widths(self) -> tuple[float, ...]:
        """As wide as the names of the levels are."""
        canvas, nails = self.ui.canvas, NAILS * self.ui.zoom
        return tuple(
            canvas.text_width(self._name(level), style="title", size=18) + nails for level in LEVELS
        )

    def _name(self, level: str) -> str:
        return capital(self.ui.words.level(level))

    def _add_sides(self, group: Group, box: Box) -> None:
        say = self.ui.say
        labels: tuple[tuple[Side, str], ...] = (
            ("you", say("You shoot")),
            ("twin", say("Your twin shoots")),
        )
        for (side, label), place in zip(labels, row(box, (1.0, 1.3), GAP), strict=True):
            plank = Button(
                f"range.side-{side}", place, label, partial(self._mode.choose_side, side), size=18
            )
            plank.skin = "green" if side == self._mode.side else "on"
            too_few = self._mode.twin
            if side == "twin" and isinstance(too_few, Message):
                plank.disable(self.ui.words.message(too_few))
            group.add(plank)

    def _add_planks(self, group: Group, box: Box) -> None:
        say, mode = self.ui.say, self._mode
        clear, begin = row(box, (1.0, 1.0), GAP)
        if mode.side == "twin":
            label = say("Stop") if mode.running else say("Begin")
            skin = "red" if mode.running else "green"
            group.add(
                Button("range.duels-run", begin, label, mode.toggle_running, size=18, skin=skin)
            )
        else:
            clear = box
        plank = Button("range.duels-clear", clear, say("Begin anew"), mode.clear_score, size=18)
        if not mode.score.duels and not any(mode.duel.shots):
            plank.disable(say("There was no shot yet."))
        group.add(plank)

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        room = self._rows(box)[2]
        high = min(room.height, SCORE * self.ui.zoom)
        place = Box(room.x, room.centery - high / 2, room.width, high)
        wide = place.width * PIPS
        self._paint_pips(canvas, Box(place.x, place.y, wide, place.height))
        score, say = self._mode.score, self.ui.say
        totals = (
            (score.won, say("won")),
            (score.lost, say("lost")),
            (score.drawn, say("drawn")),
        )
        right = Box(place.x + wide, place.y, place.width - wide, place.height)
        for (number, label), cell in zip(totals, row(right, (1.0, 1.0, 1.0), 4.0), strict=True):
            half = cell.height * 0.54
            upper = (cell.x, cell.y, cell.width, half)
            canvas.text(
                str(number), upper, style="title", size=26, colour=RED, align="centre", wrap=False
            )
            lower = (cell.x, cell.y + half, cell.width, cell.height - half)
            ink = self.ui.quiet_ink
            canvas.text(label, lower, size=18, colour=ink, align="centre", wrap=False)

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
            canvas.text(name, words, style="bold", size=18, colour=INK, wrap=False)
