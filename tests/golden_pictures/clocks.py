"""Clocks and dates that stand still while pictures are taken.

A module that reads a clock or the date is found by its imports, so that one that is added or moved
is found as well.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import date, datetime, tzinfo
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

from game.ui.range.daily.mode import DailyMode

ROOT = Path(__file__).resolve().parents[2]
READERS = ("game/ui", "game/hotseat", "game/practice")  # packages that a window uses
READS = re.compile(r"^(?:import time$|from time import|from datetime import)", re.MULTILINE)
NOON = (2024, 5, 1, 12, 0, 0)  # of every date and time that is shown


class FixedTime(datetime):
    """It is always the same noon."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> FixedTime:
        return cls(*NOON, tzinfo=tz)

    @classmethod
    def fromtimestamp(cls, timestamp: float, tz: tzinfo | None = None) -> FixedTime:
        return cls(*NOON, tzinfo=tz)


@cache
def modules_with_clocks() -> tuple[ModuleType, ...]:
    return tuple(
        import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for package in READERS
        for path in sorted((ROOT / package).rglob("*.py"))
        if READS.search(path.read_text(encoding="utf-8"))
    )


@contextmanager
def stopped(now: Callable[[], float]) -> Iterator[None]:
    """Clocks tell `now`, dates are the fixed one, and what is shuffled is shuffled alike."""
    instead = {
        id(time): SimpleNamespace(perf_counter=now),
        id(time.perf_counter): now,
        id(datetime): FixedTime,
    }
    today = (lambda: date(*NOON[:3]),)
    chances = random.getstate()
    random.seed(0)
    with ExitStack() as patches:
        for module in modules_with_clocks():
            for name, value in _held(module, instead):
                patches.enter_context(mock.patch.object(module, name, value))
        patches.enter_context(mock.patch.object(DailyMode.__init__, "__defaults__", today))
        patches.callback(random.setstate, chances)
        yield


def _held(module: ModuleType, instead: dict[int, Any]) -> list[tuple[str, Any]]:
    """The clocks that a module holds, with what takes their place."""
    return [
        (name, instead[id(value)]) for name, value in vars(module).items() if id(value) in instead
    ]
