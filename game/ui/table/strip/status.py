"""A strip of wood: what is going on, how fast it goes, and the ways out."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import Units, columns, inset, kept, placed, rows
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.typeset import LEADING
from game.ui.table.context import TableContext
from game.ui.table.tips import menu_tip, skip_tip

PLANK = (46.0, 36.0)
HIGH = {"x": 18.0, "top": 10.0}  # what is free around the sentence in a strip that is high
BELOW_SENTENCE = 6.0
HIGH_EDGES = {"right": 14.0, "bottom": 12.0}  # the same around the planks
LOW = {"left": 18.0, "y": 4.0}  # around the sentence in one that is low
LINES = 2  # of a sentence that stands above the planks
SPEEDS = (("normal", "1×"), ("fast", "2×"))
PLANKS = len(SPEEDS) + 4
AIR = 32.0  # around all of it, in a strip that is high


class StripPlaces(NamedTuple):
    planks: list[Box]
    words: Box


@kept
def strip_places(box: Box, units: Units) -> StripPlaces:
    """Planks are in a row that ends at the right end of the strip, at its foot where it is so high
    that a sentence has its place above them, and not beside them."""
    is_high = box.height > units(PLANK[1] + LINES * Type.ENTRY * LEADING) + AIR
    wide, high = units.size(PLANK)
    if is_high:
        line = rows(inset(box, **HIGH_EDGES), high, at=1.0)[0]
    else:
        line = placed(inset(box, right=Gap.FINE), high=high)
    planks = columns(line, *[wide] * PLANKS, gap=units(Gap.SMALL), at=1.0)
    if is_high:
        words = inset(box, **HIGH, bottom=box.bottom - planks[0].top + BELOW_SENTENCE)
    else:
        words = inset(box, **LOW, right=box.right - planks[0].left + Gap.WIDE)
    return StripPlaces(planks, words)


class StatusStrip:
    def __init__(self, context: TableContext[Any, Any]) -> None:
        self._context = context

    @property
    def _places(self) -> StripPlaces:
        return strip_places(self._context.strip_box, self._context.ui.units)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        context, ui = self._context, self._context.ui
        actions = context.actions
        tips = {
            "normal": ui.say("Normal animation speed."),
            "fast": ui.say("Fast animations."),
        }
        planks = iter(self._places.planks)
        for speed, label in SPEEDS:
            button = Button(
                f"table.speed-{speed}",
                next(planks),
                label,
                lambda speed=speed: actions.set_speed(speed),  # type: ignore[misc]
                size=Type.NOTE,
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
        for (name, icon, tip, action), box in zip(others, planks, strict=True):
            group.add(Button(f"table.{name}", box, "", action, icon=icon, tip=tip))

    def paint(self, canvas: Canvas) -> None:
        """What does not move."""
        canvas.nine("ui/panel-dark", self._context.strip_box)

    def draw(self, canvas: Canvas) -> None:
        canvas.text(
            self.sentence(),
            self._places.words,
            style="bold",
            size=Type.ENTRY,
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
