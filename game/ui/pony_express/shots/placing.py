"""Where the die may lie before it is flicked. Pure arithmetic; nothing here draws."""

from __future__ import annotations

from physics.model import Point, Scene

MOST_BACK = 4.0  # cm behind the line: further away nobody would start
STEP = 0.2  # cm


def nearest_start(scene: Scene, wanted: Point) -> Point | None:
    """The legal start next to a point: on the way from there to the middle of the line, or any."""
    beyond, left = scene.line.offsets(wanted)
    half = scene.line.width / 2
    beyond = min(max(beyond, -MOST_BACK), 0.0)
    left = min(max(left, -half), half)
    first = scene.line.point(beyond, left)
    if scene.start_error(first) is None:
        return first
    return _searched(scene, beyond, left)


def _searched(scene: Scene, beyond: float, left: float) -> Point | None:
    """Around the place, wider and wider; at last anywhere."""
    half = scene.line.width / 2
    for ring in range(1, 16):
        reach = ring * STEP * 2
        for back, aside in ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)):
            b = min(max(beyond + back * reach, -MOST_BACK), 0.0)
            a = min(max(left + aside * reach, -half), half)
            point = scene.line.point(b, a)
            if scene.start_error(point) is None:
                return point
    return scene.clear_start()


def moved_start(scene: Scene, start: Point, back: float, aside: float) -> Point:
    """The start moved by keys; it stays where it is when it cannot go there."""
    beyond, left = scene.line.offsets(start)
    half = scene.line.width / 2
    wanted = scene.line.point(
        min(max(beyond - back, -MOST_BACK), 0.0), min(max(left + aside, -half), half)
    )
    return wanted if scene.start_error(wanted) is None else start


def in_reach(scene: Scene, point: Point) -> bool:
    """Whether a pointer there means to place the die: behind the line, or just beyond it."""
    beyond, left = scene.line.offsets(point)
    return -MOST_BACK - 2.0 <= beyond <= 1.2 and abs(left) <= scene.line.width / 2 + 1.5
