"""Things that fly about and are gone: dust, smoke, whatever is thrown. They hold nothing up."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.tween import between, clamp, hop, smooth

MOST = 90  # at a time
SIZE_STEP = 4.0  # pictures are kept in sizes so many pixels apart, not in all of them


@dataclass
class Puff:
    """A cloud that drifts, grows and fades."""

    picture: str
    at: Point
    drift: Point
    size: float
    lasts: float
    age: float = 0.0
    strength: int = 230

    @property
    def room(self) -> Box:
        """All that it takes up as long as it lasts."""
        far = (self.drift[0] * self.lasts, self.drift[1] * self.lasts)
        way = Box(*self.at, 0, 0).union(Box(self.at[0] + far[0], self.at[1] + far[1], 0, 0))
        return way.inflate(1.5 * self.size, 1.5 * self.size)

    def draw(self, canvas: Canvas) -> None:
        share = clamp(self.age / self.lasts)
        side = round(self.size * (0.55 + 0.8 * share) / SIZE_STEP) * SIZE_STEP
        at = (self.at[0] + self.drift[0] * self.age, self.at[1] + self.drift[1] * self.age)
        alpha = round(self.strength * (1.0 - share * share) / 16) * 16
        if alpha > 0:
            canvas.centred(self.picture, at, size=(side, side), alpha=alpha)


@dataclass
class Flight:
    """A picture that flies in a bow from here to there."""

    picture: str
    begin: Point
    end: Point
    size: Point
    lasts: float
    bow: float
    age: float = 0.0
    landed: Callable[[], None] | None = None

    def draw(self, canvas: Canvas) -> None:
        share = clamp(self.age / self.lasts)
        if self.age < 0.0 or share >= 1.0:
            return
        x, y = between(self.begin, self.end, smooth(share))
        canvas.centred(self.picture, (x, y - self.bow * hop(share)), size=self.size)


class Effects:
    """All of them; above everything on the table."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._puffs: list[Puff] = []
        self._flights: list[Flight] = []
        self._numbers = count()

    def clear(self) -> None:
        self._puffs.clear()
        self._flights.clear()

    def advance(self, seconds: float) -> None:
        if self._flights:
            self._ui.stir()
        for puff in self._puffs:
            puff.age += seconds
        for flight in self._flights:
            flight.age += seconds
        if any(puff.age >= puff.lasts for puff in self._puffs):
            self._puffs = [puff for puff in self._puffs if puff.age < puff.lasts]
            self._ui.stir()
        over = [flight for flight in self._flights if flight.age >= flight.lasts]
        self._flights = [flight for flight in self._flights if flight.age < flight.lasts]
        for flight in over:
            if flight.landed is not None:
                flight.landed()

    def draw_low(self, canvas: Canvas) -> None:
        """Dust, below what stands on the table."""
        for puff in self._puffs:
            puff.draw(canvas)
            self._ui.breath(puff.room)

    def draw(self, canvas: Canvas) -> None:
        for flight in self._flights:
            flight.draw(canvas)

    # ------------------------------------------------------------------ what there is

    def dust(self, at: Point, size: float = 40.0) -> None:
        self._puff("board/dust", at, (0.0, -7.0), size, 0.9)

    def smoke(self, at: Point, size: float = 44.0) -> None:
        self._puff("board/smoke", at, (6.0, -18.0), size, 1.4)

    def _puff(self, picture: str, at: Point, drift: Point, size: float, lasts: float) -> None:
        if self._ui.settings.reduced_motion or len(self._puffs) >= MOST:
            return
        # Spread by a fixed pattern: the picture must not depend on chance.
        turn = next(self._numbers) * 2.4
        aside = (5.0 * math.cos(turn), 3.0 * math.sin(turn))
        place = (at[0] + aside[0], at[1] + aside[1])
        push = (drift[0] + 3.0 * aside[0], drift[1] + aside[1])
        self._puffs.append(Puff(picture, place, push, size, lasts))

    def fly(
        self,
        picture: str,
        begin: Point,
        end: Point,
        amount: int,
        *,
        size: Point,
        sound: str = "",
        lasts: float = 0.55,
    ) -> float:
        """One after the other, each with that sound as it lands; gives how long it takes."""
        shown = min(amount, 10)
        apart = 0.09
        for number in range(shown):
            noise = self._landing(sound, number) if sound else None
            bow = 60.0 + 14.0 * (number % 3)
            flight = Flight(picture, begin, end, size, lasts, bow, -apart * number, noise)
            self._flights.append(flight)
        return lasts + apart * max(shown - 1, 0)

    def _landing(self, sound: str, number: int) -> Callable[[], None]:
        name = f"{sound}-{number % 3 + 1}" if sound == "coin" else sound
        return lambda: self._ui.sounds.play(name, 0.8)
