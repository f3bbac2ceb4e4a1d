"""Seats on the sheets of the menus: their piece, and who plays them."""

from __future__ import annotations

from game.engine.players import HUMAN
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIVERIES, MARKS
from game.wording.vocabulary import capital


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
        canvas.disc(at, 14, INK)
        canvas.disc(at, 12, livery.dark if livery.ink == CREAM else livery.base)
        size = 14 / canvas.typeset.text_scale  # there is room for this size only
        canvas.numeral(MARKS[seat], at, size=size, colour=livery.ink, within=(20, 20))


def draw_mark(canvas: Canvas, colour: str, seat: int, at: Point, radius: float) -> None:
    """The colour of a seat with its numeral, small."""
    canvas.disc(at, radius, INK)
    livery = LIVERIES[colour]
    canvas.disc(at, radius - 1.8, livery.base)
    size = radius * 1.05 / canvas.typeset.text_scale  # there is room for this size only
    room = (radius * 1.6, radius * 1.6)
    canvas.numeral(MARKS[seat], at, size=size, colour=livery.ink, within=room)
