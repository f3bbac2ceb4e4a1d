"""`replay`: watch a saved game again, or verify every step of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import SaveError
from game.engine.match import Match
from game.engine.saves import Save, match_of, read_save
from game.wording import Words


def open_replay(path: Path) -> tuple[Save, Match]:
    """The save and the match it leads to; SaveError where its answers do not fit."""
    save = read_save(path)
    return save, match_of(save, path)


def sentences(save: Save, match: Match, words: Words) -> Iterator[str]:
    """The game as everybody saw it, line by line."""
    for event in match.events:
        sentence = words.event(event.kind, event.data, save.seats, None)
        if event.seen_by(None) and sentence is not None:
            yield sentence
    if match.result is not None:
        yield words.result(match.result, save.seats)


def check_replay(path: Path) -> dict[str, Any]:
    """Play the file again and compare every event; SaveError at the first difference."""
    save, match = open_replay(path)
    replayed = msgspec.json.decode(msgspec.json.encode(match.events))
    if save.result is not None and len(replayed) != len(save.events):
        raise SaveError(
            f"{path} holds {len(save.events)} events, but playing it gives {len(replayed)}."
        )
    for number, (stored, again) in enumerate(zip(save.events, replayed, strict=False), start=1):
        if stored != again:
            raise SaveError(
                f"{path} differs at event {number}: it holds {stored['kind']!r}, "
                f"playing it again gives {again['kind']!r} with {again}."
            )
    result = None if match.result is None else msgspec.to_builtins(match.result, str_keys=True)
    if save.result is not None and save.result != result:
        raise SaveError(f"{path} names another result than playing it again gives.")
    return {
        "file": str(path),
        "game": save.game,
        "seats": save.seats,
        "finished": match.result is not None,
        "answers": len(match.journal),
        "events_compared": min(len(save.events), len(replayed)),
        "result": result,
        "same": True,
    }
