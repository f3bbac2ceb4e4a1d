"""The benchmark's figures for shots, each beside a bare loop of the engine in the same run.

The bare loop steps the same space, with every piece of the scene in it and the die on its way,
as often as a simulation would have to that lets nothing move further in a step than a given
distance; it applies no friction and keeps nothing. Two distances are given: the one our own
simulation keeps where pieces touch, and the wider one of the study that it was built on.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import pymunk

from game.rules.pony_express.practice import Setting, practice_scene
from physics.arena import Arena
from physics.model import Flick, Scene
from physics.planner import plan, plan_slices
from physics.rehearsal import Rehearsal
from physics.shot import simulate
from physics.tokens import die_token, piece_token
from physics.tuning import FRAME, LONGEST_TRAVEL, MM

BYSTANDERS = (4, 9, 15, 21, 26)  # spaces, spread over the trail
TEN_BYSTANDERS = (2, 4, 7, 9, 12, 15, 18, 21, 26, 29)
STUDY_TRAVEL = 3.0  # mm
AIM_ERROR, SPEED, POWER_ERROR = 2.5, 2.3, 0.10
CHUNK = 20  # shots measured in one go; the best of two goes counts, as the machine is noisy
TARGETS = {
    "simulate_to_bare_loop": 0.4,
    "planning_to_bare_loop": 2.0,
    "duel_plan_milliseconds": 5,
    "figures_plan_milliseconds": 5,
    "figures_plan_slice_milliseconds": 4,
    "peer_milliseconds": [150, 250],  # pooltool's nine-ball shot: ours should be 100 times faster
}


def run_bench_shots(shots: int) -> dict[str, Any]:
    """All figures, each the middle of many chunks."""
    scene = practice_scene(Setting(riders=BYSTANDERS))
    flicks = _flicks(scene, max(shots, CHUNK))
    rehearsal = Rehearsal(scene)
    speeds: dict[str, list[float]] = {}
    for first in range(0, len(flicks) - CHUNK + 1, CHUNK):
        chunk = flicks[first : first + CHUNK]
        full = _best(lambda flick: simulate(scene, flick), chunk)
        planning = _best(rehearsal.touches, chunk)
        bare = [_bare(scene, chunk, travel) for travel in (LONGEST_TRAVEL, STUDY_TRAVEL)]
        for name, value in (
            ("shots_per_second", CHUNK / full),
            ("planning_shots_per_second", CHUNK / planning),
            ("simulate_to_bare_loop", bare[0] / full),
            ("planning_to_bare_loop", bare[0] / planning),
            ("simulate_to_bare_loop_of_the_study", bare[1] / full),
            ("planning_to_bare_loop_of_the_study", bare[1] / planning),
        ):
            speeds.setdefault(name, []).append(value)
    figures = {name: round(statistics.median(values), 2) for name, values in speeds.items()}
    return {**figures, **_twelve_pieces(shots), **_planning_times(), "shot_targets": TARGETS}


def _twelve_pieces(shots: int) -> dict[str, float]:
    """A table as full as the peer's: ten bystanders and the two who duel."""
    scene = practice_scene(Setting(riders=TEN_BYSTANDERS))
    flicks = _flicks(scene, max(shots, CHUNK))
    chunks = [flicks[n : n + CHUNK] for n in range(0, len(flicks) - CHUNK + 1, CHUNK)]
    shot = statistics.median(_best(lambda f: simulate(scene, f), chunk) for chunk in chunks) / CHUNK
    return {
        "twelve_piece_shots_per_second": round(1 / shot, 1),
        "twelve_piece_shot_milliseconds": round(shot * 1e3, 3),
    }


def _flicks(scene: Scene, count: int) -> list[Flick]:
    """A middling hand's, straight at the opponent."""
    start = scene.clear_start()
    assert start is not None
    ahead = math.degrees(math.atan2(scene.line.direction[1], scene.line.direction[0]))
    chance = random.Random(1)
    return [
        Flick(
            start,
            ahead + chance.gauss(0.0, AIM_ERROR),
            SPEED * (1 + chance.gauss(0.0, POWER_ERROR)),
        )
        for _ in range(count)
    ]


def _best(shoot: Callable[[Flick], Any], flicks: Sequence[Flick]) -> float:
    """Seconds for all of them, the better of two goes."""
    times = []
    for _ in range(2):
        begun = time.perf_counter()
        for flick in flicks:
            shoot(flick)
        times.append(time.perf_counter() - begun)
    return min(times)


def _bare(scene: Scene, flicks: Sequence[Flick], travel: float) -> float:
    """The same for the bare loop; building the spaces is not counted."""
    times = []
    for _ in range(2):
        total = 0.0
        for flick in flicks:
            step = _loaded_space(scene, flick).step
            steps = _steps(scene, flick, travel)
            begun = time.perf_counter()
            for length in steps:
                step(length)
            total += time.perf_counter() - begun
        times.append(total)
    return min(times)


def _loaded_space(scene: Scene, flick: Flick) -> pymunk.Space:
    """With every piece in it, and the die on its way."""
    die = die_token(scene, flick)
    die.moving = False  # so the arena takes it in as it is, with its speed
    arena = Arena()
    arena.admit([die, *map(piece_token, scene.pieces)])
    return arena.space


@lru_cache(maxsize=4 * CHUNK)
def _steps(scene: Scene, flick: Flick, travel: float) -> tuple[float, ...]:
    """How long each step would be: a frame, cut so that the fastest piece keeps to the travel."""
    result = simulate(scene, flick)
    steps: list[float] = []
    for n in range(math.ceil(result.duration / FRAME)):
        moves = [(track.pose(n * FRAME), track.pose((n + 1) * FRAME)) for track in result.tracks]
        ways = [math.dist(one.at, other.at) * MM for one, other in moves if other.lift >= 0.0]
        if ways:  # else all have left the board
            count = max(math.ceil(max(ways) / travel), 1)
            steps += [FRAME / count] * count
    return tuple(steps)


def _planning_times() -> dict[str, Any]:
    """Plans for duels on many tables and for the figures, of which the first makes a map."""
    chance = random.Random(2)
    duels = []
    for _ in range(40):
        riders = tuple(chance.sample(range(1, 33), 3))
        scene = practice_scene(
            Setting(riders=riders, corner=chance.choice(["north-west", "south-east"]))
        )
        begun = time.perf_counter()
        plan(scene, AIM_ERROR)
        duels.append(time.perf_counter() - begun)
    plans = []
    for _ in range(40):
        riders = tuple(chance.sample(range(1, 33), 3))
        plans.append(_slices(practice_scene(Setting(scene="indians", riders=riders))))
    slices = [part for parts in plans for part in parts]
    return {
        "duel_plan_milliseconds": round(statistics.median(duels) * 1e3, 2),
        "figures_plan_milliseconds": round(statistics.median(map(sum, plans)) * 1e3, 2),
        "figures_plan_first_milliseconds": round(sum(plans[0]) * 1e3),
        "figures_plan_slice_milliseconds": round(statistics.median(slices) * 1e3, 2),
        "figures_plan_longest_slice_milliseconds": round(max(slices) * 1e3, 2),
    }


def _slices(scene: Scene) -> list[float]:
    """How long each slice of a plan took."""
    slices = []
    begun = time.perf_counter()
    for _ in plan_slices(scene, AIM_ERROR):
        slices.append(time.perf_counter() - begun)
        begun = time.perf_counter()
    return slices
