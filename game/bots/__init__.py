"""Players that are programs. They take a view, never a table."""

from __future__ import annotations

from game.bots.cast import character
from game.bots.planning import Planner, physics_planner
from game.bots.random_bot import RandomBot
from game.engine.errors import SetupError
from game.engine.players import Player
from game.engine.registry import check_seed, game_type

LEVELS = ("random", "greenhorn", "ranger", "gunslinger")


def make_bot(
    game: str,
    level: str,
    seed: int = 0,
    *,
    name: str | None = None,
    tells: bool = True,
    planner: Planner = physics_planner,
) -> Player:
    """A bot for a game; SetupError, a ValueError, with one sentence where there is none.

    `name`: one of the cast, who has its own temper and habits; else the seed picks one.
    `tells`: whether its habits may show when it bluffs. `planner`: how it plans its shots."""
    game_type(game)
    check_seed(seed)
    if level == "random":
        return RandomBot(seed)
    if level in LEVELS:
        from game.bots.pony_express.bot import RaceBot

        return RaceBot(level, seed, character(name, seed), planner, tells=tells)
    raise SetupError(f"There is no level {level!r}; the levels are {', '.join(LEVELS)}.")


__all__ = ["LEVELS", "make_bot"]
