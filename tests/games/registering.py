"""A game among the others for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.games import registry
from game.games.definition import GameDef


@contextmanager
def registered(game: GameDef) -> Iterator[GameDef]:
    """After the last of them; or in the place of the one with the same id."""
    others = registry.registered_games()
    if game.id in (other.id for other in others):
        games = tuple(game if other.id == game.id else other for other in others)
    else:
        games = (*others, game)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "REGISTERED", games)
        yield game
