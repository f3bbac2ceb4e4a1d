"""A game that is killed at any moment has every answer that was given; `make soak` kills more."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.killing import check_kills

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")


def test_a_killed_game_loses_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    check_kills(20, seed=1)
