"""Two cards, one of which is kept: at the beginning, and at a relay station."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.hotseat.desk import Ask
from game.ui.kit.buttons import Button, Hotspot
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tween import mix
from game.ui.race.card_face import ASPECT, draw_card, draw_card_back
from game.ui.race.prompt import Prompt
from game.ui.race.prompts.keys import digit_of, pressed
from game.ui.race.prompts.parts import draw_keycap, heading
from game.ui.race.prompts.peek import Peek

if TYPE_CHECKING:
    from game.ui.race.table import RaceTable

WIDTH, ZOOMED = 330.0, 348.0
MIDDLE = 384.0
STEPS = 4  # pictures of a card while it grows
GROW = 9.0  # shares in a second


class KeepPrompt(Prompt):
    """Large cards on the felt. The one that the pointer rests on comes nearer."""

    whole_screen = True

    def __init__(self, table: RaceTable, ask: Ask) -> None:
        super().__init__(table, ask)
        self.peek = Peek(table, always=ask.mode == "alone")
        self._spots: list[Hotspot] = []
        self._planks: list[Button] = []
        self._near: list[float] = []

    @property
    def cards(self) -> list[str]:
        return list(self.secrets()["offered"])

    def _centre(self, number: int) -> tuple[float, float]:
        step = 470.0
        count = len(self.cards)
        return 640 + (number - (count - 1) / 2) * step, MIDDLE

    def _box(self, number: int) -> Box:
        x, y = self._centre(number)
        high = WIDTH * ASPECT
        return Box(x - WIDTH / 2, y - high / 2, WIDTH, high)

    def build(self, group: Group) -> None:
        say = self.ui.say
        self._spots, self._planks = [], []
        self._near = [0.0] * len(self.cards)
        for number in range(len(self.cards)):
            box = self._box(number)
            spot = Hotspot(
                f"keep.card-{number}",
                box,
                lambda number=number: self._keep(number),  # type: ignore[misc]
            )
            self._spots.append(group.add(spot))
            plank = Button(
                f"keep.plank-{number}",
                (box.centerx - 128, 636, 256, 54),
                say("Keep this card"),
                lambda number=number: self._keep(number),  # type: ignore[misc]
                size=21,
            )
            self._planks.append(group.add(plank))
        self.peek.build(group, "keep.peek", (546, 643, 188, 40))
        group.add(self.undo_button("keep.undo", (1164, 20, 44, 44)))
        group.add(self.menu_button("keep.menu", (1216, 20, 44, 44)))
        self._sync()

    def _sync(self) -> None:
        why = "" if self.peek.open else self.look_first
        for widget in (*self._spots, *self._planks):
            widget.why_not = why

    def _keep(self, number: int) -> None:
        self.ui.sounds.play("card-draw")
        self.answer(self.cards[number])

    # ------------------------------------------------------------------ inputs

    def intercept(self, given: Input) -> bool:
        if self.peek.take(given):
            self._sync()
            return True
        if pressed(given, pygame.K_u):
            return self.press(self.table.group["keep.undo"])
        number = digit_of(given)
        if number is None or number > len(self._planks):
            return False
        return self.press(self._planks[number - 1])

    def focus_lost(self) -> None:
        self.peek.forget()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._sync()
        for number, (spot, plank) in enumerate(zip(self._spots, self._planks, strict=True)):
            lit = self.peek.open and (spot.hovered or plank.hovered or spot.focused)
            goal = 1.0 if lit else 0.0
            step = GROW * seconds if self.ui.motion(1.0) else 1.0
            near = self._near[number]
            self._near[number] = min(near + step, goal) if goal > near else max(near - step, goal)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        self._sync()
        canvas.background("ui/table-wood")
        canvas.composed(("keep-felt",), Box(60, 92, 1160, 616), lambda: self._paint(canvas))
        title = (150, 16, 980, 66)
        question = self.table.view.words.question(self.ask.kind)
        heading(canvas, question, title, size=32, colour=LIGHT_GOLD, align="centre", drop=INK)
        for number, card in enumerate(self.cards):
            self._draw_card(canvas, number, card)
        if not self.peek.open:
            hint = self.ui.say("Nobody else looks? Hold Space to see the cards.")
            canvas.text(hint, (300, 114, 680, 34), size=20, colour=CREAM, align="centre", drop=INK)

    def _paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/felt", (60, 92, 1160, 616))

    def _draw_card(self, canvas: Canvas, number: int, card: str) -> None:
        near = round(self._near[number] * STEPS) / STEPS if self.peek.open else 0.0
        width = mix(WIDTH, ZOOMED, near)
        centre = self._centre(number)
        high = width * ASPECT
        box = Box(centre[0] - width / 2, centre[1] - high / 2, width, high)
        canvas.drop_shadow(box, depth=8)
        if self.peek.open:
            draw_card(canvas, self.ui, card, centre, width)
        else:
            draw_card_back(canvas, centre, width)
        draw_keycap(canvas, str(number + 1), (box.x - 14, box.bottom - 40, 38, 38), size=20)
