"""Drills: YAML that anybody can write, a set of them in each file of `boards/drills/`.

A player's own sets lie in the folder `drills` beside their own boards. A file that is wrong gives
one sentence and harms no other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from game.boardfile import BoardError, Detail, found, read_board, yaml_files
from game.engine.errors import GameError, Message
from game.i18n import mark
from game.paths import data_dir, user_dir
from game.practice.drills.goal import Goal, contradicts_itself, kinds_on
from game.practice.layout import Layout, problem
from game.practice.race import Part, Wording
from physics.model import MAX_SPEED, Flick

FOLDER = "drills"
_FILES_KEPT = 64
Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Line = Annotated[str, Meta(min_length=1, max_length=120)]
Score = Literal["hits", "tries", "streak", "nearest", "softest", "figures"]
# What is better the less there is of it.
LESS_IS_BETTER: tuple[Score, ...] = ("tries", "nearest", "softest")
Medal = Literal["bronze", "silver", "gold"]
MEDALS: tuple[Medal, ...] = ("bronze", "silver", "gold")


class DrillError(GameError):
    """One sentence: which file, which drill, and what is wrong with it."""


class GoalWording(Part, frozen=True):
    """One line in every language of the game."""

    en: Line
    fr: Line
    it: Line


class LayoutFile(Layout, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A layout in a file: a misspelt key is refused instead of ignored."""

    # Said again, as only fields of this class get the names of a file: `must-fall`.
    must_fall: bool = False
    die_turned: float = 0.0

    def as_layout(self) -> Layout:
        return Layout(**msgspec.structs.asdict(self))


class GoldenFlick(Part, frozen=True):
    """A flick that reaches the goal, with some room for error: a test proves it."""

    start: tuple[float, float]
    angle: Annotated[float, Meta(ge=-360.0, le=360.0)]
    speed: Annotated[float, Meta(ge=0.0, le=MAX_SPEED)]

    def as_flick(self) -> Flick:
        return Flick(self.start, self.angle, self.speed)


class Medals(Part, frozen=True):
    """From which score on there is one."""

    bronze: Annotated[float, Meta(ge=0.0, le=1000.0)]
    silver: Annotated[float, Meta(ge=0.0, le=1000.0)]
    gold: Annotated[float, Meta(ge=0.0, le=1000.0)]


class Drill(Part, frozen=True):
    """So many shots at one table. With several goals these take turns."""

    id: Id
    name: Wording
    goal: GoalWording
    layout: LayoutFile
    shots: Annotated[int, Meta(ge=1, le=30)]
    wants: Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=6)]
    medals: Medals
    golden: Annotated[tuple[GoldenFlick, ...], Meta(max_length=6)] = ()
    score: Score = "hits"
    straight: bool = False  # a straight shot at the target is meant to do

    @property
    def table(self) -> Layout:
        return self.layout.as_layout()

    def goal_of(self, shot: int) -> Goal:
        """Of the shot of that number, from 0."""
        return self.wants[shot % len(self.wants)]

    def golden_goal(self, shot: int) -> Goal:
        """What that shot must do if all shots together are to win gold."""
        goal = self.goal_of(shot)
        if self.score == "nearest" and goal.rest is not None:
            ring = msgspec.structs.replace(goal.rest, within=self.medals.gold)
            return msgspec.structs.replace(goal, rest=ring)
        if self.score == "softest":
            return msgspec.structs.replace(goal, slower=self.medals.gold)
        if self.score == "figures":
            each = math.ceil(self.medals.gold / self.shots)
            return msgspec.structs.replace(goal, figures=max(each, goal.figures or 0))
        return goal


class SetFile(Part, frozen=True):
    """A file: some drills, and what opens them."""

    set: Id
    order: Annotated[int, Meta(ge=0, le=10_000)]
    name: Wording
    drills: Annotated[tuple[Drill, ...], Meta(min_length=1, max_length=60)]
    unlock: Annotated[int, Meta(ge=0, le=60)] = 0  # medals in the set before


class DrillSet(NamedTuple):
    """As it is offered. An own set is always open: nobody has to earn their own drills."""

    id: str
    name: Wording
    drills: tuple[Drill, ...]
    unlock: int
    own: bool = False

    def drill(self, drill_id: str) -> Drill | None:
        return next((drill for drill in self.drills if drill.id == drill_id), None)


class Library(NamedTuple):
    """All sets in their order, and what is wrong with the files that are not among them."""

    sets: tuple[DrillSet, ...]
    refused: tuple[DrillError, ...] = ()

    def drill(self, drill_id: str) -> Drill | None:
        return next((found for one in self.sets if (found := one.drill(drill_id))), None)

    def set_of(self, drill_id: str) -> DrillSet | None:
        return next((one for one in self.sets if one.drill(drill_id)), None)


