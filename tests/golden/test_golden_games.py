"""Recorded games play the same way again, line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.engine.match import Match
from game.engine.registry import game_type
from tests.golden.record import FOLDER, GAMES, lines_of


def replay(recorded: list[str]) -> Match:
    setting = json.loads(recorded[0])
    entries = [json.loads(line)["answer"] for line in recorded if line.startswith('{"answer"')]
    rules = game_type(setting["game"]).rules(setting["options"], None)
    return Match.replayed(rules, setting["seats"], 0, [(who, what) for who, what in entries])


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_plays_as_recorded(name: str) -> None:
    recorded = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    again = lines_of(replay(recorded))
    for number, (was, now) in enumerate(zip(recorded, again, strict=False), start=1):
        assert now == was, f"{name}, line {number}"
    assert len(again) == len(recorded)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_golden_files_store_outcomes_and_no_seed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert path.stem in GAMES
    assert "seed" not in text
    assert '["roll", [' in text and '["shuffle", [' in text and '["shot", {' in text


def test_a_changed_golden_game_is_noticed() -> None:
    recorded = (FOLDER / "race-3.jsonl").read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(recorded) if '"gold-moved"' in line)
    recorded[at] = recorded[at].replace('"amount": ', '"amount": 1')
    assert lines_of(replay(recorded)) != recorded


def test_the_golden_games_show_most_of_what_can_happen() -> None:
    kinds = set()
    for path in FOLDER.glob("*.jsonl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            kinds.add(json.loads(line).get("event", {}).get("kind"))
    known = {
        kind.__struct_config__.tag for kind in game_type("pony-express").rules({}, None).event_types
    }
    assert len(known - kinds) <= 3, f"never happens: {sorted(known - kinds)}"
