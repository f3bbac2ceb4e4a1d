"""What the slate is worth: races drawn from the form of the horses, and what their ends pay.

The races of one decision are the same for all that may be done, so that options differ by what
they do and not by luck. An option changes one horse: its form, its odds or who rides it.
"""

from __future__ import annotations

import math
import operator
from collections import Counter
from collections.abc import Sequence
from functools import cached_property, lru_cache
from statistics import NormalDist
from typing import NamedTuple

from game.bots.derby.form import Form
from game.bots.derby.ledger import Podium
from game.engine.draws import Draws
from game.rules.derby.cards import HORSES

_LUCK = 0xDE7B  # tells this use of random numbers from all others
WAY_OFF = 1e9
A_CHIP = 0.003  # of a game won, for each own chip: to share nothing is not worth much
LEAD = 2.5  # by how much of what feels like a lot one would like to be ahead, not just level

Payments = list[list[float]]  # chips for each seat, by place


class Outlook(NamedTuple):
    """One horse, as somebody expects it to be in the end."""

    form: Form
    payments: Payments


# The first three of the other horses in one race: their times, and who they are. Flat and plain,
# as hundreds are made for one decision.
Ahead = tuple[float, float, float, int, int, int]


@lru_cache(maxsize=4)
def luck(races: int) -> tuple[tuple[float, ...], ...]:
    """How far off its form each horse runs in each race. Every horse has the same luck, in
    another order: as many lucky days as bad ones."""
    normal = NormalDist()
    quantiles = [normal.inv_cdf((number + 0.5) / races) for number in range(races)]
    return tuple(tuple(Draws(_LUCK, horse).shuffled(quantiles)) for horse in range(len(HORSES)))


class Slate:
    """All horses, and what changes on one of them are worth."""

    def __init__(self, outlooks: Sequence[Outlook], me: int, races: int, tense: float) -> None:
        """`tense`: so many chips more or fewer than the best of the others feel like a lot."""
        self._outlooks, self._me, self._races, self._tense = outlooks, me, races, tense
        self._luck = luck(races)
        self._ahead: dict[int, list[Ahead]] = {}
        self._podiums: dict[tuple[int, Form], list[tuple[Podium, int]]] = {}
        self._weighed: dict[tuple[float, ...], list[list[float]]] = {}

    def expected(self) -> list[float]:
        """The chips of each seat, as things stand."""
        chips = [0.0] * len(self._outlooks[0].payments[0])
        for podium, times in self._ends(0, self._outlooks[0].form):
            for place, horse in enumerate(podium):
                for seat, paid in enumerate(self._outlooks[horse].payments[place]):
                    chips[seat] += paid * times
        return [total / self._races for total in chips]

    def linear(self, horse: int, changed: Outlook, weights: Sequence[float]) -> float:
        """What it is worth with that horse changed, if each seat's chips count by a weight."""
        worths = list(self._worths(tuple(weights)))
        worths[horse] = _weighed(changed, weights)
        total = 0.0
        for (first, second, third), times in self._ends(horse, changed.form):
            total += times * (worths[first][0] + worths[second][1] + worths[third][2])
        return total / self._races

    def _worths(self, weights: tuple[float, ...]) -> list[list[float]]:
        if weights not in self._weighed:
            self._weighed[weights] = [_weighed(look, weights) for look in self._outlooks]
        return self._weighed[weights]

    def felt(self, horse: int, changed: Outlook) -> float:
        """What it is worth with that horse changed: about my chance to win."""
        payments = [look.payments for look in self._outlooks]
        payments[horse] = changed.payments
        total, me = 0.0, self._me
        for (first, second, third), times in self._ends(horse, changed.form):
            chips = [
                a + b + c
                for a, b, c in zip(
                    payments[first][0], payments[second][1], payments[third][2], strict=True
                )
            ]
            mine = chips[me]
            chips[me] = -WAY_OFF
            won = 1.0 / (1.0 + math.exp((max(chips) - mine) / self._tense + LEAD))
            total += times * (won + A_CHIP * mine)
        return total / self._races

    def _ends(self, horse: int, form: Form) -> list[tuple[Podium, int]]:
        """How often each podium comes, with that horse in such a form."""
        known = self._podiums.get((horse, form))
        if known is None:
            known = self._podiums[horse, form] = self._run(horse, form)
        return known

    def _run(self, horse: int, form: Form) -> list[tuple[Podium, int]]:
        turns, spread = form
        counts: Counter[Podium] = Counter()
        for day, (one, two, three, first, second, third) in zip(
            self._luck[horse], self._others(horse), strict=True
        ):
            time = turns + spread * day
            if time > three:
                counts[first, second, third] += 1
            elif time > two:
                counts[first, second, horse] += 1
            elif time > one:
                counts[first, horse, second] += 1
            else:
                counts[horse, first, second] += 1
        return list(counts.items())

    def _others(self, horse: int) -> list[Ahead]:
        known = self._ahead.get(horse)
        if known is None:
            known = self._ahead[horse] = [_without(horse, *race) for race in self._first_four]
        return known

    @cached_property
    def _first_four(self) -> list[list[tuple[float, int]]]:
        """Of every race: when, and which horse."""
        numbers = range(len(self._outlooks))
        times = [
            [look.form.turns + look.form.spread * day for day in days]
            for look, days in zip(self._outlooks, self._luck, strict=True)
        ]
        return [sorted(zip(race, numbers, strict=True))[:4] for race in zip(*times, strict=True)]


def _without(horse: int, *race: tuple[float, int]) -> Ahead:
    """Of the first four in a race those that are ahead of a horse, or would be."""
    (a, first), (b, second), (c, third), (d, fourth) = race
    if horse == first:
        return b, c, d, second, third, fourth
    if horse == second:
        return a, c, d, first, third, fourth
    if horse == third:
        return a, b, d, first, second, fourth
    return a, b, c, first, second, third


def _weighed(look: Outlook, weights: Sequence[float]) -> list[float]:
    """What each place of a horse is worth, if each seat's chips count by a weight."""
    return [sum(map(operator.mul, paid, weights)) for paid in look.payments]
