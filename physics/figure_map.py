"""How many figures fall for every direction: simulated once, for wherever the riders may stand.

What comes of a shot among figures cannot be reckoned out, so a map is made of simulated ones, of
a table on which no riders stand. Those come and go, but seldom matter to it: one that is met first
is seen in a fan of the whole scene, and only where one stands in the way that the die took after
its first touch the shot is simulated anew. Nor does it matter much from where along the line the
figures are shot at, so a few starts stand for all. Once made the map serves every aim and turn.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import cycle, pairwise
from typing import NamedTuple

import msgspec

from physics.aiming import Marksman, Shot
from physics.fan import Disc, Fan, Sector, discs_of
from physics.model import DIE_REACH, Flick, Piece, Point, Scene
from physics.run import Run
from physics.tuning import MM

_MAPS_KEPT = 16
_ASPECTS_KEPT = 64  # with riders about
_STEPS_AT_ONCE = 12  # of a simulated shot: seldom more than a millisecond
# Between the directions that are simulated. With a finer step the shots that were chosen were no
# better, and what they promised was as far off: 0.02 figures on average.
_STEP = math.radians(0.2)
# Between the starts that are simulated, as a share of the way to the figures. So far to the side,
# 0.02 more or fewer of them fall on average.
_APART = 0.1
_LEAST_AWAY = 10.0  # cm: nearer to the figures no more starts are simulated
_IMPACT = 2.5  # m/s at the figures: in simulations, a harder shot felled no more of them
# With which error of the power successive directions are simulated, in standard deviations: the
# middles of five equally likely classes, neighbours far apart. The figures hardly mind the speed,
# so every direction need not be tried with each.
_POWER_ERRORS = (0.0, 1.2816, -0.5244, 0.5244, -1.2816)
_STRIDE = 0.5  # cm at least, between the points that are kept of a way

Way = Sequence[Point]


class _Trial(NamedTuple):
    """A simulated shot, and what came of it."""

    aim: float  # cm to the left of the middle of the figures
    flick: Flick
    gain: float
    arrest: float
    way: Way  # of the die's middle, from its first touch on


class Aspect:
    """The map as seen from one start. It grows shot by shot, and these part by part."""

    def __init__(
        self,
        scene: Scene,
        to_do: Iterable[tuple[float, Flick]],
        done: Iterable[_Trial] = (),
    ) -> None:
        self._scene = scene
        self._figures = {piece.id for piece in scene.pieces if piece.kind == "figure"}
        self._bystanders = {p.id for p in scene.pieces if p.owner not in (None, scene.shooter)}
        self._to_do = deque(to_do)
        self._trials = list(done)
        self._run: Run | None = None  # the shot that is being simulated
        self._way: list[Point] = []

    @property
    def finished(self) -> bool:
        return not self._to_do

    def work(self) -> None:
        """A little more. The shots are always taken in the same order, whoever asks for them."""
        aim, flick = self._to_do[0]
        run = self._run = self._run or Run(self._scene, flick)
        for _ in range(_STEPS_AT_ONCE):
            over = run.go_on(1)
            self._follow(run, to_the_end=over)
            if over:
                arrest = not self._bystanders.isdisjoint(run.touched)
                fallen = 0 if arrest else len(self._figures.intersection(run.fallen))
                self._trials.append(_Trial(aim, flick, float(fallen), float(arrest), self._way))
                self._to_do.popleft()
                self._run, self._way = None, []
                return

    def _follow(self, run: Run, *, to_the_end: bool) -> None:
        if run.touched:
            here = run.die.x / MM, run.die.y / MM
            if to_the_end or not self._way or math.dist(here, self._way[-1]) >= _STRIDE:
                self._way.append(here)

    # ------------------------------------------------------------------ when it is finished

    def among(self, riders: Iterable[Piece]) -> Aspect:
        """The same with riders about. On the board of the box they never stand in the way."""
        near = tuple(rider for rider in riders if self._meeting(rider))
        return _kept_among(self, near) if near else self

    def redone(self, riders: tuple[Piece, ...]) -> Aspect:
        """The same among riders, with those shots to be simulated anew that may meet one."""
        meeting = {aim for rider in riders for aim in self._meeting(rider)}
        return Aspect(
            msgspec.structs.replace(self._scene, pieces=(*self._scene.pieces, *riders)),
            to_do=[(trial.aim, trial.flick) for trial in self._trials if trial.aim in meeting],
            done=[trial for trial in self._trials if trial.aim not in meeting],
        )

    def _meeting(self, rider: Piece) -> list[float]:
        """The aims of the dice that might have met the rider, had it stood there."""
        room = DIE_REACH * self._scene.die
        left, bottom, right, top = self._ground
        discs = [
            (x, y, radius + room)
            for x, y, radius in discs_of(rider)
            if left < x + radius + room and x - radius - room < right
            if bottom < y + radius + room and y - radius - room < top
        ]
        return [
            trial.aim for disc in discs for trial in self._trials if _leads_into(trial.way, disc)
        ]

    @cached_property
    def _ground(self) -> tuple[float, float, float, float]:
        """A box around all ways: left, bottom, right and top."""
        points = [point for trial in self._trials for point in trial.way]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return (
            min(xs, default=math.inf),
            min(ys, default=math.inf),
            max(xs, default=-math.inf),
            max(ys, default=-math.inf),
        )

    def fan(self, seen: Fan, middle: float, away: float) -> Fan:
        """What comes of all that is seen from a start near this one, with the middle of the
        figures in that direction and so far away: where a figure is met first, what the nearest
        trial brought."""
        sectors = [sector for sector in seen.sectors if sector.arrest]
        for low, high, gain, arrest in self._outcomes:
            begin, end = middle + low / away, middle + high / away
            sectors += [
                Sector(max(begin, figure.low), min(end, figure.high), gain, arrest)
                for figure in seen.sectors
                if figure.gain and begin < figure.high and end > figure.low
            ]
        return Fan(sectors)

    @cached_property
    def _outcomes(self) -> list[Sector]:
        """All directions, those together of which the same comes."""
        trials = sorted(self._trials, key=lambda trial: trial.aim)
        between = [(one.aim + other.aim) / 2 for one, other in pairwise(trials)]
        edges = [-math.inf, *between, math.inf]
        sectors: list[Sector] = []
        for n, trial in enumerate(trials):
            low = edges[n]
            if sectors and sectors[-1][2:] == (trial.gain, trial.arrest):
                low = sectors.pop().low
            sectors.append(Sector(low, edges[n + 1], trial.gain, trial.arrest))
        return sectors


@lru_cache(maxsize=_ASPECTS_KEPT)
def _kept_among(aspect: Aspect, riders: tuple[Piece, ...]) -> Aspect:
    return aspect.redone(riders)


def _leads_into(way: Way, disc: Disc) -> bool:
    x, y, radius = disc
    return any(_distance((x, y), begin, end) < radius for begin, end in pairwise(way))


def _distance(point: Point, begin: Point, end: Point) -> float:
    """From a line between two points."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    px, py = point[0] - begin[0], point[1] - begin[1]
    square = dx * dx + dy * dy
    share = min(max((px * dx + py * dy) / square, 0.0), 1.0) if square else 0.0
    return math.hypot(px - share * dx, py - share * dy)


