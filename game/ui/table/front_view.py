"""A table with hands of cards: one seat lies in front, and its cards are seen there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from game.engine.players import HUMAN
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.look import portrait
from game.ui.table.view import TableView


class Holder(Protocol):
    """A player on the table: how many cards it holds, and which, where the reader knows them."""

    @property
    def cards(self) -> int: ...

    @property
    def hand(self) -> Sequence[str] | None: ...


class Held(NamedTuple):
    """The same, of a view in which the one or the other is told."""

    cards: int
    hand: Sequence[str] | None


class FrontHand:
    """The hand in front. `coming`: places whose card is on its way; they are empty."""

    def __init__(self, view: FrontView) -> None:
        self._view = view
        self.coming: set[int] = set()
        self.before: Sequence[str] | None = None  # what is shown while cards are leaving it

    def place(self, number: int) -> Box:
        """Where that card of the hand lies."""
        raise NotImplementedError

    def cards(self) -> list[str | None]:
        """None is a card whose face is not to be seen."""
        if self.before is not None:
            return list(self.before)
        holder = self._view.holder(self._view.front)
        seen = self._view.looking() if holder.hand is None else holder.hand
        return [None] * holder.cards if seen is None else list(seen)


class FrontView(TableView):
    """The only person there sits in front, or whoever is asked. A choice that is being made shows
    on the table: `posing` tells what of it, `looking` the cards that their owner looks at."""

    hand: FrontHand
    posing: Callable[[], Any]
    looking: Callable[[], Sequence[str] | None]
    peeked_at = False  # the cards in front show only while a key is held
    strip_height = 0.0  # of the room below everything

    def make_parts(self) -> None:
        self._front = self.players.index(HUMAN) if HUMAN in self.players else 0
        self.looking = lambda: None

    @property
    def front(self) -> int:
        return self._front if self.reader is None else self.reader

    def turn_to(self, seat: int) -> None:
        """Somebody else is asked at the same screen."""
        self._front = seat

    def portrait(self, seat: int) -> str:
        return portrait(self.names[seat], self.players[seat])

    # ------------------------------------------------------------------ what a game fills in

    def holder(self, seat: int) -> Holder:
        raise NotImplementedError

    def hand_box(self, seat: int) -> Box:
        """Where cards of a seat come from and go to, as large as one is there."""
        raise NotImplementedError

    @property
    def deck_box(self) -> Box:
        raise NotImplementedError

    @property
    def discards_box(self) -> Box:
        raise NotImplementedError

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        """A card, face down."""
        raise NotImplementedError

    def draw_flying(
        self, canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
    ) -> None:
        """A card on its way from one box to another; None: face down."""
        raise NotImplementedError
