"""A shot that came with a code: it is seen once, and then runs beside yours as a ghost."""

from __future__ import annotations

from game.engine.errors import GameError, Message
from game.practice.codes.shot_code import SharedShot
from game.practice.record import replayed
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.tokens import Type
from game.ui.range.board.layers import Drawing, draw_ghost_way
from game.ui.range.commands import RangeKey
from game.ui.range.context import Follower, RangeContext
from game.ui.range.race import ShotGround, ShotPlayer, drawn
from game.ui.range.shooting.name_tag import paint_tag, tag_width
from game.ui.range.shooting.playback import GHOSTLY
from game.ui.range.shooting.shot import Shot
from game.ui.range.shooting.shots import Companion
from physics.result import Pose

TAG = 28.0  # how high it is


class Guest(Follower):
    """It stays with its table, until another one comes."""

    def __init__(self, context: RangeContext) -> None:
        self._context = context
        self._ui = context.ui
        context.followers.append(self)
        self._player: ShotPlayer | None = None
        self._is_read = False  # the warning
        self.shared: SharedShot | None = None

    @property
    def name(self) -> str:
        return self._ui.say("from the code")

    @property
    def is_here(self) -> bool:
        mode, shared = self._context.mode, self.shared
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
        return self._player is not None and self._context.stand.state == "watch"

    def open_sheet(self) -> None:
        from game.ui.range.codes.sheet import CodesSheet

        sheet = CodesSheet(self._ui, self._last(), self._best(), self.welcome)
        self._context.open_sheet(sheet)

    def _last(self) -> Shot | None:
        """Nothing is told of a shot that is still being watched."""
        shots = self._context.shots
        return shots.last if shots.seen is not None else None

    def _best(self) -> Shot | None:
        best, layout = self._context.ledger.best, self._context.mode.layout
        if best is None or best.layout != layout.key:
            return None
        try:
            _, result = replayed(layout, best.flick, best.aim, best.style, best.when)
        except GameError:
            return None
        return Shot(layout, best, result)

    def welcome(self, shared: SharedShot) -> None:
        """Set its table and play it. What would go another way here is not played: the way that
        came with it is shown instead."""
        self.shared, self._player, self._is_read = shared, None, False
        if shared.differs is None:
            self._player = ShotPlayer(shared.layout.to_scene(), shared.result)
        self._context.practise(shared.layout)
        if shared.differs is None:
            self._context.show(Shot(shared.layout, shared.shot, shared.result))

    def table_set(self) -> None:
        """It runs beside all shots at its own table."""
        companion = None
        if self.shared is not None and self._player is not None and self.is_here:
            companion = Companion(self.shared.shot, self._player, self.name)
        self._context.shots.companion = companion

    def add_plank(self, group: Group, box: Box) -> None:
        """To open the sheet, for whoever lays out the planks."""
        say = self._ui.say
        plank = Button("range.codes", box, say("Share"), self.open_sheet, size=Type.NOTE)
        key = self._ui.keymap.label(RangeKey.SHARE, self._ui.words)
        plank.tip = say("Share your shot, or play a friend's: %(key)s", key=key)
        group.add(plank)

    # ------------------------------------------------------------------ on the board

    def draw(self, canvas: Canvas) -> None:
        """The way it went where the code was made."""
        if not self.is_here or self._is_watched:
            return
        assert self.shared is not None
        view, path = self._context.board.view, self.shared.path
        canvas.composed(
            ("guest", *view.key, path, self._ui.words.code),
            view.box,
            lambda: self._paint(canvas),
            slot="range-guest",
        )

    def _paint(self, canvas: Canvas) -> None:
        assert self.shared is not None
        view, path = self._context.board.view, self.shared.path
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
        view, found = self._context.board.view, []
        for piece in self.shared.layout.to_scene().pieces:
            (x, y), reach = view.to_screen(piece.at), piece.radius * view.scale + 6
            found.append(Box(x - reach, y - 2.4 * reach, 2 * reach, 3.4 * reach))
        return found

    def _paint_tag(self, canvas: Canvas, at: tuple[float, float]) -> None:
        """Near the die, on the board, and where it hides no piece if there is such a place."""
        board = self._context.board.view.box.inflate(-12, -12)
        wide, high = tag_width(canvas, self.name), self._ui.units(TAG)
        asides = (18.0, -18.0 - high, 50.0, -50.0 - high, -90.0 - high)
        places = [Box(at[0] - wide / 2, at[1] + y, wide, high).clamp(board) for y in asides]
        taken = self._pieces()
        tag = next((one for one in places if one.collidelist(taken) < 0), places[0])
        paint_tag(canvas, tag, self.name)
