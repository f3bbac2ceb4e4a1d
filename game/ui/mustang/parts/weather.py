"""Birds over the prairie, and rain over the whole table while a downpour lasts."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.draws import Draws
from game.ui.kit.canvas import Canvas
from game.ui.kit.layout import SCREEN
from game.ui.mustang.context import MustangContext
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part

DROPS = 110
SPEED = 980.0  # design pixels a second
SLANT = 0.16
SIZE, ALPHA = (8.0, 24.0), 190
BEYOND = (80.0, 30.0)  # the edges of the screen it rains too
GLOOM = 70  # how dark it gets
COMES = 0.6  # seconds
PACE = 1 / 24  # seconds from picture to picture of the rain
RAIN = "heavy-rain"
RAIN_SOUND, BIRDS = "rain", "birds"
_PATTERN = 0x5A1  # tells these drops from other draws


class Weather(Part[MustangContext]):
    """What is drawn follows from the time alone."""

    def __init__(self, context: MustangContext) -> None:
        super().__init__(context)
        self._time = 0.0
        self._raining = False
        self._heard = ""
        draws = [Draws(_PATTERN, number) for number in range(DROPS)]
        self._drops = [(draw.unit(), draw.unit(), 0.7 + 0.6 * draw.unit()) for draw in draws]

    # ------------------------------------------------------------------ what it is like

    def stand(self, entries: Sequence[Told]) -> None:
        self._follow()

    def settled(self, happening: Happening) -> None:
        self._follow()

    def rest(self) -> None:
        self._raining = False
        self._hear("")

    def _follow(self) -> None:
        seen = self.context.seen
        raining = seen.event_open == RAIN
        if raining and not self._raining:
            self._time = 0.0
        self._raining = raining
        self._hear(RAIN_SOUND if raining else BIRDS if seen.turn else "")

    def _hear(self, sound: str) -> None:
        """One of them at a time, on and on."""
        if sound == self._heard:
            return
        sounds = self.context.ui.sounds
        if self._heard:
            sounds.stop(self._heard)
        if sound:
            sounds.loop(sound)
        self._heard = sound

    def advance(self, seconds: float) -> None:
        self._time += seconds

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if not self._raining:
            return
        still = self.context.ui.settings.reduced_motion
        share = 1.0 if still else min(self._time / COMES, 1.0)
        canvas.veil(round(GLOOM * share))
        if still:
            return
        self.context.ui.stir(PACE)
        area = SCREEN.inflate(2 * BEYOND[0], 2 * BEYOND[1])
        shown = round(DROPS * share)
        for across, down, quick in self._drops[:shown]:
            y = (down * area.height + self._time * SPEED * quick) % area.height + area.y
            x = (across * area.width + y * SLANT) % area.width + area.x
            canvas.centred("mustang/raindrop", (x, y), size=SIZE, alpha=ALPHA)
