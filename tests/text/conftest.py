"""What the tests of the terminal share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved, and nobody else's."""
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    return tmp_path / "saves"
