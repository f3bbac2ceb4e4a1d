"""Derbies between bots of every level, and what they do at arranged tables."""

from __future__ import annotations

from functools import partial
from typing import Any

from game import new_match
from game.bots import make_bot
from game.bots.derby.bot import DerbyBot
from tests.bots import watching
from tests.bots.watching import LEVELS, Play, seated_mixed
from tests.support import TEN_NAMES

DERBY = "derby"
WEIGHING = LEVELS[1:]
# Every variant once, in three houses.
HOUSES: tuple[dict[str, Any], ...] = (
    {"first-card": 1, "hard-ride": True},
    {"first-card": 2, "choose-tracks": True, "hidden-hands": True},
    {"first-card": 3, "hard-ride": True, "choose-tracks": True},
)


def bot_of(level: str, seed: int = 0) -> DerbyBot:
    bot = make_bot(DERBY, level, seed)
    assert isinstance(bot, DerbyBot)
    return bot


seated = partial(watching.seated, bot_of)
chosen = partial(watching.chosen, bot_of)
usually_chosen = partial(watching.usually_chosen, bot_of)


def mixed_derby(seats: int, seed: int, **options: Any) -> Play:
    match = new_match(DERBY, TEN_NAMES[:seats], seed=seed, options=options)
    return seated_mixed(bot_of, match, seed)
