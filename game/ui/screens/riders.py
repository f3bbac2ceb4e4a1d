"""Seats on the sheets of the menus: their piece, and who plays them."""

from __future__ import annotations

from game.engine.players import HUMAN
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIVERIES, MARKS
from game.wording.vocabulary import capital

# Of the numeral on a piece: the disc with and without its edge, and the room on it.
DISC, EDGE, ROOM = 12.0, 2.0, 20.0
NUMERAL = 14.0  # the size of its type, whatever the player wants: there is room for this only
MARK_EDGE, MARK_NUMERAL, MARK_ROOM = 1.8, 1.05, 1.6  # of a mark, the last two by its radius


def kind_label(ui: Ui, kind: str) -> str:
    """Who sits there, in a list of choices."""
    return ui.say("Human") if kind == HUMAN else capital(ui.words.level(kind))


def kind_icon(kind: str) -> str:
    return "ui/icon-person" if kind == HUMAN else "ui/icon-bot"


def draw_rider(canvas: Canvas, ui: Ui, colour: str, seat: int, box: Box) -> None:
    """The piece of a seat with its numeral: colour is never the only sign."""
    canvas.picture(f"pieces/side-{colour}", box)
    if ui.settings.marks:
        livery = LIVERIES[colour]
        at = (box.right - 9, box.bottom - 11)
        canvas.disc(at, DISC + EDGE, INK)
        canvas.disc(at, DISC, livery.dark if livery.ink == CREAM else livery.base)
        size = Units(canvas.zoom).printed(NUMERAL)
        canvas.numeral(MARKS[seat], at, size=size, colour=livery.ink, within=(ROOM, ROOM))


def draw_mark(canvas: Canvas, colour: str, seat: int, at: Point, radius: float) -> None:
    """The colour of a seat with its numeral, small."""
    canvas.disc(at, radius, INK)
    livery = LIVERIES[colour]
    canvas.disc(at, radius - MARK_EDGE, livery.base)
    size = Units(canvas.zoom).printed(radius * MARK_NUMERAL)
    room = (radius * MARK_ROOM, radius * MARK_ROOM)
    canvas.numeral(MARKS[seat], at, size=size, colour=livery.ink, within=room)
