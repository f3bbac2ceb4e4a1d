"""Sitting down at a table: a new game, or one that was saved."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.errors import SaveError
from game.engine.players import HUMAN
from game.engine.registry import new_match
from game.engine.saves import match_of, read_save
from game.engine.session import Session
from game.hotseat.savefiles import new_save_path
from game.hotseat.seats import Seats, bots_for

RANDOM_BITS = 48


class Begun(NamedTuple):
    """A game that can be played, and the file it is saved in; or why it is saved nowhere."""

    session: Session
    path: Path | None
    problem: SaveError | None = None


def random_seed() -> int:
    """For a game that nobody wants to see again dice by dice."""
    return secrets.randbits(RANDOM_BITS)


def begin_game(
    game: str, seats: Seats, options: Mapping[str, Any], seed: int, *, tells: bool = True
) -> Begun:
    """A new game; SetupError for one that cannot be played. Where nothing can be saved it is
    played all the same."""
    match = new_match(game, seats.names, seed, options)
    bots = bots_for(game, seats, seed, tells=tells)
    try:
        path = new_save_path(game, datetime.now())
        return Begun(Session(match, bots, path), path)
    except SaveError as problem:
        return Begun(Session(match, bots), None, problem)


def resume_game(path: Path, *, tells: bool = True) -> Session:
    """The game in a file, to go on with; SaveError for a file that cannot be gone on with."""
    save = read_save(path)
    match = match_of(save, path)
    seats = Seats(match.names, tuple(save.players or [HUMAN] * len(match.names)))
    bots = bots_for(save.game, seats, match.seed, tells=tells)
    return Session(match, bots, path, save.left)
