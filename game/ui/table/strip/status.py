"""A strip of wood: what is going on, how fast it goes, and the ways out."""

from __future__ import annotations

from typing import Any

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.typeset import LEADING
from game.ui.table.context import TableContext
from game.ui.table.tips import menu_tip, skip_tip

PLANK, STEP = (46.0, 36.0), 52.0
TYPE = 19.0
LINES = 2  # of a sentence that stands above the planks
SPEEDS = (("normal", "1×"), ("fast", "2×"))
PLANKS = len(SPEEDS) + 4


class StatusStrip:
    def __init__(self, context: TableContext[Any, Any]) -> None:
        self._context = context

    # ------------------------------------------------------------------ where things are

    @property
    def _box(self) -> Box:
        return self._context.strip_box

    def _plank(self, number: int) -> Box:
        """In a row that ends at the right end of the strip, at its foot where it is high."""
        box, zoom = self._box, self._context.ui.zoom
        wide, high = PLANK[0] * zoom, PLANK[1] * zoom
        edge, top = 4.0, box.centery - high / 2
        if self._is_high:
            edge, top = 14.0, box.bottom - 12 - high
        right = box.right - edge - (PLANKS - 1 - number) * STEP * zoom
        return Box(right - wide, top, wide, high)

    @property
    def _is_high(self) -> bool:
        """Whether a sentence has its place above the planks, and not beside them."""
        zoom = self._context.ui.zoom
        return self._box.height > (PLANK[1] + LINES * TYPE * LEADING) * zoom + 32

    @property
    def _words(self) -> Box:
        box, first = self._box, self._plank(0)
        if self._is_high:
            return Box(box.x + 18, box.y + 10, box.width - 36, first.y - 16 - box.y)
        return Box(box.x + 18, box.y + 4, first.x - 12 - box.x - 18, box.height - 8)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        context, ui = self._context, self._context.ui
        actions = context.actions
        tips = {
            "normal": ui.say("Normal animation speed."),
            "fast": ui.say("Fast animations."),
        }
        for number, (speed, label) in enumerate(SPEEDS):
            button = Button(
                f"table.speed-{speed}",
                self._plank(number),
                label,
                lambda speed=speed: actions.set_speed(speed),  # type: ignore[misc]
                size=18,
                tip=tips[speed],
                chosen=ui.settings.animation_speed == speed,
            )
            group.add(button)
        others = (
            ("skip", "ui/icon-skip", skip_tip(ui), actions.skip),
            ("log", "ui/icon-log", ui.say("Game log"), actions.open_log),
            ("rules", "ui/icon-book", ui.say("Rules"), actions.open_rules),
            ("menu", "ui/icon-menu", menu_tip(ui), actions.open_menu),
        )
        for number, (name, icon, tip, action) in enumerate(others, start=len(SPEEDS)):
            box = self._plank(number)
            group.add(Button(f"table.{name}", box, "", action, icon=icon, tip=tip))

    def paint(self, canvas: Canvas) -> None:
        """What does not move."""
        canvas.nine("ui/panel-dark", self._box)

    def draw(self, canvas: Canvas) -> None:
        canvas.text(
            self.sentence(),
            self._words,
            style="bold",
            size=TYPE,
            colour=LIGHT_GOLD if self._context.busy else CREAM,
            drop=INK,
        )

    def sentence(self) -> str:
        """While something is shown, what it is; else who is asked, as far as all may know."""
        context = self._context
        cue, asked, last = context.cue, context.asked, context.log.last
        if cue is not None and not cue.keeps_quiet:
            return cue.sentence or last
        if context.busy or asked is None:
            return last
        return context.waits_for(asked) or last
