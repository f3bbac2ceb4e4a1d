"""Players that are programs. They take a view, never a table."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.cast import Character, character
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
    `tells`: whether its habits may show when it bluffs. `planner`: how it plans its shots. A game
    without bluffs or shots does without them."""
    levels = levels_of(game)
    if level not in levels:
        raise SetupError(f"There is no level {level!r}; the levels are {', '.join(levels)}.")
    check_seed(seed)
    if level == RandomBot.level:
        return RandomBot(seed)
    return _MAKERS[game](level, seed, character(name, seed), planner, tells)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game can be played at, the weakest first; SetupError for no game."""
    return LEVELS if game_type(game).name in _MAKERS else (RandomBot.level,)


# A game's bots are loaded when the first of them is made.


def _race_bot(level: str, seed: int, who: Character, planner: Planner, tells: bool) -> Player:
    from game.bots.pony_express.bot import RaceBot

    return RaceBot(level, seed, who, planner, tells=tells)


def _mustang_bot(level: str, seed: int, who: Character, planner: Planner, tells: bool) -> Player:
    from game.bots.mustang.bot import MustangBot

    return MustangBot(level, seed, who)


def _western_bot(level: str, seed: int, who: Character, planner: Planner, tells: bool) -> Player:
    from game.bots.western.bot import WesternBot

    return WesternBot(level, seed, who)


def _derby_bot(level: str, seed: int, who: Character, planner: Planner, tells: bool) -> Player:
    from game.bots.derby.bot import DerbyBot

    return DerbyBot(level, seed, who)


_MAKERS: dict[str, Callable[[str, int, Character, Planner, bool], Player]] = {
    "pony-express": _race_bot,
    "mustang": _mustang_bot,
    "western": _western_bot,
    "derby": _derby_bot,
}

__all__ = ["LEVELS", "levels_of", "make_bot"]
