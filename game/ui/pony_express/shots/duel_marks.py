"""What lies on the board during a duel: the token on its space, the places and firing lines of a
showdown whose riders have stepped nearer, and the line that is lit for whoever shoots."""

from __future__ import annotations

from game.rules.pony_express.pieces import duel_place
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CREAM, INK
from game.ui.pony_express.board.trail_painting import line_ends
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.shots.ground import draw_lit_line

TOKEN, PLACE = 2.45, 1.5  # cm: how wide the token is, and how far a place reaches
LINE, EDGE = 3.0, 7.0  # design units: a drawn line, and the dark one below it


def draw_duel_marks(canvas: Canvas, context: RaceContext) -> None:
    """Below the pieces."""
    _draw_places(canvas, context)
    light, board = context.arena.light, context.board_view
    if light.line is not None and not context.arena.camera.moving and light.share > 0.0:
        draw_lit_line(canvas, board, light.line, light.share)


def _draw_places(canvas: Canvas, context: RaceContext) -> None:
    """From the call of a duel to its end."""
    duel, called, board = context.seen.duel, context.so_far.called, context.board_view
    if duel is None and called is None:
        return
    space = duel.space if duel is not None else called.space if called is not None else 1
    at = board.to_screen(context.board.points[space])
    side = TOKEN * board.scale
    canvas.centred("board/token-duel", at, size=(side, side))
    if duel is None or not duel.paces:
        return
    for seat in duel.seats:
        place = duel_place(context.board, duel, seat)
        begin, end = (board.to_screen(at) for at in line_ends(context.board, place.line))
        canvas.line(begin, end, INK, width=EDGE)
        canvas.line(begin, end, CREAM, width=LINE)
        centre = board.to_screen(place.at)
        canvas.disc(centre, PLACE * board.scale, INK, width=EDGE)
        canvas.disc(centre, PLACE * board.scale - (EDGE - LINE) / 2, CREAM, width=LINE)
