"""The first game as it is staged: dice and cards come as the lessons need them, and others play
their parts. Rules and table are the real ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from game.engine.match import Match
from game.engine.requests import Decision, Shuffle, WorldRequest
from game.engine.session import Session
from game.engine.views import View, builtins_of
from game.engine.world import ScriptedWorld
from game.games.matches import new_match
from game.lessons.lesson import Answering, Happened, LessonError, PlainView

LEARNER = "learner"


class StagedLine(NamedTuple):
    """A line of a part: what is answered when this is asked (any question, if empty) and the view
    says this."""

    asked: str
    at: Mapping[str, Any]
    answer: Answering

    def fits(self, view: PlainView, request: Decision[Any]) -> bool:
        return self.asked in ("", request.kind) and says(view, self.at)


def says(found: Any, wanted: Any) -> bool:
    """Whether plain data is this; of a mapping, only the keys that are wanted count."""
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and all(
            key in found and says(found[key], value) for key, value in wanted.items()
        )
    return bool(found == wanted)


class Actor:
    """Answers with the first line of its part that fits."""

    level = "greenhorn"

    def __init__(self, role: str, part: tuple[StagedLine, ...]) -> None:
        self._role = role
        self._part = part

    def choose(self, view: View | PlainView, request: Decision[Any]) -> Any:
        plain = builtins_of(view, []) if isinstance(view, View) else view
        for line in self._part:
            if line.fits(plain, request):
                return line.answer(plain, request)
        raise LessonError(f"The part of the {self._role} says nothing to {request.kind!r}.")

    def think(self, view: View | PlainView, request: Decision[Any]) -> Iterator[Any]:
        yield self.choose(view, request)

    def remark(self, view: View | PlainView, event: object) -> None:
        return None


class StagedWorld(ScriptedWorld):
    """A shuffle lists what lies on top. The rest follows as it was."""

    def listed(self, request: WorldRequest[Any], outcome: Any) -> Any:
        if isinstance(request, Shuffle):
            return (*outcome, *(Counter(request.cards) - Counter(outcome)).elements())
        return super().listed(request, outcome)


class Staging(NamedTuple):
    """`seats`: the role of each; `actors`: also the learner's, for what the lessons leave out."""

    game: str
    seats: tuple[str, ...]
    seed: int
    rolls: tuple[tuple[str, ...], ...]
    shuffles: tuple[tuple[str, ...], ...]
    actors: tuple[Actor, ...]

    @property
    def learner(self) -> int:
        return self.seats.index(LEARNER)

    def match(self, names: tuple[str, ...]) -> Match:
        world = StagedWorld(rolls=self.rolls, shuffles=self.shuffles, seed=self.seed)
        return new_match(self.game, names, options={}, world=world)

    def session(self, names: tuple[str, ...]) -> Session:
        """Never saved: it is a lesson, not a game."""
        bots = {seat: actor for seat, actor in enumerate(self.actors) if seat != self.learner}
        return Session(self.match(names), bots)

    def play_to(
        self, moment: Happened, session: Session, answer: Callable[[int, Any], object]
    ) -> int:
        """All play their parts up to there, the learner's too. The place among the events."""
        match = session.match
        while (place := moment.place(match.events)) is None:
            pending = match.pending
            assert pending is not None, "the script comes to that point"
            seat = pending.seats[0]
            answer(seat, self.actors[seat].choose(match.view(seat), pending))
        return place
