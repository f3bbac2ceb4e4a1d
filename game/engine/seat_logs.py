"""The log of each seat, grown with the match, so that a view costs no more late in a long game."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Event


class SeatLogs:
    """What each seat may know of the events of one match, which only grow in number. Every event
    is looked at once for each seat that asks."""

    def __init__(self) -> None:
        self._logs: dict[int | None, list[Event]] = {}
        self._looked_at: dict[int | None, int] = {}  # so many events

    def log(self, seat: int | None, events: Sequence[Event]) -> list[Event]:
        """The seat's, as a list of its own, of all these events; None: a spectator's."""
        log = self._logs.setdefault(seat, [])
        news = events[self._looked_at.get(seat, 0) :]
        log += [one for one in news if one.audience is None or seat in one.audience]
        self._looked_at[seat] = len(events)
        return log.copy()
