"""Worlds that differ only where nobody, or not everybody, can see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.engine.draws import Draws
from game.engine.requests import Roll, Shuffle, WorldRequest
from game.engine.world import SeededWorld


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
