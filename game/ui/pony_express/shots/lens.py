"""The lens: the target enlarged, beside a shot."""

from __future__ import annotations

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import Units, inset
from game.ui.kit.theme import GOLD, INK, UMBER
from game.ui.kit.tween import clamp
from game.ui.pony_express.board.view import WOOD, BoardView
from game.ui.pony_express.shots.column import HEADING, TITLE
from game.ui.pony_express.shots.cube import LEAN
from game.ui.pony_express.shots.ground import Poser, ShotGround
from game.ui.pony_express.shots.layout import shot_places
from game.ui.pony_express.shots.player import targets
from physics.model import Scene
from physics.result import Pose

CLOSE = 30.0  # design pixels to the cm, in a close-up as high as designed
DUEL, FIGURES = 188.0, 224.0
ASIDE = 15.0  # between the frame and the edge of its panel
FRAME = ((5.0, INK, 10.0), (3.0, GOLD, 9.0), (1.0, UMBER, 6.0))
BEYOND = 1.5  # cm that are seen beyond the edge of the board


def lens_box(scene: Scene, zoom: float) -> Box:
    """Where the close-up of a shot is seen: below the words of its panel."""
    units, places = Units(zoom), shot_places(zoom)
    if scene.target is None:
        return inset(places.figures.upper, x=ASIDE, top=14 + units(TITLE), bottom=18)
    return inset(places.duel.lower, x=ASIDE, top=20 + units(HEADING), bottom=14)


class Lens:
    """The ground is taken from the board as it was drawn, once."""

    def __init__(self, view: BoardView, scene: Scene) -> None:
        self._view = view
        self._scene = scene
        self._near: tuple[Box, ShotGround] | None = None

    @property
    def box(self) -> Box:
        return lens_box(self._scene, self._view.ui.zoom)

    @property
    def _close(self) -> float:
        return CLOSE * self.box.height / (FIGURES if self._scene.target is None else DUEL)

    @property
    def _centre(self) -> Point:
        """In cm: the target, but not too much of what is no board."""
        aimed = targets(self._scene)
        x = sum(piece.at[0] for piece in aimed) / len(aimed)
        low = min(piece.at[1] - piece.radius for piece in aimed)
        high = max(piece.at[1] + piece.height * LEAN for piece in aimed)
        least = self.box.width / self._close / 2 - BEYOND
        return clamp(x, least, self._view.board.width - least), (low + high) / 2

    @property
    def _ground(self) -> ShotGround:
        """At the scale of the close-up, until that changes."""
        if self._near is None or self._near[0] != self.box:
            self._near = (self.box, ShotGround(self._near_view(), self._scene))
        return self._near[1]

    def _near_view(self) -> BoardView:
        view, box, close = self._view, self.box, self._close
        board = view.board
        x, y = self._centre
        corner = (box.centerx - x * close, box.centery - (board.height - y) * close)
        size = (board.width * close, board.height * close)
        return BoardView(view.ui, board, view.look, (*corner, *size))

    def paint(self, canvas: Canvas) -> None:
        """What does not move: the frame and the ground."""
        box = self.box
        for around, colour, radius in FRAME:
            canvas.fill(inset(box, -around), colour, radius=radius)
        with canvas.clipped(box):
            canvas.surface.blit(self._land(canvas), canvas.area(box).topleft)

    def draw(self, canvas: Canvas, pose: Poser, die: Pose | None, path: list[Point]) -> None:
        """What may move."""
        with canvas.clipped(self.box):
            self._ground.draw_collars(canvas, pose)
            self._ground.draw_streak(canvas, path)
            self._ground.draw_pieces(canvas, pose, die)

    def _land(self, canvas: Canvas) -> pygame.Surface:
        key = ("lens", *self._view.key, self._centre, canvas.area(self.box).size)
        land = canvas.assets.made(key)
        if land is None:
            land = canvas.assets.keep(key, self._enlarged(canvas))
        return land

    def _enlarged(self, canvas: Canvas) -> pygame.Surface:
        """Out of the picture of the board, drawn without pieces."""
        share = self._view.scale / self._close
        x, y = self._view.to_screen(self._centre)
        width, height = self.box.width * share, self.box.height * share
        target = canvas.area(self.box).size
        wanted = canvas.area((x - width / 2, y - height / 2, width, height))
        found = pygame.Surface(wanted.size)
        found.fill(UMBER)
        surface, origin, written = canvas.surface, canvas.origin, canvas.written
        wood = canvas.assets.opaque(WOOD, canvas.window.get_size())
        from_corner = [a - b for a, b in zip(origin, canvas.window_origin, strict=True)]
        found.blit(wood, (from_corner[0] - wanted.x, from_corner[1] - wanted.y))
        canvas.surface, canvas.written = found, None  # its texts are only a picture here
        canvas.origin = (origin[0] - wanted.x, origin[1] - wanted.y)
        with canvas.clipped(self._land_of_board()):
            self._view.draw(canvas)
        canvas.surface, canvas.origin, canvas.written = surface, origin, written
        return pygame.transform.smoothscale(found, target)

    def _land_of_board(self) -> Box:
        """Without the table of hands, of which the half would be nonsense."""
        board = self._view.box
        top = self._view.board.hand_table * self._view.scale
        return Box(board.x, board.y + top, board.width, board.height - top)
