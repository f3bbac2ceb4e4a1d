"""The green felt with the cup on it."""

from __future__ import annotations

import math

from game.ui.kit.canvas import Canvas
from game.ui.kit.heading import heading
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, SAND
from game.ui.kit.tokens import Type
from game.ui.kit.tween import clamp, mix, smooth
from game.ui.pony_express.prompts.cup.dice import FELT, SHOWN
from game.ui.pony_express.prompts.cup.screen import CupScreen
from game.ui.table.prompts.parts import dashed_box, dashed_ellipse, draw_dashed, pale

TILTED = (626.0, 268.0)
STANDING = (556.0, 318.0)
FAINT = (150, 160, 100)  # dashes where the cup stands, on felt
TURN = 7.0  # how fast the cup is tilted or put down: shares in a second


class Felt:
    def __init__(self, screen: CupScreen) -> None:
        self._screen = screen
        self._tilt = 0.0  # 0: over the dice, 1: tilted
        self._lifted = False

    def advance(self, seconds: float) -> None:
        screen = self._screen
        goal = 1.0 if screen.looks else 0.0
        if screen.looks != self._lifted:
            self._lifted = screen.looks
            screen.ui.sounds.play("cup-lift" if self._lifted else "cup-down", 0.7)
        if self._tilt != goal:
            screen.ui.stir()
        step = 1.0 if screen.ui.settings.reduced_motion else TURN * seconds
        self._tilt += clamp(goal - self._tilt, -step, step)

    def draw(self, canvas: Canvas) -> None:
        screen = self._screen
        contrast = screen.ui.settings.high_contrast
        key = ("felt", screen.ui.words.code, self._hints, contrast)
        canvas.composed(key, FELT, lambda: self._paint(canvas), backdrop="ui/table-wood")
        self._draw_cup(canvas)
        self._draw_caption(canvas)

    def _paint(self, canvas: Canvas) -> None:
        say = self._screen.ui.say
        canvas.picture("ui/felt", FELT)
        draw_dashed(canvas, dashed_box(SHOWN), SAND)
        draw_dashed(canvas, dashed_ellipse((532, 396), (226, 92)), FAINT)
        title = (SHOWN.x + 10, SHOWN.y + 8, SHOWN.width - 20, 34)
        heading(
            canvas,
            say("Everyone sees these"),
            title,
            size=Type.LEAD,
            colour=CREAM,
            align="centre",
            drop=INK,
        )
        if self._hints:
            hint = say("Drag a die out to show it, or back in. Or press its number.")
            below = (SHOWN.x + 6, SHOWN.bottom + 4, SHOWN.width - 12, 62)
            canvas.text(hint, below, size=Type.NOTE, colour=pale(self._screen.ui), align="centre")

    @property
    def _hints(self) -> bool:
        """Whether to say what can be done with the dice."""
        return self._screen.ui.settings.hints and not self._screen.plan.now.settled

    def _draw_cup(self, canvas: Canvas) -> None:
        """It is put down over the dice at once, and lifted with a swing: nobody sees a face a
        moment longer than its owner wants."""
        screen = self._screen
        if not screen.looks:
            x, y = STANDING
            if screen.shakes and not screen.ui.settings.reduced_motion:
                x += 10 * math.sin(screen.ui.time * 41)
                y += 6 * math.cos(screen.ui.time * 53)
            canvas.centred("pieces/cup-over", (x, y), size=(236, 236))
            return
        share = smooth(self._tilt)
        at = (mix(STANDING[0], TILTED[0], share), mix(STANDING[1], TILTED[1], share))
        canvas.centred("pieces/cup-tilted", at, size=(304, 285))

    def _draw_caption(self, canvas: Canvas) -> None:
        screen = self._screen
        say = screen.ui.say
        if screen.looks:
            canvas.centred("ui/icon-eye", (344, 140), size=(32, 32))
            words = (368, 122, 220, 36)
            heading(
                canvas,
                say("Only you see these"),
                words,
                size=Type.LEAD,
                colour=LIGHT_GOLD,
                drop=INK,
            )
        elif not screen.peek.always:
            canvas.centred("ui/icon-eye-shut", (344, 140), size=(32, 32))
            words = (368, 122, 400, 36)
            heading(
                canvas, say("Under the cup"), words, size=Type.LEAD, colour=LIGHT_GOLD, drop=INK
            )
        if screen.peek.always and self._hints:
            hint = say("The others can't see these dice.")
            canvas.text(
                hint,
                (330, 484, 350, 34),
                size=Type.NOTE,
                colour=pale(self._screen.ui),
                align="centre",
            )

    def draw_marks(self, canvas: Canvas) -> None:
        """On every die that the lit reroll would roll; fainter on those that stay."""
        screen = self._screen
        if screen.way is None or screen.plan.now.settled:
            return
        for die in range(5):
            outside = die in screen.plan.outside
            if screen.way == "hidden" and (outside or not screen.looks):
                continue
            if screen.way == "shown" and not outside:
                continue
            faint = screen.way == "shown" and screen.plan.stays(die)
            at = screen.dice.badge_at(die)
            canvas.centred("ui/icon-reroll", at, size=(34, 34), alpha=90 if faint else 255)
