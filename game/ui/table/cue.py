"""What happens on the table, one thing after the other, each over some time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.happening import Happening

if TYPE_CHECKING:
    from game.ui.table.view import TableView


class Cue:
    """Shows one happening. It moves the table on (`settle`) at the moment that is right for the
    eye, at the latest when it ends, and exactly once."""

    lasts = 0.0  # seconds at normal speed; a cue may decide for itself in `is_over`
    keeps_quiet = False  # no words about it before it has settled: it would spoil the tension
    whole_screen = False  # it draws the table itself, with widgets of its own
    press_skips = False  # any press that no widget wants skips it, not only the usual ones

    event: Any  # a cue declares of which class the events are that it shows

    def __init__(self, view: TableView, happening: Happening) -> None:
        self.view = view
        self.happening = happening
        self.event = happening.event
        self.time = 0.0
        self._settled = False

    @property
    def share(self) -> float:
        """How much of it is over, from 0 to 1."""
        return min(self.time / self.lasts, 1.0) if self.lasts > 0.0 else 1.0

    def settle(self) -> None:
        """What happened is so from now on."""
        if not self._settled:
            self._settled = True
            self.view.take(self.happening)

    def advance(self, seconds: float) -> bool:
        """Time goes by; True when it is over."""
        self.time += seconds
        self.update(seconds)
        if self.is_over():
            self.end()
            return True
        return False

    def end(self) -> None:
        """To its last moment, also when the player skips it."""
        self.settle()
        self.finish()

    # ------------------------------------------------------------------ to be overridden

    def skip(self) -> bool:
        """The player has seen enough; True when it is over. It may have something left that
        must be seen."""
        self.end()
        return True

    def begin(self) -> None:
        """It is its turn: sounds, and what it takes hold of."""

    def update(self, seconds: float) -> None:
        """Something moves."""

    def is_over(self) -> bool:
        return self.time >= self.lasts

    def finish(self) -> None:
        """Lets go of what it took hold of."""

    def handle(self, given: Input) -> bool:
        """An input that no widget wanted, while it takes the whole screen."""
        return False

    def build(self, group: Group) -> None:
        """Its own widgets, if it takes the whole screen."""

    def draw_on_board(self, canvas: Canvas) -> None:
        """Above the ground and below what moves on it."""

    def draw(self, canvas: Canvas) -> None:
        """Above everything on the table."""
