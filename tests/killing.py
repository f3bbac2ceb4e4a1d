"""Games that are killed in the middle of it: another process plays and says what it has done, and
the save is compared with that.

The process is a fork of this one, so that a thousand of them take a minute; it dies by SIGKILL.
"""

from __future__ import annotations

import importlib
import os
import random
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, NamedTuple
from zlib import crc32

import msgspec

from game import new_match
from game.bots import make_bot
from game.engine import autosave
from game.engine import session as session_module
from game.engine.errors import UndoRefused
from game.engine.journal import Entry
from game.engine.session import Session
from game.games.matches import load_match
from game.hotseat.opening import begin_game, resume_game
from game.hotseat.savefiles import save_paths
from game.hotseat.seats import Seats
from tests.support import TEN_NAMES, play_out, random_answer

GAMES = {"pony-express": 4, "mustang": 3, "western": 5, "derby": 3}
LONGEST = 0.12  # seconds until the kill
GROWS_TO, BACKUP_AFTER = 20_000, 9  # so that there are many whole files and many copies


class Report(NamedTuple):
    """What the players had seen when the process was killed: the answers given, and what they
    were doing then: "begin", "answer", "undo" or "seats"."""

    doing: str
    path: str | None
    answers: int = 0
    digest: int = 0
    digest_before: int = 0  # of all answers but the last
    players: tuple[str, ...] = ()


class Tally:
    """What a number of kills led to."""

    def __init__(self) -> None:
        self.kills = self.answers = 0
        self.failed: list[str] = []
        self.doing: dict[str, int] = {}
        self.lost: list[str] = []
        self.unloadable: list[str] = []


def kill_games(times: int, seed: int) -> Tally:
    """In the player's folder: games are begun or gone on with, and killed."""
    rng, tally = random.Random(seed), Tally()
    _warm_up()
    for _ in range(times):
        report = _killed(rng.randrange(2**32), rng.uniform(0.0, LONGEST))
        tally.kills += 1
        tally.answers += report.answers
        if report.doing.startswith("failed"):
            tally.failed.append(report.doing)
        tally.doing[report.doing] = tally.doing.get(report.doing, 0) + 1
        for path in save_paths()[:1] if report.path is None else [Path(report.path)]:
            _compare(report, path, tally)
    for path in save_paths():
        _load(path, tally)
    return tally


def _warm_up() -> None:
    """What is loaded when it is first needed is loaded before the processes are forked."""
    for game, seats in GAMES.items():
        match = new_match(game, TEN_NAMES[:seats], seed=1)
        play_out(match, random.Random(1))
        make_bot(game, "random", 0)
    importlib.import_module("filelock")


def _load(path: Path, tally: Tally) -> Sequence[Entry] | None:
    try:
        return load_match(path).journal
    except ValueError as error:
        tally.unloadable.append(str(error))
        return None


def _compare(report: Report, path: Path, tally: Tally) -> None:
    journal = _load(path, tally)
    if journal is None or report.path is None:
        return
    fits = digest(journal) == report.digest
    if report.doing == "answer":
        fits = fits or digest(journal[: report.answers]) == report.digest
    elif report.doing == "undo":
        fits = fits or digest(journal) == report.digest_before
    if not fits:
        tally.lost.append(f"{report}: {path} holds {len(journal)}")


def digest(journal: Sequence[Entry]) -> int:
    return crc32(msgspec.json.encode(list(journal)))


def _killed(seed: int, after: float) -> Report:
    """A process that plays, until it is killed after so many seconds."""
    reading, writing = os.pipe()
    process = os.fork()
    if not process:
        os.close(reading)
        _play_and_die(seed, os.fdopen(writing, "wb", buffering=0))
    os.close(writing)
    time.sleep(after)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    with os.fdopen(reading, "rb") as file:
        said = [msgspec.json.decode(line, type=Report) for line in file.read().splitlines()]
    return said[-1] if said else Report("begin", None)


def _play_and_die(seed: int, told: IO[bytes]) -> None:
    try:
        session_module.GROWS_TO, autosave.BACKUP_AFTER = GROWS_TO, BACKUP_AFTER
        for report in _playing(random.Random(seed)):
            told.write(msgspec.json.encode(report) + b"\n")
        time.sleep(60)
    except BaseException as error:
        told.write(msgspec.json.encode(Report(f"failed: {error!r}", None)) + b"\n")
    finally:
        os._exit(1)


def _playing(rng: random.Random) -> Iterator[Report]:
    """Before everything they do, what they have seen so far."""
    yield Report("begin", None)
    session, path = _sat_down(rng)
    match = session.match
    while match.pending is not None:
        doing = rng.choices(("answer", "undo", "seats"), (8, 3, 1))[0]
        journal = match.journal
        seen = (len(journal), digest(journal), digest(journal[:-1]), session.players)
        yield Report(doing, str(path), *seen)
        if doing == "undo":
            try:
                session.undo()
            except UndoRefused:
                continue
        elif doing == "seats":
            seat = rng.randrange(len(match.names))
            if session.bot(seat) is None:
                session.seat_bot(seat, make_bot(match.game, "random", seat))
            else:
                session.seat_human(seat)
        else:
            seat = rng.choice(match.pending.seats)
            session.answer(random_answer(match.pending, seat, rng), seat)
    yield Report("begin", str(path), len(match.journal), digest(match.journal))


def _sat_down(rng: random.Random) -> tuple[Session, Path]:
    saves = save_paths()
    if saves and rng.random() < 0.6:
        session = resume_game(saves[0])
        if session.match.pending is not None:
            return session, saves[0]
        session.close()
    game = rng.choice(sorted(GAMES))
    names = TEN_NAMES[: GAMES[game]]
    begun = begin_game(game, Seats(names, ("human",) * len(names)), {}, rng.randrange(2**32))
    assert begun.path is not None
    return begun.session, begun.path


def check_kills(kills: int, seed: int) -> None:
    """No answer is lost, and every file can be loaded."""
    tally = kill_games(kills, seed)
    print(f"{tally.kills} kills, {tally.answers} entries, while {tally.doing}")
    assert not tally.failed
    assert not tally.lost
    assert not tally.unloadable
    assert tally.answers
