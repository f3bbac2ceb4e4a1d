"""The duel of the day: five shots at a table that is the same for all, and the best one counts.

A result is shared as a line of text with a code. It carries the five flicks, so another copy of
the game shoots them again and believes only what it sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from game.engine.errors import GameError, Message
from game.i18n import mark
from game.practice.codes.layout_bits import put_angle, put_flick, take_angle, take_flick
from game.practice.codes.packing import DAMAGED, CodeError, Packer, Unpacker, found, written
from game.practice.daily.table import table_of
from game.practice.keeping import KeptFile
from game.practice.record import Practised, replayed
from game.practice.rounding import rounded_angle, rounded_flick
from physics.model import MAX_SPEED, Flick

SHOTS = 5
KIND, VERSION = "D", 1
FILE_NAME = "daily.json"
# Points: a hit is worth more than any miss, and more the softer it was; a miss the more the nearer
# it was; an arrest nothing.
A_HIT, FOR_SOFTNESS = 600, 400
A_NEAR_MISS, FOR_A_CENTIMETRE = 500, 50
MARKS = {"hit": "*", "miss": "-", "arrest": "!"}  # how a line shows the five shots
_DAY, _POINTS, _KEY = 22, 10, 24  # bits

OTHER_DAY = mark("This result is from another day: %(day)s.")
OTHER_TABLE = mark("This version of the game had a different table that day.")
IMPOSSIBLE = mark("A shot in this result isn't possible.")
DIFFERS = mark("Replayed here, the result is %(here)d, not %(there)d.")

Verdict = Literal["hit", "miss", "arrest"]


class DailyShot(NamedTuple):
    """A shot of the day, as it was sent."""

    flick: Flick
    aim: float
    verdict: Verdict
    points: int


def judged(shot: Practised) -> DailyShot:
    """What a shot is worth."""
    if shot.arrest:
        return DailyShot(shot.flick, shot.aim, "arrest", 0)
    if shot.hit:
        points = A_HIT + round(FOR_SOFTNESS * (1.0 - shot.speed / MAX_SPEED))
        return DailyShot(shot.flick, shot.aim, "hit", points)
    points = max(round(A_NEAR_MISS - FOR_A_CENTIMETRE * shot.closest), 0)
    return DailyShot(shot.flick, shot.aim, "miss", points)


class DailyRun:
    """The shots of a day so far."""

    def __init__(self, day: date, shots: Sequence[DailyShot] = ()) -> None:
        self.day = day
        self.layout = table_of(day)
        self.shots = list(shots)

    @property
    def left(self) -> int:
        return SHOTS - len(self.shots)

    @property
    def over(self) -> bool:
        return self.left == 0

    @property
    def best(self) -> DailyShot | None:
        """The first of the best ones."""
        return max(self.shots, key=lambda shot: shot.points, default=None)

    @property
    def points(self) -> int:
        return self.best.points if self.best is not None else 0

    def take(self, shot: Practised) -> DailyShot:
        assert not self.over, "there are five shots a day"
        assert shot.layout == self.layout.key, "that was a shot at another table"
        self.shots.append(judged(shot))
        return self.shots[-1]


# --------------------------------------------------------------------------- sharing


class DailyResult(NamedTuple):
    """Somebody's day as it comes out here; `differs` says if it was another one there."""

    day: date
    shots: tuple[DailyShot, ...]
    differs: Message | None = None

    @property
    def points(self) -> int:
        return max(shot.points for shot in self.shots)

    @property
    def marks(self) -> str:
        return "".join(MARKS[shot.verdict] for shot in self.shots)


def result_line(run: DailyRun) -> str:
    """To be sent to friends: words for them, a code for the game."""
    marks = "".join(MARKS[shot.verdict] for shot in run.shots)
    day = run.day.isoformat()
    return f"Pony Express daily {day}: {run.points} ({marks}) {result_code(run)}"


def result_code(run: DailyRun) -> str:
    """CodeError before the five shots are taken."""
    if not run.over:
        raise CodeError(mark("Take all five shots first."))
    packer = Packer()
    packer.put(run.day.toordinal(), _DAY)
    packer.put(_short_key(run.layout.key), _KEY)
    for shot in run.shots:
        put_flick(packer, shot.flick)
        put_angle(packer, rounded_angle(shot.aim))
        packer.put(shot.points, _POINTS)
    return written(KIND, VERSION, packer.content())


