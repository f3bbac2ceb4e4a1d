"""What is checked before a commit is what `make check` checks, and needs no network."""

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]


def test_the_hooks_before_a_commit_are_those_of_make_check() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    hooks = [hook for repository in config["repos"] for hook in repository["hooks"]]
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    assert {hook["language"] for hook in hooks} == {"system"}
    assert [hook["entry"].removeprefix(".venv/bin/") for hook in hooks] == _commands_of("check")


def _commands_of(target: str) -> list[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    rule = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert rule is not None, f"make has no {target}"
    return [line.strip().removeprefix("$(BIN)/") for line in rule[1].splitlines()]
