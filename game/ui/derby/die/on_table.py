"""The die below the course: it follows the race, and lies there until it is thrown again."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.events import DieRolled
from game.ui.derby.context import DerbyContext
from game.ui.derby.ride.cards import horse_that_is_shown
from game.ui.kit.canvas import Canvas
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part


class DieOnTable(Part[DerbyContext]):
    """A cue throws it, and moves it while it rolls."""

    def lay_out(self) -> None:
        context, ride = self.context, self.context.ride
        context.die.lay_out(ride.decision, ride.die_place, ride.die_size)

    def expect(self, happening: Happening) -> None:
        """A throw is looked for beside the frames."""
        if isinstance(happening.event, DieRolled) and not self.context.still:
            self.context.throws.expect(happening, happening.event)

    def stand(self, entries: Sequence[Told]) -> None:
        """The last roll."""
        rolls = (event.face for event in reversed(entries) if isinstance(event, DieRolled))
        face = next(rolls, None)
        if face is None:
            self.context.die.hide()
        else:
            self.context.die.show(face)

    def settled(self, happening: Happening) -> None:
        event = happening.event
        if self.context.cue is None and isinstance(event, DieRolled):  # nobody has seen it fall
            self.context.die.show(event.face)
        self.context.throws.forget(happening)

    def rest(self) -> None:
        self.context.throws.rest()

    def draw(self, canvas: Canvas) -> None:
        if horse_that_is_shown(self.context) is not None:
            self.context.die.draw(canvas)
