"""How good the levels of gamblers are: what was asked of them, measured. The long one runs with
`make soak`.

The seeds are fixed, so a result changes only when the bots or the rules do.
"""

from __future__ import annotations

from functools import partial

import pytest

from game.bots import make_bot
from game.commands.ladder import figures, measure, seats_at_table, side_by_side
from game.commands.simulate import Series
from tests.bots.gambling import SEATS, WESTERN
from tests.bots.strength import takes_its_share

SERIES = Series(WESTERN, {}, 1, "physics", partial(make_bot, WESTERN))
ASKED = {"greenhorn": 1.6, "ranger": 1.25, "gunslinger": 1.15}  # against the next weaker level
LONGEST_ROUNDS = 60  # nobody waits for ever


@pytest.mark.slow
def test_each_level_takes_its_share_of_wins_from_the_next_weaker() -> None:
    takes_its_share(SERIES, ASKED)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_gunslingers_among_themselves_end_their_games(seats: int) -> None:
    [played] = measure(SERIES, [[("gunslinger",) * seats]], 150, None)
    assert max(game.turns for game in played) < LONGEST_ROUNDS * seats


@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [("greenhorn", "random", 1.5), ("ranger", "greenhorn", 1.2), ("gunslinger", "greenhorn", 1.2)],
)
def test_each_level_beats_one_that_is_weaker(stronger: str, weaker: str, least: float) -> None:
    tables = [side_by_side(stronger, weaker, seats_at_table(WESTERN))]
    [played] = measure(SERIES, tables, 18, 1)
    assert figures(played, stronger)["times_fair_share"] > least
    assert max(game.turns for game in played) < LONGEST_ROUNDS * seats_at_table(WESTERN)
