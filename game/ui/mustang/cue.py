"""What the cues of Mustang have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM
from game.ui.kit.tween import clamp
from game.ui.mustang.moves import Gallop
from game.ui.table.cue import Cue
from game.ui.table.hand_places import indexes_of

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView, Spot

CAPTION = 46.0


class RanchCue(Cue):
    """At Mustang's table."""

    view: MustangView

    @property
    def seat(self) -> int:
        seat: int = self.data["seat"]
        return seat

    @property
    def is_own(self) -> bool:
        """Whether the cards of this seat are seen: then their own event shows them."""
        return self.view.stage.ranchers[self.seat].hand is not None and self.in_front

    @property
    def in_front(self) -> bool:
        return self.seat == self.view.front

    def play(self, sound: str, volume: float = 1.0) -> None:
        self.view.ui.sounds.play(sound, volume)

    def sentence(self) -> str:
        return self.view.log.sentence(self.happening.entry) or ""

    def own_places(self, cards: Sequence[str], seat: int | None = None) -> list[Box]:
        """Where these cards of a seat lie: in the hand that can be seen, or at the plank."""
        view, who = self.view, self.seat if seat is None else seat
        hand = view.stage.ranchers[who].hand
        if who != view.front:
            return [view.hand_box(who)] * len(cards)
        if hand is None:
            return [view.hand.place(number) for number in range(len(cards))]
        return [view.hand.place(index) for index in indexes_of(cards, hand)]

    def hide_played(self) -> None:
        """Cards that are on their way out of the hand in front do not lie there as well."""
        hand = self.view.stage.ranchers[self.seat].hand
        if self.in_front and hand is not None:
            self.view.hand.coming = set(indexes_of(self.data["cards"], hand))

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
        view, mustang = self.view, self.data["mustang"]
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
        self.view.away.discard(self.data["mustang"])
