"""The strip below the board: switches for the layers on it, and the figures of the shots here."""

from __future__ import annotations

from game.i18n import mark
from game.settings import RangeLayer
from game.ui.kit.buttons import Check
from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.layout import columns, grid, inset, rows, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, RED, Colour
from game.ui.kit.tokens import Gap, Type
from game.ui.range.commands import RangeKey
from game.ui.range.context import RangeContext
from game.ui.range.ledger import Ledger
from game.ui.range.places import TIGHT, WOOD, range_places

TICK = 28.0
HEAT_RINGS = (11, 7, 4)  # of the sign for the heat, from the outer one
WARM, HOT = (200, 110, 30), (190, 60, 24)
SHARES = (1.25, 1.25, 1.25, 1.25, 0.95, 0.95, 1.05)
TOTALS = 3
ON_TWO = (0.64, 0.36)  # with large type: the switches above, the totals below
TOTAL = (0.52, 0.48)  # a number, and its name below
BESIDE = 8.0  # between a total and its name, where they are on one line
LAYERS: tuple[RangeLayer, ...] = ("shots", "spread", "heat", "ghost")
LAYER_KEYS: dict[RangeKey, RangeLayer] = {
    RangeKey.SHOTS: "shots",
    RangeKey.SPREAD: "spread",
    RangeKey.HEAT: "heat",
    RangeKey.GHOST: "ghost",
}
LABELS: dict[RangeLayer, str] = {
    "shots": mark("Shots"),
    "spread": mark("Spread"),
    "heat": mark("Heat map"),
    "ghost": mark("Ghost"),
}
TIPS: dict[RangeLayer, str] = {
    "shots": mark("Where your dice passed the target (gold for hits) and where they stopped"),
    "spread": mark("Bar: 95 of 100 dice pass the target here. Ring: two in three stop here"),
    "heat": mark("Where your dice travel on the board"),
    "ghost": mark("Your best shot here runs alongside yours"),
}


class LayerSwitch(Check):
    """A box to tick with a sign beside it and its name below."""

    def __init__(self, layer: RangeLayer, box: Box, ui: Ui) -> None:
        on = layer in ui.settings.range_layers
        label, tip = ui.say(LABELS[layer]), ui.say(TIPS[layer])
        super().__init__(
            f"range.layer-{layer}", box, label, on, lambda: toggle_layer(ui, layer), tip=tip
        )
        self._layer = layer

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.focused and ui.director.top.group.shows_focus:
            canvas.focus_ring(self._tick(ui))
        key = ("layer", self._layer, self.on, self.label)
        canvas.composed(key, self.box, lambda: self._paint(canvas, ui))

    def _tick(self, ui: Ui) -> Box:
        x, y, width, height = self.box
        side = min(ui.units(TICK), height * 0.48)
        return Box(x + width / 2 - side * 1.15, y + height * 0.28 - side / 2, side, side)

    def _paint(self, canvas: Canvas, ui: Ui) -> None:
        (x, y, width, height), tick = self.box, self._tick(ui)
        side = tick.width
        canvas.picture("ui/check-on" if self.on else "ui/check-off", tick)
        _draw_sign(canvas, self._layer, (tick.right + side * 0.65, tick.centery), side / TICK)
        top = y + height * 0.54
        canvas.text(
            self.label,
            (x + 2, top, width - 4, y + height - top),
            style="bold",
            size=Type.NOTE,
            colour=CREAM,
            drop=INK,
            align="centre",
        )


def _draw_sign(canvas: Canvas, layer: RangeLayer, at: Point, unit: float) -> None:
    """What the layer looks like on the board."""
    x, y = at
    if layer == "shots":
        canvas.disc(at, 7 * unit, INK)
        canvas.disc(at, 5 * unit, LIGHT_GOLD)
    elif layer == "spread":
        for grown, colour in ((2.0, INK), (0.0, CREAM)):
            ring = Box(x - 12 * unit, y - 7 * unit, 24 * unit, 14 * unit).inflate(grown, grown)
            canvas.frame(ring, colour, width=2 + grown, radius=7 * unit)
    elif layer == "heat":
        for radius, colour in zip(HEAT_RINGS, (WARM, HOT, RED), strict=True):
            canvas.disc(at, radius * unit, colour)
    else:
        box = Box(x - 8 * unit, y - 8 * unit, 16 * unit, 16 * unit)
        canvas.fill(box, CREAM, alpha=140, radius=3 * unit)
        canvas.frame(box, CREAM, width=1.5, radius=3 * unit)


