"""The trail, the firing lines and the small tags of the spaces, drawn with soft edges.

They are SVGs put together from the board's measures, so that players' own boards look as good.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

import pygame

from game.rules.pony_express.board import Board
from game.ui.kit import theme
from game.ui.kit.theme import hex_of
from game.ui.pony_express.board.trail import trail_points
from physics.model import FiringLine, Point

UNITS = 30  # of the drawing to the cm
FRAME = 1.0  # cm: the printed frame, at which firing lines end
NEXT_POINT = 0.5  # cm between two points of the drawn way
# How colours are written in an SVG.
INK, UMBER, SAND = hex_of(theme.INK), hex_of(theme.UMBER), hex_of(theme.SAND)
PARCHMENT, CREAM = hex_of(theme.PARCHMENT), hex_of(theme.CREAM)
BROWN = hex_of(theme.LIVERIES["brown"].base)
# Colour, width in cm and opacity, from the shadow up to the light in the middle.
WAY = (
    (INK, 1.42, 0.22),
    (UMBER, 1.06, 1.0),
    ("#cfa066", 0.88, 1.0),
    ("#dfb97f", 0.72, 1.0),
    ("#f0d8a0", 0.44, 0.75),
)
RUTS = ((BROWN, -0.16), (BROWN, 0.18))
RUT = 'stroke-opacity="0.5" stroke-width="2.2" stroke-dasharray="15 8 4 10"'
SIDE_TRACK = ((INK, 0.95, 0.22), (UMBER, 0.68, 1.0), (SAND, 0.48, 1.0))


def ways_picture(board: Board, size: tuple[int, int]) -> pygame.Surface:
    """Everything that leads somewhere, for a board of so many pixels."""
    places = (*board.corners.values(), board.figures_place)
    lines = [_firing_line(board, place.line) for place in places]
    return drawn(board, size, [*lines, *_side_track(board), *_trail(board)])


def tags_picture(
    board: Board, size: tuple[int, int], tags: Iterable[tuple[Point, Point, bool]]
) -> pygame.Surface:
    """Plates for numbers: each its middle, its width and height in cm, and whether it is a
    light one with a dark edge."""
    return drawn(board, size, [_tag(board, *tag) for tag in tags])


def drawn(
    board: Board, size: tuple[int, int], parts: Iterable[str], units: int = UNITS
) -> pygame.Surface:
    """Drawings on a board of so many pixels, `units` of theirs to the cm."""
    wide, high = board.width * units, board.height * units
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}">{"".join(parts)}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size).convert_alpha()


def _tag(board: Board, middle: Point, size: Point, light: bool) -> str:
    wide, high = size[0] * UNITS, size[1] * UNITS
    x, y = middle[0] * UNITS - wide / 2, (board.height - middle[1]) * UNITS - high / 2
    ink = (CREAM, INK) if light else (UMBER, PARCHMENT)
    edge = 'stroke-width="3.4"' if light else 'stroke-width="1.4" stroke-opacity="0.35"'
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" '
        f'rx="{high * 0.42:.1f}" fill="{ink[0]}" stroke="{ink[1]}" {edge}/>'
    )


def line_ends(board: Board, line: FiringLine) -> tuple[Point, Point]:
    """Where a firing line begins and ends, cut at the printed frame."""
    (x, y), (dx, dy) = line.centre, line.direction
    half = line.width / 2
    top = board.height - board.hand_table - FRAME * 0.6

    def end(along: Point) -> Point:
        reach = half
        for at, step, low, high in (
            (x, along[0], FRAME, board.width - FRAME),
            (y, along[1], FRAME, top),
        ):
            if step:
                reach = min(reach, ((high if step > 0 else low) - at) / step)
        return x + along[0] * reach, y + along[1] * reach

    return end((-dy, dx)), end((dy, -dx))


def _firing_line(board: Board, line: FiringLine) -> str:
    path = _path(board, line_ends(board, line))
    return (
        f'<path d="{path}" fill="none" stroke="{UMBER}" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="{path}" fill="none" stroke="{PARCHMENT}" stroke-width="4.5" '
        'stroke-linecap="round" stroke-dasharray="16 12"/>'
    )


def _trail(board: Board) -> Iterable[str]:
    points = trail_points(board)
    step = max(round(NEXT_POINT / 0.25), 1)
    way = [*points[:-1:step], points[-1]]
    path = _path(board, way)
    yield from _strokes(path, WAY)
    for colour, aside in RUTS:
        rut = _path(board, [(x + aside * 0.5, y + aside) for x, y in way])
        yield f'<path d="{rut}" fill="none" stroke="{colour}" {RUT}/>'


def _side_track(board: Board) -> Iterable[str]:
    return _strokes(_path(board, board.mailboxes), SIDE_TRACK)


def _strokes(path: str, layers: Iterable[tuple[str, float, float]]) -> Iterable[str]:
    for colour, width, opacity in layers:
        yield (
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width * UNITS:.1f}" '
            f'stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"/>'
        )


def _path(board: Board, points: Sequence[Point]) -> str:
    steps = (f"{x * UNITS:.1f} {(board.height - y) * UNITS:.1f}" for x, y in points)
    return "M" + " L".join(steps)
