"""How long a horse needs to town, from every square and with every set of cards still held.

Six cards make 63 sets, so there are 19 x 63 states; each is reckoned once, from the town backwards
and from few cards to many, and kept. A rider is taken to hurry: the card and the pushes that bring
the horse there soonest. Nobody's horse turns any card. Other horses are left out, but for what a
special card brings on average.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

from game.bots.derby.gait import Way, nobodys_way, ways
from game.rules.derby.course import TOWN, Lane

CARDS = 6
FULL = (1 << CARDS) - 1
SETS = FULL + 1
TURNS = {False: 24, True: 48}  # after so many a horse is taken to arrive; hard rides are longer
# What a horse that fails with its last card needs more than from the next square, in turns.
FAILED = {False: 0.6, True: 1.1}
BITS = [[n for n in range(CARDS) if held >> n & 1] for held in range(SETS)]

Times = list[float]  # the chances to need 0, 1, 2, ... more turns


class Horse(NamedTuple):
    """What a horse's times depend on; its cards are in hand order."""

    lane: Lane
    cards: tuple[str, ...]
    hard: bool = False
    ridden: bool = True


class Stable:
    """The times of one horse."""

    def __init__(self, horse: Horse) -> None:
        self._horse = horse
        self._ways: list[list[list[Way]]] = [[] for _ in range(TOWN)]
        self._choice: list[list[tuple[int, Way]]] = [[] for _ in range(TOWN)]

    @cached_property
    def means(self) -> list[list[float]]:
        """How many turns are needed, by square and by set of cards held; no card is all again."""
        found = [[0.0] * SETS for _ in range(TOWN + 1)]
        for square in range(TOWN - 1, -1, -1):
            self._ways[square] = [self._options(square, card) for card in self._horse.cards]
            row = found[square]
            row[0] = found[square + 1][FULL] + FAILED[self._horse.hard]
            reckon = self._hurry if self._horse.ridden else self._any_card
            reckon(square, row, found)
            row[0] = row[FULL]
        return found

    def _options(self, square: int, card: str) -> list[Way]:
        lane, hard = self._horse.lane, self._horse.hard
        if self._horse.ridden:
            return ways(lane, square, card, hard)
        return [nobodys_way(lane, square, card, hard)]

    def _hurry(self, square: int, row: list[float], found: list[list[float]]) -> None:
        by_card = self._ways[square]
        choice: list[tuple[int, Way]] = [(0, by_card[0][0])] * SETS
        for held in range(1, SETS):
            best = 1e9
            for number in BITS[held]:
                left = held ^ (1 << number)
                stay = row[left]
                for way in by_card[number]:
                    top, top_chance, middle, middle_chance, stay_chance = way
                    turns = top_chance * found[top][left] + stay_chance * stay
                    if middle_chance:
                        turns += middle_chance * found[middle][left]
                    if turns < best:
                        best = turns
                        choice[held] = (left, way)
            row[held] = best + 1.0
        self._choice[square] = choice

    def _any_card(self, square: int, row: list[float], found: list[list[float]]) -> None:
        by_card = self._ways[square]
        for held in range(1, SETS):
            turns = 0.0
            for number in BITS[held]:
                left = held ^ (1 << number)
                [(top, top_chance, middle, middle_chance, stay_chance)] = by_card[number]
                turns += top_chance * found[top][left] + stay_chance * row[left]
                turns += middle_chance * found[middle][left]
            row[held] = turns / len(BITS[held]) + 1.0

    @cached_property
    def times(self) -> list[list[Times]]:
        """The same with all chances."""
        assert self.means
        length = TURNS[self._horse.hard]
        arrived = [1.0, *[0.0] * (length - 1)]
        found = [[arrived] * SETS for _ in range(TOWN + 1)]
        for square in range(TOWN - 1, -1, -1):
            row = [_failed(found[square + 1][FULL], FAILED[self._horse.hard])]
            found[square] = row
            for held in range(1, SETS):
                row.append(self._mixed(square, held, found))
            row[0] = row[FULL]
        return found

    def _mixed(self, square: int, held: int, found: list[list[Times]]) -> Times:
        if self._horse.ridden:
            left, way = self._choice[square][held]
            return _later(_mix(way, left, square, found))
        by_card, numbers = self._ways[square], BITS[held]
        share = 1.0 / len(numbers)
        mixes = [
            _mix(by_card[number][0], held ^ (1 << number), square, found) for number in numbers
        ]
        return _later([share * sum(column) for column in zip(*mixes, strict=True)])


def _mix(way: Way, left: int, square: int, found: list[list[Times]]) -> Times:
    top, top_chance, middle, middle_chance, stay_chance = way
    upper = found[top][left]
    if not stay_chance:
        return upper
    lower = found[square][left]
    if not middle_chance:
        return [top_chance * a + stay_chance * b for a, b in zip(upper, lower, strict=True)]
    between = found[middle][left]
    return [
        top_chance * a + middle_chance * b + stay_chance * c
        for a, b, c in zip(upper, between, lower, strict=True)
    ]


def _later(times: Times) -> Times:
    """One turn later; the last chance is that for as many turns or more."""
    return [0.0, *times[:-2], times[-2] + times[-1]]


def _failed(times: Times, more: float) -> Times:
    """So many turns later, on average."""
    whole = int(more)
    for _ in range(whole):
        times = _later(times)
    part = more - whole
    later = _later(times)
    return [(1.0 - part) * a + part * b for a, b in zip(times, later, strict=True)]


@lru_cache(maxsize=64)
def stable(horse: Horse) -> Stable:
    """The times of a horse, kept: they are the same for the whole race."""
    return Stable(horse)
