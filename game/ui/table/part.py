"""A part of a table in the window: something that lies there and is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.context import TableContext
from game.ui.table.happening import Happening, Told

C = TypeVar("C", bound=TableContext[Any, Any])


class Part(Generic[C]):
    """Knows the context of its table, and no other part. It overrides what it has to do; a table
    calls its parts in the order in which they are drawn, from the ground upwards."""

    def __init__(self, context: C) -> None:
        self.context = context

    def pictures(self) -> Iterable[str]:
        """That it needs at any time, to be read in beside the frames."""
        return ()

    def lay_out(self) -> None:
        """Where things are: the size of the window or of the controls may have changed."""

    def expect(self, happening: Happening) -> None:
        """It will be shown before long."""

    def stand(self, entries: Sequence[Told]) -> None:
        """Another moment of the game: everything is at once where the view has it; `entries` have
        led there."""

    def settled(self, happening: Happening) -> None:
        """It has happened: the context's view is as it was right afterwards."""

    def rest(self) -> None:
        """Whatever was moving is dropped."""

    def advance(self, seconds: float) -> None:
        """Something moves, at the pace that the player wants."""

    def live(self, seconds: float) -> None:
        """Something moves by itself, at the same pace always."""

    def look(self, seconds: float) -> None:
        """Somebody looks on, also at a replay that stands still."""

    def build(self, group: Group) -> None:
        """Its widgets."""

    def handle(self, given: Input) -> bool:
        """An input that neither a widget nor a prompt nor the present cue wanted."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Above all parts before it."""

    def draw_above(self, canvas: Canvas) -> None:
        """Above the widgets."""
