"""Where the things that a lesson speaks of are on the screen now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.lessons.lesson import Lesson
from game.lessons.lookup import MINE, QUESTION
from game.ui.kit.canvas import Box
from game.ui.kit.widget import Widget
from game.ui.kit.written import Written
from game.ui.screens.guided.lesson_table import LessonTable
from game.ui.table.context import TableContext
from game.ui.table.prompts.card_spot import CardSpot

ROOM_FOR_ARROW = 76.0
LARGE = 90_000.0  # square units: what is larger than this is no single thing to be pressed

C = TypeVar("C", bound=TableContext[Any, Any])
Things = Mapping[str, Callable[[LessonTable[C], int], Box | None]]  # where each is, if it is seen


def _none_of_them(sights: Sights[Any]) -> Sequence[Box]:
    return ()


def _all_widgets(table: LessonTable[Any], widget: Widget) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class SightsDef(Generic[C]):
    """Those of a game.

    - `things`: on the table, by their kind; `question` is one at any table.
    - `dice`: that are rolled or shot now, and what they are shot at: nothing may hide them.
    - `painted_names`: lettered across the table, and no text of its own.
    - `is_of_use`: whether a widget that can be pressed is to be pressed next, and was not chosen
      already.
    """

    things: Things[C]
    dice: Callable[[Sights[C]], Sequence[Box]] = field(default=_none_of_them)
    painted_names: Callable[[Sights[C]], Sequence[Box]] = field(default=_none_of_them)
    is_of_use: Callable[[LessonTable[C], Widget], bool] = field(default=_all_widgets)


class Sights(Generic[C]):
    """A thing is named as lessons do: a widget by its id, several by the beginning of theirs
    and a star, a card to choose by its name behind `mine.`, or something on the table by its kind
    and number."""

    def __init__(self, table: LessonTable[C], definition: SightsDef[C]) -> None:
        self.table = table
        self._definition = definition

    def seen(self, thing: str) -> list[Box]:
        """Everything of that name that is there to be looked at."""
        return list(self._boxes(thing, lambda widget: widget.visible))

    def usable(self, thing: str) -> list[Box]:
        """Only what is to be used next."""
        return list(self._boxes(thing, self.is_of_use))

    def pressable(self) -> list[Box]:
        """Whatever can be pressed, and is small enough to be hidden by an arrow."""
        return [
            widget.box
            for widget in self.table.group
            if widget.visible and widget.box.width * widget.box.height < LARGE
        ]

    def _boxes(self, thing: str, wanted: Callable[[Widget], bool]) -> Iterator[Box]:
        if thing.startswith(MINE):
            spot = self._spot_of(thing.removeprefix(MINE))
            if spot is not None and wanted(spot):
                yield spot.box
            return
        kind, _, number = thing.partition(":")
        if number:
            box = (
                self._question()
                if kind == QUESTION
                else self._definition.things[kind](self.table, int(number))
            )
            if box is not None:
                yield box
            return
        for widget in self.table.group:
            named = widget.id.startswith(kind[:-1]) if kind.endswith("*") else widget.id == kind
            if named and wanted(widget):
                yield widget.box

    def _spot_of(self, card: str) -> CardSpot | None:
        spots = (widget for widget in self.table.group if isinstance(widget, CardSpot))
        return next((spot for spot in spots if spot.kind == card), None)

    def _question(self) -> Box | None:
        """From its first widget to its last."""
        prompt = self.table.prompt
        kind = "" if prompt is None else f"{prompt.ask.kind}."
        boxes = [widget.box for widget in self.table.group if widget.id.startswith(kind)]
        return boxes[0].unionall(boxes[1:]) if kind and boxes else None

    # ------------------------------------------------------------------ beside the coach's card

    def to_be_seen(self, lesson: Lesson, words: Sequence[Written]) -> list[Box]:
        """What the card must not hide: things, and the words that go with them. Beside what is to
        be used there is room for an arrow."""
        boxes = [box for thing in lesson.about for box in self.seen(thing)]
        boxes += self._definition.dice(self)
        if lesson.asks_in_words:  # what lies on a lower layer is hidden by the question
            boxes += [word.rect for word in words if word.layer == words[-1].layer]
        used = [box for target in lesson.targets[:1] for box in self.seen(target)]
        boxes += [box.inflate(2 * ROOM_FOR_ARROW, 0) for box in used[:1]]
        names = [self.table.session.names[seat] for seat in lesson.seats]
        boxes += [word.rect for word in words if word.text in names]
        return boxes

    def better_seen(self, lesson: Lesson, words: Sequence[Written]) -> list[Box]:
        """Words and buttons, but for those that the card may well lie on."""
        fills_screen = self.table.prompt is not None and self.table.prompt.whole_screen
        buttons = [] if fills_screen else self.pressable()
        boxes = [*(word.rect for word in words), *buttons]
        covered = [box for thing in lesson.covers for box in self.seen(thing)]
        return [box for box in boxes if box.collidelist(covered) < 0]

    def painted_names(self) -> Sequence[Box]:
        """What is lettered across the table, and no text of its own."""
        return self._definition.painted_names(self)

    def is_of_use(self, widget: Widget) -> bool:
        """Not what cannot be pressed yet, nor what was done already."""
        free = widget.visible and widget.enabled and not getattr(widget, "chosen", False)
        return free and self._definition.is_of_use(self.table, widget)
