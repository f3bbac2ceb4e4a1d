"""What players read: names, questions, and a sentence for everything that happens.

Used by every front-end; nothing here draws, prints or decides.
"""

from __future__ import annotations

from typing import Any

from game.wording.game_words import GameWords
from game.wording.pony_express import CardText
from game.wording.pony_express import RaceWords as Words

__all__ = ["CardText", "GameWords", "Words", "words_for"]


def words_for(game: str, code: str, *, bandits: bool = False, table: Any = None) -> GameWords:
    """The words of a game in a language. With the table of a match, sentences also name what
    only its board knows; KeyError for a game that has no words."""
    if game == "pony-express":
        return Words(code, bandits=bandits, labels=() if table is None else table.board.labels)
    if game == "mustang":
        from game.wording.mustang import MustangWords  # not needed where the race is played

        return MustangWords(code, bandits=bandits)
    if game == "western":
        from game.wording.western import WesternWords, house_of

        return WesternWords(code, bandits=bandits, house=house_of(table))
    if game == "derby":
        from game.wording.derby import DerbyWords

        rows = () if table is None else table.house.box.rows
        return DerbyWords(code, bandits=bandits, rows=rows)
    raise KeyError(f"There are no words for a game {game!r}.")
