"""The same scene and flick give the same result, to the last bit, wherever and whenever; and the
fast path for planning gives the same answers as the whole shot."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from physics import Scene, ShotResult, simulate
from physics.model import Outcome
from physics.rehearsal import Rehearsal
from tests.physics.tables import Shot, any_flick, any_shots, crowded

ROOT = Path(__file__).resolve().parents[2]
SEED, SHOTS = 300, 300
table_seeds = pytest.mark.parametrize(
    "seed", [21, 22, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (23, 24))]
)


def digest(results: list[ShotResult]) -> str:
    whole = hashlib.sha256()
    for result in results:
        whole.update(msgspec.json.encode(result))
    return whole.hexdigest()


def digest_of_shots() -> str:
    """Of all that is in the results of 300 random shots: tracks, contacts and the rest."""
    return digest([simulate(*shot) for shot in any_shots(SEED, SHOTS)])


@pytest.fixture(scope="module")
def expected() -> str:
    return digest_of_shots()


def test_the_same_shots_again_are_the_same_after_others(expected: str) -> None:
    for shot in any_shots(SEED + 1, 50):
        simulate(*shot)
        Rehearsal(shot.scene).outcome(shot.flick)
    assert digest_of_shots() == expected


def test_a_shot_does_not_depend_on_those_before_it(expected: str) -> None:
    """In another order, each gives what it gave."""
    shots = any_shots(SEED, SHOTS)
    results = {number: simulate(*shots[number]) for number in reversed(range(SHOTS))}
    assert digest([results[number] for number in range(SHOTS)]) == expected


@pytest.mark.parametrize("hash_seed", ["0", pytest.param("1", marks=pytest.mark.slow), "4242"])
def test_other_processes_with_other_hash_seeds_agree(expected: str, hash_seed: str) -> None:
    script = "from tests.physics.test_determinism import digest_of_shots as d; print(d())"
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert run.stdout.strip() == expected


def test_the_order_of_the_pieces_in_a_scene_does_not_matter(expected: str) -> None:
    rng = random.Random(7)
    results = []
    for scene, flick in any_shots(SEED, SHOTS):
        pieces = list(scene.pieces)
        rng.shuffle(pieces)
        shuffled = msgspec.structs.replace(scene, pieces=tuple(pieces))
        results.append(simulate(shuffled, flick))
    assert digest(results) == expected


def test_the_digest_would_see_a_difference(expected: str) -> None:
    """One shot of the 300 a millionth of a degree off."""
    shots = any_shots(SEED, SHOTS)
    scene, flick = shots[150]
    shots[150] = Shot(scene, msgspec.structs.replace(flick, angle=flick.angle + 1e-6))
    assert digest([simulate(*shot) for shot in shots]) != expected


# ---------------------------------------------------------------------- planning


def planned_tables(seed: int) -> list[tuple[Scene, list[Shot]]]:
    """25 tables, with ten shots on each from one rehearsal, as a planner uses it. Spin, wind,
    barrel, prisoners, twins, figures and a lying die are all among them."""
    rng = random.Random(seed)
    tables = []
    for _ in range(25):
        scene = crowded(rng)
        tables.append((scene, [Shot(scene, any_flick(rng, scene)) for _ in range(10)]))
    return tables


@table_seeds
def test_planning_touches_the_same_as_the_whole_shot(seed: int) -> None:
    """A thousand shots over the four seeds, half of them in the soak. 0.05 mm around a graze would
    be forgiven, but none of them needs it: the fast path runs the same code and stops early."""
    different = []
    touches = 0
    for scene, shots in planned_tables(seed):
        rehearsal = Rehearsal(scene)
        for shot in shots:
            touched = rehearsal.touches(shot.flick)
            touches += bool(touched)
            if touched != simulate(*shot).touched:
                different.append(shot)
    assert not different
    assert touches > 100


@table_seeds
def test_planning_comes_to_the_same_as_the_whole_shot(seed: int) -> None:
    """What was touched and what fell, in order, and where the die lies to 1e-6 cm, on a table that
    is used again and again."""
    for scene, shots in planned_tables(seed):
        rehearsal = Rehearsal(scene)
        for shot in shots:
            planned, whole = rehearsal.outcome(shot.flick), simulate(*shot).outcome
            assert planned.touched == whole.touched, shot
            assert planned.fallen == whole.fallen, shot
            if planned.rest is None or whole.rest is None:
                assert planned.rest == whole.rest, shot
            else:
                assert planned.rest == pytest.approx(whole.rest, abs=1e-6), shot


def test_a_shot_in_slices_is_the_same_shot() -> None:
    for scene, shots in planned_tables(25):
        rehearsal = Rehearsal(scene)
        for shot in shots[:5]:
            assert to_the_end(rehearsal.outcome_slices(shot.flick)) == rehearsal.outcome(shot.flick)


def to_the_end(slices: Generator[None, None, Outcome]) -> Outcome:
    while True:
        try:
            next(slices)
        except StopIteration as end:
            assert isinstance(end.value, Outcome)
            return end.value
