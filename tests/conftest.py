"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest

# Thousands of tests are kept in memory: to look through them as often as usual takes a fifth of
# the time in which they are collected.
gc.set_threshold(20_000, 20, 100)


@pytest.fixture(scope="session", autouse=True)
def waits_for_no_disk() -> Iterator[None]:
    """What is left after the power goes no test can see."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield
