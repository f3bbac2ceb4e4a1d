"""Where the points of a board lie on the screen."""

from __future__ import annotations

from game.rules.pony_express.board import Board
from game.ui.kit.canvas import Box, Boxlike, Point
from game.ui.kit.scene import Ui

PLACE = Box(12, 12, 936, 648)  # on the screen of the table


class BoardFit:
    """A board fitted into a box of the design, its top left corner in the box's."""

    def __init__(self, board: Board, box: Boxlike = PLACE) -> None:
        self.board = board
        self.fit(box)

    def fit(self, box: Boxlike) -> None:
        """Into another place."""
        x, y, width, height = box
        board = self.board
        self.scale = min(width / board.width, height / board.height)  # design pixels to the cm
        self.box = Box(x, y, board.width * self.scale, board.height * self.scale)

    def to_screen(self, at: Point) -> Point:
        """From cm, y up, to the design."""
        return (
            self.box.x + at[0] * self.scale,
            self.box.y + (self.board.height - at[1]) * self.scale,
        )

    def reach(self, at: Point, left: float, up: float, right: float, down: float) -> Box:
        """What reaches so many cm from a point of the board to each side, in the design."""
        (x, y), cm = self.to_screen(at), self.scale
        return Box(x - left * cm, y - up * cm, (left + right) * cm, (up + down) * cm)

    def to_board(self, at: Point) -> Point:
        return (
            (at[0] - self.box.x) / self.scale,
            self.board.height - (at[1] - self.box.y) / self.scale,
        )


class PrintedBoard(BoardFit):
    """With what is printed on it in the player's language. `hands`: whether the table of hands is
    printed along the top."""

    def __init__(self, ui: Ui, board: Board, box: Boxlike = PLACE, *, hands: bool = True) -> None:
        super().__init__(board, box)
        self.ui = ui
        self.hands = hands

    def token(self, kind: str) -> str:
        """The picture of a kind of space that has one."""
        shown = "bandits" if kind == "indians" and self.ui.settings.bandits else kind
        return f"board/token-{shown}"
