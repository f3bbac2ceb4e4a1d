"""Recorded games play the same way again, line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.games.registry import game_named
from tests.golden.record import FOLDER, GAMES, lines_of, recorded, replayed


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_plays_as_recorded(name: str) -> None:
    before = recorded(name)
    again = lines_of(replayed(before))
    for number, (was, now) in enumerate(zip(before, again, strict=False), start=1):
        assert now == was, f"{name}, line {number}"
    assert len(again) == len(before)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_golden_files_store_outcomes_and_no_seed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert path.stem in GAMES
    assert "seed" not in text
    assert '["roll", [' in text and '["shuffle", [' in text
    assert ('["shot", {' in text) == (GAMES[path.stem].game == "pony-express")


@pytest.mark.parametrize(
    ("name", "kind", "fact"),
    [
        ("race-3", "gold-moved", '"amount": '),
        ("mustang-2", "mustang-caught", '"value": '),
        ("western-3", "paid", '"amount": '),
        ("derby-2", "bet-paid", '"stake": '),
    ],
)
def test_a_changed_golden_game_is_noticed(name: str, kind: str, fact: str) -> None:
    lines = recorded(name)
    at = next(n for n, line in enumerate(lines) if f'"{kind}"' in line)
    lines[at] = lines[at].replace(fact, f"{fact}1")
    assert lines_of(replayed(lines)) != lines


@pytest.mark.parametrize("game", ["pony-express", "mustang", "western", "derby"])
def test_the_golden_games_show_most_of_what_can_happen(game: str) -> None:
    kinds = set()
    for name in (name for name, setting in GAMES.items() if setting.game == game):
        for line in recorded(name):
            kinds.add(json.loads(line).get("event", {}).get("kind"))
    known = {kind.__struct_config__.tag for kind in game_named(game).rules({}, None).event_types}
    assert len(known - kinds) <= 1, f"never happens: {sorted(known - kinds)}"


def test_every_event_card_is_turned_up_in_a_golden_game() -> None:
    text = "".join(line for name in GAMES for line in recorded(name))
    for event in ("broken-fence", "indians", "heavy-rain", "birth", "sunny-day"):
        assert f'"event": "{event}", "left"' in text
