"""How hard a shot is: measures it with the simulation and draws `docs/difficulty.svg`.

Run it from the project's folder: `.venv/bin/python -m docs.difficulty`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from game.rules.pony_express.practice import Setting, practice_scene
from physics.model import Flick, Point, Scene
from physics.rehearsal import Rehearsal

SHOTS = 1500
ERRORS = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0)
DUEL_SPEED, FIGURES_SPEED = 2.4, 2.2  # m/s
POWER_ERROR = 0.10
MEAN_HALF_DIE = 0.95  # cm: of a die that may be turned anyhow
STUDY_FIGURES = {1.5: 2.0, 2.5: 1.5, 3.5: 1.0}  # measured before this was built


def formula(scene: Scene, start: Point, error: float) -> float:
    """What a hit should come to: the share of a normal error that stays within the target."""
    target = next(piece for piece in scene.pieces if piece.owner == scene.target)
    half = math.asin((target.radius + MEAN_HALF_DIE) / math.dist(start, target.at))
    return math.erf(half / (math.radians(error) * math.sqrt(2)))


def hit_rate(error: float, shots: int = SHOTS) -> float:
    """Of duel shots straight at the opponent, from the middle of the line, nobody in the way."""
    scene = practice_scene(Setting())
    rehearsal = Rehearsal(scene)
    return _mean(
        scene, error, DUEL_SPEED, shots, lambda flick: "rider-1" in rehearsal.touches(flick)
    )


def figures_fallen(error: float, shots: int = SHOTS) -> float:
    """On average, when the middle of the three is aimed at."""
    scene = practice_scene(Setting(scene="indians"))
    rehearsal = Rehearsal(scene)
    return _mean(
        scene,
        error,
        FIGURES_SPEED,
        shots,
        lambda flick: sum(name.startswith("figure") for name in rehearsal.outcome(flick).fallen),
    )


def _mean(
    scene: Scene, error: float, speed: float, shots: int, count: Callable[[Flick], float]
) -> float:
    start = scene.clear_start()
    assert start is not None
    ahead = math.degrees(math.atan2(scene.line.direction[1], scene.line.direction[0]))
    chance = random.Random(1)
    total = 0.0
    for _ in range(shots):
        angle = ahead + chance.gauss(0.0, error)
        power = min(speed * (1 + chance.gauss(0.0, POWER_ERROR)), 4.5)
        total += count(Flick(start, angle, power))
    return total / shots


# ---- the picture


class Frame(NamedTuple):
    """Where one of the two charts stands in the picture."""

    left: float
    title: str
    most: float
    unit: str


WIDTH, HEIGHT, TOP, BOTTOM, CHART = 720, 270, 46, 226, 270
INK, BRASS, BRICK = "#3b2a1a", "#b8862b", "#9c3b22"


def picture(hits: Sequence[float], figures: Sequence[float]) -> str:
    scene = practice_scene(Setting())
    start = scene.clear_start()
    assert start is not None
    duel = Frame(60, "Duel: shots that hit", 1.0, "{:.0%}")
    fallen = Frame(420, "Figures: how many of three fall", 3.0, "{:.0f}")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="Georgia, serif" font-size="12" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#f6ead0"/>',
        *_axes(duel, (0.0, 0.25, 0.5, 0.75, 1.0)),
        *_axes(fallen, (0.0, 1.0, 2.0, 3.0)),
        _line(duel, ERRORS, [formula(scene, start, error) for error in ERRORS], dashed=True),
        _line(duel, ERRORS, hits),
        _line(fallen, ERRORS, figures),
        *_dots(fallen, STUDY_FIGURES),
        f'<text x="{duel.left + 150}" y="{TOP + 18}">– – formula</text>',
        f'<text x="{duel.left + 150}" y="{TOP + 36}" fill="{BRICK}">— simulated</text>',
        f'<text x="{fallen.left + 150}" y="{TOP + 18}" fill="{BRASS}">● the study before</text>',
        f'<text x="{fallen.left + 150}" y="{TOP + 36}" fill="{BRICK}">— simulated</text>',
        "</svg>\n",
    ]
    return "\n".join(parts)


def _x(frame: Frame, error: float) -> float:
    return frame.left + error / ERRORS[-1] * CHART


def _y(frame: Frame, value: float) -> float:
    return BOTTOM - value / frame.most * (BOTTOM - TOP)


def _axes(frame: Frame, values: Sequence[float]) -> list[str]:
    parts = [f'<text x="{frame.left}" y="26" font-size="15">{frame.title}</text>']
    for value in values:
        y = _y(frame, value)
        parts.append(
            f'<path d="M{frame.left} {y:.1f}h{CHART}" stroke="{INK}" stroke-opacity=".2"/>'
            f'<text x="{frame.left - 8}" y="{y + 4:.1f}" text-anchor="end">'
            f"{frame.unit.format(value)}</text>"
        )
    for error in range(6):
        x = _x(frame, error)
        parts.append(f'<text x="{x:.1f}" y="{BOTTOM + 18}" text-anchor="middle">{error}°</text>')
    middle = frame.left + CHART / 2
    parts.append(f'<text x="{middle}" y="{BOTTOM + 36}" text-anchor="middle">aim error</text>')
    return parts


def _line(
    frame: Frame, errors: Sequence[float], values: Sequence[float], dashed: bool = False
) -> str:
    points = " ".join(
        f"{_x(frame, error):.1f},{_y(frame, value):.1f}"
        for error, value in zip(errors, values, strict=True)
    )
    style = f'stroke="{INK}" stroke-dasharray="5 4"' if dashed else f'stroke="{BRICK}"'
    return f'<polyline points="{points}" fill="none" stroke-width="2" {style}/>'


def _dots(frame: Frame, values: dict[float, float]) -> list[str]:
    return [
        f'<circle cx="{_x(frame, error):.1f}" cy="{_y(frame, value):.1f}" r="5" fill="{BRASS}"/>'
        for error, value in values.items()
    ]


if __name__ == "__main__":
    measured_hits = [hit_rate(error) for error in ERRORS]
    measured_figures = [figures_fallen(error) for error in ERRORS]
    for error, hit, fallen in zip(ERRORS, measured_hits, measured_figures, strict=True):
        print(f"{error:.1f} degrees: {hit:.3f} hits, {fallen:.2f} figures")
    drawn = picture(measured_hits, measured_figures)
    (Path(__file__).parent / "difficulty.svg").write_text(drawn, encoding="utf-8")
