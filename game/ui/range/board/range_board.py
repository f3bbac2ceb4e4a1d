"""The board of the range, with what the shots so far have left on it and a sign along its top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import NamedTuple

from game.practice.layout import Layout, board_named
from game.practice.race import MOST_BYSTANDERS
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.lru_cache import Key
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type
from game.ui.range.board.layer_pictures import Layer, LayerPictures
from game.ui.range.board.layers import heat_patch, spread_patch, ways_patch
from game.ui.range.board.shot_marks import draw_shots
from game.ui.range.ledger import Ledger
from game.ui.range.places import WOOD, range_places
from game.ui.range.race import BoardView, draw_lit_line
from game.ui.table.look import Look
from physics.model import FiringLine, Point

# You, your opponent, and whoever stands by.
COLOURS = ("red", "white", *islice(cycle(("blue", "green", "brown")), MOST_BYSTANDERS))
# What takes a moment to be read, in about the order in which it is drawn, and then what comes with
# the first shot; and whoever may stand by.
PICTURES = (
    *(f"pieces/rider-{colour}" for colour in COLOURS[:2]),
    *("pieces/peg", "ui/panel-dark", "ui/panel", "ui/shadow", "ui/plank-green", "ui/plank-on"),
    *("ui/chip", "pieces/side-blue", "pieces/barrel", "pieces/side-white", "ui/plank-off"),
    *("ui/plank-dark", "ui/plank-red"),
)
BYSTANDERS = tuple(f"pieces/rider-{colour}" for colour in dict.fromkeys(COLOURS[2:]))
SKINS = {"good": "ui/plank-green", "bad": "ui/plank-red", "plain": "ui/plank-dark"}
FRAME = 0.4  # cm: how wide the printed frame is
WITHOUT_STRIP = 2.6  # cm: how high the sign is on a board that has no strip for it
UNHURRIED = 4  # frames after a shot, from which on the layers follow


class Wanted(NamedTuple):
    """What the picture of the board depends on."""

    ground: Key
    size: tuple[int, int]  # in pixels
    layout: str
    layers: tuple[str, ...]
    version: int  # of the ledger
    is_hot: bool  # whether the heat is wanted and known
    last_way: tuple[Point, ...]

    def is_of_same_board(self, other: Wanted) -> bool:
        """Nothing but shots may be different."""
        return self[:4] == other[:4]


class RangeBoard:
    """Draws the board that a layout is for; each is painted once."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._views: dict[str, BoardView] = {}
        self.view = self._view_of(Layout())
        self.last_way: Sequence[Point] = ()  # of the last shot, once it has been seen
        self._pictures = LayerPictures()
        self._shown: Wanted | None = None
        self._waited = 0  # frames

    def show(self, layout: Layout, colours: tuple[str, ...]) -> None:
        """Another table: the way of a shot at the old one means nothing there."""
        standing = len(layout.riders) + len(layout.lying)
        self._ui.canvas.assets.expect(BYSTANDERS[:standing])
        self.view = self._view_of(layout)
        self.view.look = Look(colours)
        self.last_way = ()

    def _view_of(self, layout: Layout) -> BoardView:
        if layout.board not in self._views:
            board, place = board_named(layout.board), range_places(self._ui.zoom).board
            look = Look(COLOURS)
            view = BoardView(self._ui, board, look, place, hands=False)
            view.prepare(self._ui.canvas)
            self._views[layout.board] = view
        return self._views[layout.board]

    def fit(self) -> None:
        """The controls have another size."""
        for view in self._views.values():
            view.fit(range_places(self._ui.zoom).board)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, ledger: Ledger, layers: Sequence[str]) -> None:
        """The ground with the layers that are wanted, as one picture."""
        wanted = Wanted(
            self.view.key,
            canvas.area(self.view.box).size,
            ledger.layout.key,
            tuple(layers),
            ledger.newest,
            "heat" in layers and ledger.heat_is_known,
            tuple(self.last_way),
        )
        shown = self._shown
        if shown is None or not wanted.is_of_same_board(shown) or not self._waits(wanted, ledger):
            self._shown = shown = wanted
        if shown != wanted:
            self._ui.stir()
        canvas.composed(
            ("range", *shown),
            self.view.box,
            lambda: self._paint(canvas, shown, ledger),
            backdrop=WOOD,
            slot="range-board",
        )

    def _waits(self, wanted: Wanted, ledger: Ledger) -> bool:
        """After a shot the layers are painted one by one, a frame for each, beginning when the
        rest of the screen has been painted; then the whole."""
        if wanted == self._shown:
            self._waited = 0
            return False
        self._waited += 1
        return self._waited < UNHURRIED or self._pictures.make_one(self._layers(wanted, ledger))

    def _paint(self, canvas: Canvas, shown: Wanted, ledger: Ledger) -> None:
        view = self.view
        view.draw(canvas)
        left, top = canvas.area(view.box).topleft
        with canvas.clipped(self.ground):
            for layer in self._layers(shown, ledger):
                patch = self._pictures.of(layer)
                if patch is not None:
                    canvas.stamp(patch.picture, (left + patch.corner[0], top + patch.corner[1]))
            if "shots" in shown.layers:
                draw_shots(canvas, view, ledger.here)

    def _layers(self, wanted: Wanted, ledger: Ledger) -> Iterator[Layer]:
        """From the lowest up."""
        board, size, layers = self.view.board, wanted.size, wanted.layers
        tally, layout = ledger.tally, ledger.layout
        shots = (size, wanted.layout, wanted.version)
        if wanted.is_hot:
            yield Layer("heat", shots, lambda: heat_patch(ledger.heat, size))
        best = ledger.best.path if "ghost" in layers and ledger.best is not None else ()
        ways = (best, wanted.last_way)
        yield Layer("ways", (size, board.name, *ways), lambda: ways_patch(board, size, *ways))
        if "spread" in layers:
            yield Layer("spread", shots, lambda: spread_patch(board, size, tally, layout))

    def draw_line(self, canvas: Canvas, line: FiringLine) -> None:
        """The one that is shot from."""
        draw_lit_line(canvas, self.view, line)

    @property
    def ground(self) -> Box:
        """The land inside its printed frame: where dice that leave the board are seen no more."""
        box, view = self.view.box, self.view
        top, frame = view.board.hand_table * view.scale, FRAME * view.scale
        return Box(
            box.x + frame,
            box.y + top + frame / 2,
            box.width - 2 * frame,
            box.height - top - 1.5 * frame,
        )

    @property
    def sign(self) -> Box:
        """Along the top, where the race has the table of hands."""
        box, view = self.view.box, self.view
        high = (view.board.hand_table or WITHOUT_STRIP) * view.scale
        return Box(box.x + 10, box.y + 3, box.width - 20, high - 8)

    def draw_sign(self, canvas: Canvas, text: str, tone: str, room: float = 0.0) -> None:
        """What to do now, or what came of it; `tone`: empty for the former. `room`: left for a
        plank at its end."""
        box = self.sign
        canvas.composed(
            ("sign", text, tone, room, self.view.board.hand_table),
            box,
            lambda: self._paint_sign(canvas, text, tone, room),
        )

    def _paint_sign(self, canvas: Canvas, text: str, tone: str, room: float) -> None:
        box = self.sign
        if tone or not self.view.board.hand_table:
            canvas.nine(SKINS.get(tone, "ui/plank-dark"), box, grain=min(box.height / 44, 1.0))
        canvas.text(
            text,
            (box.x + 26, box.y + 2, box.width - 52 - room, box.height - 4),
            style="title" if tone else "bold",
            size=Type.LABEL if tone else Type.ENTRY,
            colour=CREAM,
            drop=INK,
            align="centre",
        )
