"""How good the levels of bettors are: what was asked of them, measured. The long one runs with
`make soak`.

The seeds are fixed, so a result changes only when the bots or the rules do.
"""

from __future__ import annotations

from functools import partial

import pytest

from game.bots import make_bot
from game.commands.ladder import figures, measure, side_by_side
from game.commands.simulate import Series
from tests.bots.punting import DERBY
from tests.bots.strength import takes_its_share

SERIES = Series(DERBY, {}, 1, "physics", partial(make_bot, DERBY))
ASKED = {"greenhorn": 1.6, "ranger": 1.25, "gunslinger": 1.2}  # against the next weaker level


@pytest.mark.slow
def test_each_level_takes_its_share_of_wins_from_the_next_weaker() -> None:
    takes_its_share(SERIES, ASKED)


@pytest.mark.parametrize(("stronger", "derbies"), [("greenhorn", 12), ("ranger", 6)])
def test_who_thinks_beats_who_does_not(stronger: str, derbies: int) -> None:
    [played] = measure(SERIES, [side_by_side(stronger, "random", 4)], derbies, 1)
    assert figures(played, stronger)["times_fair_share"] > 1.2
