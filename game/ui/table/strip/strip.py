"""The row of planks beside or below a table: its pace, its log and the ways out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group


class Strip(Protocol):
    """In a game the planks of the table; in a replay the bar that winds it."""

    def build(self, group: Group) -> None:
        """Its planks."""

    def paint(self, canvas: Canvas) -> None:
        """The parts of it that do not move."""

    def draw(self, canvas: Canvas) -> None:
        """The others."""


def _nothing() -> None:
    pass


@dataclass
class TableActions:
    """What the planks of a table do. The scene that shows the table fills them in."""

    open_menu: Callable[[], None] = _nothing
    open_rules: Callable[[], None] = _nothing
    open_log: Callable[[], None] = _nothing
    skip: Callable[[], None] = _nothing
    set_speed: Callable[[str], None] = lambda speed: None
    rebuild: Callable[[], None] = _nothing  # the screen's widgets have changed
