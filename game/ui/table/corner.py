"""The small planks in a corner of a table: the log, the rules, the menu, and the pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box
from game.ui.kit.group import Group
from game.ui.table.log_view import LogScreen
from game.ui.table.tips import menu_tip, skip_tip

if TYPE_CHECKING:
    from game.ui.table.view import TableView


class Plank(NamedTuple):
    name: str
    icon: str
    tip: str
    action: Callable[[], None]


class CornerPlanks:
    """`place`: of a plank by its number and how many there are; `own`: those of this table
    alone."""

    def __init__(
        self,
        view: TableView,
        place: Callable[[int, int], Box],
        own: Callable[[], Sequence[Plank]] = tuple,
    ) -> None:
        self._view = view
        self._place = place
        self._own = own

    def build(self, group: Group) -> None:
        view, say = self._view, self._view.ui.say
        fast = view.ui.settings.animation_speed == "fast"
        pace = say("Switch between normal and fast animations.")
        planks = (
            Plank("log", "ui/icon-log", say("Game log"), self._open_log),
            Plank("rules", "ui/icon-book", say("Rules"), view.open_rules),
            Plank("menu", "ui/icon-gear", menu_tip(view.ui), view.open_menu),
            *self._own(),
            Plank("speed", "", pace, self._change_pace),
            Plank("skip", "ui/icon-skip", skip_tip(view.ui), view.skip),
        )
        for number, (name, icon, tip, action) in enumerate(planks):
            box = self._place(number, len(planks))
            label = "" if icon else ("2×" if fast else "1×")
            button = Button(
                f"table.{name}", box, label, action, icon=icon, tip=tip, size=16, tight=True
            )
            button.chosen = fast if name == "speed" else False
            group.add(button)

    def _open_log(self) -> None:
        self._view.ui.director.push(LogScreen(self._view.ui, self._view.log))

    def _change_pace(self) -> None:
        fast = self._view.ui.settings.animation_speed == "fast"
        self._view.set_speed("normal" if fast else "fast")
