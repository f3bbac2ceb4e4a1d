"""What cues of the race have in common: a horse that is heard from where it is."""

from __future__ import annotations

from game.ui.derby.context import DerbyShow
from game.ui.kit.theme import DESIGN_SIZE

PANNED = 0.6
FLAT_OUT = "gallop-fast"  # a horse that gives all it has


def play_there(show: DerbyShow, horse: str, sound: str, volume: float = 1.0) -> None:
    context = show.context
    runner = context.field.runners[horse]
    spot = context.course.spot(runner.track, runner.at)
    pan = PANNED * (2.0 * spot.x / DESIGN_SIZE[0] - 1.0)
    context.ui.sounds.play(sound, volume, pan)
