"""The ground of every screen with the board on it: board and strip on their table, as one
picture on top of which is drawn whatever moves."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.pony_express.board.view import WOOD
from game.ui.pony_express.context import RaceContext


def draw_ground(canvas: Canvas, context: RaceContext) -> None:
    if canvas.origin != (0, 0):
        canvas.background(WOOD)
    key = (*context.board_view.key, "ground", context.replayed)
    whole = (0, 0, *DESIGN_SIZE)
    canvas.composed(key, whole, lambda: _paint(canvas, context), backdrop=WOOD, slot="table")


def _paint(canvas: Canvas, context: RaceContext) -> None:
    context.board_view.draw(canvas)
    context.strip.paint(canvas)