def toggle_layer(ui: Ui, layer: RangeLayer) -> None:
    on = ui.settings.range_layers
    layers = tuple(one for one in on if one != layer) if layer in on else (*on, layer)
    ui.settings.change(range_layers=layers)


class Strip:
    def __init__(self, context: RangeContext) -> None:
        self._context = context
        self._ui = context.ui

    @property
    def _is_on_two_lines(self) -> bool:
        return self._ui.zoom > TIGHT

    def _cells(self) -> tuple[list[Box], list[Box]]:
        """For the switches and for the totals."""
        inner = inset(range_places(self._ui.zoom).strip, x=12, y=7)
        if self._is_on_two_lines:
            above, below = rows(inner, *shares(*ON_TWO))
            switches = grid(above, len(LAYERS), 1, gap=Gap.FINE)
            return switches, grid(below, TOTALS, 1, gap=Gap.FINE)
        cells = columns(inner, *shares(*SHARES), gap=Gap.FINE)
        return cells[: len(LAYERS)], cells[len(LAYERS) :]

    def build(self, group: Group) -> None:
        for layer, box in zip(LAYERS, self._cells()[0], strict=True):
            group.add(LayerSwitch(layer, box, self._ui))

    def take_command(self, command: RangeKey) -> bool:
        """True if it was of use."""
        if command not in LAYER_KEYS:
            return False
        toggle_layer(self._ui, LAYER_KEYS[command])
        self._context.rebuild()
        return True

    def draw(self, canvas: Canvas) -> None:
        ledger = self._context.ledger
        tally = ledger.tally
        key = ("totals", tally.shots, tally.hits, tally.figures, self._ui.words.code)
        canvas.composed(
            (*key, ledger.layout.scene, self._ui.settings.high_contrast),
            range_places(self._ui.zoom).strip,
            lambda: self._paint(canvas, ledger),
            backdrop=WOOD,
            slot="range-totals",
        )

    def _paint(self, canvas: Canvas, ledger: Ledger) -> None:
        canvas.nine("ui/panel-dark", range_places(self._ui.zoom).strip)
        say, tally = self._ui.say, ledger.tally
        percent = f"{round(tally.rate.share * 100)} %" if tally.shots else "–"
        totals = (
            (str(tally.shots), say("shots")),
            (str(tally.hits), say("hits")),
            (percent, say("hit rate")),
        )
        boxes = self._cells()[1]
        size = _common_size(canvas, [number for number, _ in totals], boxes)
        for (number, label), box in zip(totals, boxes, strict=True):
            if self._is_on_two_lines:
                self._paint_in_line(canvas, box, number, label)
            else:
                self._paint_total(canvas, box, number, label, size)

    @property
    def _gold(self) -> Colour:
        return CREAM if self._ui.settings.high_contrast else LIGHT_GOLD

    def _paint_total(self, canvas: Canvas, box: Box, number: str, label: str, size: float) -> None:
        upper, lower = rows(box, *shares(*TOTAL))
        _paint(canvas, number, upper, self._gold, "title", size)
        _paint(canvas, label, lower, CREAM)

    def _paint_in_line(self, canvas: Canvas, box: Box, number: str, label: str) -> None:
        """The number with its name beside it, in the middle of the box."""
        wide = canvas.text_width(number, style="title", size=Type.HEADING)
        words = canvas.text_width(label, style="bold", size=Type.NOTE)
        left, right = columns(box, wide, words, gap=BESIDE, at=0.5)
        _paint(canvas, number, left, self._gold, "title", Type.HEADING)
        _paint(canvas, label, right, CREAM)


def _common_size(canvas: Canvas, numbers: list[str], boxes: list[Box]) -> float:
    """In which all of them have room, with some air."""
    shares = [
        (box.width - 8) / max(canvas.text_width(number, style="title", size=Type.HEADING), 1.0)
        for number, box in zip(numbers, boxes, strict=True)
    ]
    return Type.HEADING * min(1.0, *shares)


def _paint(
    canvas: Canvas,
    text: str,
    box: Boxlike,
    colour: Colour,
    style: str = "bold",
    size: float = Type.NOTE,
) -> None:
    wrap = style == "bold"
    canvas.text(
        text, box, style=style, size=size, colour=colour, drop=INK, align="centre", wrap=wrap
    )
