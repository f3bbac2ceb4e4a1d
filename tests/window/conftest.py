"""What every test of a real window needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.screen import Screen, why_no_screen


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """One for all tests of a process: they run one after the other."""
    lacking = why_no_screen()
    if lacking:
        pytest.skip(lacking)
    with Screen(tmp_path_factory.mktemp("screen")) as screen:
        yield screen


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A player's folder with nothing in it."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder
