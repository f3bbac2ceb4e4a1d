"""What must always hold in the race, over random games of every size."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import Match
from game.rules.pony_express.cards import DECK
from game.rules.pony_express.hand_cards import plays_in
from game.rules.pony_express.questions import PlayCard
from game.rules.pony_express.view import redeal
from tests.rules.always import (
    Redealing,
    anything,
    every_option_is_legal,
    legal_or_refused,
    now_and_then,
    same_again,
)
from tests.support import play_out, race, random_answer, some

GAMES = st.fixed_dictionaries(
    {
        "seats": st.integers(3, 5),
        "seed": st.integers(0, 2**32),
        "must-fall": st.booleans(),
        "liars-go-to-jail": st.booleans(),
        "board": st.sampled_from(["pony-express", "silver-trail"]),
    }
)


def begun(game: dict[str, Any]) -> tuple[Match, random.Random]:
    options = dict(game)
    seats, seed = options.pop("seats"), options.pop("seed")
    return race(seats, seed, **options), random.Random(seed)


@some(35)
@given(GAMES)
def test_gold_cards_and_places_are_conserved(game: dict[str, Any]) -> None:
    match, rng = begun(game)

    def conserved(match: Match) -> None:
        table = match.table
        assert table.bank + sum(rider.gold for rider in table.riders) == 30
        assert table.bank >= 0 and all(rider.gold >= 0 for rider in table.riders)
        cards = [*table.deck, *table.spent]
        for rider in table.riders:
            cards += rider.cards
        for offered in table.offered.values():
            cards += offered
        # While the draft's leftovers are being shuffled back they are on their way to the deck.
        assert sorted(cards) == sorted(DECK)
        assert all(1 <= rider.space <= table.board.last for rider in table.riders)

    play_out(match, rng, conserved)
    conserved(match)
    match.rules.check_table(match.table)
    assert match.result is not None
    assert match.result["reason"] in ("jackrabbit", "showdown")


@some(14)
@given(GAMES)
def test_every_option_offered_is_legal_also_in_its_json_form(game: dict[str, Any]) -> None:
    match, rng = begun(game)

    play_out(match, rng, lambda match: every_option_is_legal(match, rng))


ANYTHING = anything(
    ["stand", "pair", "five", "canteen", "spyglass", "K", "north-west", ""],
    ["card", "die", "face", "roll", "shown", "at", "side", "start", "angle", "speed"],
)


@some(120)
@given(GAMES, st.integers(0, 120), ANYTHING)
def test_any_answer_is_legal_or_refused_without_a_trace(
    game: dict[str, Any], steps: int, answer: Any
) -> None:
    match, rng = begun(game)
    legal_or_refused(match, rng, steps, answer)


@some(5)
@given(GAMES)
def test_clones_and_replays_are_identical_at_any_decision(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    which = random.Random(game["seed"])
    play_out(match, rng, now_and_then(0.15, same_again, which))
    same_again(match)


@pytest.mark.slow
@some(30)
@given(GAMES)
def test_clones_and_replays_are_identical_at_every_decision(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    play_out(match, rng, same_again)
    same_again(match)


def answer_of_both(match: Match, seat: int | None, rng: random.Random) -> tuple[Any, int] | None:
    """An answer that can be given in a match and in its re-dealt twin. The twin's question was
    asked before the cards changed hands, so only who still holds the same may answer with one."""
    pending = match.pending
    assert pending is not None
    asked = pending.seats[0]
    if pending.kind in ("keep-card", "keep-drawn"):
        return None
    if isinstance(pending, PlayCard) and asked != seat:
        return None, asked
    return random_answer(pending, asked, rng), asked


def offered_the_same(match: Match, twin: Match, seat: int | None) -> None:
    """Who is asked for a card could play just the same, whatever the others hold."""
    pending = match.pending
    if seat is not None and isinstance(pending, PlayCard) and seat in pending.seats:
        offered = plays_in(twin.table, twin.table.riders[seat], pending.window)
        assert (None, *offered) == tuple(pending.options(seat))


REDEALING = Redealing(redeal, answer_of_both, offered_the_same)


@some(9)
@given(GAMES, st.integers(0, 10**6))
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(
    game: dict[str, Any], salt: int
) -> None:
    match, rng = begun(game)
    changed = []
    play_out(match, rng, lambda match: changed.append(REDEALING.unnoticed(match, rng, salt)))
    assert any(changed), "the re-deal must really change something"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_finish(seats: int) -> None:
    """A few here, ten thousand in the soak."""
    for seed in range(12):
        match = race(seats, seed)
        decisions = play_out(match, random.Random(seed))
        assert match.result is not None
        assert decisions < 3000
