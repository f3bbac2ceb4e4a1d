"""The race as a bot runs it in its head: who may arrive when, and what a place is worth.

Each other horse's arrival is drawn from its exact chances (see stable), many times over; so what
it is worth to arrive in a given turn is known at once for the horse that is ridden, and with that
every card and every push of its turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from game.bots.derby.ledger import Ledger
from game.bots.derby.situation import Situation
from game.bots.derby.stable import ALL, TURNS, Horse, Times, loose, ridden
from game.engine.draws import Draws
from game.rules.derby.cards import HORSES, PLACE, in_hand_order
from game.rules.derby.paying import PLACES
from game.rules.derby.view import HorseView

BITS = 7  # of a random number for each horse: so fine are its chances
QUANTILES = 1 << BITS
LANES = len(HORSES)
NUMBERS = 8  # more than there are horses: a number of theirs fits below


def in_stable(here: Situation, horse: HorseView) -> Horse:
    """A horse of the race."""
    return Horse(here.lane(horse), tuple(in_hand_order(horse.seen_cards)), here.hard)


def held_by(horse: HorseView) -> int:
    """The set of cards still to be played, all where none is left."""
    cards = in_hand_order(horse.seen_cards)
    held = ALL
    for card in horse.played:
        held = without(cards, held, card)
    return held or ALL


def without(cards: list[str], held: int, card: str) -> int:
    """The set that is left when one such card is played."""
    for number, name in enumerate(cards):
        if name == card and held >> number & 1:
            return held ^ (1 << number)
    raise ValueError(f"{card} is not held")


class Field:
    """The horse that is ridden against all others."""

    def __init__(self, here: Situation, name: str) -> None:
        self._here, self._order = here, here.view.order
        self._number = PLACE[name]
        self._place = self._order.index(name)

    def worths(self, races: int, draws: Draws) -> Iterator[Times | None]:
        """What it is worth if the horse needs 0, 1, 2, ... more turns after this one: None while
        the chances of the others are reckoned."""
        arrivals: list[list[int]] = []
        for horse in self._here.horses:
            if horse.place is None and PLACE[horse.horse] != self._number:
                arrivals.append(self._arrivals(horse))
                yield None
        yield self._averaged(arrivals, races, draws)

    def _arrivals(self, horse: HorseView) -> list[int]:
        """When the horse arrives, at so many equally likely moments, counted in horses' turns and
        with the horse's number below."""
        kept = in_stable(self._here, horse)
        stable = loose(kept) if horse.rider is None else ridden(kept)
        times = stable.times(horse.square, held_by(horse))
        place, number = self._order.index(horse.horse), PLACE[horse.horse]
        # One that has had its turn in this round waits for the next.
        first = place - LANES if place > self._place else place
        found: list[int] = []
        total = 0.0
        for turns, chance in enumerate(times):
            total += chance
            moment = (first + turns * LANES) * NUMBERS + number
            found += [moment] * (round(total * QUANTILES) - len(found))
        return found

    def _averaged(self, arrivals: list[list[int]], races: int, draws: Draws) -> Times:
        length, arrived = TURNS[self._here.hard], len(self._here.view.arrived)
        steps = [0.0] * (length + 1)
        worths = Podiums(self._here, self._number)
        for _ in range(races):
            bits = draws.bits()
            order = []
            for moments in arrivals:
                order.append(moments[bits % QUANTILES])
                bits >>= BITS
            order.sort()
            first, second, third, *_ = order
            values = worths.among(first % NUMBERS, second % NUMBERS, third % NUMBERS)
            steps[0] += values[arrived]
            for place in range(arrived, PLACES):
                # In time for this place up to the arrival of the next other.
                slot = order[place - arrived] // NUMBERS
                turn = min(max((slot - self._place - 1) // LANES + 1, 0), length)
                steps[turn] += values[place + 1] - values[place]
        return [total / races for total in accumulate(steps[:length])]


class Podiums:
    """What it is worth that a horse comes first, second, third or later, by the others."""

    def __init__(self, here: Situation, number: int) -> None:
        ledger = Ledger(here.view, here.me)
        self._worth = ledger.win if here.skill.wins else ledger.chips
        self._arrived = [PLACE[name] for name in here.view.arrived]
        self._number = number
        self._known: dict[tuple[int, int, int], list[float]] = {}

    def among(self, *running: int) -> list[float]:
        """With these as the next to arrive; places that are taken are worth nothing."""
        first, second, third = running
        known = self._known.get((first, second, third))
        if known is None:
            others = [*self._arrived, first, second, third][:PLACES]
            known = [0.0] * len(self._arrived)
            for place in range(len(self._arrived), PLACES + 1):
                one, two, three = [*others[:place], self._number, *others[place:]][:PLACES]
                known.append(self._worth((one, two, three)))
            self._known[first, second, third] = known
        return known
