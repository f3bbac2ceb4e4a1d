"""How good the levels of ranchers are: what was asked of them, measured. The long one runs with
`make soak`.

The seeds are fixed, so a result changes only when the bots or the rules do.
"""

from __future__ import annotations

from functools import partial

import pytest

from game.bots import make_bot
from game.commands.ladder import figures, measure, seats_at_table, side_by_side
from game.commands.simulate import Series
from tests.bots.ranching import MUSTANG, SEATS
from tests.bots.strength import takes_its_share

SERIES = Series(MUSTANG, {}, 1, "physics", partial(make_bot, MUSTANG))
ASKED = {"greenhorn": 1.6, "ranger": 1.25, "gunslinger": 1.15}  # against the next weaker level
LONGEST = 300  # turns of all: nobody waits for ever


@pytest.mark.slow
def test_each_level_takes_its_share_of_wins_from_the_next_weaker() -> None:
    takes_its_share(SERIES, ASKED)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_gunslingers_among_themselves_end_their_games(seats: int) -> None:
    [played] = measure(SERIES, [[("gunslinger",) * seats]], 250, None)
    assert max(game.turns for game in played) < LONGEST


@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [
        ("greenhorn", "random", 1.5),
        ("ranger", "greenhorn", 1.2),
        pytest.param("gunslinger", "greenhorn", 1.2, marks=pytest.mark.slow),
    ],
)
def test_each_level_beats_one_that_is_weaker(stronger: str, weaker: str, least: float) -> None:
    tables = [side_by_side(stronger, weaker, seats_at_table(MUSTANG))]
    [played] = measure(SERIES, tables, 18, 1)
    assert figures(played, stronger)["times_fair_share"] > least
    assert max(game.turns for game in played) < LONGEST
