"""Where mountains, trees and grass stand: on ground that suits them, clear of the printed
places."""

from collections.abc import Callable

import board_life as life
import board_plants as plants
import board_rock as rock
import numpy as np
from board_ground import Ground
from board_layout import Layout
from board_scenery import Range, Scenery, Thing
from board_water import smooth
from kit.types import Array

from game.ui.pony_express.land.growth import FLORA, GROWTH, PEAK, SOLID

UNITS = 36  # drawing units to the cm

Rng = np.random.Generator
Placed = tuple[float, str]  # how far south its foot is, and the drawing

# How each kind that grows by itself is drawn.
DRAWN: dict[str, Callable[[float, float, float, Rng], str]] = {
    "pine": plants.pine,
    "cottonwood": plants.cottonwood,
    "cactus": plants.cactus,
    "sage": plants.sage,
    "grass": plants.grass,
    "boulders": rock.boulders,
    "dune": rock.dune,
}
ENOUGH = 0.55  # of its own reach, between a thing and whatever has to stay visible


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
        drawing = draw_thing(thing.kind, ux, uy, thing.size * UNITS, self.rng, thing.mirror)
        self.placed.append((uy, drawing))
        middle = y if thing.kind == "compass" else y + thing.size * 0.4
        if self.layout.room(x, middle) < thing.size * SOLID[thing.kind] * ENOUGH:
            raise ValueError(f"{thing} stands too close to a printed place or a label")
        self.taken.append((x, middle, thing.size * SOLID[thing.kind]))

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
            if all(self.layout.room(x + dx * size, y + dy * size) > 0.05 for dx, dy in PEAK):
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
        name = self._what_grows(x, y)
        if name is None:
            return
        kind = GROWTH[name]
        size = float(self.rng.uniform(*kind.size))
        if min(self.layout.room(x, y), self.layout.room(x, y + size)) < kind.room:
            return
        if any(np.hypot(x - a, y - b) < r + kind.apart * 0.5 for a, b, r in self.taken):
            return
        ux, uy = self.units(x, y)
        self.placed.append((uy, DRAWN[name](ux, uy, size * UNITS, self.rng)))
        self.taken.append((x, y, kind.apart * 0.5))

    def _what_grows(self, x: float, y: float) -> str | None:
        """The likeliest ground decides; poor ground bears less, and salt nothing."""
        shares = {name: self.ground.share(name, x, y) for name in self.ground.shares}
        ground = max(shares, key=lambda name: shares[name])
        barren = shares.get("salt", 0.0) > 0.45
        luck = self.rng.random() / min(1.0, shares[ground] * 1.6 + 1e-6)
        for name, chance in FLORA[ground].items():
            luck -= chance
            if luck < 0 and not barren and name in self.scenery.flora:
                return name
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


def draw_thing(kind: str, x: float, y: float, size: float, rng: Rng, mirror: bool = False) -> str:
    """One of the things that stand alone, in drawing units."""
    match kind:
        case "compass":
            return life.compass(x, y, size)
        case "mesa":
            return rock.mesa(x, y, size, rng)
        case "buffalo":
            return life.buffalo(x, y, size, mirror)
        case "wagon":
            return life.wagon(x, y, size)
        case "houses":
            return life.houses(x, y, size)
        case "skull":
            return life.skull(x, y, size)
    raise ValueError(f"nothing is called {kind}")
