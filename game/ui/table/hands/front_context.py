"""The context of a table with hands of cards: one seat lies in front, and its cards are seen
there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Generic, NamedTuple, TypeVar

from game.engine.players import HUMAN
from game.engine.views import View
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.table.context import TableContext
from game.ui.table.hands.places import indexes_of
from game.ui.table.look import Look
from game.wording import GameWords

V = TypeVar("V", bound=View)
W = TypeVar("W", bound=GameWords)
P = TypeVar("P")


class Held(NamedTuple):
    """How many cards a player holds, and which, where the reader knows them."""

    cards: int
    hand: Sequence[str] | None


class FrontContext(TableContext[V, W], Generic[V, W, P]):
    """The only person there sits in front, or whoever is asked. `P`: what a choice that is being
    made looks like.

    `coming`: places of the hand in front whose card is on its way; they are empty. `leaving`: the
    cards that are shown there while some of them leave it; None: those that it holds.
    """

    def __init__(
        self,
        ui: Ui,
        names: Sequence[str],
        players: Sequence[str],
        look: Look,
        reader: int | None,
        seen: V,
    ) -> None:
        super().__init__(ui, names, players, look, reader, seen)
        self._front = self.players.index(HUMAN) if HUMAN in self.players else 0
        self.posing: Callable[[], P] = self.plain_pose
        self.looking: Callable[[], Sequence[str] | None] = lambda: None  # at cards, their owner
        self.peeked_at = False  # the cards in front show only while a key is held
        self.coming: set[int] = set()
        self.leaving: Sequence[str] | None = None

    @property
    def front(self) -> int:
        return self._front if self.reader is None else self.reader

    def turn_to(self, seat: int) -> None:
        """Somebody else is asked at the same screen."""
        self._front = seat

    @property
    def pose(self) -> P:
        return self.posing()

    # ------------------------------------------------------------------ cards

    def hand_in_front(self) -> list[str | None]:
        """None is a card whose face is not to be seen."""
        if self.leaving is not None:
            return list(self.leaving)
        holder = self.holder(self.front)
        seen = self.looking() if holder.hand is None else holder.hand
        return [None] * holder.cards if seen is None else list(seen)

    def places_of(self, seat: int, cards: Sequence[str]) -> list[Box]:
        """Where these cards of the seat lie: in the hand that can be seen, or at its plate."""
        if seat != self.front:
            return [self.hand_box(seat)] * len(cards)
        hand = self.holder(seat).hand
        places = range(len(cards)) if hand is None else indexes_of(cards, hand)
        return [self.card_place(place) for place in places]

    def hide(self, seat: int, cards: Sequence[str]) -> None:
        """Cards that are on their way out of the hand in front do not lie there as well."""
        hand = self.holder(seat).hand
        if seat == self.front and hand is not None:
            self.coming = set(indexes_of(cards, hand))

    @contextmanager
    def hiding(self, seat: int, cards: Sequence[str]) -> Iterator[None]:
        """The same, for as long as the block lasts."""
        self.hide(seat, cards)
        try:
            yield
        finally:
            self.coming = set()

    def shows_hand_of(self, seat: int) -> bool:
        """Whether its cards are seen: then events of their own show which of them come and go."""
        return seat == self.front and self.holder(seat).hand is not None

    def rest(self) -> None:
        self.coming = set()
        self.leaving = None

    # ------------------------------------------------------------------ what a game fills in

    def plain_pose(self) -> P:
        """While nothing is being chosen."""
        raise NotImplementedError

    def holder(self, seat: int) -> Held:
        raise NotImplementedError

    def card_place(self, number: int) -> Box:
        """Where that card of the hand in front lies."""
        raise NotImplementedError

    def seat_box(self, seat: int) -> Box:
        """What stands for a seat on the table: pressed in a replay, it sits in front."""
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
