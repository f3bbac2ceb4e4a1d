"""What must always hold in the race, over random games of every size."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import Match
from game.rules.pony_express.cards import DECK
from tests.rules.pony_express.contract import BOARDS
from tests.support import play_out, race, some

GAMES = st.fixed_dictionaries(
    {
        "seats": st.integers(3, 5),
        "seed": st.integers(0, 2**32),
        "must-fall": st.booleans(),
        "liars-go-to-jail": st.booleans(),
        "board": st.sampled_from(BOARDS),
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
