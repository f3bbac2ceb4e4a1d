"""Players that are programs. They take a view, never a table."""

from __future__ import annotations

from game.bots.random_bot import RandomBot
from game.engine.errors import SetupError
from game.engine.registry import check_seed, game_type

LEVELS = ("random", "greenhorn", "ranger", "gunslinger")


def make_bot(game: str, level: str, seed: int = 0) -> RandomBot:
    """A bot for a game; SetupError, a ValueError, with one sentence where there is none."""
    game_type(game)
    if level == "random":
        return RandomBot(check_seed(seed))
    if level in LEVELS:
        raise SetupError(f"The level {level!r} is not built yet; 'random' can be played.")
    raise SetupError(f"There is no level {level!r}; the levels are {', '.join(LEVELS)}.")


__all__ = ["LEVELS", "make_bot"]
