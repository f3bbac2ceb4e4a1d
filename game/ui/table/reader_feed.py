"""The feed that a table shows, and how far it has come in it."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.feed import Feed, Frame
from game.engine.session import Session
from game.engine.views import View


class ReaderFeed:
    """Of whoever may see the shared picture. `told`: so many events of the session were given to
    the table; some of them may still wait there to be shown."""

    def __init__(self, session: Session, told: int) -> None:
        self._session = session
        self.told = told

    @property
    def reader(self) -> int | None:
        """Whose secrets the shared picture may show: those of the only person there."""
        people = self._session.humans
        return people[0] if len(people) == 1 else None

    @property
    def feed(self) -> Feed[View]:
        return self._session.feed(self.reader)

    @property
    def frames_told(self) -> int:
        """How many frames of it belong to what was told."""
        return self.feed.frames_before(self.told)

    def take_until(self, told: int) -> Iterator[Frame[View]]:
        """What happened up to then, and was not told yet."""
        feed = self.feed
        first, self.told = feed.frames_before(self.told), told
        return map(feed.frame, range(first, feed.frames_before(told)))

    def take_back(self) -> None:
        """Some answers never were: so what came of them was not told either."""
        self.told = min(self.told, self._session.happened)

    def events_shown(self, waiting: int) -> int | None:
        """How many events whoever plays alone has been shown, while so many wait: what these are is
        not known yet. None: all that happened counts; so it does among several people, whether it
        was seen alone or not."""
        if len(self._session.humans) > 1 or not waiting:
            return None
        return self.feed.events_before(self.frames_told - waiting)
