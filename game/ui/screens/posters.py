"""The games as posters nailed to the sky: large buttons with a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.definition import GameDef
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import inset, placed, rows
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, SADDLE, UMBER
from game.ui.kit.tokens import Line, Type
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

PICTURE = 232 / 142  # how wide it is, compared to its height
HIGHEST = 142.0
MARGIN = 20.0
RAISED = 4.0  # under the pointer
# Below the picture: its name, a line about it, how many may play.
BELOW_PICTURE, NAME, LINE, SEATS = 6.0, 40.0, 26.0, 36.0


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
        raised = RAISED if (self.hovered or lit) and not self.held else 0.0
        box = self.box.move(0, -raised)
        if self.hovered or lit:
            canvas.focus_ring(box)
        else:
            canvas.drop_shadow(box, depth=7)
        key = ("poster", self._game.id, ui.words.code, ui.settings.high_contrast)
        canvas.composed(key, box, lambda: self._paint(canvas, ui, box))

    def _paint(self, canvas: Canvas, ui: Ui, box: Box) -> None:
        canvas.nine("ui/paper", box)
        place, _, name, line, seats = rows(
            inset(box, MARGIN, bottom=-MARGIN), HIGHEST, BELOW_PICTURE, NAME, LINE, SEATS
        )
        picture = placed(place, high=place.width / PICTURE)
        canvas.picture(self._game.poster, picture)
        canvas.frame(picture.inflate(4, 4), INK, width=Line.FRAME)
        _draw_nail(canvas, (box.centerx, box.y + 12))
        game = self._game
        heading(canvas, game.name, inset(name, bottom=-2), size=Type.HEADING, align="centre")
        canvas.text(ui.say(game.line), line, colour=INK, align="centre", wrap=False)
        self._draw_seats(canvas, ui, seats)

    def _draw_seats(self, canvas: Canvas, ui: Ui, box: Box) -> None:
        x, y = box.center
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