def read_result(text: str, day: date | None = None) -> DailyResult:
    """The result in a text, shot again; CodeError, one sentence, for anything else, also if it is
    not of the day that is asked for."""
    content, _ = found(KIND, VERSION, text)
    unpacker = Unpacker(content)
    of_day = _taken_day(unpacker)
    key = unpacker.take(_KEY)
    taken = [
        (take_flick(unpacker), take_angle(unpacker), unpacker.take(_POINTS)) for _ in range(SHOTS)
    ]
    unpacker.end()
    if day is not None and of_day != day:
        raise CodeError(OTHER_DAY, day=of_day.isoformat())
    if _short_key(table_of(of_day).key) != key:
        raise CodeError(OTHER_TABLE)
    here = DailyResult(of_day, tuple(_shot_again(of_day, flick, aim) for flick, aim, _ in taken))
    claimed = [points for _, _, points in taken]
    if claimed == [shot.points for shot in here.shots]:
        return here
    facts = {"here": here.points, "there": max(claimed)}
    return here._replace(differs=Message(DIFFERS, facts))


def _taken_day(unpacker: Unpacker) -> date:
    number = unpacker.take(_DAY)
    if not 1 <= number <= date.max.toordinal():
        raise CodeError(DAMAGED)
    return date.fromordinal(number)


def _short_key(key: str) -> int:
    return int(key, 16) & ((1 << _KEY) - 1)


def _shot_again(day: date, flick: Flick, aim: float) -> DailyShot:
    layout = table_of(day)
    if flick != rounded_flick(flick, layout.to_scene()) or aim != rounded_angle(aim):
        raise CodeError(IMPOSSIBLE)
    try:
        shot, _ = replayed(layout, flick, aim, "flick")
    except GameError:
        raise CodeError(IMPOSSIBLE) from None
    return judged(shot)


# --------------------------------------------------------------------------- kept on disk


class _KeptShot(msgspec.Struct, array_like=True):
    """The flick: what came of it is found out again."""

    start: tuple[float, float]
    angle: float
    speed: Annotated[float, Meta(ge=0.0, le=MAX_SPEED)]
    spin: float
    aim: float


class _Content(msgspec.Struct):
    version: int = VERSION
    days: dict[str, Annotated[list[_KeptShot], Meta(max_length=SHOTS)]] = msgspec.field(
        default_factory=dict
    )
    points: dict[str, int] = msgspec.field(default_factory=dict)  # to be listed at once


class DailyBook:
    """The days that were played. A shot counts even if the game is left right after it."""

    def __init__(self, folder: Path | None = None) -> None:
        self._file = KeptFile(FILE_NAME, _Content, VERSION, folder)

    @property
    def problem(self) -> Message | None:
        return self._file.problem

    def run(self, day: date) -> DailyRun:
        """A day as far as it was played."""
        shots = []
        for kept in self._file.content.days.get(day.isoformat(), []):
            flick = Flick(kept.start, kept.angle, kept.speed, kept.spin)
            try:
                shots.append(_shot_again(day, flick, kept.aim))
            except CodeError:  # somebody wrote in the file: that shot is spent
                shots.append(DailyShot(flick, kept.aim, "miss", 0))
        return DailyRun(day, shots)

    def note(self, run: DailyRun) -> Message | None:
        """Keep the last shot of a run; a sentence if it cannot be written."""
        last, day = run.shots[-1], run.day.isoformat()
        flick = last.flick
        kept = _KeptShot(flick.start, flick.angle, flick.speed, flick.spin, last.aim)

        def change(content: _Content) -> None:
            shots = content.days.setdefault(day, [])
            if len(shots) < SHOTS:
                shots.append(kept)
            content.points[day] = max(run.points, content.points.get(day, 0))

        return self._file.change(change)

    def history(self) -> list[tuple[date, int]]:
        """Days and their points, the latest first."""
        days = []
        for name, points in self._file.content.points.items():
            try:
                days.append((date.fromisoformat(name), points))
            except ValueError:  # somebody wrote in the file
                continue
        return sorted(days, reverse=True)
