"""A sheet with a list on it, a page at a time."""

from __future__ import annotations

from functools import partial

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, inset
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.screens.sheet import Menu, draw_sheet

NUMBER, TURN = 204.0, 60.0  # widths of the page's number, and of the planks beside it
TURN_GAP = 10.0
ASIDE = 100.0  # what is free around a sentence in the place of a list


class PagedMenu(Menu):
    """The latest come first. Whoever inherits says how many there are, builds the widgets of its
    rows and draws them."""

    newer = older = ""  # tips of the planks, marked for translation

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self._page = 0

    @property
    def rows(self) -> int:
        """On a page."""
        raise NotImplementedError

    @property
    def count(self) -> int:
        """On all pages."""
        raise NotImplementedError

    @property
    def first(self) -> int:
        """The number of the first one on this page."""
        return self._page * self.rows

    @property
    def _pages(self) -> int:
        return max(-(-self.count // self.rows), 1)

    @property
    def _turning(self) -> list[Box]:
        """The plank to the page before, the page's number, the plank to the next one."""
        turn, number = self.ui.units(TURN), self.ui.units(NUMBER)
        return columns(self.foot, turn, number, turn, gap=TURN_GAP, at=0.5)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self._page = min(self._page, self._pages - 1)  # there may be fewer now, or larger rows
        self.build_rows()
        super().build()
        if self._pages > 1:
            self._add_turning()

    def build_rows(self) -> None:
        raise NotImplementedError

    def _add_turning(self) -> None:
        (newer, _, older), say = self._turning, self.ui.say
        for id, box, icon, by, tip in (
            ("newer", newer, "ui/arrow-left", -1, say(self.newer)),
            ("older", older, "ui/arrow-right", 1, say(self.older)),
        ):
            turn = partial(self._turn, by)
            button = Button(f"{self.name}.{id}", box, "", turn, icon=icon, tip=tip)
            if not 0 <= self._page + by < self._pages:
                button.disable(say("No more pages."))
            self.group.add(button)

    def _turn(self, by: int) -> None:
        self._page += by
        self.ui.sounds.play("page")
        self.rebuild()

    # ------------------------------------------------------------------ drawing

    def nothing(self) -> str:
        """What is said when there are none."""
        raise NotImplementedError

    def draw_rows(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_sheet(canvas, self.ui, self.body)
        if self.count:
            self.draw_rows(canvas)
        else:
            place = inset(self.body, ASIDE)
            canvas.text(self.nothing(), place, size=Type.NAME, colour=INK, align="centre")
        if self._pages > 1:
            self._draw_number(canvas)

    def _draw_number(self, canvas: Canvas) -> None:
        facts = {"page": self._page + 1, "pages": self._pages}
        canvas.text(
            self.ui.say("Page %(page)d of %(pages)d", **facts),
            self._turning[1],
            colour=CREAM if self.ui.settings.high_contrast else LIGHT_GOLD,
            drop=INK,
            align="centre",
            wrap=False,
        )
