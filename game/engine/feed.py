"""What a seat lives through, as a sequence of frames: an event that it may see, and its view right
after it.

Window, replay, terminal and hand-over all read feeds, and so can a table elsewhere: nobody but the
host needs the match itself. A view is made from the rules' allow-list, so a feed can tell no more
than `match.view` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar, cast

from game.engine.events import Event
from game.engine.match import Match
from game.engine.retelling import Told, retold, turn_of_event
from game.engine.shots import ShotRecord
from game.engine.views import View

V = TypeVar("V", bound=View)


class Frame(NamedTuple, Generic[V]):
    """`number`: in the seat's own sequence, so that no count tells of what others see. `view`: the
    seat's right after the event; its log is empty, since the frames are the log. `shot`: how
    everything moved, where the event tells of a flick."""

    number: int
    event: Event
    view: V
    shot: ShotRecord | None = None


class Asked(NamedTuple):
    """Whom one waits for, as all may know it: not what there is to choose among. `kind`: of the
    question. `moment`: how many answers were given before; it tells questions apart."""

    kind: str
    seats: tuple[int, ...]
    moment: int


class Feed(Protocol[V]):
    """The feed of one seat; None: of a spectator. It begins where the match can be played again
    from: of a game that older rules began, with a later turn."""

    @property
    def seat(self) -> int | None: ...

    @property
    def game(self) -> str: ...

    @property
    def names(self) -> tuple[str, ...]:
        """Of everybody at the table."""

    def __len__(self) -> int:
        """How many frames there are."""

    def log(self, number: int) -> list[Event]:
        """The seat's log after so many frames, with what happened before the first of them."""

    def event(self, number: int) -> Event:
        """That of one frame alone, which costs nothing."""

    def frame(self, number: int) -> Frame[V]: ...

    def frames(self, since: int = 0) -> list[Frame[V]]:
        """Those from that number on."""

    def view_after(self, number: int) -> V:
        """The seat's view after so many frames: between two of them it does not change."""

    def frames_before(self, events: int) -> int:
        """How many frames belong to so many events of the match."""

    def events_before(self, number: int) -> int:
        """How many events of the match there were before that frame."""


class MatchFeed(Generic[V]):
    """The feed of a match in this process. `sees_all`: with all secrets, for games that are over.
    It follows the match wherever it goes, also back."""

    def __init__(self, match: Match, seat: int | None, *, sees_all: bool = False) -> None:
        self.seat = seat
        self.sees_all = sees_all
        self._match = match
        self._seen: list[int] = []  # the numbers of the seat's events among those of the match
        self._read: Sequence[Event] = ()  # the list of events that these were found in
        self._length = 0  # and how many of them were looked at
        self._told: dict[tuple[int, int], list[Told]] = {}  # of the turns that were last asked for

    @property
    def game(self) -> str:
        return self._match.game

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._match.names)

    def __len__(self) -> int:
        self._look()
        return len(self._seen)

    def log(self, number: int) -> list[Event]:
        self._look()
        events = self._match.events
        earlier = events[: self._match.turn_starts[0].events]
        log = [event for event in earlier if self._sees(event)]
        return log + [events[seen] for seen in self._seen[:number]]

    def event(self, number: int) -> Event:
        self._look()
        return self._match.events[self._seen[number]]

    def frames(self, since: int = 0) -> list[Frame[V]]:
        return [self.frame(number) for number in range(since, len(self))]

    def frame(self, number: int) -> Frame[V]:
        self._look()
        event = self._seen[number]
        told = self._told_at(event)
        return Frame(number, told.event, self._view(told.table), told.shot)

    def view_after(self, number: int) -> V:
        self._look()
        if number:
            return self._view(self._told_at(self._seen[number - 1]).table)
        return self._view(self._match.turn_starts[0].table)

    def frames_before(self, events: int) -> int:
        self._look()
        return sum(number < events for number in self._seen)

    def events_before(self, number: int) -> int:
        self._look()
        return self._seen[number]

    def _look(self) -> None:
        """Which events are the seat's; an answer that was taken back has made another list."""
        events = self._match.events
        if events is not self._read or len(events) < self._length:
            begins = self._match.turn_starts[0].events
            self._read, self._length, self._seen, self._told = events, begins, [], {}
        for number in range(self._length, len(events)):
            if self._sees(events[number]):
                self._seen.append(number)
        self._length = len(events)

    def _sees(self, event: Event) -> bool:
        return self.sees_all or event.seen_by(self.seat)

    def told(self, event: int) -> Told:
        """An event of the match by its number, whoever may know of it."""
        self._look()
        return self._told_at(event)

    def _told_at(self, event: int) -> Told:
        match = self._match
        turn = turn_of_event(match, event)
        begins = match.turn_starts[turn].events
        later = match.turn_starts[turn + 1 :]
        ends = later[0].events if later else len(match.events)
        told = self._told.get((turn, ends))
        if told is None:
            if len(self._told) > 1:  # one turn is watched at a time, or two where it changes
                self._told.clear()
            told = self._told[turn, ends] = retold(match, turn)
        return told[event - begins]

    def _view(self, packed: bytes) -> V:
        rules = self._match.rules
        table = rules.unpack(packed)
        view = rules.open_view(table) if self.sees_all else rules.view(table, self.seat)
        return cast(V, view)
