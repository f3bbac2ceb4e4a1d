"""Sitting down at a table: a new game, or one that was saved."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.errors import Message, SaveError, SaveTaken
from game.engine.match import Match
from game.engine.players import HUMAN, Player
from game.engine.rescue import Rescue
from game.engine.save_data import Save
from game.engine.saves import match_of, read_save
from game.engine.session import Session
from game.games.matches import new_match
from game.games.registry import game_named
from game.hotseat.savefiles import new_save_paths, next_number
from game.hotseat.seats import Seats, bots_for
from game.i18n import mark

RANDOM_BITS = 48
_TORN = mark("The last answer in this saved game was incomplete. Please give it again.")


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
    problem: SaveError | None = None
    for path in new_save_paths(game, datetime.now()):
        try:
            return Begun(Session(match, bots, path, sitting=next_number()), path)
        except SaveTaken:
            continue
        except SaveError as refused:
            problem = refused
            break
    return Begun(Session(match, bots), None, problem)


def resume_game(path: Path, *, tells: bool = True) -> Session:
    """The game in a file, to go on with; SaveError for a file that cannot be gone on with:
    DamagedSave if something of it can be rescued."""
    save = read_save(path)
    match = match_of(save, path, game_named)
    bots = _bots(save, match, tells)
    notice = Message(_TORN) if save.torn else None
    return Session(match, bots, path, save.left, sitting=next_number(), notice=notice)


def resume_rescued(found: Rescue, *, tells: bool = True) -> Session:
    """What was rescued of a damaged file, to go on with: it takes the place of the file, which is
    kept beside it."""
    bots = _bots(found.save, found.match, tells)
    left = found.save.left
    return Session(found.match, bots, found.path, left, sitting=next_number(), rescued=True)


def _bots(save: Save, match: Match, tells: bool) -> dict[int, Player]:
    seats = Seats(match.names, tuple(save.players or [HUMAN] * len(match.names)))
    return bots_for(save.game, seats, match.seed, tells=tells)
