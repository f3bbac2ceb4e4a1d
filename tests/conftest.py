"""What holds for all tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from game.hotseat import seats

COMPILED = Path(__file__).parents[1] / ".pytest_cache" / "compiled"


def keep_compiled_modules() -> None:
    """Where Python was told to leave nothing beside its sources: in a folder of the tests, for all
    processes and for the next run. To compile all tests anew takes each worker longer than to
    collect them, and every program that a test starts would compile the game."""
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(COMPILED)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


keep_compiled_modules()

# How long an example takes depends on what else the machine does.
settings.register_profile("any-time", deadline=None)
settings.load_profile("any-time")


@pytest.fixture(scope="session", autouse=True)
def waits_for_no_disk() -> Iterator[None]:
    """What is left after the power goes no test can see."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_error_of_a_bot_is_hidden() -> Iterator[None]:
    """At a table another level answers in its place; in a test that would hide the error."""

    def fail(error: Exception) -> None:
        raise AssertionError("a bot failed") from error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seats, "report_bot_error", fail)
        yield
