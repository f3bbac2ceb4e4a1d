"""A part of a table on its own: everything is drawn, and only what that part draws is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pygame

from game.ui.gallery.moments import Moment, person_of, table_at
from game.ui.inspector.owners import Part, parts_of
from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.layout import SCREEN, inset, rows
from game.ui.kit.lru_cache import Key
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, SHADOW
from game.ui.table.context import TableContext
from game.ui.table.part import Part as TablePart
from game.ui.table.scene import TableScene

DRAWS = "draw"  # so begin the names of the methods that draw
SETTLES = 10  # steps
STEP = 0.1  # seconds
STEPS = 4  # between two looks at a table that plays on
MOST_LOOKS = 100
NOTHING = "It draws nothing at the moments of the gallery."
ALIKE = (1, 1, 1, 255)  # how near a colour has to be to count as the same
SAID = "This saved game is damaged"  # where a sentence is needed


class DirectCanvas(Canvas):
    """The same canvas, but what is usually kept as a picture is drawn every time: each part of it
    by whom it belongs to."""

    @classmethod
    def over(cls, canvas: Canvas) -> DirectCanvas:
        direct = cls.__new__(cls)
        direct.__dict__ = canvas.__dict__
        return direct

    def composed(
        self,
        key: Key,
        box: Boxlike,
        paint: Callable[[], None],
        *,
        backdrop: str = "",
        slot: str = "",
    ) -> None:
        paint()


def parts_that_draw(table: TableScene[Any]) -> Iterator[Part]:
    """Of the table, not of what is asked there."""
    for part in parts_of(table):
        draws = not isinstance(part.thing, TableContext) and any(_methods(part.thing))
        if part.path.startswith("view.") and draws:
            yield part


def _methods(thing: object) -> Iterator[str]:
    """Those that draw, but for what every part of a table can do and does not."""
    kind = type(thing)
    return (
        name
        for name in dir(kind)
        if name.startswith(DRAWS) and getattr(kind, name) is not getattr(TablePart, name, None)
    )


class PartPage(Scene):
    """At the first of these moments at which the part draws anything, else as soon as it does
    while the game is played on from the last. `part`: its class. Nothing moves."""

    fills_window = True

    def __init__(self, ui: Ui, moments: Sequence[Moment], part: str) -> None:
        super().__init__(ui)
        self._part = part
        self._paper = pygame.Surface((1, 1))
        direct = DirectCanvas.over(ui.canvas)
        self._is_seen = (
            any(self._shows_at(moment, ui.canvas) for moment in moments)
            or self._shows_at(moments[0], direct)
            or self._shows_later(moments[0])
        )

    # ------------------------------------------------------------------ looking for it

    def _shows_at(self, moment: Moment, canvas: Canvas) -> bool:
        self._table = table_at(self.ui, moment)
        self._watch_part()
        self._table.rebuild()
        view = self._table.view
        for _ in range(SETTLES):
            view.advance(STEP)
        view.context.bubbles.say(0, self.ui.say(SAID))
        view.notice(self.ui.say(SAID))
        view.advance(STEP)
        return self._has_ink(canvas)

    def _shows_later(self, moment: Moment) -> bool:
        self._table = table_at(self.ui, moment)
        self._watch_part()
        self._table.rebuild()
        person, top = person_of(moment.example), self.ui.director.top
        for _ in range(MOST_LOOKS):
            for _ in range(STEPS):
                prompt, desk = self._table.prompt, self._table.desk
                if desk.session.is_over:
                    return False
                if prompt is not None and not self._table.view.busy:
                    person.follow(self._table, prompt.ask, desk)
                self._table.update(STEP)
                while self.ui.director.top is not top:  # a sheet over the table
                    self.ui.director.pop()
            if self._has_ink(self.ui.canvas):
                return True
        return False

    def _watch_part(self) -> None:
        for found in parts_that_draw(self._table):
            if type(found.thing).__name__ == self._part:
                for name in _methods(found.thing):
                    setattr(found.thing, name, self._on_paper(getattr(found.thing, name)))

    def _on_paper(self, draw: Callable[..., Any]) -> Callable[..., Any]:
        """The same, but not on the window."""

        def drawn(*given: Any, **named: Any) -> Any:
            canvas = self.ui.canvas
            before, canvas.surface = canvas.surface, self._paper
            try:
                return draw(*given, **named)
            finally:
                canvas.surface = before

        return drawn

    def _has_ink(self, canvas: Canvas) -> bool:
        self._draw_apart(canvas)
        left = pygame.mask.from_threshold(self._paper, SHADOW, ALIKE).count()
        return left < self._paper.get_width() * self._paper.get_height()

    # ------------------------------------------------------------------ showing it

    def draw(self, canvas: Canvas) -> None:
        self._draw_apart(DirectCanvas.over(canvas))
        canvas.surface.blit(self._paper, (0, 0))

    def _draw_apart(self, canvas: Canvas) -> None:
        """What the part draws on the paper, all else on the window."""
        if self._paper.get_size() != canvas.surface.get_size():
            self._paper = pygame.Surface(canvas.surface.get_size())
        self._paper.fill(SHADOW)
        self._table.view.draw(canvas)
        self._table.group.draw(canvas, self.ui)
        self._table.view.draw_above(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        if not self._is_seen:
            place = rows(inset(SCREEN, 40), 60)[0]
            canvas.text(NOTHING, place, colour=CREAM)

    def leave(self) -> None:
        self._table.leave()
