"""Games of Western between bots of every level, and what they do at arranged tables."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game import new_match
from game.bots import make_bot
from game.bots.western.bot import WesternBot
from game.engine.match import Match
from tests.bots.watching import Play
from tests.support import TEN_NAMES

WESTERN = "western"
LEVELS = ("greenhorn", "ranger", "gunslinger")
WEIGHING = LEVELS[1:]
SEATS = (3, 6, 10)


def bot_of(level: str, seed: int = 0) -> WesternBot:
    bot = make_bot(WESTERN, level, seed)
    assert isinstance(bot, WesternBot)
    return bot


def seated(match: Match, *levels: str, seed: int = 0) -> Play:
    """Bots of these levels, from the first seat on and from the start again."""
    bots = [bot_of(levels[seat % len(levels)], seed + seat) for seat in range(len(match.names))]
    return Play(match, bots)


def mixed_game(seats: int, seed: int, **options: Any) -> Play:
    """One of every level, and the first levels again where there are more seats."""
    levels = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(seats)]
    match = new_match(WESTERN, TEN_NAMES[:seats], seed=seed, options=options)
    return seated(match, *levels, seed=seed)


def chosen(m: Match, level: str = "gunslinger", seed: int = 0) -> Any:
    """What a bot of that level answers to the pending question."""
    assert m.pending is not None
    seat = m.pending.seats[0]
    return bot_of(level, seed).choose(m.view(seat), m.pending.for_seat(seat))


def usually_chosen(m: Match, level: str = "gunslinger") -> Any:
    """What most bots of that level answer: a choice may be noisy."""
    counts = Counter(chosen(m, level, seed) for seed in range(15))
    return counts.most_common(1)[0][0]
