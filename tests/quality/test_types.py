"""The game and the physics pass a strict type check, with the settings in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_mypy_strict_has_no_complaint() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "game", "physics", "main.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.returncode == 0, f"\n{run.stdout}{run.stderr}"
