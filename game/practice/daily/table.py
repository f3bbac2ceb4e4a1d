"""The table of a day: the same for everybody, drawn from the date alone.

Every day of the week has a kind of table of its own. Tables are drawn one after the other until
one is worth a duel: some flick hits, also if it is a little off, and not any flick does.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from datetime import date
from functools import lru_cache

import msgspec

from game.engine.draws import Draws
from game.i18n import mark
from game.practice.layout import CORNERS, Layout, Side, problem
from game.practice.planning import planning_scene
from game.practice.race import HIT
from game.practice.record import verdict
from game.practice.rounding import rounded_flick
from game.practice.search import neighbours, straight_flick
from physics import simulate
from physics.model import FiringLine, Flick, Point, Scene
from physics.planner import plan

_RECIPE = "daily 1"  # another word here gives other tables to all days
_MOST_DRAWN = 200
_AIM_ERROR = 2.0  # degrees, of the hand for which a table must be neither hopeless nor easy
_CHANCE = (0.25, 0.65)
_SIDES: tuple[Side, Side] = ("left", "right")
_MIDDLE, _FAR = (10.0, 38.0), 47.0  # cm beyond the line: where people stand, and the opponent
_WIDE = 8.0  # cm to either side of it

TITLES = (
    mark("Market day"),
    mark("Twins in town"),
    mark("Windy crossing"),
    mark("The water barrel"),
    mark("Timber!"),
    mark("Saloon door"),
    mark("Sunday stroll"),
)


def title_of(day: date) -> str:
    """Of its kind of table; marked for translation."""
    return TITLES[day.weekday()]


@lru_cache(maxsize=64)
def table_of(day: date) -> Layout:
    """The layout of that day."""
    *_, layout = table_slices(day)
    assert layout is not None
    return layout


def table_slices(day: date) -> Iterator[Layout | None]:
    """The same in slices of a few milliseconds: None while it is being looked for."""
    seed = hashlib.blake2b(f"{_RECIPE} {day.isoformat()}".encode(), digest_size=8).digest()
    for number in range(_MOST_DRAWN):
        layout = _drawn(day, Draws(int.from_bytes(seed, "big"), number))
        if _worth_a_duel(layout):
            yield layout
            return
        yield None
    yield Layout(corner=CORNERS[day.toordinal() % 2])


def _worth_a_duel(layout: Layout) -> bool:
    if problem(layout) is not None:
        return False
    scene = layout.to_scene()
    planned = plan(planning_scene(layout), _AIM_ERROR, must_fall=layout.must_fall)
    least, most = _CHANCE
    if not least <= planned.value <= most:
        return False
    flick = rounded_flick(Flick(planned.start, planned.angle, planned.speed), scene)
    if not all(_hits(layout, scene, near) for near in (flick, *neighbours(flick))):
        return False
    return not _hits(layout, scene, straight_flick(scene))


def _hits(layout: Layout, scene: Scene, flick: Flick) -> bool:
    return verdict(layout, scene, simulate(scene, flick)) == HIT


# --------------------------------------------------------------------------- drawing


def _drawn(day: date, draws: Draws) -> Layout:
    layout = Layout(corner=draws.pick(CORNERS))
    return _KINDS[day.weekday()](layout, layout.to_scene().line, draws)


def _crowd(line: FiringLine, draws: Draws, count: int) -> Iterator[Point]:
    """People between the line and the opponent, wherever they happen to be."""
    near, far = _MIDDLE
    for _ in range(count):
        yield line.point(near + (far - near) * draws.unit(), _WIDE * (2 * draws.unit() - 1))


def _market(layout: Layout, line: FiringLine, draws: Draws) -> Layout:
    """Many people."""
    return _with(layout, riders=tuple(_crowd(line, draws, 7 + draws.below(4))))


def _twins(layout: Layout, line: FiringLine, draws: Draws) -> Layout:
    """The opponent and a decoy; everybody is told which is which."""
    return _with(layout, decoy=draws.pick(_SIDES), riders=tuple(_crowd(line, draws, 3)))


def _windy(layout: Layout, line: FiringLine, draws: Draws) -> Layout:
    """Wind from a side, and people to blow it onto."""
    return _with(layout, wind=draws.pick(_SIDES), riders=tuple(_crowd(line, draws, 4)))


def _barrel(layout: Layout, line: FiringLine, draws: Draws) -> Layout:
    """A barrel right in the way."""
    at = line.point(20.0 + 18.0 * draws.unit(), 3.0 * draws.unit() - 1.5)
    return _with(layout, barrel=at, riders=tuple(_crowd(line, draws, 4)))


def _felling(layout: Layout, line: FiringLine, draws: Draws) -> Layout:
    """The opponent somewhere in the open; it must fall."""
    at = line.point(25.0 + 12.0 * draws.unit(), 10.0 * draws.unit() - 5.0)
    riders = tuple(_crowd(line, draws, 4))
    return _with(layout, target=at, must_fall=True, riders=riders)


def _door(layout: Layout, line: FiringLine, draws: Draws) -> Layout:
    """Two people who stand so close that there is just room for a die, and some more."""
    along, left = 14.0 + 18.0 * draws.unit(), 5.0 * draws.unit() - 2.5
    half = 2.3 + 0.7 * draws.unit()
    door = (line.point(along, left - half), line.point(along, left + half))
    return _with(layout, riders=(*door, *_crowd(line, draws, 3)))


def _stroll(layout: Layout, line: FiringLine, draws: Draws) -> Layout:
    """The opponent has gone for a walk, and so has half the town; some have lain down."""
    at = line.point(_FAR * (0.6 + 0.35 * draws.unit()), 14.0 * draws.unit() - 7.0)
    return _with(
        layout,
        target=at,
        riders=tuple(_crowd(line, draws, 3)),
        lying=tuple(_crowd(line, draws, 3)),
    )


def _with(layout: Layout, **changes: object) -> Layout:
    return msgspec.structs.replace(layout, **changes)


_KINDS: tuple[Callable[[Layout, FiringLine, Draws], Layout], ...] = (
    _market,
    _twins,
    _windy,
    _barrel,
    _felling,
    _door,
    _stroll,
)
