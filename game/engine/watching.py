"""Who may watch a saved game again: anybody, once it is over.

A replay shows every hand, and the order of the deck. Of a game that is still being played that is
what its players must not know of each other, so there is no replay of it.
"""

from __future__ import annotations

from pathlib import Path

from game.engine.errors import SaveError
from game.engine.match import Match
from game.engine.save_data import Save
from game.engine.saves import match_of, read_save
from game.engine.starting import GameFinder
from game.i18n import mark


def finished_game(path: Path, find: GameFinder) -> tuple[Save, Match]:
    """The save and the match that it leads to; SaveError for one that cannot be played again, or
    has no result yet. What the file says of a result does not count: its answers must lead to it.
    """
    save = read_save(path)
    match = match_of(save, path, find)
    if match.result is None:
        text = mark("%(file)s holds a game that isn't over yet. Watch it once there is a winner.")
        raise SaveError(text, file=path)
    return save, match