class FigureMap:
    """Of a table without riders, from as many starts as have been asked for."""

    def __init__(self, scene: Scene, power_error: float) -> None:
        self._scene = scene
        self._power_error = power_error
        self._marksman = Marksman(scene, 0.0, power_error)  # who looks, but does not shoot
        self.speed = self._marksman.speed_to_arrive_with(_IMPACT)  # of all its shots
        figures = [piece.at for piece in scene.pieces if piece.kind == "figure"]
        count = max(len(figures), 1)
        self._middle = sum(x for x, _ in figures) / count, sum(y for _, y in figures) / count
        parts = max(math.ceil(scene.line.width / (_APART * self._away(scene.line.centre))), 1)
        self._lefts = [scene.line.width * ((n + 0.5) / parts - 0.5) for n in range(parts)]
        self._aspects: dict[Point, Aspect] = {}

    def aspect(self, left: float, start: Point) -> Aspect:
        """From near there, as far as it has been made."""
        nearest = min(self._lefts, key=lambda other: abs(other - left))
        start = self._marksman.start(nearest) or start
        if start not in self._aspects:
            self._aspects[start] = Aspect(self._scene, self._flicks(start))
        return self._aspects[start]

    def _flicks(self, start: Point) -> Iterator[tuple[float, Flick]]:
        """Into all directions in which a figure is met first, beside the figures' middle."""
        ahead = math.atan2(self._scene.line.direction[1], self._scene.line.direction[0])
        middle, away = self._bearing(start), self._away(start)
        powers = cycle(_POWER_ERRORS)
        for low, high, _, _ in sorted(self._marksman.fan(start, self.speed).sectors):
            count = math.ceil((high - low) / _STEP)
            for n in range(count):
                aim = low + (high - low) * (n + 0.5) / count
                speed = self.speed * max(1 + self._power_error * next(powers), 0.0)
                yield (aim - middle) * away, Flick(start, math.degrees(ahead + aim), speed)

    def best_from(
        self, aspect: Aspect, marksman: Marksman, left: float, start: Point
    ) -> Shot | None:
        """Somebody's shot from near the aspect's start; None when no figure is seen."""
        return marksman.best_aim(self.fan(aspect, marksman, start), left, start, self.speed)

    def fan(self, aspect: Aspect, marksman: Marksman, start: Point) -> Fan:
        """What comes of every direction from near the aspect's start."""
        seen = marksman.fan(start, self.speed)
        return aspect.fan(seen, self._bearing(start), self._away(start))

    def _bearing(self, start: Point) -> float:
        """Of the middle of the figures."""
        line = self._scene.line
        (along, left), (beyond, aside) = line.offsets(start), line.offsets(self._middle)
        return math.atan2(aside - left, beyond - along)

    def _away(self, start: Point) -> float:
        return max(math.dist(start, self._middle), _LEAST_AWAY)


@lru_cache(maxsize=_MAPS_KEPT)
def _kept(scene: Scene, power_error: float) -> FigureMap:
    return FigureMap(scene, power_error)


def figure_map(scene: Scene, power_error: float) -> FigureMap:
    """Of what stands there in every turn, as far as the map has been made."""
    pieces = tuple(piece for piece in _pieces(scene) if not _is_rider(piece))
    alone = msgspec.structs.replace(scene, pieces=pieces, shooter=0, mode="figures", steady=False)
    return _kept(alone, power_error)


def riders_of(scene: Scene) -> list[Piece]:
    """All others, as they stand about on the table of a map."""
    return [piece for piece in _pieces(scene) if _is_rider(piece)]


def _pieces(scene: Scene) -> Iterator[Piece]:
    """As on a table where seat 0 shoots: nothing else about their owners matters."""
    for piece in scene.pieces:
        owner = None if piece.owner is None else int(piece.owner != scene.shooter)
        yield msgspec.structs.replace(piece, owner=owner)


def _is_rider(piece: Piece) -> bool:
    return piece.owner is not None and piece.kind != "figure"
