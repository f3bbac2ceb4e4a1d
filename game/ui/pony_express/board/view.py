"""The board on the screen: its picture, and the pieces that stand on it, seen from a little south.

The ground keeps its true scale and heights lean up the screen, so a piece's foot is drawn exactly
where the rules and the physics have it.
"""

from __future__ import annotations

import math

from game.rules.pony_express.board import Board
from game.ui.kit.canvas import Boxlike, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.pony_express.board.fit import PLACE, PrintedBoard
from game.ui.pony_express.board.painting import BoardPainter
from game.ui.table.look import Look

WOOD = "ui/table-wood"
CM_OF_RIDER = 244 / 36  # what a cell of a sheet measures on the board: 36 pixels a cm
CM_OF_FALL = 368 / 36  # a falling one reaches further, and so does a figure
HEADINGS = 16
DIRECTIONS = 8
TILTS = (25.0, 50.0, 72.0, 90.0)  # degrees: the steps in which a rider is drawn falling
FIGURE_STEP = 11.25  # degrees between two pictures of a falling figure
UPRIGHT = 12.0  # degrees: a rider that leans less is drawn standing
LYING = 90.0
LYING_ASIDE = 2.2  # cm from the foot's centre, before the fall, to the middle of what lies there


class BoardView(PrintedBoard):
    """What is seen of a board, fitted into a box of the design."""

    def __init__(
        self, ui: Ui, board: Board, look: Look, box: Boxlike = PLACE, *, hands: bool = True
    ) -> None:
        super().__init__(ui, board, box, hands=hands)
        self.look = look

    def space_at(self, at: Point) -> int | None:
        """The space under a point of the design."""
        here = self.to_board(at)
        nearest = min(range(1, self.board.last + 1), key=lambda n: math.dist(self._at(n), here))
        return nearest if math.dist(self._at(nearest), here) < 1.4 else None

    def _at(self, space: int) -> Point:
        return self.board.points[space]

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Everything that is printed, as one picture that is painted once."""
        painter = BoardPainter(self, canvas)
        canvas.composed(self.key, self.box, painter.paint, backdrop=WOOD)

    def prepare(self, canvas: Canvas) -> None:
        """It will be drawn soon: what takes long is made ready beside the frames."""
        canvas.assets.expect_backdrop(WOOD, canvas.window.get_size())
        if not canvas.has_composed(self.key, self.box, backdrop=WOOD):
            BoardPainter(self, canvas).prepare()

    @property
    def key(self) -> tuple[object, ...]:
        """Another one when the picture is another."""
        settings = self.ui.settings
        return (
            "board",
            self.board.name,
            hash(self.board),
            self.ui.words.code,
            settings.bandits,
            settings.high_contrast,
            self.hands,
        )

    def draw_rider(
        self,
        canvas: Canvas,
        seat: int,
        at: Point,
        heading: float,
        tilt: float = 0.0,
        lean: float = 0.0,
        alpha: int = 255,
        lift: float = 0.0,
    ) -> None:
        """`heading` and `lean`, the direction in which it falls, in degrees counter-clockwise
        from east; `tilt` from 0, upright, to 90, lying; `lift` in cm above the ground."""
        colour = self.look.colours[seat]
        x, y = self.to_screen(at)
        centre = (x, y - lift * self.scale)
        if tilt < UPRIGHT:
            index = round(heading / (360 / HEADINGS)) % HEADINGS
            name, grid, side = f"pieces/rider-{colour}", (4, 4), CM_OF_RIDER * self.scale
        else:
            west = math.cos(math.radians(heading)) < 0
            step = min(range(len(TILTS)), key=lambda n: abs(TILTS[n] - tilt))
            index, grid, side = west * len(TILTS) + step, (1, 8), CM_OF_FALL * self.scale
            name = rider_fall(colour, lean)
        canvas.cell(name, grid, index, centre, (side, side), alpha=alpha)

    def draw_figure(
        self, canvas: Canvas, at: Point, tilt: float = 0.0, lean: float = 0.0, alpha: int = 255
    ) -> None:
        """One of the three figures; `tilt` and `lean` as with a rider."""
        side = CM_OF_FALL * self.scale
        centre = self.to_screen(at)
        step = round(tilt / FIGURE_STEP)
        if step <= 0:
            canvas.cell("pieces/peg", (1, 1), 0, centre, (side, side), alpha=alpha)
            return
        name = figure_fall(lean)
        canvas.cell(name, (1, 8), min(step, 8) - 1, centre, (side, side), alpha=alpha)

    def draw_barrel(self, canvas: Canvas, at: Point, alpha: int = 255) -> None:
        side = CM_OF_RIDER * self.scale
        canvas.cell("pieces/barrel", (1, 1), 0, self.to_screen(at), (side, side), alpha=alpha)


def rider_fall(colour: str, lean: float) -> str:
    """The sheet of a rider that falls in a direction."""
    return f"pieces/rider-{colour}-fall-{_direction(lean)}"


def figure_fall(lean: float) -> str:
    return f"pieces/peg-fall-{_direction(lean)}"


def _direction(lean: float) -> int:
    return round(lean / (360 / DIRECTIONS)) % DIRECTIONS