def shipped_folder() -> Path:
    return data_dir("boards") / FOLDER


def own_folder() -> Path:
    return user_dir("boards") / FOLDER


def load_drills() -> Library:
    """The shipped sets, then the player's own."""
    sets: list[DrillSet] = []
    refused: list[DrillError] = []
    taken: set[str] = set()
    for folder, own in ((shipped_folder(), False), (own_folder(), True)):
        files, problems = _read_all(folder)
        refused += problems
        for path, file in sorted(files, key=lambda item: (item[1].order, item[1].set)):
            clash = next((name for name in _ids(file) if name in taken), None)
            if clash is not None:
                what = found(mark("the name %(id)s is already taken"), id=clash)
                refused.append(wrong(path, what))
                continue
            taken.update(_ids(file))
            unlock = 0 if own else file.unlock
            sets.append(DrillSet(file.set, file.name, file.drills, unlock, own))
    return Library(tuple(sets), tuple(refused))


def read_drills(path: Path) -> SetFile:
    """DrillError for a file that is wrong."""
    try:
        file = _file_at(path)
    except BoardError as error:
        facts = error.message.facts
        raise wrong(path, facts["what"], facts.get("place", "")) from None
    names = list(_ids(file))
    for name in names:
        if names.count(name) > 1:
            raise wrong(path, found(mark("the name %(id)s is used twice"), id=name))
    for number, drill in enumerate(file.drills):
        _check(drill, path, f"drills[{number}] ({drill.id})")
    return file


def _file_at(path: Path) -> SetFile:
    """One that has not changed since need not be read again."""
    try:
        about = path.stat()
    except OSError:
        return read_board(path, SetFile)  # it says what is wrong
    return _read_once(path, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=_FILES_KEPT)
def _read_once(path: Path, _changed: int, _size: int) -> SetFile:
    return read_board(path, SetFile)


def _check(drill: Drill, path: Path, place: str) -> None:
    reason = problem(drill.table)
    if reason is not None:  # a sentence by itself, with its full stop
        text = mark("Drill file %(file)s, %(place)s: %(reason)s")
        raise DrillError(text, file=str(path), place=place, reason=reason)
    what = _what_is_wrong(drill)
    if what is not None:
        raise wrong(path, what, place)


def wrong(path: Path, what: Detail, place: Detail = "") -> DrillError:
    if place:
        text = mark("Drill file %(file)s, %(place)s: %(what)s.")
        return DrillError(text, file=str(path), place=place, what=what)
    return DrillError(
        mark("Can't use the drill file %(file)s: %(what)s."), file=str(path), what=what
    )


def _read_all(folder: Path) -> tuple[list[tuple[Path, SetFile]], list[DrillError]]:
    files, problems = [], []
    for path in yaml_files(folder):
        try:
            files.append((path, read_drills(path)))
        except DrillError as problem_found:
            problems.append(problem_found)
    return files, problems


def _ids(file: SetFile) -> Iterable[str]:
    """Sets and drills share one list of names: progress is kept by them."""
    return (file.set, *(drill.id for drill in file.drills))


def _what_is_wrong(drill: Drill) -> Message | None:
    """What no schema can tell."""
    steps = [getattr(drill.medals, medal) for medal in MEDALS]
    if drill.score in LESS_IS_BETTER:
        steps.reverse()
    if steps != sorted(steps):
        return found(mark("each medal must be at least as hard to win as the one before"))
    if drill.golden and len(drill.golden) != len(drill.wants):
        return found(mark("each goal needs one golden flick"))
    if drill.score == "nearest" and any(goal.rest is None for goal in drill.wants):
        return found(mark("a drill for the nearest die needs a mark to aim at"))
    if drill.score in ("hits", "tries", "streak") and max(steps) > drill.shots:
        return found(mark("there are not enough shots for that"))
    if any(needs_opponent(goal) for goal in drill.wants) and drill.layout.scene == "figures":
        return found(mark("none of the figures is an opponent to hit"))
    if any(map(contradicts_itself, drill.wants)):
        return found(mark("no single shot can reach this goal"))
    if any(_touches_what_is_not_there(goal, drill.table) for goal in drill.wants):
        return found(mark("the goal needs a piece that isn't on the table"))
    return None


def _touches_what_is_not_there(goal: Goal, table: Layout) -> bool:
    return bool(set(goal.touches) - set(kinds_on(table, table.to_scene()).values()))


def needs_opponent(goal: Goal) -> bool:
    return goal.hit or goal.felled or goal.over or "opponent" in goal.touches
