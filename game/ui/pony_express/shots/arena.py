"""Where shots are taken: the camera's way there and back, the light on the firing line, and beside
the board, while nobody shoots, who stands in the duel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from game.rules.pony_express.pieces import duel_place
from game.rules.pony_express.seen_table import pieces_seen
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.pony_express.duel_marks import draw_duel_marks
from game.ui.pony_express.players_panel import draw_dots
from game.ui.pony_express.shots.camera import GOES, GOES_FAST, Camera, LineLight
from game.ui.pony_express.shots.column import WOOD
from game.ui.pony_express.shots.duel_facts import facing
from game.ui.pony_express.shots.duellists import Duellist, draw_duellists, row_of
from game.ui.pony_express.shots.ground import draw_lit_line
from game.ui.pony_express.shots.magnify import magnify
from game.ui.pony_express.shots.player import targets
from game.ui.pony_express.shots.prerender import Coming, Prerender, steps_of
from physics.model import Scene

if TYPE_CHECKING:
    from game.ui.pony_express.view import RaceView

READING = 20  # frames: then the pictures for a shot have been read
ASIDE = 40.0  # below the duellists, where others speak
PAWN = 76.0  # how far the pawn of a duellist reaches


class Arena:
    """Part of a table. Cues and prompts send the camera there; it stays until the duel is over."""

    def __init__(self, view: RaceView) -> None:
        self._view = view
        self.camera = Camera()
        self.light = LineLight()
        self._duel: tuple[tuple[int, ...], bool] | None = None  # who, and whether a showdown
        self._facing: tuple[Duellist, ...] = ()
        self._prerender: Prerender | None = None

    # ------------------------------------------------------------------ there and back

    def open_duel(self, seats: Sequence[int], *, showdown: bool) -> None:
        """The camera goes to where the two meet."""
        self._duel = (tuple(seats), showdown)
        self._go(self._between(seats), GOES)

    def approach(self, scene: Scene) -> None:
        """Somebody is about to shoot: the camera is there, or goes to what is aimed at."""
        if scene.target is None:
            self._duel = None
        if not self.camera.goes:
            screen = self._view.board_view.to_screen
            self._go(_middle([screen(piece.at) for piece in targets(scene)]), GOES_FAST)
        self.light.light(scene.line, at_once=self._view.still)

    def _go(self, focus: Point, lasts: float) -> None:
        if self._view.still:
            self.camera.jump(there=True)
        else:
            self.camera.go(focus, lasts)
        self._view.rebuild_scene()

    def leave(self, seats: Sequence[int]) -> None:
        """Back to the table; these riders are looked at on the way."""
        self.light.put_out()
        if self._view.still:
            self.camera.jump(there=False)
        else:
            self.camera.come_back(self._between(seats))
        self._view.rebuild_scene()

    def _between(self, seats: Sequence[int]) -> Point:
        return _middle([self._view.pieces.screen_of(seat) for seat in seats])

    def follow(self) -> None:
        """Straight to where it belongs, for a table that nobody saw change. Whoever faces the
        figures is looked at from where the camera is."""
        duel, before = self._view.seen.duel, self.shown
        facing = self._view.so_far.facing
        if duel is not None:
            self._duel = (duel.seats, duel.showdown)
        elif facing is not None:
            self._duel = None
        if facing is None and self.camera.goes != (duel is not None):
            self.jump(there=duel is not None)
        elif self.shown != before:
            self._view.rebuild_scene()

    def jump(self, *, there: bool) -> None:
        self.camera.jump(there=there)
        self.light.put_out()
        self._view.rebuild_scene()

    def skip(self) -> None:
        """Whatever moves is where it will be."""
        moved = self.camera.moving
        self.camera.skip()
        self.light.skip()
        if moved:
            self._view.rebuild_scene()

    @property
    def moves(self) -> bool:
        """Nobody can shoot yet."""
        return self.camera.moving or self.light.runs

    def advance(self, seconds: float) -> None:
        if self.moves:
            self._view.ui.stir()
        if self.camera.moving:
            if self.camera.advance(seconds):
                self._view.rebuild_scene()
        elif self.light.runs:
            if self.light.share == 0.0:
                self._view.ui.sounds.play("tick", 0.8)
            self.light.advance(seconds)

    # ------------------------------------------------------------------ at the table

    @property
    def shown(self) -> bool:
        """Whether the duellists stand beside the board, in the place of all riders."""
        open = self.camera.goes or self.camera.moving
        return self._duel is not None and open and not self._view.docked

    @property
    def _seats(self) -> tuple[int, ...]:
        return self._duel[0] if self.shown and self._duel is not None else ()

    def hides(self, seat: int) -> bool:
        """Whether a rider has no row now, because others duel."""
        return self.shown and seat not in self._seats

    def height_of(self, seat: int) -> float | None:
        """At which somebody is heard now; None: at the row of the riders' panel."""
        if not self.shown:
            return None
        zoom = self._view.ui.zoom
        if seat in self._seats:
            return row_of(self._seats.index(seat), zoom).centery
        return self._view.column_top + ASIDE * zoom

    def draw_column(self, canvas: Canvas) -> None:
        view = self._view
        if self._duel is not None and (view.seen.duel is not None or self.camera.goes):
            seats, showdown = self._duel  # else it is over, and stays as it was
            self._facing = facing(view, seats, showdown=showdown)
        key = (*view.board_view.key, "duel", *self._facing, tuple(view.log_panel.box))
        canvas.composed(
            key, view.column, lambda: self._paint_column(canvas), backdrop=WOOD, slot="duel"
        )
        if view.thinking in self._seats:
            row, zoom = row_of(self._seats.index(view.thinking), view.ui.zoom), view.ui.zoom
            pawn = Box(row.x, row.y, PAWN * zoom, row.height)
            draw_dots(canvas, pawn, zoom, view.ui)

    def _paint_column(self, canvas: Canvas) -> None:
        showdown = self._duel is not None and self._duel[1]
        draw_duellists(canvas, self._view.ui, self._title(showdown), self._facing)
        self._view.log_panel.paint(canvas)

    def foresee_duel(self, seats: Sequence[int], *, showdown: bool) -> None:
        """The camera will go there soon."""
        ui = self._view.ui
        stand = facing(self._view, seats, showdown=showdown)
        panel = partial(draw_duellists, ui=ui, title=self._title(showdown), duellists=stand)
        self._prerender = Prerender([panel, self._view.side.draw_passing], wait=READING)

    def foresee(self, *shooters: int) -> None:
        """These will shoot soon: at each other, or a single one at the figures."""
        coming = [self._coming(shooter) for shooter in shooters]
        steps = steps_of(self._view.ui, self._view.board_view, coming)
        wait = READING if self._view.seen.duel is None else 0
        self._prerender = Prerender(chain([self._view.side.draw_passing], steps), wait=wait)

    def _coming(self, shooter: int) -> Coming:
        """As far as all can know it."""
        board, duel = self._view.board, self._view.seen.duel
        place = board.figures_place if duel is None else duel_place(board, duel, shooter)
        scene = Scene(
            width=board.width,
            height=board.height,
            line=place.line,
            pieces=tuple(pieces_seen(self._view.seen)),
            mode="figures" if duel is None else "duel",
            shooter=shooter,
            target=None if duel is None else duel.opponent(shooter),
        )
        seats, showdown = ((), False) if duel is None else (duel.seats, duel.showdown)
        stand = facing(self._view, seats, showdown=showdown, shooting=shooter)
        return Coming(scene, self._title(showdown), stand)

    def _title(self, showdown: bool) -> str:
        say = self._view.ui.say
        return say("Showdown") if showdown else say("Duel")

    def rehearse(self, canvas: Canvas) -> None:
        """Draws ahead what a shot will show, a little in every frame."""
        if self._prerender is None:
            return
        self._view.ui.stir()
        if not self._prerender.go_on(canvas):
            self._prerender = None

    # ------------------------------------------------------------------ on every screen

    def draw_line(self, canvas: Canvas) -> None:
        """Below the pieces: what marks the duel on the board, and the line that is lit."""
        draw_duel_marks(canvas, self._view.board_view, self._view.seen, self._view.so_far)
        if self.light.line is not None and not self.camera.moving and self.light.share > 0.0:
            draw_lit_line(canvas, self._view.board_view, self.light.line, self.light.share)

    def magnify(self, canvas: Canvas) -> None:
        """The board as the camera sees it on its way."""
        if self.camera.moving:
            board = self._view.board_view.box
            magnify(canvas, board, self.camera.seen(board))

    def draw_above(self, canvas: Canvas) -> None:
        """The panels of the table as they go out of sight or come back, above everything."""
        gone = self.camera.panels_gone
        if not self.camera.moving or gone >= 1.0:
            return
        column = self._view.column
        with canvas.clipped(column), canvas.shifted((gone * column.width, 0.0)):
            canvas.layer += 80
            self._view.side.draw_passing(canvas)
            canvas.layer -= 80


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
