"""Where the settings stand: two columns of sheets, or, for whoever wants everything larger, one
page that scrolls."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import mark
from game.ui.kit.canvas import Box
from game.ui.kit.layout import TOP, Units, columns, extent, grid, inset, placed, rows, share, stack
from game.ui.kit.tokens import Gap
from game.ui.screens.menu_places import AS_DESIGNED
from game.ui.screens.settings_rows import PICTURE, SOUND, TABLE, Row

SECTIONS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    (mark("Sound and language"), SOUND),
    (mark("Picture"), PICTURE),
    (mark("At the table"), TABLE),
)
# Two columns, as designed.
_LEFT, _RIGHT = grid(AS_DESIGNED.body, 2, 1, gap=Gap.WIDE)
SHEETS = (*grid(_LEFT, 1, 2, gap=Gap.USUAL), rows(_RIGHT, 454)[0])
SAMPLE = rows(_RIGHT, 102, at=1.0)[0]
HEAD, STEP, HEIGHT = 48.0, 44.0, 38.0
TITLE = 38.0  # of a section
LABEL, CONTROL = 262.0, 296.0
VALUE = 62.0  # what a number beside a slider takes up
MARGIN = 26.0
BELOW = 8.0  # the last row of a sheet
EDGE = 10.0  # of the paper around what scrolls
BAR_ROOM = 24.0


class RowPlace(NamedTuple):
    """`whole`: of a switch; the others have their name in `label` and something to press or drag
    in `control`, or in `slider` with a number beside it in `value`."""

    whole: Box
    label: Box
    control: Box
    slider: Box
    value: Box


class Layout(NamedTuple):
    """`page`: what scrolls, None where all is in view; `height`: of all that stands on it."""

    sheets: tuple[Box, ...]
    heads: tuple[Box, ...]  # of the sections
    rows: dict[str, RowPlace]
    sample: Box
    page: Box | None
    height: float


def settings_layout(zoom: float, body: Box) -> Layout:
    """`body`: the room for sheets."""
    units = Units(zoom)
    return _page(units, body) if zoom > 1.0 else _columns(units)


def _columns(units: Units) -> Layout:
    """Smaller controls leave more air: the sheets stay as they are. Where there are many rows,
    they are lower."""
    places = {}
    for sheet, (_, section) in zip(SHEETS, SECTIONS, strict=True):
        inner = inset(sheet, left=MARGIN, top=HEAD, bottom=BELOW)
        step = min(STEP, inner.height / len(section))
        for row, line in zip(section, stack(inner, *[step] * len(section)), strict=True):
            middle = inset(line, bottom=step - HEIGHT)
            places[row.name] = _row(middle, units(HEIGHT * step / STEP), units)
    heads = tuple(_title(sheet, TITLE) for sheet in SHEETS)
    return Layout(SHEETS, heads, places, SAMPLE, None, 0.0)


def _page(units: Units, body: Box) -> Layout:
    """All sections below each other, and beside them the sample, which does not scroll."""
    width = units(LABEL + CONTROL + BAR_ROOM) + 2 * MARGIN
    sheet, sample = columns(body, width, share(), gap=Gap.WIDE)
    heights = [
        high for _, section in SECTIONS for high in (units(HEAD), *[units(STEP)] * len(section))
    ]
    lines = iter(stack(sheet, *heights))
    places, heads = {}, []
    for _, section in SECTIONS:
        heads.append(_title(next(lines), units(TITLE)))
        for row in section:
            places[row.name] = _row(inset(next(lines), left=MARGIN), units(HEIGHT), units)
    page = inset(sheet, EDGE)
    return Layout((sheet,), tuple(heads), places, sample, page, extent(*heights) - EDGE)


def _title(box: Box, high: float) -> Box:
    """Of a section, at the top of its sheet or of its lines."""
    return placed(inset(box, x=24, top=8), high=high, at=TOP)


def _row(line: Box, high: float, units: Units) -> RowPlace:
    """In the middle of a line. Columns do not come nearer to each other than designed."""
    line = placed(line, high=high)
    label, control = columns(line, units.grown(LABEL), units.grown(CONTROL))
    slider, value = columns(control, share(), units.grown(VALUE))
    return RowPlace(
        whole=label.union(control),
        label=inset(label, right=12),
        control=control,
        slider=slider,
        value=inset(value, left=Gap.FINE),
    )
