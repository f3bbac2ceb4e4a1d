"""How good the levels of a game are, in its own figures."""

from __future__ import annotations

from collections.abc import Mapping

from game.commands.ladder import ladder
from game.commands.simulate import Series


def takes_its_share(series: Series, asked: Mapping[str, float]) -> None:
    """Every level of the wins of the next weaker one: at least what was asked of it."""
    rows = ladder(series, 600, None, "adjacent")
    shares = {row["stronger"]: row["times_fair_share"] for row in rows}
    assert shares.keys() == asked.keys()
    assert all(shares[level] >= least for level, least in asked.items()), shares
