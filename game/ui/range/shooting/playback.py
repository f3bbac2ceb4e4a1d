"""A shot being watched on the range: at any pace, step by step, and again."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.range.race import BoardView, ShotGround, ShotPlayer
from game.ui.range.shooting.name_tag import paint_tag, tag_width
from physics.model import Scene
from physics.result import Pose, ShotResult

STEP = 1 / 60  # seconds of the shot
SLIDING = "die-slide"
BELOW, TAG = 18.0, 26.0  # how far below its die is the tag of the ghost, and how high
GHOSTLY = 120  # how much is seen of the ghost


class Playback:
    """Time runs as the die really slid: who wants it slower says so."""

    def __init__(self, ui: Ui, view: BoardView, scene: Scene, result: ShotResult) -> None:
        self.player = ShotPlayer(scene, result)
        self.player.slow_from = self.player.slow_until = 0.0
        self.ground = ShotGround(view, scene)
        self.paused = False
        self.ghost_name = ui.say("your best")
        self.was_seen = False  # to its end, once at least
        self._ui = ui

    @property
    def is_over(self) -> bool:
        return self.player.is_over

    def update(self, seconds: float, rate: float) -> bool:
        """True in the moment in which the die lies still for the first time."""
        player, sounds = self.player, self._ui.sounds
        if not self.paused and not player.is_over:
            self._ui.stir()
            player.rate = rate
            player.advance(seconds, sounds.play)
            if player.die_is_sliding:
                sounds.loop(SLIDING)
        if self.paused or not player.die_is_sliding:
            sounds.stop(SLIDING)
        ended, self.was_seen = player.is_over and not self.was_seen, self.was_seen or player.is_over
        return ended

    def toggle(self) -> None:
        """Hold it, or go on; from the end, from the beginning again."""
        if self.is_over:
            self.again()
        else:
            self.paused = not self.paused

    def step(self, by: int) -> None:
        """So many steps on or back; then it stands still."""
        player = self.player
        self.paused = True
        player.time = min(max(player.time + by * STEP, 0.0), player.length)
        player.seen = max(player.seen, player.time)

    def again(self) -> None:
        self.paused = False
        self.player.again()

    def skip(self) -> None:
        self.paused = False
        self.player.skip()

    def stop(self) -> None:
        """It is not looked at any more."""
        self._ui.sounds.stop(SLIDING)

    def draw(self, canvas: Canvas, ghost: ShotPlayer | None) -> None:
        """The pieces where they are at this moment, with a translucent die for the ghost."""
        player = self.player
        self.ground.draw_collars(canvas, player.pose)
        if not player.is_over:
            self.ground.draw_streak(canvas, player.die_path())
        self.ground.draw_pieces(canvas, player.pose, player.die())
        if ghost is not None and not player.is_over:
            self._draw_ghost(canvas, ghost.die(min(player.time, ghost.length)))
        self.ground.draw_wind(canvas, self._ui)

    def _draw_ghost(self, canvas: Canvas, die: Pose) -> None:
        """With its name, which the eye finds again after a moment."""
        self.ground.draw_die(canvas, die, alpha=GHOSTLY)
        if die.lift < 0.0:
            return
        name, wide = self.ghost_name, tag_width(canvas, self.ghost_name)
        x, y = self.ground.view.to_screen(die.at)
        tag = Box(x - wide / 2, y + BELOW, wide, self._ui.units(TAG))
        canvas.composed(("ghost tag", name), tag, lambda: paint_tag(canvas, tag, name))
