"""Work spread over processes, with its results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from game.engine.errors import GameError, SetupError

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_JOBS = 61  # Windows cannot wait for more processes
FEW = 20  # so few are done before the workers have started
MOST_IN_A_CHUNK = 8
CHUNKS_FOR_A_JOB = 4  # at least, where there are enough items: none waits long for the last one


def number_of_jobs(wanted: int | None, items: int) -> int:
    """How many processes shall share so many items; left open, one for each core."""
    if wanted is None:
        wanted = 1 if items < FEW else min(os.cpu_count() or 1, MOST_JOBS)
    if not 1 <= wanted <= MOST_JOBS:
        raise SetupError(f"The number of jobs lies between 1 and {MOST_JOBS}.")
    return min(wanted, items)


def spread(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Generator[Result, None, None]:
    """The results in the order of the items. With several jobs, `work` and the items are pickled:
    a function at the top of a module, or a partial of one. Whoever stops early closes this."""
    if jobs == 1:
        yield from map(work, items)
        return
    # Spawned, not forked, on every system: a worker has nothing but what it imports itself.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin)
    workers: list[multiprocessing.process.BaseProcess] = []
    try:
        with _interrupts_held_back():
            others = multiprocessing.active_children()
            chunks = [executor.submit(_each, work, chunk) for chunk in _chunks(items, jobs)]
            workers += (child for child in multiprocessing.active_children() if child not in others)
        for chunk in chunks:
            yield from chunk.result()
    except BrokenProcessPool:
        raise GameError("A worker process has died; fewer jobs need less memory.") from None
    except BaseException:  # also when nobody wants the rest: what is being worked on is dropped
        for worker in workers:
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _chunks(items: Sequence[Item], jobs: int) -> Iterator[Sequence[Item]]:
    size = max(1, min(MOST_IN_A_CHUNK, len(items) // (jobs * CHUNKS_FOR_A_JOB)))
    return (items[first : first + size] for first in range(0, len(items), size))


def _each(work: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    return [work(item) for item in items]


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes begun here never hear of Ctrl-C, not even while they start."""
    if sys.platform == "win32":  # has no such thing; there it is left to `_begin`
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """A worker's first act. Ctrl-C reaches every process of a terminal, but it is for the one
    that gave the work to end it, without tracebacks from all the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
