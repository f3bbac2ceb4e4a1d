"""What the cues of Mustang have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM
from game.ui.table.cue import Cue

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

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

    def draw_caption(self, canvas: Canvas, text: str, y: float) -> None:
        """A sentence on dark wood, in the middle of the prairie's width."""
        if not text:
            return
        view, zoom = self.view, canvas.zoom
        room = view.clear.width - 30
        width = min(canvas.text_width(text, style="bold", size=20) + 44, room)
        high = CAPTION * max(zoom, 1.0)
        box = Box(view.clear.centerx - width / 2, y - high / 2, width, high)
        canvas.layer += 60
        canvas.nine("ui/panel-dark", box)
        inner = (box.x + 18, box.y + 4, width - 36, high - 8)
        canvas.text(text, inner, style="bold", size=20, colour=CREAM, align="centre")
        canvas.layer -= 60


def indexes_of(cards: Sequence[str], hand: Sequence[str]) -> list[int]:
    """The places of these cards in a hand, each place once; equal cards from the right."""
    free = list(range(len(hand)))
    found = []
    for card in cards:
        place = next((index for index in reversed(free) if hand[index] == card), 0)
        if place in free:
            free.remove(place)
        found.append(place)
    return found
