"""Hands that are shown to everybody: searched, or laid side by side in a saloon."""

from __future__ import annotations

from itertools import takewhile
from math import ceil

from game.rules.western import events
from game.ui.kit.tween import clamp
from game.ui.table.happening import Said, Told
from game.ui.western.cards.fans import SALOON, Fan
from game.ui.western.cue import WesternCue


class HandShown(WesternCue):
    """It is laid open in a row. Those that are searched together lie together, as many as have
    room, for as long as it takes to read them; in a saloon they stay to be counted."""

    event: events.HandShown
    COMES, NEXT, READ, EACH = 0.3, 0.2, 0.75, 0.2  # seconds; each: for every hand
    TOGETHER = 3

    def begin(self) -> None:
        fans = self.view.fans
        self.settle()
        if self.seat not in fans.seats:
            fans.lay([Fan(hand.seat, hand.cards) for hand in self._together()])
        self._stays = self.event.why == SALOON or fans.seats[-1] != self.seat
        self.lasts = self.NEXT if self._stays else self.COMES + self.READ
        if not self._stays:
            self.lasts += self.EACH * len(fans.seats)
        elif self.event.why == SALOON:
            self.lasts = self.COMES + 0.3
        self.play("hands-shown")
        self.update(0.0)

    def _together(self) -> list[events.HandShown]:
        """As even as it goes: four are two and two."""
        coming = (happening.event for happening in self.view.coming_after(self.happening))
        shown = takewhile(_searches, coming)
        left = [self.event, *(event for event in shown if isinstance(event, events.HandShown))]
        times = ceil(len(left) / self.TOGETHER)
        return left[: ceil(len(left) / times)]

    def update(self, seconds: float) -> None:
        share = 1.0 if self.view.still else clamp(self.time / min(self.COMES, self.lasts))
        self.view.fans.open(self.seat, share)

    def finish(self) -> None:
        if self._stays:
            self.view.fans.open(self.seat, 1.0)
        else:
            self.view.fans.close()


def _searches(event: Told) -> bool:
    """Whether hands are still being shown, and paid for."""
    return isinstance(event, events.HandShown | events.Paid | Said)


class SaloonCompared(WesternCue):
    """The kinds are counted, row by row, and whoever has more is lit. The rows are the table's."""

    event: events.SaloonCompared
    COUNTS = 1.2
    lasts = 3.0

    def begin(self) -> None:
        self.play("drum-tense")
        fans, event = self.view.fans, self.event
        self._kinds = dict(zip((event.seat, event.target), event.kinds, strict=True))
        if self.view.still:
            self.lasts = 1.6
        fans.count(dict.fromkeys(self._kinds, 0))

    def update(self, seconds: float) -> None:
        share = 1.0 if self.view.still else self.part(0.1, self.COUNTS)
        counted = {seat: round(count * share) for seat, count in self._kinds.items()}
        if counted != self.view.fans.counted:
            self.play("tick", 0.6)
            self.view.fans.count(counted)
        if self.passed(seconds, self.COUNTS + 0.1):
            self.settle()
            self.view.fans.winner = self.event.winner
            self.play("cheer" if self.event.winner is not None else "turn", 0.7)

    def finish(self) -> None:
        self.view.fans.close()
