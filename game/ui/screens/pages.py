"""A list on a sheet, a page at a time."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import columns, inset
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.screens.sheet import draw_sheet

NUMBER, TURN = 204.0, 60.0  # widths of the page's number, and of the planks beside it
TURN_GAP = 10.0
ASIDE = 100.0  # what is free around a sentence in the place of a list


class ListMenu(Protocol):
    """A menu whose sheet holds a list of which the latest come first."""

    name: str
    ui: Ui
    group: Group

    @property
    def body(self) -> Box: ...

    @property
    def foot(self) -> Box: ...

    @property
    def rows(self) -> int:
        """On a page."""

    @property
    def count(self) -> int:
        """On all pages."""

    def nothing(self) -> str:
        """What is said when there are none."""

    def draw_rows(self, canvas: Canvas) -> None:
        """Those of the page that is open."""

    def rebuild(self) -> None: ...


class Pages:
    """Which page of a menu's list is open, and the planks that turn it. `newer`, `older`: their
    tips, marked for translation."""

    def __init__(self, menu: ListMenu, newer: str, older: str) -> None:
        self._menu = menu
        self._newer, self._older = newer, older
        self._page = 0

    @property
    def first(self) -> int:
        """The number of the first one on this page."""
        return self._page * self._menu.rows

    @property
    def _pages(self) -> int:
        return max(-(-self._menu.count // self._menu.rows), 1)

    @property
    def _turning(self) -> list[Box]:
        """The plank to the page before, the page's number, the plank to the next one."""
        units = self._menu.ui.units
        turn, number = units(TURN), units(NUMBER)
        return columns(self._menu.foot, turn, number, turn, gap=TURN_GAP, at=0.5)

    # ------------------------------------------------------------------ widgets

    def settle(self) -> None:
        """Before the rows are built: there may be fewer now, or larger rows."""
        self._page = min(self._page, self._pages - 1)

    def build(self) -> None:
        """The planks, where there is something to turn."""
        if self._pages > 1:
            self._add_turning()

    def _add_turning(self) -> None:
        menu, say = self._menu, self._menu.ui.say
        newer, _, older = self._turning
        for id, box, icon, by, tip in (
            ("newer", newer, "ui/arrow-left", -1, say(self._newer)),
            ("older", older, "ui/arrow-right", 1, say(self._older)),
        ):
            turn = partial(self._turn, by)
            button = Button(f"{menu.name}.{id}", box, "", turn, icon=icon, tip=tip)
            if not 0 <= self._page + by < self._pages:
                button.disable(say("No more pages."))
            menu.group.add(button)

    def _turn(self, by: int) -> None:
        self._page += by
        self._menu.ui.sounds.play("page")
        self._menu.rebuild()

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """The sheet, the rows on it, and the page's number."""
        menu = self._menu
        draw_sheet(canvas, menu.ui, menu.body)
        if menu.count:
            menu.draw_rows(canvas)
        else:
            place = inset(menu.body, ASIDE)
            canvas.text(menu.nothing(), place, size=Type.NAME, colour=INK, align="centre")
        if self._pages > 1:
            self._draw_number(canvas)

    def _draw_number(self, canvas: Canvas) -> None:
        ui, facts = self._menu.ui, {"page": self._page + 1, "pages": self._pages}
        canvas.text(
            ui.say("Page %(page)d of %(pages)d", **facts),
            self._turning[1],
            colour=CREAM if ui.settings.high_contrast else LIGHT_GOLD,
            drop=INK,
            align="centre",
            wrap=False,
        )
