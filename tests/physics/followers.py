"""Somebody who follows plans as well as they can, on tables as the race would have them."""

from __future__ import annotations

import random
from typing import NamedTuple

import msgspec

from game.rules.pony_express.practice import Setting, practice_scene
from physics.model import MAX_SPEED, Flick, Scene
from physics.planner import Plan
from physics.rehearsal import Rehearsal

POWER_ERROR = 0.10
CORNERS = ("north-west", "south-east")


class Shares(NamedTuple):
    """Of many shots by somebody who follows a plan as well as they can."""

    hit: float
    arrest: float
    figures: float


def follow(scene: Scene, plan: Plan, error: float, shots: int, *, falls: bool = False) -> Shares:
    """The whole shots, not only the first touch; with the steady hand's halved error."""
    rng = random.Random(repr((plan, error)))
    rehearsal = Rehearsal(scene)
    targets = [p.id for p in scene.pieces if scene.target is not None and p.owner == scene.target]
    bystanders = {p.id for p in scene.pieces if p.owner not in (None, scene.shooter, scene.target)}
    hits = arrests = fallen = 0.0
    for _ in range(shots):
        angle = plan.angle + rng.gauss(0.0, error / (2 if scene.steady else 1))
        speed = plan.speed * (1 + rng.gauss(0.0, POWER_ERROR))
        outcome = rehearsal.outcome(Flick(plan.start, angle, min(max(speed, 0.0), MAX_SPEED)))
        got = outcome.fallen if falls else outcome.touched
        hits += sum(name in got for name in targets) / max(len(targets), 1)
        arrests += not bystanders.isdisjoint(outcome.touched)
        fallen += sum(name.startswith("figure") for name in outcome.fallen)
    return Shares(hits / shots, arrests / shots, fallen / shots)


def layouts(kind: str, count: int) -> list[Scene]:
    rng = random.Random(kind)
    scenes = []
    for _ in range(count):
        riders = tuple(rng.sample(range(1, 33), 8 if kind == "crowd" else 3))
        setting = Setting(riders=riders, corner=rng.choice(CORNERS))
        if kind == "wind":
            setting = msgspec.structs.replace(setting, wind=rng.choice(("left", "right")))
        elif kind == "decoy":
            setting = msgspec.structs.replace(setting, decoy=True)
        elif kind == "barrel":
            spot = rng.choice(((26, 14), (27, 15), (25, 15), (28, 14)))
            setting = msgspec.structs.replace(setting, riders=(5, 12), barrel=spot)
        elif kind == "figures":
            setting = Setting(scene="indians", riders=riders)
        scene = practice_scene(setting)
        scenes.append(msgspec.structs.replace(scene, steady=kind == "steady"))
    return scenes
