"""Cues that others are made of: a sign that drops in, and a sound; and somebody who speaks."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import LIGHT_GOLD, Colour
from game.ui.table.banner import draw_banner
from game.ui.table.cue import Cue
from game.ui.table.happening import Said

REMARK_STAYS = 4.5  # seconds


def hang_sign(
    cue: Cue, canvas: Canvas, title: str, sub: str, icon: str = "", colour: Colour = LIGHT_GOLD
) -> Box:
    """A sign over the table for as long as the cue lasts, where it hides nothing that counts."""
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
    """A wooden sign over the table. What happened is so as soon as it hangs."""

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
        return self.view.log.sentence(self.event) or ""

    def draw(self, canvas: Canvas) -> None:
        hang_sign(self, canvas, self.title(), self.sub(), self.icon, self.colour)


class Remark(Cue):
    """Somebody speaks; nobody waits for it to be read."""

    lasts = 0.25
    event: Said

    def begin(self) -> None:
        self.settle()
        view, (seat, key, manner) = self.view, self.event
        named = manner != "word" or view.hides(seat)
        words = self._sentence() if named else view.words.spoken(key)
        if seat not in view.bubbles.said or manner == "word":
            view.bubbles.say(seat, words, seconds=REMARK_STAYS)
        else:
            view.notice(words)

    def _sentence(self) -> str:
        """Not what somebody says but what can be seen, or who says it."""
        return self.view.log.sentence(self.event) or ""
