"""Where the mustangs of a herd stand: in rows, closer together the more there are."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Point

Spot = tuple[Point, float]  # the middle of a counter, and how large it is drawn
Herd = dict[str, Spot]  # by the mustang that stands there

COUNTER_GAP = 3.0
SMALLEST_COUNTER = 26.0


def herd_places(
    count: int, room: Box, side: float, least: float = SMALLEST_COUNTER
) -> tuple[list[Point], float]:
    """The middles of so many counters, left to right in rows, and how large they are: they shrink
    until the rows fit, but not below the `least`."""
    if not count:
        return [], side
    while True:
        per_row = max(int((room.width + COUNTER_GAP) // (side + COUNTER_GAP)), 1)
        rows = -(-count // per_row)
        if rows * (side - 1) <= room.height or side <= least:
            break
        side -= 1.0
    per_row = -(-count // rows)
    step_y = min(side + COUNTER_GAP, room.height / rows)
    points = []
    for number in range(count):
        row, column = divmod(number, per_row)
        in_row = min(per_row, count - row * per_row)
        x = room.centerx + (column - (in_row - 1) / 2) * (side + COUNTER_GAP)
        y = room.centery + (row - (rows - 1) / 2) * step_y
        points.append((x, y))
    return points, side
