"""How long a horse needs to town, with all chances.

A rider's horse: from every square and with every set of cards still held. Six cards make 63 sets,
so there are 19 x 63 states; each is reckoned once, from the town backwards and from few cards to
many, and kept. The rider is taken to hurry: the card and the pushes that bring the horse there
soonest. Other horses are left out, but for what a special card brings on average.

Nobody's horse turns any of the cards that are left; after that one, any of its six.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

from game.bots.derby.gait import Way, nobodys_way, ways
from game.rules.derby.cards import FULL as CARDS
from game.rules.derby.course import TOWN, Lane

ALL = (1 << CARDS) - 1  # the set of all cards
SETS = ALL + 1
TURNS = {False: 24, True: 48}  # after so many a horse is taken to arrive; hard rides are longer
# What a horse that fails with its last card needs more than from the next square, in turns.
FAILED = {False: 0.6, True: 1.1}
MEMBERS = [[n for n in range(CARDS) if held >> n & 1] for held in range(SETS)]

Times = list[float]  # the chances to need 0, 1, 2, ... more turns


class Horse(NamedTuple):
    """What a horse's times depend on; its cards are in hand order."""

    lane: Lane
    cards: tuple[str, ...]
    hard: bool = False


class Ridden:
    """The times of a horse with a rider."""

    def __init__(self, horse: Horse) -> None:
        self._horse = horse
        # The set that is left after the best card, and what to do with that card.
        self._choice: list[list[tuple[int, Way]]] = [[] for _ in range(TOWN)]

    @cached_property
    def means(self) -> list[list[float]]:
        """How many turns are needed, by square and by set of cards held; no card is all again."""
        found = [[0.0] * SETS for _ in range(TOWN + 1)]
        for square in range(TOWN - 1, -1, -1):
            row = found[square]
            row[0] = found[square + 1][ALL] + FAILED[self._horse.hard]
            self._hurry(square, row, found)
            row[0] = row[ALL]
        return found

    def _hurry(self, square: int, row: list[float], found: list[list[float]]) -> None:
        lane, cards, hard = self._horse
        by_card = [ways(lane, square, card, hard) for card in cards]
        choice: list[tuple[int, Way]] = [(0, by_card[0][0])] * SETS
        for held in range(1, SETS):
            best = 1e9
            for number in MEMBERS[held]:
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

    def times(self, square: int, held: int) -> Times:
        return self._times[square][held]

    @cached_property
    def _times(self) -> list[list[Times]]:
        assert self.means, "they say which card is best"
        hard = self._horse.hard
        found = [[_arrived(hard)] * SETS for _ in range(TOWN + 1)]
        for square in range(TOWN - 1, -1, -1):
            row = [_failed(found[square + 1][ALL], FAILED[hard])]
            found[square] = row
            for left, way in self._choice[square][1:]:
                row.append(_later(_mixed(way, left, square, found)))
            row[0] = row[ALL]
        return found


class Loose:
    """The times of a horse without a rider."""

    def __init__(self, horse: Horse) -> None:
        self._horse = horse
        self._known: dict[tuple[int, int], Times] = {}

    def times(self, square: int, held: int) -> Times:
        known = self._known.get((square, held))
        if known is None:
            lane, cards, hard = self._horse
            known, found = [0.0] * TURNS[hard], self._by_square
            share = 1.0 / len(MEMBERS[held])
            for number in MEMBERS[held]:
                way = nobodys_way(lane, square, cards[number], hard)
                for target, chance in _ends(way, square):
                    _add(known, found[target], share * chance)
            known = self._known[square, held] = _later(known)
        return known

    @cached_property
    def _by_square(self) -> list[Times]:
        lane, cards, hard = self._horse
        found = [_arrived(hard) for _ in range(TOWN + 1)]
        for square in range(TOWN - 1, -1, -1):
            moved, stays = [0.0] * TURNS[hard], 0.0
            for card in cards:
                way = nobodys_way(lane, square, card, hard)
                for target, chance in _ends(way, square):
                    if target == square:
                        stays += chance / CARDS
                    else:
                        _add(moved, found[target], chance / CARDS)
            found[square] = _at_last(moved, stays)
        return found


def _ends(way: Way, square: int) -> list[tuple[int, float]]:
    """Where a turn may end, with the chances that are not nothing."""
    ends = (way.top, way.top_chance), (way.middle, way.middle_chance), (square, way.stay_chance)
    return [end for end in ends if end[1]]


def _add(total: Times, times: Times, chance: float) -> None:
    for turns, more in enumerate(times):
        total[turns] += chance * more


def _at_last(moved: Times, stays: float) -> Times:
    """One turn later than what comes of moving, and later by each turn that the horse stays."""
    found, before = [0.0], 0.0
    for chance in moved[:-1]:
        before = chance + stays * before
        found.append(before)
    found[-1] += 1.0 - sum(found)
    return found


def _arrived(hard: bool) -> Times:
    return [1.0, *[0.0] * (TURNS[hard] - 1)]


def _mixed(way: Way, left: int, square: int, found: list[list[Times]]) -> Times:
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


# The times are the same for the whole race, so they are kept: of two races, as each takes a
# megabyte.


@lru_cache(maxsize=14)
def ridden(horse: Horse) -> Ridden:
    return Ridden(horse)


@lru_cache(maxsize=14)
def loose(horse: Horse) -> Loose:
    return Loose(horse)
