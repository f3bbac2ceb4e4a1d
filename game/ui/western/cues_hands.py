"""Hands that are shown to everybody: searched, or laid side by side in a saloon."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import clamp
from game.ui.western.cue import WesternCue
from game.ui.western.fans import SALOON


class HandShown(WesternCue):
    """It is fanned open before its plate, for as long as it takes to read, and taken back."""

    COMES, GOES = 0.4, 0.3
    READ, EACH = 1.1, 0.16  # seconds to read any hand, and for each of its cards

    def begin(self) -> None:
        view, cards = self.view, self.data["cards"]
        self.settle()
        self._stays = self.data["why"] == SALOON
        self.lasts = self.COMES + self.READ + self.EACH * len(cards) + self.GOES
        if self._stays:
            self.lasts = self.COMES + 0.5
        view.fans.show(self.seat, cards, self.data["hidden"], self.data["why"])
        self.play("hands-shown")
        self.update(0.0)

    def update(self, seconds: float) -> None:
        comes = self.time / self.COMES
        goes = 1.0 if self._stays else (self.lasts - self.time) / self.GOES
        self.view.fans.open(self.seat, 1.0 if self.view.still else clamp(min(comes, goes)))

    def finish(self) -> None:
        if self._stays:
            self.view.fans.open(self.seat, 1.0)
        else:
            self.view.fans.close()


class SaloonCompared(WesternCue):
    """The kinds are counted, row by row, and whoever has more is lit."""

    COUNTS = 1.2
    lasts = 3.0

    def begin(self) -> None:
        self.play("drum-tense")
        fans, data = self.view.fans, self.data
        self._kinds = dict(zip((data["seat"], data["target"]), data["kinds"], strict=True))
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
            self.view.fans.winner = self.data["winner"]
            self.play("cheer" if self.data["winner"] is not None else "turn", 0.7)

    def draw(self, canvas: Canvas) -> None:
        """The rows are drawn with the table."""

    def finish(self) -> None:
        self.view.fans.close()
