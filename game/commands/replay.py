"""`replay`: watch a saved game again, or verify every step of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import SaveError, shown
from game.engine.match import Match
from game.engine.save_data import Save
from game.engine.saves import match_of, read_save
from game.text.part import part_for
from game.wording import GameWords


def sentences(save: Save, match: Match, words: GameWords) -> Iterator[str]:
    """The game as everybody saw it, line by line."""
    for event in match.events:
        sentence = words.event(event, save.seats, None)
        if event.seen_by(None) and sentence is not None:
            yield sentence
    if match.result is not None:
        # Where there is a score sheet, the last event has said who won, and why it is over.
        sheet = part_for(words).final_lines(match.seen(None))
        yield from sheet or [words.result(match.result, save.seats)]


def check_replay(path: Path) -> dict[str, Any]:
    """Play the file again and compare every event; SaveError at the first difference. A game that
    is not over can be checked too: nothing that its players do not know is told about it."""
    save = read_save(path)
    match = match_of(save, path)
    # In an old save what was appended later has no events yet.
    behind = save.recorded < len(save.entries)
    written = match_of(save.cut(save.recorded), path) if behind else match
    compared = 0
    # Older rules told less, or in other words: then only the answers and the result must fit.
    if save.events is not None and save.rules == match.rules.version:
        replayed = msgspec.json.decode(msgspec.json.encode(written.events))
        _compare_events(save.events, replayed, path, tells_all=match.result is not None)
        compared = len(replayed) - written.turn_starts[0].events
    if save.result != _plain(written.result):
        raise SaveError(f"{path} names another result than playing it again gives.")
    return {
        "file": str(path),
        "game": save.game,
        "seats": save.seats,
        "finished": match.result is not None,
        "answers": len(match.journal),
        "events_compared": compared,
        "events_not_stored": len(match.events) - len(save.events or ()),
        "result": _plain(match.result),
        "same": True,
    }


def _compare_events(
    stored: list[dict[str, Any]], replayed: list[dict[str, Any]], path: Path, *, tells_all: bool
) -> None:
    for number, (was, now) in enumerate(zip(stored, replayed, strict=False), start=1):
        if was != now:
            what = f"{now['kind']!r} with {now}" if tells_all else "another"
            raise SaveError(
                f"{path} differs at event {number}: it holds {shown(was.get('kind'))}, "
                f"playing it again gives {what}."
            )
    if len(stored) != len(replayed):
        raise SaveError(f"{path} holds {len(stored)} events, but playing it gives {len(replayed)}.")


def _plain(result: dict[str, Any] | None) -> Any:
    return None if result is None else msgspec.to_builtins(result, str_keys=True)
