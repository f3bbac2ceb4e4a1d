"""How likely a rider wins the race, from where everybody stands.

A model, not a simulation: every rider needs so many turns to Sacramento with a chance that its
distance tells, and the chances are put together in the order of the turns. The first to arrive
wins unless somebody follows within its next two turns; then two dice decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from game.rules.pony_express.sacramento import LAST_MAILBOX

# How far a rider that is free comes from one turn of its own to the next, from 0 to 12 spaces, as
# it was counted in simulated races: with caught bluffs, trains and the rides of accusers.
ADVANCE = (
    *(0.215, 0.060, 0.075, 0.148, 0.072, 0.175, 0.120),
    *(0.049, 0.024, 0.015, 0.017, 0.016, 0.014),
)
MEAN_ADVANCE = sum([spaces * share for spaces, share in enumerate(ADVANCE)])
# With somebody at Sacramento the others stake everything: the chance to arrive in this turn from
# so many spaces away.
DASH = (1.0, 0.98, 0.78, 0.66, 0.44, 0.36, 0.24, 0.18, 0.12, 0.08, 0.05)
LIKELIEST_DASH = 0.85
TURNS = 20  # beyond these nobody looks
FARTHEST = 62  # spaces: a little more than any board has
# Turns that a stay in prison costs. Some get out at once, but pay for it, and accuse nobody before:
# counted as one whole turn, bots did better than with less.
SERVES = 1.0
GETS_OUT = 0.4  # the share of those that can ride at once, by gold, a card or a good roll
SHORTEST = 0.5  # a rider not yet there is at least so far away


class Standing(NamedTuple):
    """A rider as the race sees it."""

    space: int
    mailbox: int
    gold: float
    cards: float
    prison: bool


class Outlook:
    """The chances of one seat against the others as they stand.

    `upcoming` are the seats in the order of their next turns. `aim` is the chance of each seat
    to hit in the showdown."""

    def __init__(
        self,
        standings: Sequence[Standing],
        me: int,
        upcoming: Sequence[int],
        last: int,
        aim: Sequence[float],
    ) -> None:
        self._standings = standings
        self._me = me
        self._last = last
        self._aim = aim
        mine = upcoming.index(me)
        self._others = [seat for seat in upcoming if seat != me]
        # How many turns an other has before my first one.
        self._ahead = {seat: int(upcoming.index(seat) < mine) for seat in self._others}
        self._arrived = next((s for s in self._others if standings[s].mailbox), None)
        self._staying = {
            seat: staying(standings[seat], last, self._arrived is not None)
            for seat in self._others
            if seat != self._arrived
        }
        self._worth_of_turn = [self._arriving_on(turn) for turn in range(1, TURNS + 1)]
        self._wins: dict[tuple[int, int], float] = {}

    # ------------------------------------------------------------------ me

    def win(self, space: float, gold: float, cards: float, delay: float = 0.0) -> float:
        """My chance from a space on the trail, with so many turns lost before I ride again."""
        away = self._away(space, gold, cards)
        whole = int(away)
        part = away - whole
        chance = (1 - part) * self._win_from(whole) + part * self._win_from(whole + 1)
        if delay:
            later = (1 - part) * self._win_from(whole, 1) + part * self._win_from(whole + 1, 1)
            chance += delay * (later - chance)
        return chance

    def _away(self, space: float, gold: float, cards: float) -> float:
        """With somebody there already, what one has no longer brings one nearer."""
        if self._arrived is not None:
            return self._last - space
        return distance(space, gold, cards, self._last)

    def win_as(self, standing: Standing) -> float:
        """My chance if I stood like that."""
        if standing.mailbox:
            return self.win_from_mailbox(standing.mailbox, held=standing.prison)
        delay = SERVES if standing.prison else 0.0
        return self.win(standing.space, standing.gold, standing.cards, delay)

    def _win_from(self, away: int, delay: int = 0) -> float:
        known = self._wins.get((away, delay))
        if known is None:
            arrivals = arrivals_from(min(away, FARTHEST), self._arrived is not None)[:-1]
            worth = self._worth_of_turn[delay : delay + len(arrivals)]
            known = sum([chance * win for chance, win in zip(arrivals, worth, strict=True)])
            self._wins[away, delay] = known
        return known

    def win_on_arrival(self) -> float:
        """My chance if I come to Sacramento right now."""
        if self._arrived is not None:
            return self._shoot_second(self._arrived, self._standings[self._arrived].mailbox)
        return self.win_from_mailbox(1)

    def win_from_mailbox(self, mailbox: int, held: bool = False) -> float:
        """The others have a turn each before every mailbox that is still to come (those who have
        had theirs only before the second), and one more while I am held in prison."""
        chance = 1.0
        win = 0.0
        boxes = [*([mailbox] if held else []), *range(mailbox, LAST_MAILBOX)]
        for number, box in enumerate(boxes):
            for seat in self._others:
                tries = number + self._ahead[seat]
                if not tries:
                    continue
                dash = self._dash_of(seat, first=tries == 1)
                win += chance * dash * self._shoot_first(seat, box)
                chance *= 1 - dash
        return win + chance

    def _dash_of(self, seat: int, first: bool) -> float:
        standing = self._standings[seat]
        if standing.prison and first:
            return GETS_OUT * dash(standing, self._last)
        return dash(standing, self._last, again=not first)

    # ------------------------------------------------------------------ arriving later

    def _arriving_on(self, turn: int) -> float:
        """My chance if I arrive on that turn of mine, counted from the next one."""
        if self._arrived is not None:
            return self._following(self._arrived, turn)
        turns = {seat: turn - 1 + self._ahead[seat] for seat in self._others}
        stay = [self._staying[seat][turns[seat]] for seat in self._others]
        nobody = 1.0
        for chance in stay:
            nobody *= chance
        win = nobody * self._first_on(turns) if nobody > 1e-9 else 0.0
        return win + self._second_on(turns, stay)

    def _first_on(self, turns: dict[int, int]) -> float:
        """I came first, the others have had so many turns, and have two more."""
        chance = 1.0
        win = 0.0
        for box in (1, 2):
            for seat in self._others:
                stay = self._staying[seat]
                past = min(turns[seat] + box, len(stay) - 1)
                hazard = 1 - stay[past] / stay[past - 1] if stay[past - 1] > 1e-9 else 1.0
                arrives = min(hazard, LIKELIEST_DASH)
                win += chance * arrives * self._shoot_first(seat, box)
                chance *= 1 - arrives
        return win + chance

    def _second_on(self, turns: dict[int, int], stay: list[float]) -> float:
        """One other came before me and has not yet won, and nobody else did."""
        win = 0.0
        for index, seat in enumerate(self._others):
            rest = 1.0
            for other, chance in enumerate(stay):
                if other != index:
                    rest *= chance
            if rest < 1e-9:
                continue
            there = self._staying[seat]
            for box in (1, 2):
                arrival = turns[seat] - box + 1
                if arrival >= 1:
                    came = there[arrival - 1] - there[arrival]
                    win += rest * came * self._shoot_second(seat, box)
        return win

    def _following(self, first: int, turn: int) -> float:
        """Somebody is there already, and wins at the third mailbox."""
        there = self._standings[first]
        served = min(int(there.prison), turn - 1 + self._ahead[first])
        box = there.mailbox + turn - 1 + self._ahead[first] - served
        if box >= LAST_MAILBOX:
            return 0.0
        chance = self._shoot_second(first, box)
        for seat, stay in self._staying.items():
            chance *= stay[turn - 1 + self._ahead[seat]]
        return chance

    # ------------------------------------------------------------------ the showdown

    def _shoot_first(self, other: int, mailbox: int) -> float:
        return showdown(self._aim[self._me], self._aim[other], mailbox)

    def _shoot_second(self, other: int, mailbox: int) -> float:
        return 1 - showdown(self._aim[other], self._aim[self._me], mailbox)


def showdown(first: float, second: float, mailbox: int) -> float:
    """Who was first shoots first, and twice from the second mailbox."""
    miss = 1 - first
    win = first / (1 - miss * (1 - second)) if first or second else 0.5
    return first + miss * win if mailbox == 2 else win


def duel(
    hit: float, arrest: float, struck: float, spared: float, shots: int
) -> tuple[float, float]:
    """The chances to win and to lose for who shoots first, after so many shots each, when it hits
    or is arrested so often, and the other strikes it or is arrested: who is arrested loses."""
    on, other_on = 1 - hit - arrest, 1 - struck - spared
    rounds = sum([(on * other_on) ** n for n in range(shots)])
    return (hit + on * spared) * rounds, (arrest + on * struck) * rounds


# --------------------------------------------------------------------------- distance and time

GOLD_IN_SPACES = (0.0, 0.7, 1.3, 1.8, 2.2, 2.5, 2.8, 3.0, 3.2, 3.4, 3.6)
CARD_IN_SPACES = 0.9
NEEDED_FOR_FULL_WORTH = 14.0  # spaces still to ride: near the end, gold and cards are too late


def distance(space: float, gold: float, cards: float, last: int) -> float:
    """How far it still is, with what a rider has counted against it."""
    away = last - space
    extra = gold_in_spaces(gold) + CARD_IN_SPACES * cards
    return max(away - extra * min(away / NEEDED_FOR_FULL_WORTH, 1.0), SHORTEST)


def gold_in_spaces(gold: float) -> float:
    whole = min(int(gold), len(GOLD_IN_SPACES) - 2)
    low, high = GOLD_IN_SPACES[whole], GOLD_IN_SPACES[whole + 1]
    return low + (high - low) * min(gold - whole, 1.0)


def dash(standing: Standing, last: int, again: bool = False) -> float:
    """The chance of a rider to arrive in its next turn, if it must (or in the one after)."""
    away = last - standing.space
    if not again:
        return DASH[away] if away < len(DASH) else 0.0
    return dash_again(away)


@cache
def dash_again(away: int) -> float:
    """After a first try that failed: either it was caught, or it came nearer."""
    chance = 0.0
    for spaces, share in enumerate(ADVANCE):
        left = away - spaces
        if left <= 0:
            left = away  # the try to arrive was what failed
        chance += share * (DASH[left] if left < len(DASH) else 0.0)
    return chance


@cache
def arrivals_from(away: int, urgent: bool) -> tuple[float, ...]:
    """The chances to arrive on the first turn, the second and so on; the last: never in time."""
    if urgent:
        soon = DASH[away] if away < len(DASH) else 0.0
        then = (1 - soon) * dash_again(away)
        return (soon, then, *[0.0] * (TURNS - 3), 1 - soon - then)
    if away == 0:
        return (1.0, *[0.0] * (TURNS - 1))
    chances = []
    there = [0.0] * (FARTHEST + 2)
    there[away] = 1.0
    for _ in range(TURNS - 1):
        moved = [0.0] * len(there)
        for left, chance in enumerate(there[1:], start=1):
            if chance:
                for spaces, share in enumerate(ADVANCE):
                    moved[max(left - spaces, 0)] += chance * share
        chances.append(moved[0])
        moved[0] = 0.0
        there = moved
    return (*chances, 1 - sum(chances))


@cache
def _staying_from(away: int, urgent: bool) -> tuple[float, ...]:
    """The chance not to have arrived after 0, 1, 2 ... turns."""
    left = 1.0
    chances = [1.0]
    for arrival in arrivals_from(away, urgent)[:-1]:
        left = max(left - arrival, 0.0)
        chances.append(left)
    return (*chances, left, left)


def _held_up(stay: list[float]) -> list[float]:
    """A prisoner in haste: it may get out at once."""
    return [1.0, *[(1 - GETS_OUT) * a + GETS_OUT * b for a, b in pairwise(stay)]]


def staying(standing: Standing, last: int, urgent: bool) -> list[float]:
    """The same for a rider as it stands, with its gold, its cards and its prison."""
    away = (
        float(last - standing.space)
        if urgent
        else distance(standing.space, standing.gold, standing.cards, last)
    )
    whole = min(int(away), FARTHEST - 1)
    part = min(away - whole, 1.0)
    near, far = _staying_from(whole, urgent), _staying_from(whole + 1, urgent)
    stay = [a + part * (b - a) for a, b in zip(near, far, strict=True)]
    if standing.prison:
        stay = [1.0, *stay[:-1]] if not urgent else _held_up(stay)
    return stay
