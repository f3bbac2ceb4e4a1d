"""What an announcement is worth: the odds of the dice behind it, and the manners of who makes it.

The dice: shown ones are known, hidden ones are either fresh from a roll or were kept on purpose
while others were rolled. The manners: a liar of a kind tells the truth with a certain chance, and
otherwise announces what is far and still plausible, each as much as its kind cares.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from game.bots.odds import (
    Odds,
    different_rerolls,
    hands_after,
    hands_with,
    in_order,
    mean,
    rolls,
)
from game.bots.pony_express import nerves
from game.rules.shared.hands import ANNOUNCEABLE, FACES, HANDS, SPACES, hand_of

_ALL = tuple(range(len(HANDS)))
# How often a rider who could pay for one more roll leaves it at what it has.
_CONTENT = (0.38, 0.38, 0.41, 0.41, 0.9, 1.0, 1.0, 1.0)
_KEPT_FOR_SHOW = 0.06  # the share of dice that are kept hidden for no good reason
_MARKED_IN_VAIN = 0.15
_HARDLY_LESS = 0.6  # spaces
_NEVER = 1e-4  # nothing that is announced is quite impossible


class Evidence(NamedTuple):
    """What everybody knows of the dice under a cup when they are announced."""

    known: tuple[str, ...]  # faces, high to low: shown, or seen before they went back
    kept: int = 0  # hidden dice that stayed while others were rolled
    marked: bool = False  # a marked die was played on one of the hidden
    content: bool = False  # one more roll could have been paid
    needed: int = 0  # spaces without which the race is lost; 0 while nothing is urgent


@lru_cache(maxsize=4096)
def odds_of(evidence: Evidence) -> Odds:
    """How likely the dice are each hand, before anything is announced."""
    if evidence.marked:
        odds = with_a_marked_die(in_order(evidence.known))
    elif evidence.kept:
        odds = _with_kept_dice(evidence.known, evidence.kept)
    else:
        odds = hands_with(evidence.known)
    if evidence.content:
        odds = _scaled([chance * stays for chance, stays in zip(odds, _CONTENT, strict=True)])
    return odds


def _scaled(weights: Sequence[float]) -> Odds:
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def _mixture(parts: Iterable[tuple[Odds, float]]) -> Odds:
    sums = [0.0] * len(HANDS)
    for odds, share in parts:
        for hand in _ALL:
            sums[hand] += share * odds[hand]
    return _scaled(sums)


def _with_kept_dice(known: tuple[str, ...], kept: int) -> Odds:
    fresh = 5 - len(known) - kept
    careless = hands_with(known)
    wise = _mixture(
        (hands_with(known + faces) if fresh else _just(hand_of(in_order(known + faces))), share)
        for faces, share in kept_faces(kept)
    )
    return _mixture([(wise, 1 - _KEPT_FOR_SHOW), (careless, _KEPT_FOR_SHOW)])


def _just(hand: str) -> Odds:
    return tuple([float(other == hand) for other in HANDS])


def kept_faces(count: int) -> list[tuple[tuple[str, ...], float]]:
    """What somebody keeps who rolls all but so many dice of a first roll, each with its chance."""
    return _keeps()[count]


@cache
def _keeps() -> list[list[tuple[tuple[str, ...], float]]]:
    """By the number of dice kept: such with which one rides hardly less far than with the best."""
    spaces = tuple(SPACES.values())
    keeps: list[dict[tuple[str, ...], float]] = [{} for _ in range(6)]
    for dice, chance in rolls(5):
        worths = [(roll, mean(hands_after(dice, roll), spaces)) for roll in different_rerolls(dice)]
        best = max(worth for _, worth in worths)
        for roll, worth in worths:
            if worth > best - _HARDLY_LESS:
                faces = tuple([face for die, face in enumerate(dice) if die not in roll])
                share = chance * math.exp((worth - best) / _CALM)
                keeps[len(faces)][faces] = keeps[len(faces)].get(faces, 0.0) + share
    return [
        [(faces, share / sum(kept.values())) for faces, share in kept.items()] for kept in keeps
    ]


@cache
def with_a_marked_die(known: tuple[str, ...]) -> Odds:
    """One hidden die was set to a face that helps, unless more was rolled since."""
    marked = _mixture(
        (_helpful(_markings(known, faces)), share) for faces, share in rolls(5 - len(known))
    )
    return _mixture([(marked, 1 - _MARKED_IN_VAIN), (hands_with(known), _MARKED_IN_VAIN)])


def _helpful(hands: Iterable[str]) -> Odds:
    """One of these hands, a far one sooner than a near one."""
    reachable = set(hands)
    return _scaled([(spaces + 0.1) ** 2 * (hand in reachable) for hand, spaces in SPACES.items()])


def _markings(known: tuple[str, ...], hidden: tuple[str, ...]) -> Iterable[str]:
    for die in range(len(hidden)):
        for face in FACES:
            yield hand_of(in_order((*known, *hidden[:die], *hidden[die + 1 :], face)))


# --------------------------------------------------------------------------- manners


class Manner(NamedTuple):
    """How somebody announces. `honesty`: how often it tells the truth when it can; else it
    chooses by `greed`, for far rides, and `regard`, for what can be believed."""

    honesty: float
    greed: float
    regard: float


MANNERS = (
    Manner(0.0, 0.0, 0.0),  # says anything
    Manner(0.0, 2.5, 0.0),  # always the highest
    Manner(0.97, 0.0, 1.0),
    Manner(0.65, 0.1, 0.3),
    Manner(0.30, 0.2, 0.1),
    Manner(0.05, 0.2, 0.5),  # hardly ever tells the truth
)
# How common each manner is; the last are the cunning, who weigh what they may be accused of.
COMMON = (0.04, 0.02, 0.04, 0.04, 0.12, 0.03, 0.71)
_CARELESS = 2  # of the manners, which do not mind their dice at all
_HONESTY_IN_NEED = 0.5  # of what it is otherwise
# How many of the lies are told that the dice alone would have us expect, as they were counted.
_LIES, _LIES_WHEN_CONTENT, _LIES_WHEN_KEPT, _LIES_WHEN_MARKED = 1.0, 0.88, 0.8, 0.5
# How much is learned from an announcement that was looked at, and from one that never was.
_LESSON_SEEN, _LESSON_UNSEEN = 0.8, 0.5

Weights = tuple[float, ...]  # a share for each manner, and for cunning
# For each of these how likely the announcement is made and true, and made and a lie.
Likelihood = tuple[tuple[float, float], ...]


@lru_cache(maxsize=8192)
def likelihood(evidence: Evidence, announced: str) -> Likelihood:
    odds = odds_of(evidence)
    said = SPACES[announced]
    simple = [_of_manner(honesty, lies[said - 1], odds, said) for honesty, lies in _lies(evidence)]
    care = _care(evidence)
    careful = [(truth, care * lie) for truth, lie in simple[_CARELESS:]]
    truth, lie = _cunning(evidence)[said]
    return (*simple[:_CARELESS], *careful, (truth, care * lie))


def _care(evidence: Evidence) -> float:
    """Who has taken trouble with its dice lies less than the dice alone would have it."""
    if evidence.marked:
        return _LIES_WHEN_MARKED
    if evidence.kept:
        return _LIES_WHEN_KEPT
    return _LIES_WHEN_CONTENT if evidence.content else _LIES


@lru_cache(maxsize=4096)
def _lies(evidence: Evidence) -> list[tuple[float, list[float]]]:
    """For each manner how honest it is, and which share of its lies each announcement is."""
    odds = odds_of(evidence)
    manners = []
    for manner in MANNERS:
        honesty = manner.honesty * (_HONESTY_IN_NEED if evidence.needed else 1.0)
        weights = [
            max(odds[spaces], _NEVER) ** manner.regard
            * math.exp(manner.greed * spaces)
            * (0.05 if spaces < evidence.needed else 1.0)
            for spaces in _ALL[1:]
        ]
        total = sum(weights)
        manners.append((honesty, [weight / total for weight in weights]))
    return manners


def _of_manner(honesty: float, lie: float, odds: Odds, said: int) -> tuple[float, float]:
    truth = odds[said]
    others = 1 - truth - odds[0]
    return (
        truth * (honesty + (1 - honesty) * lie) + 1e-9,
        (odds[0] + others * (1 - honesty)) * lie + 1e-9,
    )


_ROUNDS = 12
_CALM = 0.65  # spaces: by so much the cunning err about what is best
_JAILED_ACCUSER = 0.4  # spaces, to who is accused wrongly
_GIVEN_AWAY = 0.1  # of a ride, to who is caught and sees an accuser take it
_ARRIVING, _TOO_SHORT = 6.0, 0.05  # spaces, for a ride that must arrive, and a share for others


@lru_cache(maxsize=4096)
def _cunning(evidence: Evidence) -> Likelihood:
    """Announcer and accuser each do what is best against the other, or nearly so: reckoned
    until it no longer changes much. By spaces; [0] is never announced."""
    odds = odds_of(evidence)
    rides = [
        _ARRIVING
        if 0 < evidence.needed <= spaces
        else spaces * (_TOO_SHORT if evidence.needed else 1)
        for spaces in _ALL
    ]
    accused = [0.5] * len(_ALL)
    made: list[tuple[float, float]] = []
    for number in range(_ROUNDS):
        lies = [0.0] + [
            math.exp(((1 - a) * ride - a * _GIVEN_AWAY * ride) / _CALM)
            for a, ride in zip(accused[1:], rides[1:], strict=True)
        ]
        truths = [0.0] + [
            math.exp((ride + a * _JAILED_ACCUSER) / _CALM)
            for a, ride in zip(accused[1:], rides[1:], strict=True)
        ]
        total = sum(lies)
        shares = [
            p / (total - lie + truth) for p, lie, truth in zip(odds, lies, truths, strict=True)
        ]
        every = sum(shares)
        made = [
            (share * truth + 1e-9, lie * (every - share) + 1e-9)
            for share, lie, truth in zip(shares, lies, truths, strict=True)
        ]
        accused = [
            before + (nerves.accuses(0.0, lie / (lie + truth), spaces) - before) / (number + 2)
            for before, spaces, (truth, lie) in zip(accused, _ALL, made, strict=True)
        ]
    return tuple(made)


def suspicion(weights: Weights, evidence: Evidence, announced: str) -> float:
    """How likely the announcement is a lie, from somebody whose manners are so distributed."""
    true = false = 0.0
    for share, (truth, lie) in zip(weights, likelihood(evidence, announced), strict=True):
        true += share * truth
        false += share * lie
    return false / (true + false)


def suspicions(weights: Weights, evidence: Evidence) -> dict[str, float]:
    return {hand: suspicion(weights, evidence, hand) for hand in ANNOUNCEABLE}


def learned(weights: Weights, evidence: Evidence, announced: str, bluff: bool | None) -> Weights:
    """The manners after an announcement that was seen to be true or a lie, or never seen."""
    lesson = _LESSON_UNSEEN if bluff is None else _LESSON_SEEN
    new = []
    for share, (truth, lie) in zip(weights, likelihood(evidence, announced), strict=True):
        likely = truth + lie if bluff is None else lie if bluff else truth
        new.append(share * likely**lesson)
    return _scaled([max(share, 1e-6) for share in _scaled(new)])
