"""What players read: names, questions, and a sentence for everything that happens.

Used by every front-end; nothing here draws, prints or decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.registry import game_named
from game.wording.game_words import GameWords

if TYPE_CHECKING:
    from game.engine.views import View

__all__ = ["GameWords", "words_for"]


def words_for(
    game: str, code: str, *, bandits: bool = False, view: View | None = None
) -> GameWords:
    """The words of a game in a language; SetupError for no game. With a view of a match,
    sentences also name what only its table has, such as the places of its board."""
    return game_named(game).words(code, bandits=bandits, view=view)
