"""The games as posters nailed to the sky: large buttons with a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.games import Game
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.theme import CREAM, DARK_RED, GOLD, INK, LIGHT_GOLD, RED, SADDLE, UMBER
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

PICTURE = (232.0, 142.0)
OVERHANG = 14.0  # of the ribbon, on either side
RIBBON = 36.0
SEPIA = (226, 196, 150)
PALE = 130  # how much of the colour is gone from a game that is not there yet


class Poster(Widget):
    """A game to choose; one that cannot be played yet says so on a ribbon."""

    def __init__(self, box: Boxlike, game: Game, action: Action) -> None:
        super().__init__(f"title.{game.id}", box)
        self._game = game
        self._action = action

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        lit = self.focused and ui.director.top.group.shows_focus
        raised = 0 if self.held else 4 if self.hovered or lit else 0
        box = Box(self.box.x, self.box.y - raised, self.box.width, self.box.height)
        if self.hovered or lit:
            canvas.focus_ring(box)
        else:
            canvas.drop_shadow(box, depth=7)
        key = (
            "poster",
            self._game.id,
            self._game.playable,
            ui.words.code,
            ui.settings.high_contrast,
        )
        whole = Box(box.x - OVERHANG, box.y, box.width + 2 * OVERHANG, box.height)
        canvas.composed(key, whole, lambda: self._paint(canvas, ui, box))

    def _paint(self, canvas: Canvas, ui: Ui, box: Box) -> None:
        canvas.nine("ui/paper", box)
        picture = Box(box.centerx - PICTURE[0] / 2, box.y + 20, *PICTURE)
        _draw_picture(canvas, self._game.picture, picture, pale=not self._game.playable)
        _draw_nail(canvas, (box.centerx, box.y + 12))
        game, (x, y, width, _) = self._game, box
        inner = (x + 20, width - 40)
        canvas.text(
            game.name,
            (inner[0], y + 168, inner[1], 42),
            style="title",
            size=27,
            colour=RED,
            align="centre",
            wrap=False,
        )
        canvas.text(
            ui.say(game.line),
            (inner[0], y + 208, inner[1], 26),
            colour=INK,
            align="centre",
            wrap=False,
        )
        self._draw_seats(canvas, ui, (x + width / 2, y + 252))
        if not game.playable:
            _draw_ribbon(canvas, ui.say("Not yet playable"), box, picture.bottom - 44)

    def _draw_seats(self, canvas: Canvas, ui: Ui, middle: tuple[float, float]) -> None:
        x, y = middle
        colour = UMBER if ui.settings.high_contrast else SADDLE
        wide = canvas.text_width(self._game.seats, style="title", size=20)
        canvas.centred("ui/icon-people", (x - wide / 2 - 6, y), size=(32, 32))
        canvas.text(
            self._game.seats,
            (x - wide / 2 + 16, y - 16, wide + 6, 32),
            style="title",
            size=20,
            colour=colour,
            wrap=False,
        )


def _draw_nail(canvas: Canvas, at: tuple[float, float]) -> None:
    canvas.disc(at, 7, INK)
    canvas.disc(at, 5, GOLD)
    canvas.disc((at[0] - 1.5, at[1] - 1.5), 2, LIGHT_GOLD)


def _draw_picture(canvas: Canvas, name: str, box: Box, *, pale: bool) -> None:
    canvas.picture(name, box)
    if pale:
        faded = pygame.transform.grayscale(canvas.assets.picture(name, canvas.area(box).size))
        faded.fill(SEPIA, special_flags=pygame.BLEND_RGB_MULT)
        canvas.stamp(faded, canvas.area(box).topleft, PALE)
    canvas.frame(box.inflate(4, 4), INK, width=3)


def _draw_ribbon(canvas: Canvas, text: str, box: Box, top: float) -> None:
    """Across the poster, folded round its edges."""
    left, right = box.x - OVERHANG, box.right + OVERHANG
    fold, low = 7.0, top + RIBBON
    for edge, outer in ((box.x, left), (box.right, right)):
        inward = 12 if outer < edge else -12
        tail = [
            (edge + inward, top + fold),
            (outer, top + fold),
            (outer + inward * 0.6, top + fold + RIBBON / 2),
            (outer, low + fold),
            (edge + inward, low + fold),
        ]
        canvas.polygon(tail, DARK_RED)
        canvas.path([*tail, tail[0]], INK, width=2)
    band = (box.x - 4, top, box.width + 8, RIBBON)
    canvas.fill(band, RED)
    canvas.line((box.x - 2, top + 5), (box.right + 2, top + 5), (194, 72, 52), width=2)
    canvas.line((box.x - 2, low - 5), (box.right + 2, low - 5), DARK_RED, width=2)
    canvas.frame(band, INK, width=2)
    canvas.text(
        text,
        (box.x + 12, top + 2, box.width - 24, RIBBON - 4),
        style="title",
        size=19,
        colour=CREAM,
        drop=INK,
        align="centre",
        wrap=False,
    )
