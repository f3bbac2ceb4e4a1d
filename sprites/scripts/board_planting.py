"""Where mountains, trees and grass stand: on ground that suits them, clear of the printed"
" places."""

from collections.abc import Callable
from dataclasses import dataclass

import board_life as life
import board_plants as plants
import board_rock as rock
import numpy as np
from board_ground import Ground
from board_layout import Layout
from board_scenery import Range, Scenery, Thing
from board_water import smooth
from kit.types import Array

UNITS = 36  # drawing units to the cm

Rng = np.random.Generator
Placed = tuple[float, str]  # how far south its foot is, and the drawing


@dataclass(frozen=True)
class Kind:
    """Something that grows by itself."""

    draw: Callable[[float, float, float, Rng], str]
    size: tuple[float, float]  # height in cm, from and to
    room: float  # to the printed places
    apart: float  # from the next of any kind


GROWING = {
    "pine": Kind(plants.pine, (0.9, 1.35), 0.35, 0.62),
    "cottonwood": Kind(plants.cottonwood, (0.9, 1.25), 0.35, 0.8),
    "cactus": Kind(plants.cactus, (0.8, 1.25), 0.35, 1.1),
    "sage": Kind(plants.sage, (0.28, 0.42), 0.25, 0.8),
    "grass": Kind(plants.grass, (0.26, 0.42), 0.12, 0.7),
    "boulders": Kind(rock.boulders, (0.4, 0.62), 0.35, 1.0),
    "dune": Kind(rock.dune, (0.7, 1.15), 0.5, 1.15),
}

# How often each grows on a kind of ground; what is left to 1 stays bare.
FLORA = {
    "prairie": {"grass": 0.5, "cottonwood": 0.07, "pine": 0.05},
    "forest": {"pine": 0.5, "grass": 0.2, "cottonwood": 0.06},
    "rock": {"grass": 0.16, "pine": 0.1, "boulders": 0.08},
    "desert": {"dune": 0.2, "cactus": 0.07, "sage": 0.1, "boulders": 0.03},
    "redland": {"cactus": 0.08, "sage": 0.12, "boulders": 0.06},
    "salt": {},
}

ENOUGH = 0.55  # of its own reach, between a thing and whatever has to stay visible
SOLID = {"mesa": 0.85, "compass": 0.55, "houses": 0.7, "wagon": 0.8, "buffalo": 0.7, "skull": 0.7}


class Planting:
    """Fills one board. Everything that is placed takes its room from what comes later."""

    def __init__(self, layout: Layout, scenery: Scenery, ground: Ground) -> None:
        self.layout, self.scenery, self.ground = layout, scenery, ground
        self.rng = np.random.default_rng(scenery.seed)
        self.taken: list[tuple[float, float, float]] = []
        self.placed: list[Placed] = []

    def drawing(self) -> str:
        """Everything, the farthest first."""
        for lake in self.scenery.lakes:
            self._flood(lake.at, lake.reach)
        for river in self.scenery.rivers:
            self._claim(river.line)
        for thing in self.scenery.things:
            self._put(thing)
        for mountains in self.scenery.ranges:
            self._raise(mountains)
        for _ in range(self.scenery.seeds):
            self._sow()
        return "".join(drawing for _, drawing in sorted(self.placed))

    def units(self, x: float, y: float) -> tuple[float, float]:
        return x * UNITS, (self.layout.height - y) * UNITS

    def _put(self, thing: Thing) -> None:
        x, y = thing.at
        ux, uy = self.units(x, y)
        self.placed.append((uy, self._thing(thing, ux, uy)))
        middle = y if thing.kind == "compass" else y + thing.size * 0.4
        if self.layout.room(x, middle) < thing.size * SOLID[thing.kind] * ENOUGH:
            raise ValueError(f"{thing} stands too close to a printed place or a label")
        self.taken.append((x, middle, thing.size * SOLID[thing.kind]))

    def _thing(self, thing: Thing, x: float, y: float) -> str:
        size = thing.size * UNITS
        match thing.kind:
            case "compass":
                return life.compass(x, y, size)
            case "mesa":
                return rock.mesa(x, y, size, self.rng)
            case "buffalo":
                return life.buffalo(x, y, size, thing.mirror)
            case "wagon":
                return life.wagon(x, y, size)
            case "houses":
                return life.houses(x, y, size)
            case "skull":
                return life.skull(x, y, size)
        raise ValueError(f"nothing is called {thing.kind}")

    def _raise(self, mountains: Range) -> None:
        line = np.array(mountains.line)
        for number in range(mountains.count):
            share = (number + 0.5) / mountains.count * (len(line) - 1)
            start = min(int(share), len(line) - 2)
            middle = line[start] + (line[start + 1] - line[start]) * (share - start)
            self._raise_one(mountains, middle)

    def _raise_one(self, mountains: Range, middle: Array) -> None:
        """A mountain near the middle: a smaller one, or none, where there is no room."""
        for attempt in range(24):
            size = mountains.size * self.rng.uniform(0.8, 1.15) * (1 - attempt * 0.018)
            x, y = middle + self.rng.uniform(-1, 1, 2) * mountains.spread * (0.6, 1)
            outline = ((0, 0.1), (-0.55, 0), (0.55, 0), (-0.25, 0.55), (0.25, 0.55), (0, 1.1))
            if all(self.layout.room(x + dx * size, y + dy * size) > 0.05 for dx, dy in outline):
                ux, uy = self.units(x, y)
                drawing = rock.mountain(
                    ux, uy, size * UNITS, self.rng, mountains.stone, mountains.snow
                )
                self.placed.append((uy, drawing))
                self.taken += [(x, y + size * 0.45, size * 0.5), (x, y, size * 0.55)]
                return

    def _sow(self) -> None:
        x = float(self.rng.uniform(0.6, self.layout.width - 0.6))
        y = float(self.rng.uniform(0.6, self.layout.height - self.layout.strip - 0.6))
        kind = self._what_grows(x, y)
        if kind is None:
            return
        size = float(self.rng.uniform(*kind.size))
        if min(self.layout.room(x, y), self.layout.room(x, y + size)) < kind.room:
            return
        if any(np.hypot(x - a, y - b) < r + kind.apart * 0.5 for a, b, r in self.taken):
            return
        ux, uy = self.units(x, y)
        self.placed.append((uy, kind.draw(ux, uy, size * UNITS, self.rng)))
        self.taken.append((x, y, kind.apart * 0.5))

    def _what_grows(self, x: float, y: float) -> Kind | None:
        """The likeliest ground decides; poor ground bears less, and salt nothing."""
        shares = {name: self.ground.share(name, x, y) for name in self.ground.shares}
        ground = max(shares, key=lambda name: shares[name])
        barren = shares.get("salt", 0.0) > 0.45
        luck = self.rng.random() / min(1.0, shares[ground] * 1.6 + 1e-6)
        for name, chance in FLORA[ground].items():
            luck -= chance
            if luck < 0 and not barren and name in self.scenery.flora:
                return GROWING[name]
        return None

    def _flood(self, at: tuple[float, float], reach: tuple[float, float]) -> None:
        for angle in np.linspace(0, 2 * np.pi, 24):
            for far in (0.35, 0.8):
                x, y = (
                    at[0] + np.cos(angle) * reach[0] * far,
                    at[1] + np.sin(angle) * reach[1] * far,
                )
                self.taken.append((x, y, reach[1] * 0.55))

    def _claim(self, line: tuple[tuple[float, float], ...]) -> None:
        self.taken += [(x, y, 0.8) for x, y in smooth(np.array(line))]
