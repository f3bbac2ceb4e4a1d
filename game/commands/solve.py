"""`range --solve`: a golden flick for a drill, as it is written in its file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.engine.errors import GameError
from game.practice.drills.library import Drill, load_drills, read_drills
from game.practice.search import Found, Shooting, solve, straight_flick


def solutions(what: str, tries: int, seed: int) -> Iterator[str]:
    """Lines for a file, of the drill with that id or of all in that file."""
    for drill in _drills(what):
        yield f"{drill.id}:"
        yield "    golden:"
        for number in range(len(drill.wants)):
            yield _line(_best(drill, number, tries, seed))
        yield from _about_straight_shots(drill)


def _drills(what: str) -> tuple[Drill, ...]:
    path = Path(what)
    if path.suffix == ".yaml":
        return read_drills(path).drills
    library = load_drills()
    drill = library.drill(what)
    if drill is None:
        known = ", ".join(drill.id for one in library.sets for drill in one.drills)
        raise GameError(f"There is no drill {what!r}; the drills are: {known}.")
    return (drill,)


def _best(drill: Drill, number: int, tries: int, seed: int) -> Found | None:
    best = None
    for found in solve(drill.table, drill.golden_goal(number), tries, seed):
        best = found
    return best


def _line(found: Found | None) -> str:
    if found is None:
        return "      # none was found: try another --seed, more --tries or an easier goal"
    (x, y), angle, speed = found.flick.start, found.flick.angle, found.flick.speed
    line = f"      - {{start: [{x:g}, {y:g}], angle: {angle:.7g}, speed: {speed:g}}}"
    if found.margin < 1.0:
        return f"{line}  # but it must hit too exactly: make the goal easier"
    return f"{line}  # may be {found.margin:g} times as far off as it must"


def _about_straight_shots(drill: Drill) -> Iterator[str]:
    """Whether the drill is too easy for what it says."""
    shooting = Shooting(drill.table, drill.goal_of(0))
    if shooting.reaches(straight_flick(shooting.scene)) and not drill.straight:
        yield "    straight: true  # a plain shot at the middle of the target does"
