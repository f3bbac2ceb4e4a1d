"""A recorded game as a sequence of events: to be played, stepped through, wound to any turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.engine.errors import GameError, SaveError
from game.engine.events import Event
from game.engine.feed import Feed, Frame, MatchFeed
from game.engine.match import Match
from game.engine.requests import Decision
from game.engine.retelling import retold
from game.engine.shots import ShotRecord
from game.engine.starting import GameFinder
from game.engine.watching import finished_game
from game.i18n import mark


class Recording:
    """Every event of a match, with or without the secrets, and for each shot how everything moved.

    A game that was gone on with under newer rules can be seen from that turn on.
    """

    def __init__(self, match: Match, players: Sequence[str] = ()) -> None:
        self._match = match
        self.players = tuple(players)
        self._begins = match.turn_starts[0].events  # what was before it has been played already
        self.events: list[Event] = list(match.events[self._begins :])
        self._public: MatchFeed[Any] = MatchFeed(match, None)
        self._open: MatchFeed[Any] = MatchFeed(match, None, sees_all=True)
        try:
            for turn in range(len(match.turn_starts)):
                retold(match, turn)
        except Exception as error:
            raise GameError("its record cannot be played again") from error
        self.turns = self._turn_starts()

    @classmethod
    def of_file(cls, path: Path, find: GameFinder) -> Recording:
        """SaveError, with one sentence, for a file that cannot be played, or is not over."""
        save, match = finished_game(path, find)
        try:
            return cls(match, save.players)
        except GameError as error:
            text = mark("Can't replay %(file)s: %(detail)s")
            raise SaveError(text, file=path, detail=error.message) from error

    def _turn_starts(self) -> list[int]:
        """Where each turn begins, and first of all the set-up."""
        starts = [at for at, event in enumerate(self.events) if event.begins_turn]
        return starts if starts and starts[0] == 0 else [0, *starts]

    @property
    def game(self) -> str:
        return self._match.game

    @property
    def names(self) -> tuple[str, ...]:
        return self._match.names

    @property
    def question(self) -> Decision[Any] | None:
        """What is asked at the end of it; None for a game that is over."""
        return self._match.pending

    def last_view(self, seat: int | None) -> Any:
        """What that seat may know at the end of it."""
        return self._match.seen(seat)

    def __len__(self) -> int:
        return len(self.events)

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

    def feed(self, *, sees_all: bool) -> Feed[Any]:
        return self._open if sees_all else self._public

    def frames_before(self, position: int, *, sees_all: bool) -> int:
        """How many frames of the feed belong to so many events."""
        return self.feed(sees_all=sees_all).frames_before(self._begins + position)

    def frame(self, position: int, *, sees_all: bool) -> Frame[Any]:
        """Of that event, which is shown."""
        return self.feed(sees_all=sees_all).frame(self.frames_before(position, sees_all=sees_all))

    def shot(self, position: int) -> ShotRecord | None:
        """Of that event, where it tells of one."""
        if not self.events[position].tells_shot:
            return None
        number = self._begins + position
        return self._open.told(number).shot

    def shots(self) -> Iterator[tuple[Event, ShotRecord]]:
        """All of them, with the event that tells what came of each."""
        for position, event in enumerate(self.events):
            shot = self.shot(position)
            if shot is not None:
                yield event, shot

    def entries(self, position: int, *, sees_all: bool) -> list[Event]:
        """The log so far."""
        return [
            event
            for at, event in enumerate(self.events[:position])
            if self.seen(at, sees_all=sees_all)
        ]
