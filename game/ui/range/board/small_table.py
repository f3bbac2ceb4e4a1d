"""A table in a few centimetres: the land, where everything stands, and the way of a shot."""

from __future__ import annotations

from collections.abc import Sequence

from game.practice.layout import Layout, board_named
from game.practice.race import Board
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CORAL, CREAM, GOLD, INK, LIGHT_GOLD, LIVERIES, SADDLE, TAN, Colour
from game.ui.range.board.range_board import COLOURS
from game.ui.range.race import paint_land, ways_picture
from physics.model import Piece, Point, Scene

FOOT, SMALLEST = 1.6, 4.0  # times larger than they are, to be seen; and at least
PEG = 0.8  # of that is a figure: they stand close to each other
WAYS, FADED = 150, 70  # how much is seen of the trail, and of a veil over the land
EDGE = 3.0
SHAPE = 1.58  # how wide it is to its height, where it has all the room it wants


def draw_small_table(
    canvas: Canvas, layout: Layout, box: Box, way: Sequence[Point] = (), slot: str = ""
) -> None:
    """`way`: of a shot at it; `slot`: see `Canvas.composed`."""
    canvas.composed(
        ("small table", layout.key, tuple(way)),
        box,
        lambda: _SmallTable(canvas, layout, box).paint(way),
        slot=slot,
    )


class _SmallTable:
    """Without the strip of hands along the top of the board."""

    def __init__(self, canvas: Canvas, layout: Layout, box: Box) -> None:
        self._canvas = canvas
        self._scene = layout.to_scene()
        self._board: Board = board_named(layout.board)
        seen = self._board.height - self._board.hand_table  # cm, from the lower edge
        room = box.inflate(-2 * EDGE, -2 * EDGE)
        self._scale = min(room.width / self._board.width, room.height / seen)
        wide, high = self._board.width * self._scale, seen * self._scale
        self._ground = Box(box.centerx - wide / 2, box.centery - high / 2, wide, high)

    def _place(self, at: Point) -> Point:
        ground = self._ground
        return ground.x + at[0] * self._scale, ground.bottom - at[1] * self._scale

    def paint(self, way: Sequence[Point]) -> None:
        canvas, line = self._canvas, self._scene.line
        canvas.fill(self._ground.inflate(2 * EDGE, 2 * EDGE), INK, radius=5)
        with canvas.clipped(self._ground):
            self._paint_land()
            ends = [self._place(line.point(0.0, side * line.width / 2)) for side in (-1, 1)]
            self._paint_way(ends, CREAM)
            self._paint_way([self._place(at) for at in way], LIGHT_GOLD)
            for piece in self._scene.pieces:
                self._paint_piece(piece)

    def _paint_land(self) -> None:
        """The same for every table on a board, so it is painted once."""
        ground, high = self._ground, self._board.height * self._scale
        whole = Box(ground.x, ground.bottom - high, ground.width, high)

        def paint() -> None:
            canvas, area = self._canvas, self._canvas.area(whole)
            paint_land(canvas, self._board, whole)
            canvas.stamp(ways_picture(self._board, area.size), area.topleft, WAYS)
            canvas.fill(whole, CREAM, alpha=FADED)

        self._canvas.composed(("small land", hash(self._board)), whole, paint)

    def _paint_way(self, points: Sequence[Point], colour: Colour) -> None:
        for width, ink in ((5.0, INK), (2.5, colour)):
            self._canvas.path(points, ink, width=width)

    def _paint_piece(self, piece: Piece) -> None:
        canvas, centre = self._canvas, self._place(piece.at)
        peg = PEG if piece.kind == "figure" else 1.0
        radius = max(piece.radius * FOOT * self._scale, SMALLEST) * peg
        fill, collar = _colours(piece, self._scene)
        for reach, ink in ((radius + 3, INK), (radius + 2, collar), (radius, INK)):
            canvas.disc(centre, reach, ink)
        canvas.disc(centre, radius - 1, fill)


def _colours(piece: Piece, scene: Scene) -> tuple[Colour, Colour]:
    """Of what stands there, and around it its role, as on the board itself."""
    if piece.kind == "figure":
        return TAN, CORAL if scene.target is None else SADDLE
    if piece.kind != "rider":
        return SADDLE, SADDLE
    if piece.owner == scene.shooter:
        return LIVERIES[COLOURS[0]].base, GOLD
    if piece.owner == scene.target is not None:
        return LIVERIES[COLOURS[1]].base, CORAL
    return LIVERIES[COLOURS[2]].base, CREAM
