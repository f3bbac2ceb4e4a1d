"""The green felt with the cup on it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, SAND
from game.ui.kit.tween import clamp, mix, smooth
from game.ui.pony_express.prompts.cup_dice import FELT, SHOWN
from game.ui.table.prompts.parts import dashed_box, dashed_ellipse, draw_dashed, heading, pale

if TYPE_CHECKING:
    from game.ui.pony_express.prompts.cup import CupPrompt

TILTED = (626.0, 268.0)
STANDING = (556.0, 318.0)
TURN = 7.0  # how fast the cup is tilted or put down: shares in a second


class Felt:
    def __init__(self, prompt: CupPrompt) -> None:
        self._prompt = prompt
        self._tilt = 0.0  # 0: over the dice, 1: tilted
        self._lifted = False

    def advance(self, seconds: float) -> None:
        prompt = self._prompt
        goal = 1.0 if prompt.looks else 0.0
        if prompt.looks != self._lifted:
            self._lifted = prompt.looks
            prompt.ui.sounds.play("cup-lift" if self._lifted else "cup-down", 0.7)
        if self._tilt != goal:
            prompt.ui.stir()
        step = 1.0 if prompt.ui.settings.reduced_motion else TURN * seconds
        self._tilt += clamp(goal - self._tilt, -step, step)

    def draw(self, canvas: Canvas) -> None:
        prompt = self._prompt
        contrast = prompt.ui.settings.high_contrast
        key = ("felt", prompt.ui.words.code, self._hints, contrast)
        canvas.composed(key, FELT, lambda: self._paint(canvas), backdrop="ui/table-wood")
        self._draw_cup(canvas)
        self._draw_caption(canvas)

    def _paint(self, canvas: Canvas) -> None:
        say = self._prompt.ui.say
        canvas.picture("ui/felt", FELT)
        draw_dashed(canvas, dashed_box(SHOWN), SAND)
        draw_dashed(canvas, dashed_ellipse((532, 396), (226, 92)), (150, 160, 100))
        title = (SHOWN.x + 10, SHOWN.y + 8, SHOWN.width - 20, 34)
        heading(
            canvas,
            say("Everyone sees these"),
            title,
            size=21,
            colour=CREAM,
            align="centre",
            drop=INK,
        )
        if self._hints:
            hint = say("Drag a die out to show it, or back in. Or press its number.")
            below = (SHOWN.x + 6, SHOWN.bottom + 4, SHOWN.width - 12, 62)
            canvas.text(hint, below, size=18, colour=pale(self._prompt.ui), align="centre")

    @property
    def _hints(self) -> bool:
        """Whether to say what can be done with the dice."""
        return self._prompt.ui.settings.hints and not self._prompt.plan.now.settled

    def _draw_cup(self, canvas: Canvas) -> None:
        """It is put down over the dice at once, and lifted with a swing: nobody sees a face a
        moment longer than its owner wants."""
        prompt = self._prompt
        if not prompt.looks:
            x, y = STANDING
            if prompt.shakes and not prompt.ui.settings.reduced_motion:
                x += 10 * math.sin(prompt.ui.time * 41)
                y += 6 * math.cos(prompt.ui.time * 53)
            canvas.centred("pieces/cup-over", (x, y), size=(236, 236))
            return
        share = smooth(self._tilt)
        at = (mix(STANDING[0], TILTED[0], share), mix(STANDING[1], TILTED[1], share))
        canvas.centred("pieces/cup-tilted", at, size=(304, 285))

    def _draw_caption(self, canvas: Canvas) -> None:
        prompt = self._prompt
        say = prompt.ui.say
        if prompt.looks:
            canvas.centred("ui/icon-eye", (344, 140), size=(32, 32))
            words = (368, 122, 220, 36)
            heading(canvas, say("Only you see these"), words, size=21, colour=LIGHT_GOLD, drop=INK)
        elif not prompt.peek.always:
            canvas.centred("ui/icon-eye-shut", (344, 140), size=(32, 32))
            words = (368, 122, 400, 36)
            heading(canvas, say("Under the cup"), words, size=21, colour=LIGHT_GOLD, drop=INK)
        if prompt.peek.always and self._hints:
            hint = say("The others can't see these dice.")
            canvas.text(
                hint, (330, 484, 350, 34), size=18, colour=pale(self._prompt.ui), align="centre"
            )

    def draw_marks(self, canvas: Canvas) -> None:
        """On every die that the lit reroll would roll; fainter on those that stay."""
        prompt = self._prompt
        if prompt.way is None or prompt.plan.now.settled:
            return
        for die in range(5):
            outside = die in prompt.plan.outside
            if prompt.way == "hidden" and (outside or not prompt.looks):
                continue
            if prompt.way == "shown" and not outside:
                continue
            faint = prompt.way == "shown" and prompt.plan.stays(die)
            at = prompt.dice.badge_at(die)
            canvas.centred("ui/icon-reroll", at, size=(34, 34), alpha=90 if faint else 255)
