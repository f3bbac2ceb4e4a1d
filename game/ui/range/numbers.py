"""The last shot: in words, or in exact numbers for those who want them."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import mark
from game.practice.record import Practised
from game.ui.kit.buttons import Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.theme import INK, RED, SAND
from game.ui.kit.tokens import Type
from game.ui.pony_express.shots.gauge import GOOD_FROM, GOOD_TO
from game.ui.range.codes_sheet import add_codes_plank
from game.ui.range.modes import Page
from game.ui.range.places import row

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

    def label(self) -> str:
        return self.ui.say("Last shot")

    @property
    def _shot(self) -> Practised | None:
        """Nothing of it is told before it has been seen."""
        return self.range.seen_shot

    def key(self) -> tuple[object, ...]:
        return (self._shot, self.ui.settings.exact_numbers)

    def build(self, group: Group, box: Box) -> None:
        group.add(
            Check(
                "range.exact",
                row(self._switch(box), SHARES)[0],
                self.ui.say("Exact numbers"),
                self.ui.settings.exact_numbers,
                self._toggle,
            )
        )
        add_codes_plank(group, self.range, row(self._switch(box), SHARES)[1])

    def _toggle(self) -> None:
        self.ui.settings.change(exact_numbers=not self.ui.settings.exact_numbers)
        self.range.rebuild()

    def _switch(self, box: Box) -> Box:
        high = SWITCH * self.ui.zoom
        return Box(box.x, box.bottom - high, box.width, high)

    def paint(self, canvas: Canvas, box: Box) -> None:
        shot = self._shot
        area = Box(box.x, box.y, box.width, box.height - SWITCH * self.ui.zoom - 4)
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

    def _paint_rows(self, canvas: Canvas, area: Box, rows: list[tuple[str, str]]) -> None:
        high = min(ROW * self.ui.zoom, area.height / len(rows))
        value = area.width * VALUE
        for number, (label, text) in enumerate(rows):
            y = area.y + number * high
            if number:
                canvas.line((area.x, y), (area.right, y), SAND, width=1)
            words = (area.x + 4, y, area.width - value - 8, high)
            canvas.text(label, words, size=Type.ENTRY, colour=self.ui.quiet_ink, wrap=False)
            canvas.text(
                text,
                (area.right - value, y, value - 4, high),
                style="bold",
                size=Type.BODY,
                colour=INK,
                align="right",
                wrap=False,
            )

    # ------------------------------------------------------------------ in words

    def _paint_words(self, canvas: Canvas, area: Box, shot: Practised) -> None:
        last, head = self.range.last, HEAD * self.ui.zoom
        verdict = "" if last is None else self.range.mode.verdict(last).text
        place = (area.x + 4, area.y, area.width - 8, head)
        canvas.text(verdict, place, style="title", size=Type.LABEL, colour=RED, wrap=False)
        rest = (area.x + 4, area.y + head + 4, area.width - 8, area.height - head - 4)
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
