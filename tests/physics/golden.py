"""Golden shots: flicks with a clear outcome, and what came of them.

`python -m tests.physics.golden` flicks them anew and overwrites the file: do that only when the
physics was meant to change, and read the difference before committing it.
"""

from __future__ import annotations

import hashlib
import math
import platform
import struct
from importlib.metadata import version
from pathlib import Path

import msgspec

from game.rules.pony_express.practice import Setting, practice_scene
from physics import Flick, Scene, ShotResult, simulate
from tests.physics.tables import duel, lying_die, lying_rider

FILE = Path(__file__).parent / "golden_shots.jsonl"

SCENES: dict[str, Scene] = {
    "duel": practice_scene(Setting()),
    "showdown": practice_scene(Setting(scene="showdown")),
    "south-east": practice_scene(Setting(corner="south-east", riders=(20, 27))),
    "crowd": practice_scene(Setting(riders=(4, 9, 15, 21, 26))),
    "decoy": practice_scene(Setting(decoy=True)),
    "barrel": practice_scene(Setting(barrel=(26, 17), riders=(16,))),
    "wind": practice_scene(Setting(wind="left", riders=(15,))),
    "lying": duel(lying_rider("rider-2", (26, 17), 30.0), lying_die((33, 12), 20.0)),
    "figures": practice_scene(Setting(scene="indians")),
    "figures in company": practice_scene(Setting(scene="indians", riders=(21, 22, 11))),
}

FLICKS: dict[str, list[Flick]] = {
    "duel": [
        Flick((6.6, 28.0), -28.5, 4.1, -60.0),
        Flick((6.7, 30.2), -30.5, 1.9, 40.0),
        Flick((4.7, 26.8), -23.8, 3.7),
        Flick((4.6, 24.5), -27.1, 1.6),
    ],
    "showdown": [Flick((7.7, 32.0), -34.7, 2.1), Flick((6.7, 30.2), -30.9, 4.0, -60.0)],
    "south-east": [
        Flick((44.3, 1.5), 144.5, 2.6),
        Flick((48.3, 8.5), 142.8, 3.0),
        Flick((43.4, 2.0), 147.0, 2.2, -60.0),
    ],
    "crowd": [
        Flick((6.7, 30.2), -26.8, 3.4, 40.0),
        Flick((8.6, 31.5), -35.7, 4.0),
        Flick((4.7, 26.8), -30.8, 4.4),
        Flick((6.7, 30.2), -33.5, 2.7),
    ],
    "decoy": [
        Flick((7.6, 29.7), -31.2, 3.7),
        Flick((8.6, 31.5), -33.7, 2.1),
        Flick((5.6, 26.3), -31.9, 2.1, -60.0),
    ],
    "barrel": [
        Flick((6.7, 30.2), -37.2, 4.1, -60.0),
        Flick((6.7, 30.2), -32.4, 2.0),
        Flick((8.6, 31.5), -33.8, 2.8),
    ],
    "wind": [
        Flick((7.6, 29.7), -29.8, 3.8),
        Flick((6.6, 28.0), -24.7, 1.7),
        Flick((5.6, 26.3), -25.7, 2.3, -60.0),
    ],
    "lying": [
        Flick((8.6, 31.5), -35.5, 1.6),
        Flick((4.6, 24.5), -26.3, 1.8),
        Flick((3.7, 25.0), -26.1, 4.4),
    ],
    "figures": [
        Flick((44.4, 30.6), -147.3, 4.4),
        Flick((44.2, 32.9), -143.0, 2.7),
        Flick((46.3, 29.5), -147.6, 1.7, 40.0),
    ],
    "figures in company": [
        Flick((46.5, 27.2), -149.8, 3.1, 40.0),
        Flick((47.5, 25.5), -154.3, 3.5),
        Flick((48.4, 26.0), -142.2, 2.1, -60.0),
    ],
}


class GoldenShot(msgspec.Struct, frozen=True):
    """A flick and what came of it; the digest is that of the whole result."""

    name: str
    flick: Flick
    touched: tuple[str, ...]
    fallen: tuple[str, ...]
    left: tuple[str, ...]
    digest: str
    scene: Scene


def this_machine() -> str:
    """What the last bit of a result depends on. Processors of one family may still round a sine
    differently, so a sample of what theirs comes to is part of it."""
    libc = " ".join(platform.libc_ver()).strip()
    python = ".".join(platform.python_version_tuple()[:2])
    kind = f"{platform.system()} {platform.machine()}"
    values = []
    for n in range(997):
        x, y = n / 997, n / 1009
        values += [math.sin(x), math.cos(x), math.asin(x), math.atan2(x, y), math.hypot(x, y)]
    sample = hashlib.sha256(struct.pack(f"{len(values)}d", *values)).hexdigest()[:8]
    return (
        f"{kind}, {libc or 'its own libc'}, Python {python}, pymunk {version('pymunk')}, {sample}"
    )


def digest(result: ShotResult) -> str:
    return hashlib.sha256(msgspec.json.encode(result)).hexdigest()


def golden_shot(name: str, scene: Scene, flick: Flick) -> GoldenShot:
    result = simulate(scene, flick)
    touched, fallen, left = result.touched, result.fallen, result.left
    return GoldenShot(name, flick, touched, fallen, left, digest(result), scene)


def recorded() -> tuple[str, list[GoldenShot]]:
    """The kind of machine on which they were flicked, and the shots."""
    machine, *shots = FILE.read_bytes().splitlines()
    return msgspec.json.decode(machine, type=str), [
        msgspec.json.decode(line, type=GoldenShot) for line in shots
    ]


if __name__ == "__main__":
    shots = [
        golden_shot(f"{name} {number}", SCENES[name], flick)
        for name, flicks in FLICKS.items()
        for number, flick in enumerate(flicks, start=1)
    ]
    FILE.write_bytes(b"\n".join(map(msgspec.json.encode, [this_machine(), *shots])) + b"\n")
