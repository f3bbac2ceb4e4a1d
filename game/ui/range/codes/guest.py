"""A shot that came with a code: it is seen once, and then runs beside yours as a ghost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.errors import Message
from game.practice.codes import SharedShot
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type
from game.ui.pony_express.board.trail_painting import drawn
from game.ui.pony_express.shots.ground import ShotGround
from game.ui.pony_express.shots.player import ShotPlayer
from game.ui.range.board.layers import Drawing, draw_ghost_way
from game.ui.range.mode import Shot
from game.ui.range.shooting.playback import GHOSTLY
from physics.result import Pose

if TYPE_CHECKING:
    from game.ui.range.screen import Range

TAG = (28.0, 16.0)  # its height, and what it is wider than its words


class Guest:
    """Part of the range. It stays with its table, until another one comes."""

    def __init__(self, range_: Range) -> None:
        self._range = range_
        self._ui = range_.ui
        self._player: ShotPlayer | None = None
        self._is_read = False  # the warning
        self.shared: SharedShot | None = None

    @property
    def name(self) -> str:
        return self._ui.say("from the code")

    @property
    def is_here(self) -> bool:
        mode, shared = self._range.mode, self.shared
        return shared is not None and mode.may_arrange and shared.layout.key == mode.layout.key

    @property
    def warning(self) -> Message | None:
        """That it goes another way here, as long as it is on the board and nobody has read that."""
        shared = self.shared
        return None if shared is None or self._is_read or not self.is_here else shared.differs

    def warning_is_read(self) -> None:
        self._is_read = True

    @property
    def _is_watched(self) -> bool:
        """Just now its die is on its way."""
        return self._player is not None and self._range.stand.state == "watch"

    def open_sheet(self) -> None:
        from game.ui.range.codes.sheet import CodesSheet

        self._range.open_sheet(CodesSheet(self._ui, self._range))

    def welcome(self, shared: SharedShot) -> None:
        """Set its table and play it. What would go another way here is not played: the way that
        came with it is shown instead."""
        self.shared, self._player, self._is_read = shared, None, False
        self._range.practise(shared.layout)
        if shared.differs is not None:
            return
        self._player = ShotPlayer(shared.layout.to_scene(), shared.result)
        self._range.show(Shot(shared.layout, shared.shot, shared.result))

    def beside(self, shot: Shot) -> ShotPlayer | None:
        """What runs beside a shot, if that is not the guest itself."""
        own = self.shared is not None and shot.kept is self.shared.shot
        return self._player if self.is_here and not own else None

    # ------------------------------------------------------------------ on the board

    def draw(self, canvas: Canvas) -> None:
        """The way it went where the code was made."""
        if not self.is_here or self._is_watched:
            return
        assert self.shared is not None
        view, path = self._range.board.view, self.shared.path
        canvas.composed(
            ("guest", *view.key, path, self._ui.words.code),
            view.box,
            lambda: self._paint(canvas),
            slot="range-guest",
        )

    def _paint(self, canvas: Canvas) -> None:
        assert self.shared is not None
        view, path = self._range.board.view, self.shared.path
        area, drawing = canvas.area(view.box), Drawing(view.board)
        draw_ghost_way(drawing, path)
        canvas.stamp(drawn(view.board, area.size, drawing.parts), area.topleft)
        scene = self.shared.layout.to_scene()
        if scene.holds(path[-1]):  # else the die has left the board
            lying = Pose(at=path[-1], turn=0.0)
            ShotGround(view, scene).draw_die(canvas, lying, alpha=GHOSTLY)
        self._paint_tag(canvas, view.to_screen(path[-1]))

    def _pieces(self) -> list[Box]:
        """Where they are seen: they are taller than their feet are wide."""
        assert self.shared is not None
        view, found = self._range.board.view, []
        for piece in self.shared.layout.to_scene().pieces:
            (x, y), reach = view.to_screen(piece.at), piece.radius * view.scale + 6
            found.append(Box(x - reach, y - 2.4 * reach, 2 * reach, 3.4 * reach))
        return found

    def _paint_tag(self, canvas: Canvas, at: tuple[float, float]) -> None:
        """Near the die, on the board, and where it hides no piece if there is such a place."""
        board, z = self._range.board.view.box.inflate(-12, -12), canvas.zoom
        wide, high = (
            canvas.text_width(self.name, style="bold", size=Type.NOTE) + TAG[1] * z,
            TAG[0] * z,
        )
        asides = (18.0, -18.0 - high, 50.0, -50.0 - high, -90.0 - high)
        places = [Box(at[0] - wide / 2, at[1] + y, wide, high).clamp(board) for y in asides]
        taken = self._pieces()
        tag = next((one for one in places if one.collidelist(taken) < 0), places[0])
        canvas.fill(tag, INK, radius=6)
        canvas.fill(tag.inflate(-3, -3), CREAM, radius=5)
        canvas.text(
            self.name, tag, style="bold", size=Type.NOTE, colour=INK, align="centre", wrap=False
        )
