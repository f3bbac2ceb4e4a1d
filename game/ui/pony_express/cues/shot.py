"""The cue of a shot: plays back the track of what has been simulated and judged already."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.pony_express.events import ShotTaken
from game.ui.pony_express.context import RaceShow
from game.ui.pony_express.foresight import for_shot
from game.ui.pony_express.shots.player import ShotPlayer
from game.ui.pony_express.shots.shot_screen import ShotScreen
from game.ui.table.cues.show import FRAME
from physics.check import ShotError


def shot_taken(event: ShotTaken, show: RaceShow) -> Iterator[float]:
    """From the flick to the verdict; then on by itself, or when the player says so. The camera may
    have to come there first, and goes back at the end unless there may be more shots."""
    player = _simulated(show)
    if player is None:
        show.context.arena.light.put_out()
        return
    arena, scene = show.context.arena, player.scene
    screen = show.screen = ShotScreen(event, show, player)
    show.on_skip = screen.skip
    arena.approach(scene)
    try:
        yield FRAME
        while arena.moves:
            yield FRAME
        screen.begin()
        while not screen.advance(show.step):
            yield FRAME
        if screen.is_at_figures:
            screen.leave()
        while arena.camera.moving:
            yield FRAME
    finally:
        screen.end()
        arena.light.put_out()
        if screen.is_at_figures:
            arena.jump(there=False)


def _simulated(show: RaceShow) -> ShotPlayer | None:
    """What cannot be simulated, in a record of another program, shows its outcome only."""
    shot, context = show.happening.shot, show.context
    if shot is None:
        return None
    try:
        result = shot.result
    except ShotError:
        return None
    context.ui.canvas.assets.expect(for_shot(shot.scene, result, context.look.colours))
    return ShotPlayer(shot.scene, result)
