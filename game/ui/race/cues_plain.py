"""Cues that several others are made of: a sign that drops in, a sound, and nothing at all."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import LIGHT_GOLD, Colour
from game.ui.race.banner import draw_banner
from game.ui.race.cue import Cue


def hang_sign(
    cue: Cue, canvas: Canvas, title: str, sub: str, icon: str = "", colour: Colour = LIGHT_GOLD
) -> Box:
    """A sign over the board for as long as the cue lasts, clear of the dice."""
    return draw_banner(
        canvas,
        title,
        sub,
        cue.time,
        cue.lasts,
        middle=cue.view.clear.center,
        still=cue.view.ui.settings.reduced_motion,
        icon=icon,
        colour=colour,
    )


class Tick(Cue):
    """A sound, and a moment to hear it."""

    lasts = 0.35
    sound = ""

    def begin(self) -> None:
        self.settle()
        if self.sound:
            self.view.ui.sounds.play(self.sound)


class Sign(Cue):
    """A wooden sign over the board. What happened is so as soon as it hangs."""

    lasts = 1.5
    sound = ""
    icon = ""
    colour: Colour = LIGHT_GOLD

    def begin(self) -> None:
        if self.sound:
            self.view.ui.sounds.play(self.sound)
        self.settle()

    def title(self) -> str:
        return ""

    def sub(self) -> str:
        """Without more: the sentence of the log."""
        return self.view.log.sentence(self.happening.entry) or ""

    def draw(self, canvas: Canvas) -> None:
        hang_sign(self, canvas, self.title(), self.sub(), self.icon, self.colour)
