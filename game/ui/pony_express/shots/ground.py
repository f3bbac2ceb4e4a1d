"""The ground of a shot: everything on the board, the line that is lit, the die and its streak."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CORAL, CREAM, GOLD, INK, LIGHT_GOLD
from game.ui.kit.tween import between, clamp, smooth
from game.ui.pony_express.board.pieces import headings_along
from game.ui.pony_express.board.trail_painting import line_ends
from game.ui.pony_express.board.view import CM_OF_FALL, LYING_ASIDE, BoardView
from game.ui.pony_express.shots.cube import draw_cube
from physics.model import DIE_SIDE, FiringLine, Piece, Scene
from physics.result import Pose

GUSTS = (-12.0, -4.0, 4.0, 12.0)  # cm ahead of the middle of the table
GUST_WAY, GUST_LASTS = 20.0, 1.8  # cm, seconds
GUST_TURNS = 0.9  # of its way: soon it begins anew
GUST_SIZE = 200.0  # design pixels that hold a gust from one frame to the next
LINE_GLOW = 6.5  # design pixels: how wide a lit line is between its edges
STREAK, STREAK_STEP = 14.0, 0.35  # cm
GONE = 1.5  # cm beyond the edge
COLLAR = 2.6  # design pixels outside a foot
SPARK = ((13, GOLD), (10, LIGHT_GOLD), (6, CREAM))  # where the light is just now
Poser = Callable[[Piece], Pose]


def standing(piece: Piece) -> Pose:
    """Before anything has moved."""
    tilt = 90.0 if piece.lying else 0.0
    return Pose(at=piece.at, turn=piece.turned, tilt=tilt, lean=piece.turned)


class ShotGround:
    """Draws one scene on a board, at the scale of the view it is given."""

    def __init__(self, view: BoardView, scene: Scene) -> None:
        self.view = view
        self.scene = scene
        self._along = headings_along(view.board)
        self._headings = {piece.id: self._heading(piece) for piece in scene.pieces}

    def _heading(self, piece: Piece) -> float:
        """Duellists look at each other, the others along the trail."""
        if piece.owner in (self.scene.shooter, self.scene.target) and self.scene.target is not None:
            facing = self.scene.target if piece.owner == self.scene.shooter else self.scene.shooter
            other = next((p for p in self.scene.pieces if p.owner == facing), None)
            if other is not None:
                dx, dy = other.at[0] - piece.at[0], other.at[1] - piece.at[1]
                return math.degrees(math.atan2(dy, dx))
        spaces = range(1, self.view.board.last + 1)
        nearest = min(spaces, key=lambda space: math.dist(self.view.board.points[space], piece.at))
        return self._along[nearest]

    # ------------------------------------------------------------------ below the pieces

    def draw_collars(self, canvas: Canvas, pose: Poser) -> None:
        """Around each foot, its role: gold the shooter, coral the target, cream who only stands
        by."""
        for piece in self.scene.pieces:
            if piece.kind not in ("rider", "figure") or pose(piece).tilt > 20.0:
                continue
            centre = self.view.to_screen(pose(piece).at)
            radius = piece.radius * self.view.scale + COLLAR
            if piece.owner is not None and piece.owner == self.scene.shooter:
                canvas.disc(centre, radius + 2, INK, width=5)
                canvas.disc(centre, radius + 1, GOLD, width=3)
            elif self._is_target(piece):
                canvas.disc(centre, radius + 2, INK, width=5)
                canvas.disc(centre, radius + 1, CORAL, width=3)
                canvas.disc(centre, radius + 7, CORAL, width=1.5)
            else:
                canvas.disc(centre, radius + 1, INK, width=4)
                canvas.disc(centre, radius, CREAM, width=2)

    def _is_target(self, piece: Piece) -> bool:
        if self.scene.target is None:
            return piece.kind == "figure"
        return piece.owner == self.scene.target

    # ------------------------------------------------------------------ pieces and die

    def draw_pieces(self, canvas: Canvas, pose: Poser, die: Pose | None) -> None:
        """From the back to the front; a die below the board is gone."""
        things: list[tuple[float, Callable[[], None]]] = []
        for piece in self.scene.pieces:
            at = pose(piece)
            if self._is_seen(canvas, at):
                things.append((-at.at[1], self._piece_drawer(canvas, piece, at)))
        if die is not None and die.lift > -2.5:
            shown = die
            things.append((-die.at[1], lambda: self.draw_die(canvas, shown)))
        for _, draw in sorted(things, key=lambda thing: thing[0]):
            draw()

    def _is_seen(self, canvas: Canvas, pose: Pose) -> bool:
        """In a close-up most of what stands on the board is not."""
        x, y = self.view.to_screen(pose.at)
        reach = CM_OF_FALL * self.view.scale / 2
        around = canvas.area((x - reach, y - reach, 2 * reach, 2 * reach))
        return bool(canvas.surface.get_clip().colliderect(around))

    def _piece_drawer(self, canvas: Canvas, piece: Piece, pose: Pose) -> Callable[[], None]:
        if piece.kind == "figure":
            fade = self._fade(pose)
            return lambda: self.view.draw_figure(canvas, pose.at, pose.tilt, pose.lean, fade)
        if piece.kind == "barrel":
            return lambda: self.view.draw_barrel(canvas, pose.at)
        if piece.kind == "die":
            return lambda: self.draw_die(canvas, pose)
        seat = piece.owner
        assert seat is not None, "every rider has an owner"
        heading, fade = self._headings[piece.id], self._fade(pose)
        at, lean = pose.at, pose.lean
        if piece.lying:  # it lay there before: its place is its middle, and not its foot's
            lean = pose.turn
            way = math.radians(lean)
            at = (at[0] - math.cos(way) * LYING_ASIDE, at[1] - math.sin(way) * LYING_ASIDE)
        return lambda: self.view.draw_rider(canvas, seat, at, heading, pose.tilt, lean, fade)

    def _fade(self, pose: Pose) -> int:
        """What goes over the edge of the table falls out of sight."""
        x, y = pose.at
        beyond = max(-x, x - self.scene.width, -y, y - self.scene.height)
        return round(255 * clamp(1.0 - beyond / GONE))

    def draw_die(self, canvas: Canvas, pose: Pose, alpha: int = 255) -> None:
        half = math.radians(pose.turn) / 2
        attitude = pose.attitude or (math.cos(half), 0.0, 0.0, math.sin(half))
        side = max(canvas.px(DIE_SIDE * self.view.scale), 4)
        picture = draw_cube(attitude, side)
        x, y = self.view.to_screen(pose.at)
        left, top = canvas.at((x, y - pose.lift * self.view.scale * 0.62))
        middle = picture.get_width() // 2
        fade = alpha if pose.lift >= 0.0 else round(alpha * max(1.0 + pose.lift / 2.5, 0.0))
        canvas.stamp(picture, (left - middle, top - middle), fade)

    def draw_wind(self, canvas: Canvas, ui: Ui) -> None:
        """Gusts that cross the table as the wind blows."""
        wind_x, wind_y = self.scene.wind
        strength = math.hypot(wind_x, wind_y)
        if not strength:
            return
        way = (wind_x / strength, wind_y / strength)
        leftwards = way[0] < 0
        turn = math.degrees(math.atan2(*((-way[1], -way[0]) if leftwards else (way[1], way[0]))))
        for number, ahead in enumerate(GUSTS):
            share = (ui.motion(ui.time) / GUST_LASTS + number * 0.37) % 1.0
            at = self._gust_at(way, ahead, share)
            for place in (at, self._gust_at(way, ahead, 0.0)) if share > GUST_TURNS else (at,):
                ui.idle_motion(around(self.view.to_screen(place), (GUST_SIZE, GUST_SIZE)))
            if self.scene.holds(at):
                fade = round(210 * math.sin(math.pi * share))
                here = self.view.to_screen(at)
                canvas.centred("pieces/wind", here, alpha=fade, mirrored=leftwards, angle=turn)

    def _gust_at(self, way: Point, ahead: float, share: float) -> Point:
        """On its way across the middle of the table."""
        along, run = self.scene.line.direction, (share - 0.5) * GUST_WAY
        return (
            self.scene.width / 2 + along[0] * ahead + way[0] * run,
            self.scene.height / 2 + along[1] * ahead + way[1] * run,
        )

    def draw_streak(self, canvas: Canvas, path: list[Point]) -> None:
        """Where the die has just been: a wedge of light that ends at the die."""
        if len(path) < 2:
            return
        tail = _last_stretch(path, STREAK)
        for width, colour, alpha in ((1.5, LIGHT_GOLD, 150), (0.8, CREAM, 210)):
            self._wedge(canvas, tail, width, colour, alpha)

    def _wedge(
        self,
        canvas: Canvas,
        path: list[Point],
        width: float,
        colour: tuple[int, int, int],
        alpha: int,
    ) -> None:
        points = [_unrounded(canvas, self.view.to_screen(at)) for at in path]
        area = pygame.Rect(_around(points, 40)).clip(canvas.surface.get_clip())
        if not area.width or not area.height:
            return
        left, top = area.topleft
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        half = width * self.view.scale * canvas.scale / 2
        steps = len(points) - 1
        for number in range(steps):
            (x0, y0), (x1, y1) = points[number], points[number + 1]
            length = math.hypot(x1 - x0, y1 - y0)
            if length < 0.01:
                continue
            nx, ny = (y1 - y0) / length, (x0 - x1) / length
            a, b = half * number / steps, half * (number + 1) / steps
            pygame.draw.polygon(
                veil,
                (*colour, round(alpha * (number + 1) / steps)),
                [
                    (x0 - left + nx * a, y0 - top + ny * a),
                    (x1 - left + nx * b, y1 - top + ny * b),
                    (x1 - left - nx * b, y1 - top - ny * b),
                    (x0 - left - nx * a, y0 - top - ny * a),
                ],
            )
        canvas.surface.blit(veil, (left, top))


def draw_lit_line(canvas: Canvas, view: BoardView, line: FiringLine, share: float = 1.0) -> None:
    """A firing line as far as the light has run along it, and the spark at its end."""
    begin, whole = (view.to_screen(end) for end in line_ends(view.board, line))
    end = between(begin, whole, smooth(share))
    for width, colour in ((LINE_GLOW + 7, INK), (LINE_GLOW + 3, GOLD), (4, CREAM)):
        canvas.line(begin, end, colour, width=width)
    for stop in (begin, end):
        canvas.disc(stop, 6, INK)
        canvas.disc(stop, 4, LIGHT_GOLD)
    if share < 1.0:
        for radius, colour in SPARK:
            canvas.disc(end, radius, colour)


def _around(points: list[Point], margin: int) -> tuple[int, int, int, int]:
    """Pixels that hold all the points."""
    left = math.floor(min(x for x, _ in points)) - margin
    top = math.floor(min(y for _, y in points)) - margin
    right = math.ceil(max(x for x, _ in points)) + margin
    bottom = math.ceil(max(y for _, y in points)) + margin
    return left, top, right - left, bottom - top


def _unrounded(canvas: Canvas, at: Point) -> Point:
    """In pixels; whole ones would make a jagged edge of short pieces."""
    return canvas.origin[0] + at[0] * canvas.scale, canvas.origin[1] + at[1] * canvas.scale


def _last_stretch(path: list[Point], length: float) -> list[Point]:
    """The end of the path, so many cm of it, in short steps."""
    stretch = [path[-1]]
    left = length
    for point in reversed(path[:-1]):
        here = stretch[-1]
        gap = math.dist(point, here)
        if gap == 0.0:
            continue
        way = min(gap, left)
        steps = max(math.ceil(way / STREAK_STEP), 1)
        for number in range(1, steps + 1):
            share = way / gap * number / steps
            stretch.append(between(here, point, share))
        left -= way
        if left <= 0.0:
            break
    return stretch[::-1]
