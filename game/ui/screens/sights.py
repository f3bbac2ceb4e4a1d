"""Where the things that a lesson speaks of are on the screen now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

from game.lessons.lookup import MINE, QUESTION
from game.ui.kit.canvas import Box
from game.ui.kit.widget import Widget
from game.ui.table.prompts.card_spot import CardSpot
from game.ui.table.table import GameTable

LARGE = 90_000.0  # square units: what is larger than this is no single thing to be pressed

T = TypeVar("T", bound=GameTable)
Things = Mapping[str, Callable[[T, int], Box | None]]  # where each is, if it is to be seen


class Sights(Generic[T]):
    """A thing is named as lessons do: a widget by its id, several by the beginning of theirs
    and a star, a card to choose by its name behind `mine.`, or something on the table by its kind
    and number. `things`: those of a game; `question` is one at any table."""

    things: Things[T]

    def __init__(self, table: T) -> None:
        self.table = table

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
                self._question() if kind == QUESTION else self.things[kind](self.table, int(number))
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

    # ------------------------------------------------------------------ what a game fills in

    def dice(self) -> list[Box]:
        """Dice that are rolled or shot now, and what they are shot at: nothing may hide them."""
        return []

    def painted_names(self) -> list[Box]:
        """What is lettered across the table, and no text of its own."""
        return []

    def is_of_use(self, widget: Widget) -> bool:
        """Not what cannot be pressed yet, nor what was done already."""
        return widget.visible and widget.enabled and not getattr(widget, "chosen", False)
