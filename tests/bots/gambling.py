"""Games of Western between bots of every level, and what they do at arranged tables."""

from __future__ import annotations

from functools import partial
from typing import Any

from game import new_match
from game.bots import make_bot
from game.bots.western.bot import WesternBot
from tests.bots import watching
from tests.bots.watching import LEVELS, Play, seated_mixed
from tests.support import TEN_NAMES

WESTERN = "western"
WEIGHING = LEVELS[1:]
SEATS = (3, 6, 10)


def bot_of(level: str, seed: int = 0) -> WesternBot:
    bot = make_bot(WESTERN, level, seed)
    assert isinstance(bot, WesternBot)
    return bot


seated = partial(watching.seated, bot_of)
usually_chosen = partial(watching.usually_chosen, bot_of)


def mixed_game(seats: int, seed: int, **options: Any) -> Play:
    match = new_match(WESTERN, TEN_NAMES[:seats], seed=seed, options=options)
    return seated_mixed(bot_of, match, seed)
