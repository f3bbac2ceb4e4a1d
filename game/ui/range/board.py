"""The board of the range, with what the shots so far have left on it and a sign along its top."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice

from game.practice.layout import Layout, board_named
from game.rules.pony_express.practice import MOST_BYSTANDERS
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK
from game.ui.race.board_view import BoardView
from game.ui.race.look import Look
from game.ui.race.shots.ground import draw_lit_line
from game.ui.race.trail_painting import drawn
from game.ui.range.layers import (
    Drawing,
    draw_ghost_way,
    draw_last_way,
    draw_spread,
    heat_picture,
)
from game.ui.range.ledger import Ledger
from game.ui.range.places import range_places
from game.ui.range.shot_marks import draw_shots
from physics.model import FiringLine, Point

WOOD = "ui/table-wood"
# You, your opponent, and whoever stands by.
COLOURS = ("red", "white", *islice(cycle(("blue", "green", "brown")), MOST_BYSTANDERS))
# The large ones, which take a moment to be read, and then what comes with the first shot.
PICTURES = (
    "board/terrain-pony-express",
    *(f"pieces/rider-{colour}" for colour in COLOURS[:2]),
    *("ui/panel", "ui/panel-dark", "ui/plank-green", "ui/plank-dark", "ui/plank-red"),
    *("pieces/peg", "pieces/barrel", "pieces/side-white", "pieces/side-blue"),
)
SKINS = {"good": "ui/plank-green", "bad": "ui/plank-red", "plain": "ui/plank-dark"}
WITHOUT_STRIP = 2.6  # cm: how high the sign is on a board that has no strip for it


class RangeBoard:
    """Draws the board that a layout is for; each is painted once."""

    def __init__(self, ui: Ui, layout: Layout) -> None:
        self._ui = ui
        self._views: dict[str, BoardView] = {}
        self.view = self._view_of(layout)
        self.last_way: Sequence[Point] = ()  # of the last shot, once it has been seen

    def show(self, layout: Layout, colours: tuple[str, ...]) -> None:
        """Another table: the way of a shot at the old one means nothing there."""
        self.view = self._view_of(layout)
        self.view.look = Look(colours)
        self.last_way = ()

    def _view_of(self, layout: Layout) -> BoardView:
        if layout.board not in self._views:
            board, place = board_named(layout.board), range_places(self._ui.zoom).board
            look = Look(COLOURS)
            self._views[layout.board] = BoardView(self._ui, board, look, place, hands=False)
        return self._views[layout.board]

    def fit(self) -> None:
        """The controls have another size."""
        for view in self._views.values():
            view.fit(range_places(self._ui.zoom).board)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, ledger: Ledger, layers: Sequence[str]) -> None:
        """The ground with the layers that are wanted, as one picture."""
        view = self.view
        key = (*view.key, ledger.layout.key, ledger.version, *layers, tuple(self.last_way))
        canvas.composed(
            ("range", *key),
            view.box,
            lambda: self._paint(canvas, ledger, layers),
            backdrop=WOOD,
            slot="range-board",
        )

    def _paint(self, canvas: Canvas, ledger: Ledger, layers: Sequence[str]) -> None:
        view = self.view
        view.draw(canvas)
        area = canvas.area(view.box)
        heat = heat_picture(ledger.heat, area.size) if "heat" in layers else None
        if heat is not None:
            canvas.stamp(heat, area.topleft)
        drawing = Drawing(view.board)
        if "ghost" in layers and ledger.best is not None:
            draw_ghost_way(drawing, ledger.best.path)
        draw_last_way(drawing, self.last_way)
        if "spread" in layers:
            draw_spread(drawing, ledger.tally, ledger.layout)
        if drawing.parts:
            canvas.stamp(drawn(view.board, area.size, drawing.parts), area.topleft)
        if "shots" in layers:
            draw_shots(canvas, view, ledger.here)

    def draw_line(self, canvas: Canvas, line: FiringLine) -> None:
        """The one that is shot from."""
        draw_lit_line(canvas, self.view, line, self._ui.motion(self._ui.time))

    @property
    def sign(self) -> Box:
        """Along the top, where the race has the table of hands."""
        box, view = self.view.box, self.view
        high = (view.board.hand_table or WITHOUT_STRIP) * view.scale
        return Box(box.x + 10, box.y + 3, box.width - 20, high - 8)

    def draw_sign(self, canvas: Canvas, text: str, tone: str) -> None:
        """What to do now, or what came of it; `tone`: empty for the former."""
        box = self.sign
        canvas.composed(
            ("sign", text, tone, self.view.board.hand_table),
            box,
            lambda: self._paint_sign(canvas, text, tone),
        )

    def _paint_sign(self, canvas: Canvas, text: str, tone: str) -> None:
        box = self.sign
        if tone or not self.view.board.hand_table:
            canvas.nine(SKINS.get(tone, "ui/plank-dark"), box, grain=min(box.height / 44, 1.0))
        canvas.text(
            text,
            (box.x + 26, box.y + 2, box.width - 52, box.height - 4),
            style="title" if tone else "bold",
            size=22 if tone else 19,
            colour=CREAM,
            drop=INK,
            align="centre",
        )
