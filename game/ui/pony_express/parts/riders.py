"""The pieces on the board, and the name plates beside the riders."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.pony_express.board.pieces import Pose
from game.ui.pony_express.context import RaceContext
from game.ui.table.part import Part
from physics.model import Piece

DIE_CELL = 1.7  # how much wider the picture of a die is than the die


class Riders(Part[RaceContext]):
    """Everything that stands or lies on the board, on its way to its place."""

    def advance(self, seconds: float) -> None:
        context = self.context
        if context.pieces.advance(seconds, at_once=context.still):
            context.ui.stir()

    def draw(self, canvas: Canvas) -> None:
        for piece, pose in self.context.pieces.standing():
            if pose.alpha > 0:
                self._draw_piece(canvas, piece, pose)

    def _draw_piece(self, canvas: Canvas, piece: Piece, pose: Pose) -> None:
        board = self.context.board_view
        if piece.kind == "figure":
            board.draw_figure(canvas, pose.at, pose.tilt, pose.lean, pose.alpha)
        elif piece.kind == "barrel":
            board.draw_barrel(canvas, pose.at, pose.alpha)
        elif piece.owner is not None:
            board.draw_rider(
                canvas,
                piece.owner,
                pose.at,
                pose.heading,
                pose.tilt,
                pose.lean,
                pose.alpha,
                pose.lift,
            )
        else:
            self._draw_die(canvas, piece)

    def _draw_die(self, canvas: Canvas, piece: Piece) -> None:
        """The one that a spare cartridge has left lying."""
        board = self.context.board_view
        side = piece.height * board.scale * DIE_CELL
        canvas.cell("pieces/die-A", (5, 1), 0, board.to_screen(piece.at), (side, side))


class NamePlates(Part[RaceContext]):
    def draw(self, canvas: Canvas) -> None:
        self.context.tags.draw(canvas)
