"""A game that is killed at any moment has every answer that was given; `make soak` kills more."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.killing import kill_games

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")


def check(kills: int, seed: int) -> None:
    tally = kill_games(kills, seed)
    print(f"{tally.kills} kills, {tally.answers} entries, while {tally.doing}")
    assert not tally.failed
    assert not tally.lost
    assert not tally.unloadable
    assert tally.answers


def test_a_killed_game_loses_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    check(20, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_a_thousand_killed_games_lose_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    check(100, seed)
