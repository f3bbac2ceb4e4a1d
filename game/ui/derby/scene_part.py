"""One of the two scenes of the derby's table: the slate, or the course."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.ui.derby.pose import Pose
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.table.bubbles import Tip
from game.ui.table.happening import Happening, Told

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView


class ScenePart:
    """The view drives the scene that is shown, and lets the other one rest."""

    def __init__(self, view: DerbyView) -> None:
        self.view = view

    def pictures(self) -> Iterable[str]:
        """That it needs at any time, to be read beside the frames."""
        return ()

    def lay_out(self) -> None:
        """As large as the player wants the controls now."""

    def stand(self, entries: Sequence[Told]) -> None:
        """Everything is at once where it is seen; `entries` have led there."""

    def rest(self) -> None:
        """Whatever was moving is dropped."""

    def settled(self, happening: Happening) -> None:
        """This has just become so."""

    def expect(self, happening: Happening) -> None:
        """It will be shown before long."""

    def advance(self, seconds: float) -> None:
        """At the pace that the player wants."""

    def build(self, group: Group) -> None:
        """What can be pressed on it besides what is asked."""

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        """Its ground and everything on it, up to what cues draw on the board."""
        raise NotImplementedError

    def draw_panels(self, canvas: Canvas) -> None:
        """Beside and below it."""
        raise NotImplementedError

    def draw_above(self, canvas: Canvas) -> None:
        """Above what stands below it, too."""

    def speaks_from(self, seat: int) -> Tip:
        """Where somebody is heard."""
        raise NotImplementedError

    def hand_box(self, seat: int) -> Box:
        """Where cards of a seat come from and go to, as large as one is there."""
        raise NotImplementedError

    @property
    def clear(self) -> Box:
        """Where a sign may hang."""
        raise NotImplementedError
