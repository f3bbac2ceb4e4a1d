"""The page about the last shot: in words, or in exact numbers for those who want them."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import mark
from game.practice.record import Practised
from game.ui.kit.buttons import Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.layout import columns, inset, rows, share, shares
from game.ui.kit.theme import INK, SAND
from game.ui.kit.tokens import Gap, Line, Type
from game.ui.range.codes.guest import Guest
from game.ui.range.context import RangeContext
from game.ui.range.page import Page
from game.ui.range.race import GOOD_FROM, GOOD_TO

SWITCH = 34.0  # how high it is
HEAD, ROW = 34.0, 30.0
SHARES = (1.3, 1.0)  # of the switch, and of the plank beside it
VALUE = 0.46  # of a row's width
MINUS = "\u2212"
STRAIGHT, A_LITTLE = 0.5, 3.0  # degrees

LEFT_BOARD = mark("The die left the board.")
TOUCHED = mark("The die touched the target.")
CAME_TO_REST = mark("The die came to rest on the board.")


class ShotPage(Page):
    id = "shot"

    def __init__(self, context: RangeContext, guest: Guest) -> None:
        super().__init__(context.ui)
        self._context = context
        self._guest = guest

    def label(self) -> str:
        return self.ui.say("Last shot")

    @property
    def _shot(self) -> Practised | None:
        """Nothing of it is told before it has been seen."""
        return self._context.shots.seen

    def key(self) -> tuple[object, ...]:
        return (self._shot, self.ui.settings.exact_numbers)

    def build(self, group: Group, box: Box) -> None:
        _, foot = self._rows(box)
        switch, codes = columns(foot, *shares(*SHARES), gap=Gap.USUAL)
        group.add(
            Check(
                "range.exact",
                switch,
                self.ui.say("Exact numbers"),
                self.ui.settings.exact_numbers,
                self._toggle,
            )
        )
        self._guest.add_plank(group, codes)

    def _toggle(self) -> None:
        self.ui.settings.change(exact_numbers=not self.ui.settings.exact_numbers)
        self._context.rebuild()

    def _rows(self, box: Box) -> tuple[Box, Box]:
        """The figures, and what is pressed below them."""
        figures, foot = rows(box, share(), self.ui.units(SWITCH), gap=Gap.FINE)
        return figures, foot

    def paint(self, canvas: Canvas, box: Box) -> None:
        shot = self._shot
        area, _ = self._rows(box)
        if shot is None:
            text = self.ui.say("Take a shot to see its figures.")
            canvas.text(text, area, size=Type.BODY, colour=self.ui.quiet_ink, align="centre")
        elif self.ui.settings.exact_numbers:
            self._paint_rows(canvas, area, list(self._numbers(shot)))
        else:
            self._paint_words(canvas, area, shot)

    # ------------------------------------------------------------------ in numbers

    def _numbers(self, shot: Practised) -> Iterator[tuple[str, str]]:
        say = self.ui.say
        yield say("Angle"), say("%(degrees).2f°", degrees=shot.angle).replace("-", MINUS)
        yield say("Speed"), say("%(speed).2f m/s", speed=shot.speed)
        yield say("Off the line"), self._side(shot.deviation)
        yield say("Closest"), say("%(cm).2f cm", cm=shot.closest)
        yield say("Distance"), say("%(cm).1f cm", cm=shot.distance)

    def _side(self, deviation: float) -> str:
        say, off = self.ui.say, round(abs(deviation), 2)
        if not off:
            return say("%(degrees).2f°", degrees=off)
        if deviation > 0.0:
            return say("%(degrees).2f° to the left", degrees=off)
        return say("%(degrees).2f° to the right", degrees=off)

    def _paint_rows(self, canvas: Canvas, area: Box, numbers: list[tuple[str, str]]) -> None:
        lines = rows(area, *[self.ui.units(ROW)] * len(numbers))
        for line, (label, text) in zip(lines, numbers, strict=True):
            if line is not lines[0]:
                canvas.line(line.topleft, line.topright, SAND, width=Line.HAIR)
            words, value = columns(inset(line, x=4), share(), line.width * VALUE - 4)
            canvas.text(label, words, size=Type.ENTRY, colour=self.ui.quiet_ink, wrap=False)
            canvas.text(
                text,
                value,
                style="bold",
                size=Type.BODY,
                colour=INK,
                align="right",
                wrap=False,
            )

    # ------------------------------------------------------------------ in words

    def _paint_words(self, canvas: Canvas, area: Box, shot: Practised) -> None:
        last = self._context.shots.last
        head, rest = rows(inset(area, x=4), self.ui.units(HEAD), share(), gap=Gap.FINE)
        verdict = "" if last is None else self._context.mode.verdict(last).text
        heading(canvas, verdict, head, size=Type.LABEL)
        canvas.text(self._plainly(shot), rest, size=Type.LEAD, colour=INK, valign="top")

    def _plainly(self, shot: Practised) -> str:
        say = self.ui.say
        return "\n".join((self._pull(shot.deviation), self._power(shot), say(self._end(shot))))

    def _pull(self, deviation: float) -> str:
        say = self.ui.say
        if abs(deviation) < STRAIGHT:
            return say("Straight along the line.")
        if abs(deviation) < A_LITTLE:
            return say("A little to the left.") if deviation > 0 else say("A little to the right.")
        return say("Far to the left.") if deviation > 0 else say("Far to the right.")

    def _power(self, shot: Practised) -> str:
        say = self.ui.say
        if shot.passed is None and not shot.left_board:
            return say("Too soft: it didn't get there.")
        if shot.speed < GOOD_FROM:
            return say("Soft shot.")
        return say("Good power.") if shot.speed <= GOOD_TO else say("Very hard.")

    def _end(self, shot: Practised) -> str:
        if shot.left_board:
            return LEFT_BOARD
        return TOUCHED if shot.closest <= 0.0 else CAME_TO_REST
