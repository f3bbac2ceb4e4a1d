"""The state around shots: the camera's way there and back, the light on the firing line, and who
meets there. Nothing here draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.kit.canvas import Point
from game.ui.kit.scene import Ui
from game.ui.pony_express.board.pieces import Pieces
from game.ui.pony_express.board.view import BoardView
from game.ui.pony_express.shots.camera import GOES, GOES_FAST, Camera, LineLight
from game.ui.pony_express.shots.player import targets
from physics.model import Scene


class Meeting(NamedTuple):
    """Two who duel, and whether it is the showdown."""

    seats: tuple[int, ...]
    showdown: bool


class Arena:
    """Cues and prompts send the camera there; it stays until the duel is over. `meeting`: who
    stands in the last duel, also while the camera comes back from it; None at the figures."""

    def __init__(
        self,
        ui: Ui,
        board: BoardView,
        pieces: Pieces,
        *,
        is_still: Callable[[], bool],
        rebuild: Callable[[], None],
    ) -> None:
        self._ui = ui
        self._board = board
        self._pieces = pieces
        self._is_still = is_still
        self._rebuild = rebuild  # other widgets are there
        self.camera = Camera()
        self.light = LineLight()
        self.meeting: Meeting | None = None

    # ------------------------------------------------------------------ there and back

    def open_duel(self, meeting: Meeting) -> None:
        """The camera goes to where the two meet."""
        self.meeting = meeting
        self._go(self._between(meeting.seats), GOES)

    def approach(self, scene: Scene) -> None:
        """Somebody is about to shoot: the camera is there, or goes to what is aimed at."""
        if scene.target is None:
            self.meeting = None
        if not self.camera.goes:
            screen = self._board.to_screen
            self._go(_middle([screen(piece.at) for piece in targets(scene)]), GOES_FAST)
        self.light.light(scene.line, at_once=self._is_still())

    def _go(self, focus: Point, lasts: float) -> None:
        if self._is_still():
            self.camera.jump(there=True)
        else:
            self.camera.go(focus, lasts)
        self._rebuild()

    def leave(self, seats: Sequence[int]) -> None:
        """Back to the table; these riders are looked at on the way."""
        self.light.put_out()
        if self._is_still():
            self.camera.jump(there=False)
        else:
            self.camera.come_back(self._between(seats))
        self._rebuild()

    def _between(self, seats: Sequence[int]) -> Point:
        return _middle([self._pieces.screen_of(seat) for seat in seats])

    def follow(self, meeting: Meeting | None, *, faces_figures: bool) -> None:
        """Straight to where it belongs, for a table that nobody saw change. Whoever faces the
        figures is looked at from where the camera is."""
        before = self.is_open
        if meeting is not None:
            self.meeting = meeting
        elif faces_figures:
            self.meeting = None
        if not faces_figures and self.camera.goes != (meeting is not None):
            self.jump(there=meeting is not None)
        elif self.is_open != before:
            self._rebuild()

    def jump(self, *, there: bool) -> None:
        self.camera.jump(there=there)
        self.light.put_out()
        self._rebuild()

    def skip(self) -> None:
        """Whatever moves is where it will be."""
        moved = self.camera.moving
        self.camera.skip()
        self.light.skip()
        if moved:
            self._rebuild()

    @property
    def moves(self) -> bool:
        """Nobody can shoot yet."""
        return self.camera.moving or self.light.runs

    @property
    def is_open(self) -> bool:
        """Two meet, and the camera is there, or on its way there or back."""
        return self.meeting is not None and (self.camera.goes or self.camera.moving)

    def advance(self, seconds: float) -> None:
        if self.moves:
            self._ui.stir()
        if self.camera.moving:
            if self.camera.advance(seconds):
                self._rebuild()
        elif self.light.runs:
            if self.light.share == 0.0:
                self._ui.sounds.play("tick", 0.8)
            self.light.advance(seconds)


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
