"""Games of Mustang between bots of every level, and what they do at arranged tables."""

from __future__ import annotations

from functools import partial

from game import new_match
from game.bots import make_bot
from game.bots.mustang.bot import MustangBot
from tests.bots import watching
from tests.bots.watching import LEVELS, Play, seated_mixed
from tests.support import NAMES

MUSTANG = "mustang"
WEIGHING = LEVELS[1:]
SEATS = (2, 3, 4, 5)


def bot_of(level: str, seed: int = 0) -> MustangBot:
    bot = make_bot(MUSTANG, level, seed)
    assert isinstance(bot, MustangBot)
    return bot


seated = partial(watching.seated, bot_of)
usually_chosen = partial(watching.usually_chosen, bot_of)


def mixed_game(seats: int, seed: int) -> Play:
    return seated_mixed(bot_of, new_match(MUSTANG, NAMES[:seats], seed=seed), seed)
