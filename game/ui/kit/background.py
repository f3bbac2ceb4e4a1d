"""Work beside the frames, on one thread: reading a picture or a sound takes longer than a frame
may, but the window goes on meanwhile."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Generic, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Job(Generic[T]):
    """Done once, by whoever comes to it first: the thread, or somebody who cannot wait. One that
    fails is done as well: nobody waits for it for ever."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._lock = threading.Lock()
        self._results: list[T] = []
        self._error: Exception | None = None

    @property
    def is_done(self) -> bool:
        return bool(self._results) or self.has_failed

    @property
    def has_failed(self) -> bool:
        return self._error is not None

    def result(self) -> T:
        """Its result; raises the error with which it failed."""
        with self._lock:
            if self._error is not None:
                raise self._error
            if not self._results:
                try:
                    self._results.append(self._work())
                except Exception as error:
                    self._error = error
                    raise
            return self._results[0]


class Background:
    """What is wanted `soon` comes before what only might be wanted. The thread begins with the
    first job."""

    def __init__(self) -> None:
        self._soon: deque[Job[Any]] = deque()
        self._sometime: deque[Job[Any]] = deque()
        self._news = threading.Condition()
        self._thread: threading.Thread | None = None
        self._stopped = False
        self.jobs_done = 0  # by the thread: whoever draws sees that something may be there now

    def soon(self, work: Callable[[], T]) -> Job[T]:
        return self._add(work, self._soon)

    def sometime(self, work: Callable[[], T]) -> Job[T]:
        return self._add(work, self._sometime)

    def _add(self, work: Callable[[], T], jobs: deque[Job[Any]]) -> Job[T]:
        job = Job(work)
        with self._news:
            jobs.append(job)
            if self._thread is None and not self._stopped:
                self._thread = threading.Thread(target=self._run, name="background", daemon=True)
                self._thread.start()
            self._news.notify()
        return job

    def stop(self) -> None:
        """End the thread after the job at hand; those that wait are dropped."""
        with self._news:
            self._stopped = True
            self._news.notify()
        if self._thread is not None:
            self._thread.join()

    def _next(self) -> Job[Any] | None:
        with self._news:
            self._news.wait_for(lambda: self._stopped or self._soon or self._sometime)
            if self._stopped:
                return None
            return (self._soon or self._sometime).popleft()

    def _run(self) -> None:
        while (job := self._next()) is not None:
            try:
                job.result()
            except Exception:  # whoever needs it meets the same trouble, and says so
                log.debug("A job in the background failed.", exc_info=True)
            self.jobs_done += 1


class ReadAhead(Generic[T]):
    """A read-ahead: things by name that are loaded before they are needed."""

    def __init__(self, background: Background, read: Callable[[str], T]) -> None:
        self._background = background
        self._read = read
        self._coming: dict[str, Job[T]] = {}

    def expect(self, names: Iterable[str], *, soon: bool = True) -> None:
        begin = self._background.soon if soon else self._background.sometime
        for name in names:
            if name not in self._coming:
                self._coming[name] = begin(partial(self._read, name))

    def take(self, name: str) -> T:
        """The thing by that name; loaded now if it has not been yet."""
        job = self._coming.pop(name, None)
        return self._read(name) if job is None else job.result()

    def arrived(self) -> Iterator[tuple[str, T]]:
        """What is there and was not taken yet. What could not be read is read again by whoever
        takes it, who then meets the trouble."""
        for name in [name for name, job in self._coming.items() if job.is_done]:
            job = self._coming.pop(name)
            if not job.has_failed:
                yield name, job.result()
