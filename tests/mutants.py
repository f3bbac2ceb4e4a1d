"""Saves with something wrong in them, and everything that reads a save.

A mutant is a save of any game, running or finished, of this format or the one before, with bits
flipped, cut, its lines moved about, or its values exchanged so that the checksums fit. Some are
read as if the rules had changed since: then what they tell of the past is not played again.
"""

from __future__ import annotations

import contextlib
import copy
import io
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from game import new_match
from game.cli import main
from game.engine.errors import GameError
from game.engine.match import Match
from game.engine.rescue import rescue
from game.engine.save_data import DamagedSave
from game.engine.session import Session
from game.games.registry import GAMES, game_named
from game.hotseat.opening import resume_game
from game.hotseat.savefiles import last_unfinished, summary_of
from game.i18n import LANGUAGES
from game.text.console import Console
from game.text.play import SharedScreen
from game.wording import words_for
from tests.saving import format_2, lines_in, write_lines, write_old
from tests.support import TEN_NAMES, play_out

SEATS = {"pony-express": 3, "mustang": 3, "western": 4, "derby": 3}
NASTY: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 99, 2**31, 2**63, -(2**63), 10**30, 0.5, -1e308, 1e-320),
    *("", "x", "human", "ranger", "%(name)s", "\ud83e", "a" * 3000, "\x00", "\x1b[2J", "decoy"),
    *([], {}, [[]], [None], {"": 0}, [0] * 500, [[[[[[]]]]]], {"winners": 7}),
)


class Mutant(NamedTuple):
    kind: str
    game: str
    newer_rules: bool


@cache
def _match(game: str, finished: bool) -> Match:
    match = new_match(game, TEN_NAMES[: SEATS[game]], seed=5)
    play_out(match, random.Random(5), most=None if finished else 40)
    return match


def _some_node(rng: random.Random, value: Any) -> tuple[Any, Any] | None:
    """A container somewhere inside, and a key or an index of it."""
    place = None
    while isinstance(value, dict | list) and value:
        key = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
        place = (value, key)
        if rng.random() < 0.15:
            break
        value = value[key]
    return place


def _exchange(rng: random.Random, value: Any) -> None:
    place = _some_node(rng, value)
    if place is None:
        return
    holder, key = place
    way = rng.random()
    if way < 0.15:
        del holder[key]
    elif way < 0.25 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif way < 0.45 and type(holder[key]) is int:
        holder[key] += rng.choice((-1, 1, 3, 10))
    else:
        holder[key] = copy.deepcopy(rng.choice(NASTY))


def _as_lines(path: Path, change: Callable[[list[dict[str, Any]]], None]) -> None:
    lines = lines_in(path)
    change(lines)
    write_lines(path, lines)


def _flip_bits(rng: random.Random, path: Path) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 1, 1, 2, 8))):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    path.write_bytes(content)


def _cut(rng: random.Random, path: Path) -> None:
    content = path.read_bytes()
    begin, end = sorted(rng.randrange(len(content) + 1) for _ in range(2))
    path.write_bytes(rng.choice((content[:end], content[begin:], content[:begin] + content[end:])))


def _move_lines(rng: random.Random, path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    one, other = (rng.randrange(len(lines)) for _ in range(2))
    way = rng.randrange(3)
    if way == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif way == 1:
        lines.insert(other, lines[one])
    else:
        del lines[one]
    path.write_bytes(b"".join(lines))


def _exchange_values(rng: random.Random, path: Path) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            line = rng.choice(lines[:2]) if rng.random() < 0.4 else rng.choice(lines)
            _exchange(rng, line)

    _as_lines(path, change)


def _exchange_events(rng: random.Random, path: Path) -> None:
    """And an early answer, so that they are all there is to be told of the past."""

    def change(lines: list[dict[str, Any]]) -> None:
        plays = [line for line in lines if line["kind"] == "play"]
        for line in plays[:3]:
            for entry in line["did"]:
                entry[1] = [*reversed(entry[1])] if isinstance(entry[1], list) else entry[1]
        for _ in range(rng.choice((1, 2, 5))):
            told = [event for line in plays for event in line["told"]]
            _exchange(rng, rng.choice(told))

    _as_lines(path, change)


def _exchange_in_format_2(rng: random.Random, path: Path) -> None:
    line = json.loads(path.read_bytes())
    for _ in range(rng.choice((1, 1, 2))):
        _exchange(rng, line)
    write_old(path, line)


KINDS: dict[str, Callable[[random.Random, Path], None]] = {
    "bits": _flip_bits,
    "cut": _cut,
    "lines": _move_lines,
    "values": _exchange_values,
    "events": _exchange_events,
    "format 2": _exchange_in_format_2,
    "bits of format 2": _flip_bits,
}


def write_mutant(rng: random.Random, path: Path) -> Mutant:
    game, kind = rng.choice(GAMES), rng.choice(list(KINDS))
    match = _match(game, rng.random() < 0.5)
    if "format 2" in kind:
        write_old(path, format_2(match, ["human", *["random"] * (len(match.names) - 1)]))
    else:
        bots = {} if rng.random() < 0.5 else None
        match.save(path) if bots is None else Session(match, bots, path).close()
    KINDS[kind](rng, path)
    return Mutant(kind, game, kind == "events" or rng.random() < 0.2)


@contextlib.contextmanager
def rules_changed(game: str) -> Iterator[None]:
    """As if there were newer rules of that game."""
    kind = type(_match(game, False).rules)
    kind.version += 1
    try:
        yield
    finally:
        kind.version -= 1


def read_everywhere(path: Path, rng: random.Random) -> None:
    """As the title, the list, the terminal and the command line read it."""
    last_unfinished(*GAMES)
    summary_of(path)
    for arguments in (["--check"], ["--text", "--lang", rng.choice(LANGUAGES)]):
        printed = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            assert main(["replay", str(path), *arguments]) in (0, 2)
    try:
        session = resume_game(path)
    except DamagedSave as problem:
        with contextlib.suppress(GameError):
            _look_at(rescue(path, problem, game_named).match)
        return
    except GameError:
        return
    try:
        _look_at(session.match)
        words = words_for(session.match.game, "en")
        screen = SharedScreen(session, words, Console(io.StringIO(), io.StringIO()), path)
        screen.begin(continued=True)
        for _ in range(12):
            if not session.play_bot():
                break
    finally:
        session.close()


def _look_at(match: Match) -> None:
    words = words_for(match.game, "en")
    for seat in (None, *range(len(match.names))):
        for event in match.events_seen(seat):
            words.event(event, match.names, seat)
