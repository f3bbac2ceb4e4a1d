"""Players that are programs. They take a view, never a table."""

from __future__ import annotations

from game.bots.cast import character
from game.bots.planning import Planner, physics_planner
from game.bots.random_bot import RandomBot
from game.engine.errors import SetupError
from game.engine.players import Player
from game.engine.starting import check_seed
from game.games.registry import game_named

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
    `tells`: whether its habits may show when it bluffs. `planner`: how it plans its shots. A game
    without bluffs or shots does without them."""
    found, levels = game_named(game), levels_of(game)
    if level not in levels:
        raise SetupError(f"There is no level {level!r}; the levels are {', '.join(levels)}.")
    check_seed(seed)
    if found.bot is None or level == RandomBot.level:
        return RandomBot(seed)
    return found.bot(level, seed, character(name, seed), planner, tells)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game can be played at, the weakest first; SetupError for no game."""
    return (RandomBot.level,) if game_named(game).bot is None else LEVELS


__all__ = ["LEVELS", "levels_of", "make_bot"]
