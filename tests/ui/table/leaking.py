"""What a reader may not know, dealt anew: no pixel of any table may depend on it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.draws import Draws
from game.engine.match import Match
from game.games.registry import game_named
from tests.ui.harness import Window
from tests.ui.table.showing import AnyView

ViewOf = Callable[[Window, Match, int | None], AnyView]


def redealt(match: Match, reader: int | None, number: int) -> Match:
    twin = match.clone()
    game_named(match.game).redeal(twin.table, reader, Draws(number, 7))
    return twin


class SamePicture:
    """The table is looked at `every` so many decisions, until it was compared with `most` that are
    really other ones. `changed`: how many those were."""

    def __init__(
        self, window: Window, view_of: ViewOf, reader: int | None, *, every: int, most: int = 100
    ) -> None:
        self._window = window
        self._view_of = view_of
        self._reader = reader
        self._every = every
        self._most = most
        self._decisions = 0
        self.changed = 0

    def look(self, match: Match) -> None:
        self._decisions += 1
        if self._decisions % self._every or self.changed >= self._most:
            return
        twin = redealt(match, self._reader, self._decisions)
        self.changed += match.rules.pack(twin.table) != match.rules.pack(match.table)
        assert self._frame(match) == self._frame(twin)

    def _frame(self, match: Match) -> bytes:
        view = self._view_of(self._window, match, self._reader)
        # By its feed the twin has been dealt as the match was: this shows its table as it is.
        seen = match.rules.view(match.table, self._reader)
        view.put_on(seen, match.events_seen(self._reader))
        view.advance(0.5)
        view.draw(self._window.canvas)
        view.draw_above(self._window.canvas)
        return self._window.pixels()
