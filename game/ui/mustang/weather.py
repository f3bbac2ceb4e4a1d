"""Birds over the prairie, and rain over the whole table while a downpour lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.draws import Draws
from game.rules.mustang.view import MustangView as Seen
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import DESIGN_SIZE

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

DROPS = 110
SPEED = 980.0  # design pixels a second
SLANT = 0.16
SIZE = (8.0, 24.0)
GLOOM = 70  # how dark it gets
COMES = 0.6  # seconds
PACE = 1 / 24  # seconds from picture to picture of the rain
RAIN = "heavy-rain"
RAIN_SOUND, BIRDS = "rain", "birds"
_PATTERN = 0x5A1  # tells these drops from other draws


class Weather:
    """What is drawn follows from the time alone."""

    def __init__(self, view: MustangView) -> None:
        self._view = view
        self._time = 0.0
        self.raining = False
        self._heard = ""
        draws = [Draws(_PATTERN, number) for number in range(DROPS)]
        self._drops = [(draw.unit(), draw.unit(), 0.7 + 0.6 * draw.unit()) for draw in draws]

    def follow(self, seen: Seen) -> None:
        raining = seen.event_open == RAIN
        if raining and not self.raining:
            self._time = 0.0
        self.raining = raining
        self._hear(RAIN_SOUND if raining else BIRDS if seen.turn else "")

    def stop(self) -> None:
        self.raining = False
        self._hear("")

    def _hear(self, sound: str) -> None:
        """One of them at a time, on and on."""
        if sound == self._heard:
            return
        sounds = self._view.ui.sounds
        if self._heard:
            sounds.stop(self._heard)
        if sound:
            sounds.loop(sound)
        self._heard = sound

    def advance(self, seconds: float) -> None:
        self._time += seconds

    def draw(self, canvas: Canvas) -> None:
        if not self.raining:
            return
        still = self._view.ui.settings.reduced_motion
        share = 1.0 if still else min(self._time / COMES, 1.0)
        canvas.veil(round(GLOOM * share))
        if still:
            return
        self._view.ui.stir(PACE)
        wide, high = DESIGN_SIZE[0] + 160, DESIGN_SIZE[1] + 60
        shown = round(DROPS * share)
        for across, down, quick in self._drops[:shown]:
            y = (down * high + self._time * SPEED * quick) % high - 30
            x = (across * wide + y * SLANT) % wide - 80
            canvas.centred("mustang/raindrop", (x, y), size=SIZE, alpha=190)
