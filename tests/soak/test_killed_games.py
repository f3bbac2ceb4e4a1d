"""A thousand games killed over starts, undos, new seats and rewrites. `make soak` runs them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.killing import check_kills

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_a_thousand_killed_games_lose_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    check_kills(100, seed)
