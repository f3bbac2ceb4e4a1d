"""What the cues of Western have in common."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box
from game.ui.kit.tween import clamp
from game.ui.table.cue import Cue
from game.ui.table.hand_places import indexes_of

if TYPE_CHECKING:
    from game.ui.western.view import WesternView


class WesternCue(Cue):
    """At Western's table."""

    view: WesternView
    arrow = 1.0  # how much of the arrow of the play has grown while this is shown

    @property
    def seat(self) -> int:
        seat: int = self.data["seat"]
        return seat

    @property
    def in_front(self) -> bool:
        return self.seat == self.view.front

    @property
    def is_own(self) -> bool:
        """Whether the cards of this seat are seen: then their own event shows them."""
        return self.in_front and self.view.stage.players[self.seat].hand is not None

    @cached_property
    def haste(self) -> float:
        """How many times as fast as usual it is shown."""
        return self.view.haste_for(self.happening)

    def advance(self, seconds: float) -> bool:
        return super().advance(seconds * self.haste)

    def play(self, sound: str, volume: float = 1.0) -> None:
        self.view.ui.sounds.play(sound, volume)

    def passed(self, seconds: float, moment: float) -> bool:
        """Whether this step has gone past that moment."""
        return self.time - seconds < moment <= self.time

    def part(self, begin: float, end: float) -> float:
        """How much of the time between two moments is over."""
        return clamp((self.time - begin) / (end - begin))

    def sentence(self) -> str:
        """What the message says of it meanwhile."""
        return self.view.log.sentence(self.happening.entry) or ""

    def places_of(self, seat: int, cards: Sequence[str]) -> list[Box]:
        """Where these cards of a seat lie: in the hand that can be seen, or at the plate."""
        view = self.view
        if seat != view.front:
            return [view.hand_box(seat)] * len(cards)
        player = view.stage.players[seat]
        if player.hand is None:
            return [view.hand.place(number, player.cards) for number in range(len(cards))]
        return [view.hand.place(index) for index in indexes_of(cards, player.hand)]

    def hide(self, seat: int, cards: Sequence[str]) -> None:
        """Cards that are on their way out of the hand in front do not lie there as well."""
        hand = self.view.stage.players[seat].hand
        if seat == self.view.front and hand is not None:
            self.view.hand.coming = set(indexes_of(cards, hand))
