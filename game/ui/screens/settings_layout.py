"""Where the settings stand: two columns of sheets, or, for whoever wants everything larger, one
page that scrolls."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import mark
from game.ui.kit.canvas import Box
from game.ui.screens.settings_rows import PICTURE, SOUND, TABLE, Row

SECTIONS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    (mark("Sound and language"), SOUND),
    (mark("Picture"), PICTURE),
    (mark("At the table"), TABLE),
)
# Two columns, as designed.
SHEETS = (Box(24, 76, 610, 278), Box(24, 362, 610, 278), Box(646, 76, 610, 454))
SAMPLE = Box(646, 538, 610, 102)
HEAD, STEP, HEIGHT = 48.0, 44.0, 38.0
LABEL, CONTROL = 262.0, 296.0
VALUE = 62.0  # what a number beside a slider takes up
MARGIN = 26.0
BELOW = 8.0  # the last row of a sheet
EDGE = 10.0  # of the paper around what scrolls
BAR_ROOM = 24.0
GAP = 12.0  # between two sheets


class RowPlace(NamedTuple):
    """`whole`: of a switch; the others have their name in `label` and something to press or drag
    in `control`; `value`: a number beside it."""

    whole: Box
    label: Box
    control: Box
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
    return _page(zoom, body) if zoom > 1.0 else _columns(zoom)


def _columns(zoom: float) -> Layout:
    """Smaller controls leave more air: the sheets stay as they are. Where there are many rows,
    they are lower."""
    rows = {}
    for sheet, (_, section) in zip(SHEETS, SECTIONS, strict=True):
        step = min(STEP, (sheet.height - HEAD - BELOW) / len(section))
        for number, row in enumerate(section):
            middle = sheet.y + HEAD + number * step + HEIGHT / 2
            rows[row.name] = _row(sheet.x + MARGIN, middle, zoom * step / STEP)
    heads = tuple(_head(sheet.x, sheet.y, sheet.width, 1.0) for sheet in SHEETS)
    return Layout(SHEETS, heads, rows, SAMPLE, None, 0.0)


def _page(zoom: float, body: Box) -> Layout:
    """All sections below each other, and beside them the sample, which does not scroll."""
    width = (LABEL + CONTROL + BAR_ROOM) * zoom + 2 * MARGIN
    sheet = Box(body.x, body.y, width, body.height)
    y = sheet.y
    rows, heads = {}, []
    for _, section in SECTIONS:
        heads.append(_head(sheet.x, y, width, zoom))
        y += HEAD * zoom
        for row in section:
            rows[row.name] = _row(sheet.x + MARGIN, y + STEP * zoom / 2, zoom)
            y += STEP * zoom
    page = sheet.inflate(-2 * EDGE, -2 * EDGE)
    sample = Box(sheet.right + GAP, sheet.y, body.right - sheet.right - GAP, sheet.height)
    return Layout((sheet,), tuple(heads), rows, sample, page, y - page.y)


def _head(x: float, y: float, width: float, zoom: float) -> Box:
    return Box(x + 24, y + 8, width - 48, (HEAD - 10) * zoom)


def _row(x: float, middle: float, zoom: float) -> RowPlace:
    """Columns do not come nearer to each other than designed."""
    high, grown = HEIGHT * zoom, max(zoom, 1.0)
    label, wide, value = LABEL * grown, CONTROL * grown, VALUE * grown
    top = middle - high / 2
    return RowPlace(
        Box(x, top, label + wide, high),
        Box(x, top, label - 12, high),
        Box(x + label, top, wide, high),
        Box(x + label + wide - value + 4, top, value - 4, high),
    )
