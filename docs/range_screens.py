"""Pictures of the practice range for the README, with the shots of somebody who pulls hard flicks
to the left."""

from __future__ import annotations

import random
from collections.abc import Callable

from docs.camera import Camera
from game.practice.drills.library import load_drills
from game.practice.drills.progress import Progress
from game.practice.drills.run import DrillRun
from game.practice.layout import Layout
from game.practice.measure import straight_at
from game.practice.record import practise
from game.practice.store import Store
from game.ui.range.screen import Range
from game.ui.range.shooting.stand import Stand
from physics import simulate
from physics.model import Flick, Scene

SEED, SHOTS, DAYS = 12, 96, 6
SPREAD, HARD, PULL = 1.7, 2.2, 2.1  # degrees; m/s; degrees to the left beyond that
SPEEDS = (1.5, 3.0)  # m/s
WIDE_MISS = -4.0  # degrees to the right
WELL_SENT, ASTRAY = (9, 7), 20.0  # shots of the first drills; degrees that the others are off


def range_duel(camera: Camera) -> None:
    """After many shots, the best one beside the last."""
    opened = _open(camera)
    _shoot(camera, opened, 0.6)


def range_coach(camera: Camera) -> None:
    opened = _open(camera)
    _shoot(camera, opened, WIDE_MISS)
    opened.coach.ask()
    camera.wait_until(lambda: opened.coach.found is not None)
    camera.loop.draw()  # from now on the map is drawn, beside the frames
    camera.wait(0.5)


def range_drills(camera: Camera) -> None:
    """The first medals are won."""
    progress = Progress(camera.home / "practice")
    for drill, well_sent in zip(load_drills().sets[0].drills, WELL_SENT, strict=False):
        run = DrillRun(drill)
        while not run.over:
            golden = drill.golden[len(run.shots) % len(drill.golden)]
            off = 0.0 if len(run.shots) < well_sent else ASTRAY
            sent = Flick(golden.start, golden.angle + off, golden.speed)
            run.take(sent, simulate(run.scene, sent))
        progress.note(run)
    _open(camera)
    camera.press("range.tab-drills")
    camera.wait(0.5)


def range_twin(camera: Camera) -> None:
    """What to expect of a duel with each of the bots."""
    _open(camera)
    camera.press("range.tab-twin")
    camera.wait(0.2)
    camera.press("range.page-twin")
    camera.wait(30.0)


def _open(camera: Camera) -> Range:
    """With a heat map, and a past."""
    camera.ui.settings.change(range_layers=("shots", "spread", "heat", "ghost"))
    store, layout, chance = Store(camera.home / "practice"), Layout(), random.Random(SEED)
    scene = layout.to_scene()
    for number in range(SHOTS):
        when = f"2024-05-{1 + number * DAYS // SHOTS:02}T12:00:00Z"
        sent = _sent(scene, chance)
        store.add(layout, practise(layout, sent, straight_at(scene, sent.start), "flick", when)[0])
    opened = Range(camera.ui, store)
    camera.open(opened)
    camera.wait(0.5)
    camera.loop.draw()
    return opened


def _sent(scene: Scene, chance: random.Random) -> Flick:
    start = scene.clear_start()
    assert start is not None
    speed = chance.uniform(*SPEEDS)
    off = chance.gauss(PULL if speed > HARD else 0.0, SPREAD)
    return Flick(start, straight_at(scene, start) + off, speed)


def _shoot(camera: Camera, opened: Range, off: float) -> None:
    stand: Stand = opened.context.stand
    start = stand.aimer.hand.start
    aim = straight_at(stand.scene, start)
    opened.context.shoot({"start": [*start], "angle": aim + off, "speed": 1.9, "aim": aim})
    camera.wait_until(lambda: stand.state == "rest")
    camera.wait(0.5)


RANGE_PICTURES: dict[str, Callable[[Camera], None]] = {
    "range": range_duel,
    "range-coach": range_coach,
    "range-drills": range_drills,
    "range-twin": range_twin,
}
