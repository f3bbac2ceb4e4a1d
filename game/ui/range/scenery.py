"""Drawing functions for what is around the board: the title, the field in which pieces are seen,
the power of a flick; and the board itself as something that can have the focus."""

from __future__ import annotations

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import BOTTOM, SCREEN, below, columns, inset, placed, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, DARK_RED, GOLD, INK, LIGHT_GOLD
from game.ui.kit.tween import mix
from game.ui.kit.widget import Action, Widget
from game.ui.range.context import BOARD
from game.ui.range.places import TIGHT, range_places
from game.ui.range.race import draw_gauge, draw_pointer, gauge_height

INSET = 12.0  # of the gauge in its panel
ABOVE = 60  # layers: the power lies over the switches below the board
TITLE, TITLE_IN_LINES = 32.0, 26.0  # type, however large the rest is
AROUND_TITLE = 8.0  # for its edge and its shadow


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
    left, _ = columns(SCREEN, places.column.x - 4, share())
    field = below(left, places.head)
    return inset(field, bottom=field.bottom - places.strip.y)


def title_box(ui: Ui) -> Box:
    """As wide as its words; with large type each has a line of its own."""
    head, words = range_places(ui.zoom).head, _title(ui).split("\n")
    wide = max(ui.canvas.text_width(word, style="title", size=_title_type(ui)) for word in words)
    return columns(head, wide + 2)[0]


def _title(ui: Ui) -> str:
    text = ui.say("Practice range")
    return text.replace(" ", "\n") if ui.zoom > TIGHT else text


def _title_type(ui: Ui) -> float:
    large = TITLE_IN_LINES if ui.zoom > TIGHT else TITLE
    return ui.units.limited(least=1.0).printed(large)


def draw_title(canvas: Canvas, ui: Ui) -> None:
    box, text = title_box(ui), _title(ui)
    canvas.composed(
        ("range title", text, ui.settings.high_contrast),
        box.inflate(2 * AROUND_TITLE, 2 * AROUND_TITLE),
        lambda: _paint_title(canvas, ui, text, box),
    )


def _paint_title(canvas: Canvas, ui: Ui, text: str, box: Box) -> None:
    """Gilded letters with a dark edge."""
    size = _title_type(ui)
    if ui.settings.high_contrast:
        canvas.text(text, box, style="title", size=size, colour=CREAM, drop=INK, wrap=False)
        return
    rect = canvas.text(text, box, style="title", size=size, colour=DARK_RED, wrap=False)
    block = canvas.typeset.block(text, "title", size, CREAM, *box.size, wrap=False).surface
    edge = canvas.typeset.block(text, "title", size, DARK_RED, *box.size, wrap=False).surface
    x, y = canvas.at(rect.topleft)
    near = max(canvas.px(1.5), 1)
    for dx, dy in ((-near, 0), (near, 0), (0, -near), (near, near), (0, 2 * near)):
        canvas.stamp(edge, (x + dx, y + dy))
    canvas.stamp(_gilded(block), (x, y))


def _gilded(letters: pygame.Surface) -> pygame.Surface:
    """Light above, darker gold below."""
    gold, high = letters.copy(), letters.get_height()
    for line in range(high):
        share = line / high
        red, green, blue = (round(mix(a, b, share)) for a, b in zip(LIGHT_GOLD, GOLD, strict=True))
        gold.fill((red, green, blue, 255), (0, line, gold.get_width(), 1), pygame.BLEND_RGBA_MULT)
    return gold


def draw_power(canvas: Canvas, ui: Ui, speed: float) -> None:
    """In the place of the strip below the board, while the die is held."""
    strip = range_places(ui.zoom).strip
    high = max(strip.height, gauge_height(ui) + 2 * INSET)
    panel = placed(strip, high=high, at=BOTTOM)
    gauge = inset(panel, x=26, y=INSET)
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
