"""Whole games, as a second reading of the rules has them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from game import new_match
from game.engine.match import Match
from tests.rules.western.referee import Referee
from tests.support import TEN_NAMES, answer_once, random_answer

RARE = ("saloon", "give-it-back", "sheriff", "train")


def begun(seats: int, seed: int) -> tuple[Match, random.Random]:
    options: dict[str, Any] = {"open-train": seed % 3 == 0}
    if seed % 5 == 0:
        options |= {"goal": 300, "money": 90, "pot": 150}
    if seats > 8:
        options["triple-guns"] = seed % 2 == 0
    return new_match("western", TEN_NAMES[:seats], seed=seed, options=options), random.Random(seed)


def eager_answer(match: Match, rng: random.Random) -> tuple[Any, int]:
    """Who lays something rare whenever it can be, and counters often, sees more of the game."""
    pending = match.pending
    assert pending is not None
    seat = rng.choice(pending.seats)
    options = pending.options(seat)
    if pending.kind == "play":
        rare = [one for one in options if {*RARE} & {*one.cards} or "joker" in one.cards]
        if rare and rng.random() < 0.7:
            return rng.choice(rare), seat
        plays = [one for one in options if one.cards]
        return (rng.choice(plays) if plays else options[0]), seat
    if len(options) > 1 and rng.random() < 0.8:
        return options[-1], seat
    return random_answer(pending, seat, rng), seat


def agrees(match: Match) -> None:
    """At the end, or wherever the game stands."""
    referee = Referee(len(match.names), match.journal, match.options)
    table, pending = match.table, match.pending
    assert (table.pot, table.direction, table.active) == (referee.pot, referee.way, referee.active)
    assert [one.money for one in table.gamblers] == referee.money
    for seat, gambler in enumerate(table.gamblers):
        assert Counter(gambler.cards) == Counter(referee.hands[seat])
    assert {one.seat for one in table.gamblers if one.sheriff} == referee.stars
    assert (table.deck, Counter(table.discards)) == (referee.deck, Counter(referee.discards))
    assert table.winner == referee.winner and (match.result is None) == (pending is not None)
    if pending is not None:
        assert (pending.kind, list(pending.seats)) == (referee.question, referee.asked)
        seats = range(len(match.names))
        taken = [[referee.taken(taker, loser) for loser in seats] for taker in seats]
        assert match.view(None)["taken"] == taken
        offers_the_same(match, referee)


def offers_the_same(match: Match, referee: Referee) -> None:
    pending = match.pending
    assert pending is not None
    if pending.kind == "play":
        offers_all(match)
    elif pending.kind == "ladder":
        offered = [one if one is None else {*one.cards} for one in pending.options()]
        assert offered == referee.answers
    else:
        assert list(pending.options()) == referee.answers


def test_games_end_as_the_referee_has_them() -> None:
    kinds: set[str] = set()
    for seed in range(64):
        match, rng = begun(3 + seed % 8, seed)
        while match.pending is not None:
            if seed % 3:
                match.answer(*eager_answer(match, rng))
            else:
                answer_once(match, rng)
        agrees(match)
        kinds |= {event.kind for event in match.events}
    assert {kind.__struct_config__.tag for kind in match.rules.event_types} == kinds


def test_at_any_decision_things_stand_as_the_referee_has_them() -> None:
    """Who is asked, and what may be answered, too."""
    asked: set[str] = set()
    for seed in range(16):
        match, rng = begun(3 + seed % 8, seed)
        while match.pending is not None:
            if rng.random() < 0.05:
                asked.add(match.pending.kind)
                agrees(match)
            match.answer(*eager_answer(match, rng))
    assert asked == {"play", "draw", "counter", "over-counter", "stop-sheriff", "ladder"}


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_what_is_offered_is_what_the_rules_allow(seats: int) -> None:
    """Every pick of up to three cards on every target, held against a plain list of the rules."""
    match, rng = begun(seats, seats)
    plays = 0
    while match.pending is not None and plays < 12:
        if match.pending.kind == "play":
            offers_all(match)
            plays += 1
        match.answer(*eager_answer(match, rng))


def offers_all(match: Match) -> None:
    table, pending = match.table, match.pending
    assert pending is not None
    own = table.gamblers[pending.seats[0]]
    some = {tuple(sorted(cards)) for size in (1, 2, 3) for cards in combinations(own.cards, size)}
    others = [one for one in table.gamblers if one is not own]
    expected = {
        (cards, target)
        for cards in some
        if len(cards) < len(own.cards)
        for target in (None, *(one.seat for one in others))
        if allowed(match, own, cards, target)
    }
    offered = [(tuple(sorted(one.cards)), one.target) for one in pending.options() if one.cards]
    assert len(offered) == len(set(offered)), "once each"
    assert set(offered) == expected
    discards = [one.discard for one in pending.options() if one.discard is not None]
    assert discards == list(dict.fromkeys(own.cards))


def allowed(match: Match, own: Any, cards: tuple[str, ...], target: int | None) -> bool:
    table, left = match.table, len(own.cards) - len(cards)
    gamblers, seats = table.gamblers, len(table.gamblers)
    if "train" in cards:
        attacks = [card for card in cards if card.startswith("attack")]
        rest = Counter(cards) - Counter(["train", "horse", *attacks])
        fits = len(attacks) == 1 and not rest and cards.count("train") == 1
        return fits and target is None and table.pot > 0
    bare = [card for card in cards if card not in ("whisky", "joker")]
    if not bare:
        return cards == ("whisky",) and target is None
    card, helpers = bare[0], Counter(cards) - Counter(bare)
    if len({*bare}) > 1 or helpers.total() > 1 or (len(bare) > 1 and card != "cowboy"):
        return False
    if len(bare) > 1 and helpers:
        return False
    if card in ("dog", "dancer", "cake", "hat") or (helpers["whisky"] and seats == 3):
        return False
    way = -table.direction if helpers["whisky"] else table.direction
    to_next = card in ("indians", "pay-me", "horse") or (card == "cowboy" and len(bare) == 1)
    chosen = card.startswith("attack") or card in ("saloon", "give-to-all", "give-it-back")
    if (target is not None) != (chosen or len(bare) > 1):
        return False
    hit = (own.seat + way) % seats if to_next else target
    guarded = hit is not None and gamblers[hit].sheriff
    held_off = card.startswith("attack") or card in ("indians", "saloon")
    if bool(helpers["joker"]) != (guarded and held_off):
        return False
    if card == "saloon":
        return abs(left - len(gamblers[target].cards)) <= 2
    if card == "give-it-back":
        return 0 < match.view(None)["taken"][target][own.seat] <= gamblers[target].money
    return True
