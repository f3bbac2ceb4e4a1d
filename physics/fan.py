"""What a flicked die meets first, for every direction at once.

A die that does not spin flies one face square to its way, so it sweeps a strip exactly as wide
as its side: in the simulation a piece is touched up to 8.0 mm beside its rim, not the 9.3 of the
die's corners. Seen from the start every piece takes a range of directions, and a nearer one hides
those behind it. What happens after the first touch is left out: a bystander touched means arrest
whatever follows, and a die that has met the target is spent. Only between two twins it matters.

Lengths are centimetres, speeds metres a second, angles radians to the left of the firing line's
direction.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from physics.felling import Felling
from physics.model import DIE_ROUNDING, Piece, Point, Scene
from physics.tuning import DIE, GRAVITY

CM = 100.0  # in a metre
SLOWING = DIE.friction * GRAVITY / 1000  # m/s2: the simulation reckons in millimetres
# A round piece is met before its middle is: on average over its width by this share of its radius.
_MEAN_BULGE = math.pi / 4
_NEARLY_STOPPED = 0.01  # of the speed, squared: no drift is reckoned beyond this point
_LEAST_SLOWING = 0.1  # m/s2: with more wind than friction the die is blown on and on
_BESIDE = 0.999  # the greatest sine: of a piece that the die starts right beside
# A die whose corner meets the inner side of a twin is thrown onto the other one, unless it only
# just grazes the first: so it was in simulations of twins that stand 2 cm apart, and farther
# apart than this many dice it is not reckoned with.
_GRAZE = 0.92
_THROW = 1.5

Disc = tuple[float, float, float]


class Obstacle(NamedTuple):
    """A piece as the die sees it: the hull of its discs (x, y, radius)."""

    at: Point
    discs: tuple[Disc, ...]
    reach: float  # from its middle, to where it touches a die that passes it
    gain: float  # what meeting it is worth
    arrest: float  # 1 when meeting it is an arrest
    felling: Felling | None = None  # when it counts only if it falls
    twin: Point | None = None  # where another one stands that is worth as much


class Flight(NamedTuple):
    """A speed that the flick may turn out to have."""

    speed: float
    share: float = 1.0  # how likely it is
    spread: float = 0.0  # standard deviation around it, m/s

    def reaches(self, way: float, slowing: float) -> float:
        """How likely the die comes so far."""
        missing = math.sqrt(2 * slowing * way / CM) - self.speed
        if self.spread == 0.0:
            return float(missing < 0.0)
        return 0.5 * math.erfc(missing / (self.spread * math.sqrt(2.0)))


class Sector(NamedTuple):
    """A range of directions, and what comes of sending the die there."""

    low: float
    high: float
    gain: float
    arrest: float


class Odds(NamedTuple):
    """What can be expected of an aim."""

    gain: float
    arrest: float


class Fan(NamedTuple):
    """What is seen from one start; the sectors of several flights lie on top of each other."""

    sectors: Sequence[Sector]

    def odds(self, aim: float, error: float) -> Odds:
        """Of aiming there with this standard deviation."""
        scale = 1.0 / (error * math.sqrt(2.0))
        erf = math.erf
        gain = arrest = 0.0
        for low, high, worth, arrests in self.sectors:
            share = erf((high - aim) * scale) - erf((low - aim) * scale)
            gain += share * worth
            arrest += share * arrests
        return Odds(gain / 2, arrest / 2)


def obstacles_of(scene: Scene, *, must_fall: bool = False) -> list[Obstacle]:
    """The pieces of a scene. Touching the target is worth a hit, and one of two twins half a hit,
    as nobody can tell them apart; without a target every figure is worth one."""
    targets = [piece for piece in scene.pieces if piece.owner == scene.target]
    obstacles = []
    for piece in scene.pieces:
        gain = arrest = 0.0
        felling = twin = None
        if scene.target is None:
            gain = float(piece.kind == "figure")
        elif piece in targets:
            gain = 1.0 / len(targets)
            # Both of two twins seldom fall, and the fall of one is not the other's.
            felling = Felling(scene, piece) if must_fall else None
            twin = None if must_fall else _other_twin(scene, piece, targets)
        if piece.owner is not None and piece.owner not in (scene.shooter, scene.target):
            arrest = 1.0
        discs = discs_of(piece)
        reach = max(math.dist(piece.at, (x, y)) + radius for x, y, radius in discs) + scene.die / 2
        obstacles.append(Obstacle(piece.at, discs, reach, gain, arrest, felling, twin))
    return obstacles


def _other_twin(scene: Scene, piece: Piece, targets: list[Piece]) -> Point | None:
    """If one stands so near that a die may be thrown onto it."""
    for other in targets:
        apart = math.dist(piece.at, other.at) - piece.radius - other.radius
        if other is not piece and apart <= _THROW * scene.die:
            return other.at
    return None


def discs_of(piece: Piece) -> tuple[Disc, ...]:
    """Round pieces are one disc, lying ones the hull of two, a die that of its four corners."""
    x, y = piece.at
    cos, sin = math.cos(math.radians(piece.turned)), math.sin(math.radians(piece.turned))
    if piece.kind == "die":
        edge, rounding = piece.height * (0.5 - DIE_ROUNDING), piece.height * DIE_ROUNDING
        corners = [(a * edge, b * edge) for a in (-1, 1) for b in (-1, 1)]
        return tuple((x + a * cos - b * sin, y + a * sin + b * cos, rounding) for a, b in corners)
    if piece.lying:
        half = max(piece.height / 2 - piece.radius, 0.0)
        return tuple((x + a * cos, y + a * sin, piece.radius) for a in (-half, half))
    return ((x, y, piece.radius),)


Part = tuple[float, float, float]


class _View(NamedTuple):
    """An obstacle from one start: how far away and where, and what its parts are worth."""

    way: float
    low: float
    high: float
    arrest: float
    parts: list[Part]  # low, high, gain; they may lie on top of each other


class Gallery:
    """A scene made ready for looking along it from many starts, `wide` radians to either side."""

    def __init__(self, scene: Scene, obstacles: Iterable[Obstacle], wide: float) -> None:
        self._obstacles = tuple(obstacles)
        self._ahead = scene.line.direction
        self._die = scene.die
        self._wind = scene.wind
        self._wide = (math.cos(wide), math.sin(wide))

    def fan(self, start: Point, flights: Iterable[Flight]) -> Fan:
        """All that the die can meet from there and that matters."""
        ahead_x, ahead_y = self._ahead
        cos, sin = self._wide
        near = []
        for obstacle in self._obstacles:
            dx, dy = obstacle.at[0] - start[0], obstacle.at[1] - start[1]
            along, across = dx * ahead_x + dy * ahead_y, dy * ahead_x - dx * ahead_y
            if abs(across) * cos - along * sin < obstacle.reach:  # it reaches into the wedge
                near.append(obstacle)
        sectors: list[Sector] = []
        for flight in flights:
            views = [self._view(start, obstacle, flight) for obstacle in near]
            sectors += _unhidden(views, flight.share)
        return Fan(sectors)

    def _view(self, start: Point, obstacle: Obstacle, flight: Flight) -> _View:
        slowing, across = SLOWING, 0.0
        if self._wind != (0.0, 0.0):
            dx, dy = obstacle.at[0] - start[0], obstacle.at[1] - start[1]
            away = math.hypot(dx, dy)
            tailwind = (self._wind[0] * dx + self._wind[1] * dy) / away
            slowing = max(slowing - tailwind, _LEAST_SLOWING)
            across = (self._wind[1] * dx - self._wind[0] * dy) / away
        way, low, high = self._span(start, obstacle.discs[0], flight.speed, slowing, across)
        for disc in obstacle.discs[1:]:
            near, left, right = self._span(start, disc, flight.speed, slowing, across)
            way, low, high = min(way, near), min(low, left), max(high, right)
        reached = flight.reaches(way, slowing)
        parts: list[Part] = []
        if obstacle.gain:
            gain = obstacle.gain * reached
            if obstacle.felling is not None:
                impact = math.sqrt(max(flight.speed**2 - 2 * slowing * way / CM, 0.0))
                spared = (1.0 - obstacle.felling.share(impact)) * (high - low) / 2
                parts.append((low + spared, high - spared, gain))
            else:
                parts.append((low, high, gain))
            if obstacle.twin is not None:
                parts.append((*self._inner_side(start, obstacle, low, high), gain))
        return _View(way, low, high, obstacle.arrest * reached, parts)

    def _inner_side(
        self, start: Point, obstacle: Obstacle, low: float, high: float
    ) -> tuple[float, float]:
        """The directions in which the die meets a twin and is thrown onto the other."""
        assert obstacle.twin is not None
        (x, y), (twin_x, twin_y) = obstacle.at, obstacle.twin
        middle, half = (low + high) / 2, (high - low) / 2
        flat = self._die * (0.5 - DIE_ROUNDING) / obstacle.reach * half
        if (x - start[0]) * (twin_y - y) > (y - start[1]) * (twin_x - x):
            return middle + flat, middle + _GRAZE * half
        return middle - _GRAZE * half, middle - flat

    def _span(
        self, start: Point, disc: Disc, speed: float, slowing: float, across: float
    ) -> tuple[float, float, float]:
        """How far the die flies to the disc, and the flicks' angles between which it meets it."""
        dx, dy = disc[0] - start[0], disc[1] - start[1]
        ahead_x, ahead_y = self._ahead
        bearing = math.atan2(dy * ahead_x - dx * ahead_y, dx * ahead_x + dy * ahead_y)
        away = math.hypot(dx, dy)
        reach = disc[2] + self._die / 2
        way = away - _MEAN_BULGE * reach
        if across == 0.0:
            half = math.asin(min(reach / away, _BESIDE))
            return way, bearing - half, bearing + half
        drift, slope = _drift(away, speed, slowing, across)
        # The die keeps facing the way it was flicked, so on its bent course it is wider.
        edge = self._die * (0.5 - DIE_ROUNDING)
        sine, cosine = abs(math.sin(slope)), math.cos(slope)
        reach = (disc[2] + self._die * DIE_ROUNDING + edge * (cosine + sine)) / cosine
        left, right = (max(-_BESIDE, min(_BESIDE, (drift + s) / away)) for s in (reach, -reach))
        return way, bearing - math.asin(left), bearing - math.asin(right)


