"""What the cues of Mustang have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM
from game.ui.kit.tween import clamp
from game.ui.mustang.moves import Gallop
from game.ui.table.cues_hand import HandCue

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView, Spot

CAPTION = 46.0


class RanchCue(HandCue):
    """At Mustang's table."""

    view: MustangView

    def draw_caption(self, canvas: Canvas) -> None:
        """The sentence about it on dark wood, below the mustangs of the prairie."""
        text = self.sentence()
        if not text:
            return
        view, zoom = self.view, canvas.zoom
        room = view.clear.width - 30
        width = min(canvas.text_width(text, style="bold", size=20) + 44, room)
        high = CAPTION * max(zoom, 1.0)
        box = Box(view.clear.centerx - width / 2, view.clear.bottom - 3 - high, width, high)
        canvas.layer += 60
        canvas.nine("ui/panel-dark", box)
        inner = (box.x + 18, box.y + 4, width - 36, high - 8)
        canvas.text(text, inner, style="bold", size=20, colour=CREAM, align="centre")
        canvas.layer -= 60


class OneRuns(RanchCue):
    """One mustang runs from where it stands to somewhere else."""

    waits, rests = 0.0, 0.25  # seconds before it runs, and after it has arrived

    def begin(self) -> None:
        view, mustang = self.view, self.event.mustang
        begin = view.spot(mustang)
        assert begin is not None, "it stands somewhere until it runs"
        self.gallop = Gallop(view, mustang, begin, self.goal())
        self.lasts = self.waits + self.gallop.lasts + self.rests
        view.away.add(mustang)

    def goal(self) -> Spot:
        """Where it runs to."""
        raise NotImplementedError

    @property
    def way(self) -> float:
        """Which share of it is behind it."""
        return clamp((self.time - self.waits) / self.gallop.lasts)

    def update(self, seconds: float) -> None:
        self.gallop.puff(self.way, seconds)

    def draw(self, canvas: Canvas) -> None:
        self.gallop.draw(canvas, self.way)

    def finish(self) -> None:
        self.view.away.discard(self.event.mustang)
