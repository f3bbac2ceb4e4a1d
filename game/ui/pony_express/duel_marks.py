"""What lies on the board during a duel: the token on its space, and the places and firing lines of
a showdown whose riders have stepped nearer."""

from __future__ import annotations

from game.rules.pony_express.pieces import duel_place
from game.rules.pony_express.view import PonyExpressView
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CREAM, INK
from game.ui.pony_express.board_view import BoardView
from game.ui.pony_express.trail_painting import line_ends
from game.ui.pony_express.turn_so_far import TurnSoFar

TOKEN, PLACE = 2.45, 1.5  # cm: how wide the token is, and how far a place reaches
LINE, EDGE = 3.0, 7.0  # design units: a drawn line, and the dark one below it


def draw_duel_marks(
    canvas: Canvas, view: BoardView, seen: PonyExpressView, so_far: TurnSoFar
) -> None:
    """From the call of a duel to its end."""
    duel, called = seen.duel, so_far.called
    if duel is None and called is None:
        return
    space = duel.space if duel is not None else called.space if called is not None else 1
    side = TOKEN * view.scale
    canvas.centred("board/token-duel", view.to_screen(view.board.points[space]), size=(side, side))
    if duel is not None and duel.paces:
        for seat in duel.seats:
            place = duel_place(view.board, duel, seat)
            begin, end = (view.to_screen(at) for at in line_ends(view.board, place.line))
            canvas.line(begin, end, INK, width=EDGE)
            canvas.line(begin, end, CREAM, width=LINE)
            centre = view.to_screen(place.at)
            canvas.disc(centre, PLACE * view.scale, INK, width=EDGE)
            canvas.disc(centre, PLACE * view.scale - (EDGE - LINE) / 2, CREAM, width=LINE)
