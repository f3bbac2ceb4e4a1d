"""The lines and the water of a board as drawings (SVG), `UNITS` to the cm."""

from __future__ import annotations

import math
import random

from game.rules.pony_express.board import Board
from game.ui.kit.theme import UMBER, hex_of
from game.ui.pony_express.land.water import WIDTHS, Lake, River
from physics.model import Point

UNITS = 36
INK = hex_of(UMBER)
BANK, DEEP, WATER, LIGHT = "#3a5c5e", "#6c9c94", "#8cb3a6", "#e4ead2"
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'
SHORE = 72  # points of a lake's shore
BAYS = ((2, 0.05), (3, 0.06), (5, 0.04), (9, 0.02))  # how many, and how deep
RINGS = ((0.93, 0.75, "60 14"), (0.84, 0.5, "44 30"), (0.74, 0.3, "26 60"))


def frame(width: float, height: float, strip: float) -> str:
    """Two printed lines, the inner one with notched corners; below a strip along the top."""
    notch, gap = 26, 26
    left, right, high, low = gap, width - gap, strip + 11, height - gap
    inner = (
        f"M{left + notch} {high} H{right - notch} L{right} {high + notch} V{low - notch}"
        f" L{right - notch} {low} H{left + notch} L{left} {low - notch} V{high + notch} Z"
    )
    return (
        f'<rect x="15" y="15" width="{width - 30}" height="{height - 30}" fill="none"'
        f' stroke="{INK}" stroke-width="6"/>'
        f'<path d="{inner}" fill="none" stroke="{INK}" stroke-width="2.4"/>'
    )


def water(board: Board, lake: Lake | None, river: River | None) -> str:
    """Banks below water below light, so that a river flows into its lake."""
    layers = []
    if river is not None:
        layers.append(_river(board, river))
    if lake is not None:
        layers.append(_lake(board, lake))
    return "".join(part for layer in zip(*layers, strict=True) for part in layer)


def _units(board: Board, points: list[Point]) -> list[Point]:
    return [(x * UNITS, (board.height - y) * UNITS) for x, y in points]


def _river(board: Board, river: River) -> tuple[str, str, str]:
    """A band that widens from source to mouth."""
    course = _units(board, list(river.line))
    begin, end = (width * UNITS / 2 for width in WIDTHS)
    last = len(course) - 1
    left, right, light = [], [], []
    for number, (x, y) in enumerate(course):
        (ax, ay), (bx, by) = course[max(number - 1, 0)], course[min(number + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        sway = 2.6 * math.sin(number * 0.55)
        nx, ny = -(by - ay) / length, (bx - ax) / length
        half = begin + (end - begin) * number / last
        x, y = x + nx * sway, y + ny * sway
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
        light.append((x - nx * half * 0.35, y - ny * half * 0.35))
    shape = _path([*left, *right[::-1]], close=True)
    return (
        f'<path d="{shape}" fill="{BANK}" fill-opacity=".14" stroke="{BANK}" stroke-opacity=".14"'
        f' stroke-width="16" {ROUND}/>'
        f'<path d="{shape}" fill="{DEEP}" stroke="{BANK}" stroke-width="5" {ROUND}/>',
        f'<path d="{shape}" fill="{WATER}"/>',
        f'<path d="{_path(light)}" fill="none" stroke="{LIGHT}" stroke-opacity=".75"'
        f' stroke-width="2.6" stroke-dasharray="34 22 12 26" {ROUND}/>',
    )


def _lake(board: Board, lake: Lake) -> tuple[str, str, str]:
    """A shore with bays, rings along it, and waves in the middle."""
    chance = random.Random(round(lake.at[0] * 100))
    shore = _shore(lake, chance)
    (x, y), (wide, high) = _units(board, [lake.at])[0], lake.reach
    outline = _path([(x + dx, y + dy) for dx, dy in shore], close=True)
    sunk = _path([(x + dx * 0.985 + 4, y + dy * 0.97 + 5) for dx, dy in shore], close=True)
    rings = "".join(
        f'<path d="{_path([(x + dx * part, y + dy * part) for dx, dy in shore], close=True)}"'
        f' fill="none" stroke="{LIGHT}" stroke-opacity="{strength}" stroke-width="2.2"'
        f' stroke-dasharray="{dash}" {ROUND}/>'
        for part, strength, dash in RINGS
    )
    waves = ""
    for _ in range(max(round(wide * high), 2)):
        at = (
            x + (chance.random() - 0.6) * wide * UNITS,
            y + (chance.random() - 0.5) * high * UNITS,
        )
        waves += f"M{at[0]:.1f} {at[1]:.1f} q7 -5 14 0 q7 5 14 0 "
    return (
        f'<path d="{outline}" fill="none" stroke="{BANK}" stroke-opacity=".14" stroke-width="20"/>'
        f'<path d="{outline}" fill="{DEEP}" stroke="{BANK}" stroke-width="5" {ROUND}/>',
        f'<path d="{sunk}" fill="{WATER}"/>',
        f'{rings}<path d="{waves}" fill="none" stroke="{LIGHT}" stroke-width="2.4" {ROUND}/>',
    )


def _shore(lake: Lake, chance: random.Random) -> list[Point]:
    """Around its middle, in units."""
    phases = [chance.random() * math.tau for _ in BAYS]
    points = []
    for number in range(SHORE):
        turn = math.tau * number / SHORE
        bays = zip(BAYS, phases, strict=True)
        reach = 1 + sum(deep * math.sin(turn * count + at) for (count, deep), at in bays)
        across, upright = lake.reach
        points.append(
            (math.cos(turn) * across * UNITS * reach, math.sin(turn) * upright * UNITS * reach)
        )
    return points


def _path(points: list[Point], close: bool = False) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if close else "")
