"""The part of `bench` that is about the practice range: how long it takes to read ten thousand
shots and to reckon everything that is shown of them, beside bare Python reading the same lines;
and how finely the coach and the share of wins are reckoned.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from game.practice.coach.advice import advice_slices
from game.practice.drills.library import load_drills
from game.practice.layout import Layout, SceneKind, board_named
from game.practice.measure import straight_at
from game.practice.record import Practised, practise
from game.practice.statistics.hand import what_your_hand_does
from game.practice.statistics.heat import HeatMap
from game.practice.statistics.tally import Selection, Tally, best_bands
from game.practice.store import Store
from game.practice.twin.prospect import share_of_wins
from game.practice.twin.twin import Twin
from physics.model import Flick

SHOTS = 10_000
DIFFERENT = 200  # that are simulated; the rest are these again, at other times
TABLES = (Layout(), Layout(corner="south-east"), Layout(riders=((20.0, 18.0), (30.0, 22.0))))
SPREAD, POWER_SPREAD = 2.5, 0.1  # of the hand that is coached
MISS = 8.0  # degrees beside the target
TARGETS = {
    "practice_opening_milliseconds": 200,
    "practice_one_more_milliseconds": 10,
    "practice_slice_99_percent_milliseconds": 8,
}


def run_bench_practice(rounds: int) -> dict[str, Any]:
    """The middle of so many rounds."""
    with tempfile.TemporaryDirectory() as name:
        store = filled_store(Path(name), SHOTS)
        times = [_round(store) for _ in range(rounds)]
    opening, bare, one_more = (statistics.median(took[part] for took in times) for part in range(3))
    ratio = statistics.median(took[0] / took[1] for took in times)
    return {
        "practice_shots": SHOTS,
        "practice_opening_milliseconds": round(opening * 1e3, 1),
        "practice_bare_reading_milliseconds": round(bare * 1e3, 1),
        "practice_opening_to_bare_reading": round(ratio, 2),
        "practice_one_more_milliseconds": round(one_more * 1e3, 3),
        **_reading_drills(),
        **_thinking(),
        "practice_targets": TARGETS,
    }


def _reading_drills() -> dict[str, float]:
    """The first time in this process, and once more."""
    first, again = (_seconds(load_drills) for _ in range(2))
    return {
        "practice_drills_milliseconds": round(first * 1e3, 2),
        "practice_drills_again_milliseconds": round(again * 1e3, 2),
    }


def _thinking() -> dict[str, float]:
    """In slices: of the coach, at every kind of table, and of the share of wins."""
    twin = Twin(0.5, SPREAD, 2.0, POWER_SPREAD, 0.0, 400)
    slices: list[float] = []
    for scene in get_args(SceneKind):
        layout = Layout(scene=scene)
        shot = _missed(layout)
        slices += _slices(advice_slices(layout, shot, SPREAD, POWER_SPREAD))
    slices += _slices(share_of_wins(twin, "gunslinger"))
    slices.sort()
    return {
        "practice_slice_milliseconds": round(statistics.median(slices) * 1e3, 3),
        "practice_slice_99_percent_milliseconds": round(slices[len(slices) * 99 // 100] * 1e3, 2),
        "practice_worst_slice_milliseconds": round(slices[-1] * 1e3, 2),
        "practice_slices": len(slices),
    }


def _missed(layout: Layout) -> Practised:
    scene = layout.to_scene()
    start = scene.clear_start()
    assert start is not None
    flick = Flick(start, straight_at(scene, start) + MISS, 2.0)
    return practise(layout, flick, None, "flick")[0]


def _slices(thinking: Iterator[object]) -> list[float]:
    """Seconds of this thread for each; the first one loads what is needed, and does not count."""
    next(thinking)
    found: list[float] = []
    while True:
        begun = time.thread_time()
        if next(thinking, thinking) is thinking:
            return found
        found.append(time.thread_time() - begun)


def _seconds(work: Callable[[], object]) -> float:
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


def filled_store(folder: Path, count: int) -> Store:
    """As if somebody with a middling hand had practised for weeks."""
    store = Store(folder)
    different = [_shot(number) for number in range(min(DIFFERENT, count))]
    for layout, shot in different:
        store.add(layout, shot)
    with store.path.open("ab") as file:  # as the store writes them, only all at once
        for number in range(len(different), count):
            _, shot = different[number % len(different)]
            shot = msgspec.structs.replace(shot, when=_moment(number))
            file.write(msgspec.json.encode(shot) + b"\n")
    return Store(folder)


def _moment(number: int) -> str:
    """Five shots a minute, an hour a day."""
    day, minute = divmod(number // 5, 60)
    return f"2026-{1 + day // 28 % 12:02d}-{1 + day % 28:02d}T18:{minute:02d}:00Z"


def _shot(number: int) -> tuple[Layout, Practised]:
    chance = random.Random(number)
    layout = TABLES[number % len(TABLES)]
    scene = layout.to_scene()
    start = scene.clear_start()
    assert start is not None
    angle = straight_at(scene, start) + chance.gauss(0.5, 2.5)
    shot, _ = practise(layout, Flick(start, angle, chance.uniform(1.4, 3.2)), None, "flick")
    return layout, shot


def _round(store: Store) -> tuple[float, float, float]:
    """Seconds of this thread for opening it all, for bare reading, and for one shot more."""
    begun = time.thread_time()
    opened = Store(store.path.parent)
    board = board_named(Layout().board)
    tally, heat = Tally(opened.shots), HeatMap(board.width, board.height)
    heat.add(opened.shots)
    _reckon(opened, tally)
    opening = time.thread_time() - begun
    begun = time.thread_time()
    for line in store.path.read_bytes().splitlines():
        json.loads(line)
    bare = time.thread_time() - begun
    begun = time.thread_time()
    shot = opened.shots[0]
    opened.shots.append(shot)
    tally.add([shot])
    heat.add([shot])
    _reckon(opened, tally)
    return opening, bare, time.thread_time() - begun


def _reckon(store: Store, tally: Tally) -> None:
    """Everything that the range shows."""
    Selection(scene="duel", last=500).of(store.shots, store.layouts)
    best_bands(tally.by_power())
    best_bands(tally.by_distance())
    tally.passing.ellipse()
    tally.resting.ellipse()
    tally.trend()
    what_your_hand_does(store.shots, store.layouts, "flick")
