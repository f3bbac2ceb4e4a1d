"""The die's faces as polygons, for the cube that tumbles at run time."""

import math

import numpy as np
from kit import blur, save_json
from kit.types import Array
from pieces_faces import FACES, stencil

Ring = list[tuple[float, float]]
Edge = tuple[str, int, int]

_SIZE = 768
_TOLERANCE = 0.0018  # of the half face
_TOP, _RIGHT, _BOTTOM, _LEFT = "top", "right", "bottom", "left"

# Which edges of a square of four pixels the outline crosses, by the corners that are inside
# (1 upper left, 2 upper right, 4 lower right, 8 lower left); the inside lies on the right.
_CROSSINGS = {
    1: [(_TOP, _LEFT)],
    2: [(_RIGHT, _TOP)],
    3: [(_RIGHT, _LEFT)],
    4: [(_BOTTOM, _RIGHT)],
    5: [(_TOP, _LEFT), (_BOTTOM, _RIGHT)],
    6: [(_BOTTOM, _TOP)],
    7: [(_BOTTOM, _LEFT)],
    8: [(_LEFT, _BOTTOM)],
    9: [(_TOP, _BOTTOM)],
    10: [(_RIGHT, _TOP), (_LEFT, _BOTTOM)],
    11: [(_RIGHT, _BOTTOM)],
    12: [(_LEFT, _RIGHT)],
    13: [(_TOP, _RIGHT)],
    14: [(_LEFT, _TOP)],
}


def glyph_file() -> None:
    """For each face its colour and its polygons, each an outer ring and the holes in it."""
    glyphs = {
        name: {"colour": face.colour, "polygons": polygons(stencil(name, _SIZE))}
        for name, face in FACES.items()
    }
    save_json(glyphs, "pieces/die-glyphs", indent=None)


def polygons(mask: Array) -> list[dict[str, object]]:
    """The painted areas of a square mask, in a square from -1 to 1, y down."""
    rings = [_simplified(ring, _TOLERANCE) for ring in _rings(mask)]
    outers = [ring for ring in rings if _area(ring) > 0]
    holes = [ring for ring in rings if _area(ring) < 0]
    return [
        {"outer": outer, "holes": [hole for hole in holes if _contains(outer, hole[0])]}
        for outer in outers
    ]


def _rings(mask: Array) -> list[Ring]:
    """Closed outlines at half height, between the pixels."""
    field = np.pad(blur(mask, 0.8), 1)
    follows = _links(field > 0.5)
    rings = []
    while follows:
        start, after = follows.popitem()
        ring = [start]
        while after != start:
            ring.append(after)
            after = follows.pop(after)
        rings.append([_place(field, edge) for edge in ring])
    return rings


def _links(inside: Array) -> dict[Edge, Edge]:
    corners = (inside[:-1, :-1], inside[:-1, 1:], inside[1:, 1:], inside[1:, :-1])
    codes = sum(corner.astype(int) << bit for bit, corner in enumerate(corners))
    follows = {}
    for row, column in zip(*np.nonzero((codes > 0) & (codes < 15)), strict=True):
        edges: dict[str, Edge] = {
            _TOP: ("across", int(row), int(column)),
            _BOTTOM: ("across", int(row) + 1, int(column)),
            _LEFT: ("down", int(row), int(column)),
            _RIGHT: ("down", int(row), int(column) + 1),
        }
        for entry, way_out in _CROSSINGS[int(codes[row, column])]:
            follows[edges[entry]] = edges[way_out]
    return follows


def _place(field: Array, edge: Edge) -> tuple[float, float]:
    """Where the outline crosses between two pixels, -1 to 1."""
    direction, row, column = edge
    other = (row, column + 1) if direction == "across" else (row + 1, column)
    here, there = float(field[row, column]), float(field[other])
    share = (0.5 - here) / (there - here)
    x = column + share * (other[1] - column)
    y = row + share * (other[0] - row)
    half = (field.shape[0] - 2) / 2
    return ((x - 0.5) / half - 1, (y - 0.5) / half - 1)


def _simplified(ring: Ring, tolerance: float) -> Ring:
    """Fewer corners, none further than the tolerance from where it was."""
    far = max(range(len(ring)), key=lambda i: math.dist(ring[0], ring[i]))
    kept = _thinned(ring[: far + 1], tolerance)[:-1] + _thinned(ring[far:] + ring[:1], tolerance)
    return [(round(x, 3), round(y, 3)) for x, y in kept[:-1]]


def _thinned(line: Ring, tolerance: float) -> Ring:
    points = np.array(line)
    way = points[-1] - points[0]
    length = max(float(np.hypot(*way)), 1e-9)
    off = np.abs(way[0] * (points[:, 1] - points[0, 1]) - way[1] * (points[:, 0] - points[0, 0]))
    worst = int(off.argmax())
    if off[worst] / length <= tolerance:
        return [line[0], line[-1]]
    return _thinned(line[: worst + 1], tolerance)[:-1] + _thinned(line[worst:], tolerance)


def _area(ring: Ring) -> float:
    x, y = np.array(ring).T
    return float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2


def _contains(ring: Ring, point: tuple[float, float]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > point[1]) != (by > point[1]):
            inside ^= point[0] < ax + (point[1] - ay) * (bx - ax) / (by - ay)
    return inside
