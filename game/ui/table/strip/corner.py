"""The small planks in a corner of a table: the log, the rules, the menu, and the pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.table.context import TableContext
from game.ui.table.tips import menu_tip, skip_tip

PACE = 16.0  # the size of the type on the plank that changes the pace: it is as narrow as an icon


class Plank(NamedTuple):
    name: str
    icon: str
    tip: str
    action: Callable[[], None]


class CornerStrip:
    """`place`: of a plank by its number and how many there are; `own`: those of this table
    alone."""

    def __init__(
        self,
        context: TableContext[Any, Any],
        place: Callable[[int, int], Box],
        own: Callable[[], Sequence[Plank]] = tuple,
    ) -> None:
        self._context = context
        self._place = place
        self._own = own

    def build(self, group: Group) -> None:
        context, say = self._context, self._context.ui.say
        ui, actions = context.ui, context.actions
        fast = ui.settings.animation_speed == "fast"
        pace = say("Switch between normal and fast animations.")
        planks = (
            Plank("log", "ui/icon-log", say("Game log"), actions.open_log),
            Plank("rules", "ui/icon-book", say("Rules"), actions.open_rules),
            Plank("menu", "ui/icon-gear", menu_tip(ui), actions.open_menu),
            *self._own(),
            Plank("speed", "", pace, self._change_pace),
            Plank("skip", "ui/icon-skip", skip_tip(ui), actions.skip),
        )
        for number, (name, icon, tip, action) in enumerate(planks):
            box = self._place(number, len(planks))
            label = "" if icon else ("2×" if fast else "1×")
            button = Button(
                f"table.{name}", box, label, action, icon=icon, tip=tip, size=PACE, tight=True
            )
            button.chosen = fast if name == "speed" else False
            group.add(button)

    def _change_pace(self) -> None:
        fast = self._context.ui.settings.animation_speed == "fast"
        self._context.actions.set_speed("normal" if fast else "fast")

    def paint(self, canvas: Canvas) -> None:
        """The planks are all there is of it."""

    def draw(self, canvas: Canvas) -> None:
        """Nothing of it changes."""
