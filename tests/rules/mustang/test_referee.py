"""Whole games, as a second reading of the rules has them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from game import new_match
from game.engine.match import Match
from game.rules.mustang.box import KINDS
from tests.rules.mustang.referee import CARDS_FOR, Referee, kind_of, strength
from tests.support import NAMES, answer_once, random_answer

EAGER = ("catch", "steal", "stable")


def begun(seats: int, seed: int) -> tuple[Match, random.Random]:
    return new_match("mustang", NAMES[:seats], seed=seed), random.Random(seed)


def eager_answer(match: Match, rng: random.Random) -> Any:
    """Who exchanges only if nothing else can be done sees more of the game; and some are careful,
    so that herds come about."""
    pending = match.pending
    assert pending is not None
    if pending.kind == "action":
        wanted = ("stable",) if rng.random() < 0.3 else EAGER
        better = [one for one in pending.options() if one.action in wanted]
        if better:
            return rng.choice(better)
    return random_answer(pending, pending.seats[0], rng)


def agrees(match: Match) -> None:
    referee, table = Referee(len(match.names), match.journal), match.table
    for seat, rancher in enumerate(table.ranchers):
        assert rancher.stable == referee.stables[seat]
        assert rancher.corral == referee.corrals[seat]
        assert Counter(rancher.cards) == Counter(referee.hands[seat])
    assert (table.piles, table.open) == (referee.piles, referee.open)
    assert (table.specials, table.events) == (referee.specials, referee.events)
    assert (table.deck, Counter(table.discards)) == (referee.deck, Counter(referee.discards))
    assert table.ended_by == referee.ended_by
    assert match.result is not None
    assert match.result["winners"] == referee.winners
    assert list(match.result["scores"].values()) == referee.scores


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_end_as_the_referee_has_them(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(25):
        match, rng = begun(seats, seed)
        while match.pending is not None:
            if seed % 5:
                match.answer(eager_answer(match, rng))
            else:
                answer_once(match, rng)
        agrees(match)
        kinds |= {event.kind for event in match.events}
    assert {"theft-answered", "herd-raided", "mustang-let-go", "deck-renewed"} <= kinds


def test_what_is_offered_is_what_the_referee_allows() -> None:
    for seed in range(6):
        match, rng = begun(2 + seed % 4, seed)
        for _ in range(60):
            if match.pending is None:
                break
            if match.pending.kind == "action":
                offers_all(match)
            answer_once(match, rng)


def offers_all(match: Match) -> None:
    table, pending = match.table, match.pending
    assert pending is not None
    own = table.ranchers[pending.seats[0]]
    some = {
        tuple(sorted(cards)) for size in (1, 2, 3, 4, 5) for cards in combinations(own.cards, size)
    }
    expected = {("exchange", None, cards) for cards in some if len(cards) <= 2}
    expected |= {("stable", mustang, ()) for mustang in own.corral}
    prairie = [*table.specials, *KINDS, *(one for kind in KINDS for one in table.open[kind])]
    others = [one for other in table.ranchers if other is not own for one in other.corral]
    for cards in some:
        if strength(cards) is None:
            continue
        for action, mustangs in (("catch", prairie), ("steal", others)):
            for mustang in mustangs:
                kind = mustang if mustang in KINDS else kind_of(mustang)
                if CARDS_FOR[kind] == len(cards):
                    expected.add((action, mustang, cards))
    offered = [(one.action, one.mustang, tuple(sorted(one.cards))) for one in pending.options()]
    assert len(offered) == len(set(offered)), "once each"
    assert set(offered) == expected
