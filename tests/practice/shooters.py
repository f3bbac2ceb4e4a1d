"""Shooters whose bias and spread are known, and records of shots that need no simulation."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from game.practice.layout import Layout
from game.practice.measure import middle_of_goals
from game.practice.record import Practised
from physics.model import Point

RANGE = 100.0 / (2 * 0.3 * 9.81)  # cm that a die slides for each (m/s) squared
TOUCHING = 1.8  # cm beside the target's middle
DUEL = Layout()
FROM_SOUTH_EAST = Layout(corner="south-east")
NEAR = Layout(target=(28.0, 15.59))  # on the line of the duel, about 24 cm away

Amount = float | Callable[[float, Layout], float]  # degrees, or by speed and table


@cache
def geometry(layout: Layout) -> tuple[Point, float, float]:
    """A start, the direction of the target from there, and its distance."""
    scene = layout.to_scene()
    start = scene.clear_start()
    assert start is not None
    x, y = middle_of_goals(scene)
    return start, math.atan2(y - start[1], x - start[0]), math.dist(start, (x, y))


def record(layout: Layout, deviation: float, speed: float, **changes: Any) -> Practised:
    """What a free slide to there would have been recorded as."""
    start, aim, distance = geometry(layout)
    way = aim + math.radians(deviation)
    far = RANGE * speed * speed
    rest = (start[0] + far * math.cos(way), start[1] + far * math.sin(way))
    aside = distance * math.tan(math.radians(deviation))
    arrives = far >= distance / max(math.cos(math.radians(deviation)), 0.1)
    hit = arrives and abs(aside) <= TOUCHING
    if hit:  # it stays there
        rest = (start[0] + distance * math.cos(aim), start[1] + distance * math.sin(aim))
    on_board = 0.0 <= rest[0] <= 52.0 and 0.0 <= rest[1] <= 36.0
    passed = (
        start[0] + distance * math.cos(aim) - aside * math.sin(aim),
        start[1] + distance * math.sin(aim) + aside * math.cos(aim),
    )
    values: dict[str, Any] = {
        "layout": layout.key,
        "when": "2026-03-01T12:00:00Z",
        "style": "flick",
        "start": start,
        "angle": math.degrees(way),
        "speed": speed,
        "spin": 0.0,
        "aim": math.degrees(aim),
        "hit": hit,
        "arrest": False,
        "figures": 0,
        "rest": rest if on_board else None,
        "left_board": not on_board,
        "closest": 0.0 if hit else max(abs(aside) - TOUCHING, 0.01),
        "deviation": deviation,
        "distance": distance,
        "path": (start, rest),
        "passed": passed if arrives else None,
    }
    return Practised(**{**values, **changes})


def shots_of(
    seed: int,
    count: int,
    *,
    bias: Amount = 0.0,
    spread: Amount = 2.0,
    speeds: tuple[float, float] = (1.8, 2.4),
    layouts: Sequence[Layout] = (DUEL,),
) -> list[Practised]:
    """So many shots of a hand with these faults, at one table after the other."""
    chance = random.Random(seed)
    shots = []
    for number in range(count):
        layout, speed = layouts[number % len(layouts)], chance.uniform(*speeds)
        off, wide = (
            amount(speed, layout) if callable(amount) else amount for amount in (bias, spread)
        )
        shots.append(record(layout, chance.gauss(off, wide), speed))
    return shots


def table_of(*layouts: Layout) -> dict[str, Layout]:
    return {layout.key: layout for layout in layouts}


ALL = table_of(DUEL, FROM_SOUTH_EAST, NEAR)