def _drift(way: float, speed: float, slowing: float, across: float) -> tuple[float, float]:
    """How far to the left the wind has blown a die after this way, and the slope of its course.

    Friction takes from the sideways speed in the same proportion as from the speed v ahead, so
    it is (across/slowing) v ln(v0/v); the drift is its integral over time."""
    full = speed * speed
    left = max(full - 2 * slowing * way / CM, full * _NEARLY_STOPPED)
    slope = across / slowing * math.log(full / left) / 2
    drift = across / slowing**2 * ((full - left) / 4 - left * math.log(full / left) / 4)
    return drift * CM, math.atan(slope)


def _unhidden(views: list[_View], share: float) -> list[Sector]:
    """The parts of the views that no nearer one hides, as far as they matter."""
    sectors = []
    taken: list[tuple[float, float]] = []
    for _, low, high, arrest, parts in sorted(views):
        if arrest > 0.0:
            sectors += [Sector(a, b, 0.0, arrest * share) for a, b in _outside(low, high, taken)]
        for begin, end, gain in parts:
            sectors += [Sector(a, b, gain * share, 0.0) for a, b in _outside(begin, end, taken)]
        taken.append((low, high))
    return sectors


def _outside(
    low: float, high: float, taken: list[tuple[float, float]]
) -> list[tuple[float, float]]:
    """What is left of a range without those that are taken."""
    parts = [(low, high)] if low < high else []
    for begin, end in taken:
        if end > low and begin < high:
            halves = [half for a, b in parts for half in ((a, min(b, begin)), (max(a, end), b))]
            parts = [(a, b) for a, b in halves if a < b]
    return parts
