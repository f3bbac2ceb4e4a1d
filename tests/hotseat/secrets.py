"""Worlds that differ only where nobody, or not everybody, can see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.engine.draws import Draws
from game.engine.requests import Roll, Shuffle, WorldRequest
from game.engine.world import SeededWorld

Hands = Mapping[int, Sequence[str]]


class OtherSecrets(SeededWorld):
    """The world of a seed, but with other cards, or other faces where nobody else can see them."""

    def __init__(self, seed: int, *, cards: int | None = None, hidden: Iterable[int] = ()) -> None:
        super().__init__(seed)
        self._cards = cards
        self._hidden = frozenset(hidden)
        self._rolls = 0

    def answer(self, n: int, request: WorldRequest[Any]) -> Any:
        if isinstance(request, Shuffle) and self._cards is not None:
            return tuple(Draws(self._cards, n).shuffled(request.cards))
        if isinstance(request, Roll):
            self._rolls += 1
            if self._rolls - 1 in self._hidden:
                return super().answer(n + 1_000_003, request)
        return super().answer(n, request)


class Dealt(SeededWorld):
    """These cards are dealt to some seats; all others lie as another number has it. `size`: of a
    hand; `deal`: the number of the request by which the cards are dealt, one hand after the
    other."""

    def __init__(
        self, seed: int, hands: Hands, others: int = 0, *, size: int, deal: int = 0
    ) -> None:
        super().__init__(seed)
        self._hands = hands
        self._others = others
        self._size = size
        self._deal = deal

    def answer(self, n: int, request: WorldRequest[Any]) -> Any:
        if n != self._deal or not isinstance(request, Shuffle):
            return super().answer(n, request)
        left = list(request.cards)
        for hand in self._hands.values():
            for card in hand:
                left.remove(card)
        rest = Draws(self._others, 0).shuffled(left)
        deck: list[str] = []
        for seat in range(max(self._hands) + 1):
            hand = self._hands.get(seat, ())
            deck += [*hand, *(rest.pop() for _ in range(self._size - len(hand)))]
        return (*deck, *rest)
