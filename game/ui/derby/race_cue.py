"""What the cues of the race have in common: a horse on the course."""

from __future__ import annotations

from game.ui.derby.course.field import Field
from game.ui.derby.course.runner import Runner
from game.ui.derby.cue import DerbyCue
from game.ui.kit.theme import DESIGN_SIZE

PANNED = 0.6
FLAT_OUT = "gallop-fast"  # a horse that gives all it has


class RaceCue(DerbyCue):
    shows_card = False  # the card that is ridden, large

    @property
    def field(self) -> Field:
        return self.view.course.field

    @property
    def runner(self) -> Runner:
        return self.field.runners[self.horse]

    @property
    def is_own(self) -> bool:
        """Whether somebody at the screen rides it."""
        return self.view.seen.horse(self.horse).rider in self.view.at_the_screen

    def play_there(self, sound: str, volume: float = 1.0) -> None:
        """Heard from where the horse is."""
        spot = self.field.course.spot(self.runner.track, self.runner.at)
        pan = PANNED * (2.0 * spot.x / DESIGN_SIZE[0] - 1.0)
        self.view.ui.sounds.play(sound, volume, pan)
