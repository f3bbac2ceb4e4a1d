"""What the panels beside a shot tell of the duel, out of what all can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.pony_express.meeting import SHOTS_EACH, half_of
from game.rules.pony_express.sacramento import SHOTS_AT_MOST
from game.ui.race.shots.column import Duellist
from physics.model import Scene

if TYPE_CHECKING:
    from game.ui.race.view import TableView


def duellists(view: TableView, scene: Scene) -> list[Duellist]:
    """The shooter first; nobody at the figures."""
    if scene.target is None:
        return []
    showdown = scene.mode == "showdown"
    return [
        Duellist(
            seat=seat,
            name=view.names[seat],
            colour=view.colour(seat),
            gold=view.stage.riders[seat].gold,
            stake=None if showdown else half_of(view.stage.riders[seat].gold),
            left=view.stage.cartridges(seat),
            of=SHOTS_AT_MOST if showdown else SHOTS_EACH,
            shooting=seat == scene.shooter,
        )
        for seat in sorted((scene.shooter, scene.target), key=lambda seat: seat != scene.shooter)
    ]


def shot_number(view: TableView, scene: Scene) -> tuple[int, int]:
    """Which shot of how many this is for the shooter."""
    of = SHOTS_AT_MOST if scene.mode == "showdown" else SHOTS_EACH
    return min(of - view.stage.cartridges(scene.shooter) + 1, of), of
