"""What the benchmark needs to know about a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Benchmark(NamedTuple):
    """`prefix`: how the names of its figures begin."""

    prefix: str
    table_seed: int  # of the first game that is watched in the window: much should happen in it
    table_seats: int = 4
    bot_seats: int = 4
    bot_targets: Mapping[str, float] = {}  # of the strongest level, by the name of the figure
    # Questions at which a person leaves the table alone: the kind, by the name of the screen.
    still: Mapping[str, str] = {}
