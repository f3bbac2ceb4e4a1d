"""What is around the board: the title, the field in which pieces are seen, the power of a flick;
and the board itself as something that can have the focus."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, DARK_RED, GOLD, INK, LIGHT_GOLD
from game.ui.kit.widget import Action, Widget
from game.ui.race.shots.gauge import BAR, GAP, LINE, WORDS, draw_gauge, draw_pointer
from game.ui.range.places import range_places

BOARD = "range.board"
INSET = 12.0  # of the gauge in its panel
ABOVE = 60  # layers: the power lies over the switches below the board


class BoardSpot(Widget):
    """The board as a stop of the Tab key; the pointer means the pieces on it."""

    def __init__(self, box: Box, action: Action) -> None:
        super().__init__(BOARD, box)
        self._action = action

    def contains(self, point: Point) -> bool:
        return False

    def activate(self, ui: Ui) -> None:
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.focused and ui.director.top.group.shows_focus:
            canvas.frame(self.box.inflate(8, 8), DARK_RED, width=6, radius=8)
            canvas.frame(self.box.inflate(6, 6), LIGHT_GOLD, width=3, radius=7)


def field_of(ui: Ui) -> Box:
    """Where pieces are seen: some reach a little over the edge of the board."""
    places = range_places(ui.zoom)
    top = places.tabs.bottom
    return Box(0, top, places.column.x - 4, places.strip.y - top)


def draw_title(canvas: Canvas, ui: Ui) -> None:
    contrast = ui.settings.high_contrast
    canvas.text(
        ui.say("Practice range"),
        range_places(ui.zoom).title,
        style="title",
        size=32,
        colour=CREAM if contrast else GOLD,
        drop=INK if contrast else DARK_RED,
    )


def draw_power(canvas: Canvas, ui: Ui, speed: float) -> None:
    """In the place of the strip below the board, while the die is held."""
    strip = range_places(ui.zoom).strip
    high = max(strip.height, BAR + GAP + (WORDS + LINE) * ui.zoom + 2 * INSET)
    panel = Box(strip.x, strip.bottom - high, strip.width, high)
    gauge = Box(panel.x + 26, panel.y + INSET, panel.width - 52, high - 2 * INSET)
    canvas.layer += ABOVE
    canvas.composed(
        ("range power", ui.words.code, ui.settings.high_contrast),
        panel,
        lambda: _paint_power(canvas, ui, panel, gauge),
    )
    draw_pointer(canvas, gauge, speed)
    canvas.layer -= ABOVE


def _paint_power(canvas: Canvas, ui: Ui, panel: Box, gauge: Box) -> None:
    canvas.nine("ui/panel", panel)
    draw_gauge(canvas, ui, gauge)
