"""What a stake on a horse will bring, with the odds that the cards to come may make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from game.rules.derby.cards import SPECIAL, VALUE
from game.rules.derby.odds import shifted
from game.rules.derby.paying import PLACES, comes_back
from game.rules.derby.view import DerbyView

Returns = tuple[float, ...]  # for one chip, by place


class Odds(NamedTuple):
    """The constants of a view that tell how odds change, and what they pay."""

    rows: tuple[str, ...]
    shifts: tuple[int, ...]
    first_rows: tuple[int, ...]
    pays: tuple[tuple[int | None, ...], ...]


class OddsToCome:
    """Exact, if every card to come were drawn from the whole deck."""

    def __init__(self, deck: Mapping[str, int], odds: Odds) -> None:
        total = sum(deck.values())
        self._shifts, self._first_rows = odds.shifts, odds.first_rows
        self._specials = deck.get(SPECIAL, 0) / total
        self._values: dict[int, float] = {}
        for card, number in deck.items():
            if card != SPECIAL:
                value = VALUE[card]
                self._values[value] = self._values.get(value, 0.0) + number / total
        self._paid = [
            tuple(float(comes_back(1, by_row[row])) for by_row in odds.pays)
            for row in range(len(odds.rows))
        ]
        self.returns = cache(self._returns)

    def of(self, row: int | None, last: str | None, to_come: int) -> Returns:
        """For a horse that lies in a row, with such a card on top."""
        if row is not None and last is not None:
            return self.returns(row, VALUE[last], to_come)
        return _mean(
            [
                (chance, self.returns(self._first_rows[value - 1], value, to_come - 1))
                for value, chance in self._values.items()
            ]
        )

    def _returns(self, row: int, last: int, to_come: int) -> Returns:
        if not to_come:
            return self._paid[row]
        cases = [(self._specials, self.returns(row, 1, to_come - 1))]
        for value, chance in self._values.items():
            after = shifted(row, value - last, self._shifts)
            cases.append((chance, self.returns(after, value, to_come - 1)))
        return _mean(cases)


def _mean(cases: Sequence[tuple[float, Returns]]) -> Returns:
    total = sum(chance for chance, _ in cases)
    return tuple(
        sum(chance * returns[place] for chance, returns in cases) / total for place in range(PLACES)
    )


def odds_to_come(view: DerbyView) -> OddsToCome:
    """By the constants of a view; what was reckoned once is kept."""
    odds = Odds(view.rows, view.shifts, view.first_rows, view.pays)
    return _kept(tuple(view.deck.items()), odds)


@lru_cache(maxsize=4)
def _kept(deck: tuple[tuple[str, int], ...], odds: Odds) -> OddsToCome:
    return OddsToCome(dict(deck), odds)
