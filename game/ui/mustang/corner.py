"""The small planks in the corner: the log, the rules, the menu, the score, and the pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.buttons import Button
from game.ui.kit.group import Group
from game.ui.table.log_view import LogScreen

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

PLANKS = 6


class CornerPlanks:
    def __init__(self, view: MustangView) -> None:
        self._view = view

    def build(self, group: Group) -> None:
        view, say = self._view, self._view.ui.say
        fast = view.ui.settings.animation_speed == "fast"
        planks = (
            ("log", "ui/icon-log", say("What happened so far"), self._open_log),
            ("rules", "ui/icon-book", say("The rules"), view.open_rules),
            ("menu", "ui/icon-gear", say("Pause and menu (Escape)"), view.open_menu),
            ("scores", "ui/icon-star", say("Show or hide the score (H)"), view.toggle_scores),
            ("speed", "", say("Show everything faster, or at its usual pace."), self._change_pace),
            ("skip", "ui/icon-skip", say("Skip what is being shown (Space)."), view.skip),
        )
        for number, (name, icon, tip, action) in enumerate(planks):
            box = view.layout.corner_plank(number, PLANKS)
            label = "" if icon else ("2×" if fast else "1×")
            button = Button(
                f"table.{name}", box, label, action, icon=icon, tip=tip, size=16, tight=True
            )
            button.chosen = fast if name == "speed" else False
            group.add(button)

    def _open_log(self) -> None:
        self._view.ui.director.push(LogScreen(self._view.ui, self._view))

    def _change_pace(self) -> None:
        fast = self._view.ui.settings.animation_speed == "fast"
        self._view.set_speed("normal" if fast else "fast")
