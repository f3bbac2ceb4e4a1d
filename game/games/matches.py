"""Matches of any game, by its id: a new one, or one from a file."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.engine import saves
from game.engine.starting import begin_match
from game.games.registry import game_named

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.engine.world import World


def new_match(
    game: str,
    seats: Sequence[str],
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    world: World | None = None,
) -> Match:
    """Begin a match; SetupError, a ValueError, with one sentence where that cannot be."""
    return begin_match(game_named(game), seats, seed, options, world)


def load_match(path: str | os.PathLike[str]) -> Match:
    """The match in a file, ready to go on; SaveError with a plain sentence for a bad file."""
    return saves.load_match(path, game_named)
