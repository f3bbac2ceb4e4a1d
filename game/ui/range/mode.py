"""What a tab of the range is about: the table that is shot at, what follows on a shot, and what is
told beside it. The range draws the board, aims, plays back and keeps the shots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.practice.layout import Layout
from game.practice.statistics.tally import Selection
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.widget import Action
from game.ui.range.board.range_board import COLOURS
from game.ui.range.page import Page
from game.ui.range.shooting.shot import Shot
from game.ui.range.shooting.verdicts import Verdict, verdict_of


class Offer(NamedTuple):
    """What the large plank does instead of shooting again; `why_not`: why it cannot now."""

    label: str
    action: Action
    why_not: str = ""


class Mode:
    """A tab. Its id is also that of its plank: `range.tab-ID`."""

    id = ""
    may_arrange = False  # whether pieces can be moved

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    def label(self) -> str:
        raise NotImplementedError

    @property
    def layout(self) -> Layout:
        """The table for the next shot: one at which there is no `problem`."""
        raise NotImplementedError

    @property
    def counted(self) -> Layout:
        """The table whose shots are counted below the board."""
        return self.layout

    @property
    def drill(self) -> str:
        """What its shots are kept under; empty for free practice."""
        return ""

    @property
    def wants_more(self) -> bool:
        """More than a hit: who shoots here may aim at anything."""
        return False

    @property
    def selection(self) -> Selection:
        """The shots of the plots."""
        return Selection(scene=self.layout.scene)

    def pages(self) -> Sequence[Page]:
        """At least one."""
        raise NotImplementedError

    # Only where `may_arrange`.

    @property
    def can_undo(self) -> bool:
        return False

    def arrange(self, layout: Layout) -> None:
        """From now on this is the table: one that has no problem."""
        raise NotImplementedError

    def undo(self) -> None:
        """Back to the table as it was before the last change."""
        raise NotImplementedError

    @property
    def stays(self) -> bool:
        """Whether the next shot is taken at the table that is seen."""
        return True

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the shooter, the target, and whoever stands by."""
        return COLOURS

    # What happens.

    def why_not(self) -> str:
        """Why nobody can shoot now; empty if they can."""
        return ""

    def hint(self) -> str:
        """What it is about, where that is more than how to shoot."""
        return ""

    def offer(self) -> Offer | None:
        """What there is to do besides shooting, while no shot is being watched."""
        return None

    def entered(self) -> None:
        """Its tab was chosen."""

    def hand_changed(self) -> None:
        """The statistics are those of another style now."""

    def taken(self, shot: Shot) -> None:
        """The die is on its way: nothing of what comes of it may be shown yet."""

    def seen(self, shot: Shot) -> None:
        """The die lies still, for the first time."""

    def verdict(self, shot: Shot) -> Verdict:
        """In a few words, over the board."""
        return verdict_of(self.ui, shot.layout, shot.kept, shot.result)

    # From frame to frame.

    @property
    def works(self) -> bool:
        """Something is being worked out, a little in each step."""
        return False

    def update(self, seconds: float) -> None:
        """Time goes by."""

    def draw_ground(self, canvas: Canvas) -> None:
        """On the board, below the pieces."""

    def draw_over(self, canvas: Canvas) -> None:
        """Above the pieces."""
