"""The race as a bot runs it in its head: who may arrive when, and what a place is worth.

Each other horse's arrival is drawn from its exact chances (see stable), many times over; so what
it is worth to arrive in a given turn is known at once for the horse that is ridden, and with that
every card and every push of its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.bots.derby.ledger import Ledger, Podium
from game.bots.derby.situation import Situation
from game.bots.derby.stable import FULL, TURNS, Horse, Stable, Times, stable
from game.engine.draws import Draws
from game.rules.derby.cards import HORSES, PLACE, in_hand_order
from game.rules.derby.course import lane_of

BITS = 7  # of a random number for each horse: so fine are its chances
QUANTILES = 1 << BITS
LANES = len(HORSES)


def stable_of(view: dict[str, Any], horse: dict[str, Any]) -> Stable:
    """A horse of the race."""
    lane = lane_of(view["tracks"][horse["track"] - 1])
    cards = tuple(in_hand_order(horse["cards"]))
    return stable(Horse(lane, cards, view["options"]["hard-ride"], horse["rider"] is not None))


def held_by(horse: dict[str, Any]) -> int:
    """The set of cards still to be played, all where none is left."""
    cards = in_hand_order(horse["cards"])
    held = FULL
    for card in horse["played"]:
        held = without(cards, held, card)
    return held or FULL


def without(cards: list[str], held: int, card: str) -> int:
    """The set that is left when one such card is played."""
    for number, name in enumerate(cards):
        if name == card and held >> number & 1:
            return held ^ (1 << number)
    raise ValueError(f"{card} is not held")


class Field:
    """The horse that is ridden against all others."""

    def __init__(self, here: Situation, name: str) -> None:
        self._here, self._order = here, here.view["order"]
        self._number = PLACE[name]
        self._place = self._order.index(name)

    def worths(self, races: int, draws: Draws) -> Iterator[Times | None]:
        """What it is worth if the horse needs 0, 1, 2, ... more turns after this one: None while
        the chances of the others are reckoned."""
        slots: list[list[int]] = []
        for horse in self._here.horses:
            if horse["place"] is None and PLACE[horse["horse"]] != self._number:
                slots.append(self._arrivals(horse))
                yield None
        yield self._averaged(slots, races, draws)

    def _arrivals(self, horse: dict[str, Any]) -> list[int]:
        """When the horse arrives, at so many equally likely moments, counted in horses' turns."""
        times = stable_of(self._here.view, horse).times[horse["square"]][held_by(horse)]
        place = self._order.index(horse["horse"])
        # One that has had its turn in this round waits for the next.
        first = place - LANES if place > self._place else place
        found: list[int] = []
        total = 0.0
        for turns, chance in enumerate(times):
            total += chance
            number = round(total * QUANTILES) - len(found)
            found += [first + turns * LANES] * number
        found += [first + len(times) * LANES] * (QUANTILES - len(found))
        return found

    def _averaged(self, slots: list[list[int]], races: int, draws: Draws) -> Times:
        here = self._here
        ledger = Ledger(here.view, here.me)
        worth = ledger.win if here.skill.wins else ledger.chips
        arrived = [PLACE[name] for name in here.view["arrived"]]
        running = [
            PLACE[horse["horse"]]
            for horse in here.horses
            if horse["place"] is None and PLACE[horse["horse"]] != self._number
        ]
        length = TURNS[here.hard]
        steps = [0.0] * (length + 1)
        for _ in range(races):
            bits = draws.bits()
            order = []
            for number, arrivals in zip(running, slots, strict=True):
                order.append((arrivals[bits % QUANTILES], number))
                bits >>= BITS
            order.sort()
            self._add(steps, order, arrived, worth)
        found, total = [], 0.0
        for step in steps[:length]:
            total += step
            found.append(total / races)
        return found

    def _add(
        self,
        steps: list[float],
        order: list[tuple[int, int]],
        arrived: list[int],
        worth: Callable[[Podium], float],
    ) -> None:
        """One race of the others: what each place among them is worth, as steps between turns."""
        length = len(steps) - 1
        others = [*arrived, *(number for _, number in order[:3])]
        before, from_turn = 0.0, 0
        for place in range(len(arrived), 4):
            first, second, third = [*others[:place], self._number, *others[place:]][:3]
            value = worth((first, second, third))
            steps[from_turn] += value - before
            before = value
            if place == 3:
                break
            # In time for this place up to the arrival of the next other.
            slot = order[place - len(arrived)][0]
            from_turn = min(max((slot - self._place - 1) // LANES + 1, 0), length)
