"""Whole games, as a second reading of the rules has them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game import new_match
from game.engine.match import Match
from game.rules.derby.cards import HORSES
from tests.rules.derby.referee import Referee
from tests.support import TEN_NAMES, play_out, random_answer

GAMES = 4  # of each size in the quick tests: one of each way to the first cards


def begun(seats: int, seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(seed)
    options = {
        "first-card": seed % 4,
        "hard-ride": rng.random() < 0.3,
        "choose-tracks": rng.random() < 0.3,
        "hidden-hands": rng.random() < 0.3,
    }
    return new_match("derby", TEN_NAMES[:seats], seed=seed, options=options), rng


def daring_answer(match: Match, rng: random.Random) -> Any:
    """Who bets on one horse rides it; who draws level and rolls again sees more of the game."""
    pending = match.pending
    assert pending is not None
    if pending.kind == "bet":
        return HORSES[(pending.seats[0] + (rng.random() < 0.4)) % 7]
    if pending.kind == "ride" and "draw-level" in pending.options() and rng.random() < 0.5:
        return "draw-level"
    if pending.kind in ("push", "die-card") and rng.random() < 0.5:
        return True
    return random_answer(pending, pending.seats[0], rng)


def offered(match: Match) -> Counter[Any]:
    pending = match.pending
    assert pending is not None
    options = list(pending.options())
    if pending.kind in ("first-card", "play-card"):
        return Counter((one.card, one.horse) for one in options)
    return Counter(options)


def agrees(match: Match) -> None:
    """At the end, or wherever the game stands."""
    referee = Referee(len(match.names), match.journal, match.options)
    table, pending = match.table, match.pending
    for bettor, hand in zip(table.bettors, referee.hands, strict=True):
        assert Counter(bettor.cards) == Counter(hand)
        assert bettor.die_card == (bettor.seat in referee.die_cards)
    for horse in table.horses:
        name = horse.horse
        assert (horse.row, horse.square) == (referee.odds.get(name), referee.at[name])
        assert (horse.rider, horse.track) == (referee.owner[name], referee.track.get(name))
        assert (horse.cards, horse.bets) == (referee.cards[name], referee.bets[name])
    assert table.arrived == referee.home and Counter(table.left_over) == Counter(referee.left)
    if pending is None:
        assert match.result is not None and match.result["winners"] == referee.winners
        assert list(match.result["scores"].values()) == referee.chips
    else:
        assert (pending.kind, pending.seats) == (referee.question, (referee.asked,))
        assert set(offered(match)) == set(referee.answers)


def judged(seats: int, seeds: range, share: float) -> None:
    for seed in seeds:
        match, rng = begun(seats, seed)
        daring = seed % 3 > 0
        while match.pending is not None:
            if rng.random() < share:
                agrees(match)
            if daring:
                match.answer(daring_answer(match, rng))
            else:
                match.answer(random_answer(match.pending, match.pending.seats[0], rng))
        agrees(match)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_rules_play_as_the_referee_does(seats: int) -> None:
    judged(seats, range(GAMES), 0.05)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_rules_play_many_games_as_the_referee_does(seats: int) -> None:
    judged(seats, range(1000, 1400), 0.1)


def test_a_referee_notices_what_is_against_the_rules() -> None:
    match, rng = begun(3, 0)
    play_out(match, rng)
    journal = list(match.journal)
    bet = next(place for place, (who, answer) in enumerate(journal) if answer == "red")
    spoilt = [*journal[:bet], (journal[bet][0], "mule"), *journal[bet + 1 :]]
    for wrong in (spoilt, journal[:bet] + journal[bet + 1 :], [*journal, journal[-1]]):
        with pytest.raises((AssertionError, AttributeError)):
            Referee(3, wrong, match.options)
