"""A recorded game as a sequence of happenings: to be played, stepped through, wound to any turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from game.engine.errors import GameError, SaveError, WorldError
from game.engine.events import Event, logged
from game.engine.match import Entry, Match
from game.engine.requests import TakeShot, WorldRequest
from game.engine.watching import finished_game
from game.i18n import mark
from game.ui.table.cue import Happening
from game.ui.table.stage import Stage
from physics.model import Scene

StageT = TypeVar("StageT", bound=Stage)


class RecordedWorld:
    """Gives the answers that a journal holds: the outcome that was recorded is the one that
    counts, whatever today's physics would say."""

    def __init__(self, entries: Iterable[Entry], seed: int) -> None:
        self.seed = seed
        self._answers = [(who, answer) for who, answer in entries if isinstance(who, str)]

    def answer(self, n: int, request: WorldRequest[Any]) -> Any:
        if n >= len(self._answers) or self._answers[n][0] != request.kind:
            raise WorldError(f"The record holds no {request.kind} there.")
        return request.check(self._answers[n][1])

    def clone(self) -> RecordedWorld:
        return self

    def mark(self) -> None:
        return None

    def rewind(self, mark: None) -> None:
        return None


class Recording:
    """Every event of a match, and for each shot the table on which it was taken.

    A game that was gone on with under newer rules can be seen from that turn on.
    """

    def __init__(self, match: Match, players: Sequence[str] = ()) -> None:
        self.match = match
        self.players = tuple(players)
        again = _from_the_start(match)
        self._opening = again.view(None)
        past = match.turn_starts[0]  # a set-up in which nobody was asked has been played already
        self._begins_later = past.entries > 0
        self.events: list[Event] = list(match.events[past.events :])
        scenes = iter(_scenes_of(again, match.journal))
        self.happenings = [
            Happening(event, next(scenes, None) if event.tells_shot else None)
            for event in self.events
        ]
        self.turns = self._turn_starts()

    @classmethod
    def of_file(cls, path: Path) -> Recording:
        """SaveError, with one sentence, for a file that cannot be played, or is not over."""
        save, match = finished_game(path)
        try:
            return cls(match, save.players)
        except GameError as error:
            text = mark("Can't replay %(file)s: %(detail)s")
            raise SaveError(text, file=path, detail=error.message) from error

    def _turn_starts(self) -> list[int]:
        """Where each turn begins, and first of all the set-up."""
        starts = [at for at, event in enumerate(self.events) if event.begins_turn]
        return starts if starts and starts[0] == 0 else [0, *starts]

    def __len__(self) -> int:
        return len(self.happenings)

    def turn_at(self, position: int) -> int:
        """The number, in `turns`, of the turn that is played after so many events."""
        return max(
            (turn for turn, start in enumerate(self.turns) if start < max(position, 1)), default=0
        )

    def number_of_turn(self, turn: int) -> int:
        """As the rules count it, or where they do not, one after the other; the set-up is 0."""
        event = self.events[self.turns[turn]] if self.events else None
        if event is None or not event.begins_turn:
            return 0
        number: int = getattr(event, "turn", turn)
        return number

    def seen(self, position: int, *, sees_all: bool) -> bool:
        """Whether that event is shown, with or without the secrets."""
        return sees_all or self.events[position].audience is None

    def stage_at(self, kind: type[StageT], position: int, *, sees_all: bool) -> StageT:
        """The table after so many events, as a game's own kind of stage."""
        if self._begins_later:
            stage = kind.from_view(self._opening)
        else:
            stage = kind.opening(self._opening, sees_all=sees_all)
        for event in self.entries(position, sees_all=sees_all):
            stage.apply(logged(event))
        return stage

    def entries(self, position: int, *, sees_all: bool) -> list[Event]:
        """The log so far."""
        return [
            event
            for at, event in enumerate(self.events[:position])
            if self.seen(at, sees_all=sees_all)
        ]


def _from_the_start(match: Match) -> Match:
    """The same game once more at its first question, with the recorded answers of the world."""
    world = RecordedWorld(match.journal, match.seed)
    past = match.turn_starts[0]
    if not past.entries:
        return Match(match.rules, match.names, match.seed, world)
    journal = match.journal[: past.entries]
    events = match.events[: past.events]
    return Match.resumed(match.rules, match.names, match.seed, past, journal, events, world)


def _scenes_of(again: Match, journal: Sequence[Entry]) -> list[Scene]:
    """Answers everything as it was answered, and keeps the table of every shot."""
    scenes = []
    for seat, answer in journal[len(again.journal) :]:
        if isinstance(seat, str):
            continue  # the world has given it already
        pending = again.pending
        if isinstance(pending, TakeShot):
            scenes.append(pending.scene)
        again.answer(answer, seat)
    return scenes
