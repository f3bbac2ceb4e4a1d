"""What the command does in several processes: to store or to compare one reel, or one game's
sounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from tests.golden_pictures import book, sound_trace
from tests.golden_pictures.reels import retaken, taken

Job = tuple[str, str]  # a look and a reel


@contextmanager
def pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """New processes: one that has opened a window cannot be forked."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as opened:
        yield opened


def store(jobs: Sequence[Job], games: Sequence[str], processes: int) -> None:
    with pool(processes) as workers:
        list(workers.map(_store, jobs))
        list(workers.map(sound_trace.write, games))


def compare(jobs: Sequence[Job], games: Sequence[str], processes: int) -> list[str]:
    """What is not as it is stored, in words."""
    with pool(processes) as workers:
        told = [*workers.map(_compare, jobs), *workers.map(_compare_sounds, games)]
    return [line for lines in told for line in lines]


def _store(job: Job) -> None:
    look, reel = job
    book.write(look, reel, retaken(reel, look))


def _compare(job: Job) -> list[str]:
    look, reel = job
    if book.versions_of(look, reel) != book.versions():
        return [f"{look}: {reel}: stored with {book.versions_of(look, reel) or 'nothing'}"]
    stored = book.read(look, reel)
    changed = book.differences(stored, taken(reel, look, stored))
    return [f"{look}: {reel}: {line}" for line in changed]


def _compare_sounds(game: str) -> list[str]:
    same = sound_trace.trace(game) == sound_trace.read(game)
    return [] if same else [f"sounds: {game}: differ"]
