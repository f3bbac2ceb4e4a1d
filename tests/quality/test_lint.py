"""The code is formatted and linted by ruff, with the settings in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "arguments",
    [("format", "--check"), ("check", "--output-format=concise")],
    ids=["format", "check"],
)
def test_ruff_has_no_complaint(arguments: tuple[str, ...]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "ruff", *arguments, "."],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, f"\n{run.stdout}{run.stderr}"
