"""The games as posters nailed to the sky: large buttons with a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.definition import GameDef
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, RED, SADDLE, UMBER
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

PICTURE = 232 / 142  # how wide it is, compared to its height
HIGHEST = 142.0


class Poster(Widget):
    """A game to choose."""

    def __init__(self, box: Boxlike, game: GameDef, action: Action) -> None:
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
        key = ("poster", self._game.id, ui.words.code, ui.settings.high_contrast)
        canvas.composed(key, box, lambda: self._paint(canvas, ui, box))

    def _paint(self, canvas: Canvas, ui: Ui, box: Box) -> None:
        canvas.nine("ui/paper", box)
        wide = box.width - 40
        high = wide / PICTURE
        picture = Box(box.x + 20, box.y + 20 + (HIGHEST - high) / 2, wide, high)
        canvas.picture(self._game.poster, picture)
        canvas.frame(picture.inflate(4, 4), INK, width=3)
        _draw_nail(canvas, (box.centerx, box.y + 12))
        game, (x, y, width, _) = self._game, box
        inner = (x + 20, width - 40)
        canvas.text(
            game.name,
            (inner[0], y + 168, inner[1], 42),
            style="title",
            size=Type.HEADING,
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

    def _draw_seats(self, canvas: Canvas, ui: Ui, middle: tuple[float, float]) -> None:
        x, y = middle
        colour = UMBER if ui.settings.high_contrast else SADDLE
        wide = canvas.text_width(self._game.seats_shown, style="title", size=Type.BODY)
        canvas.centred("ui/icon-people", (x - wide / 2 - 6, y), size=(32, 32))
        canvas.text(
            self._game.seats_shown,
            (x - wide / 2 + 16, y - 16, wide + 6, 32),
            style="title",
            size=Type.BODY,
            colour=colour,
            wrap=False,
        )


def _draw_nail(canvas: Canvas, at: tuple[float, float]) -> None:
    canvas.disc(at, 7, INK)
    canvas.disc(at, 5, GOLD)
    canvas.disc((at[0] - 1.5, at[1] - 1.5), 2, LIGHT_GOLD)
