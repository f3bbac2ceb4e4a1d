"""The command line: what it prints, and one sentence with exit code 2 for bad input."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import main
from tests.support import play_out, race

ROOT = Path(__file__).parents[1]


@pytest.fixture
def replay_file(tmp_path: Path) -> Path:
    match = race(3, seed=12)
    play_out(match, random.Random(12))
    match.save(tmp_path / "race.jsonl")
    return tmp_path / "race.jsonl"


def test_simulate_gives_wins_lengths_and_invariants(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pony-express", "--seats", "4", "--games", "6", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 6
    assert figures["seats"] == 4
    assert sum(figures["wins_by_seat"]) == 6
    assert figures["levels"]["random"] == {"seats": 24, "wins": 6, "times_fair_share": 1}
    assert sum(figures["reasons"].values()) == 6
    assert figures["turns"]["least"] <= figures["turns"]["median"] <= figures["turns"]["most"]
    assert figures["invariants"] == "held"


def test_simulate_is_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    def figures(seed: str) -> dict[str, object]:
        main(["simulate", "pony-express", "--games", "5", "--seed", seed, "--json"])
        result: dict[str, object] = json.loads(capsys.readouterr().out)
        del result["seconds"]
        return result

    assert figures("1") == figures("1")
    assert figures("1") != figures("2")


def test_simulate_takes_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "pony-express", "--games", "3", "--json", "--option"]
    assert main([*arguments, "board=silver-trail", "--option", "must-fall=true"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3


def test_replay_check_compares_every_event(
    replay_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(replay_file), "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["same"] and report["finished"]
    header = json.loads(replay_file.read_text(encoding="utf-8"))
    assert report["events_compared"] == len(header["events"])


def test_replay_check_finds_a_changed_event(
    replay_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = json.loads(replay_file.read_text(encoding="utf-8"))
    moved = next(event for event in header["events"] if event["kind"] == "moved")
    moved["to"] += 1
    replay_file.write_text(json.dumps(header) + "\n", encoding="utf-8")
    assert main(["replay", str(replay_file), "--check"]) == 2
    assert "differs at event" in capsys.readouterr().err


@pytest.mark.parametrize("spoil", ["events", "result"])
def test_replay_check_finds_a_missing_event_and_another_result(
    replay_file: Path, spoil: str, capsys: pytest.CaptureFixture[str]
) -> None:
    header = json.loads(replay_file.read_text(encoding="utf-8"))
    if spoil == "events":
        header["events"].pop()
    else:
        header["result"]["winners"] = [(header["result"]["winners"][0] + 1) % 3]
    replay_file.write_text(json.dumps(header) + "\n", encoding="utf-8")
    assert main(["replay", str(replay_file), "--check"]) == 2
    error = capsys.readouterr().err
    assert ("events" if spoil == "events" else "result") in error


def test_replay_tells_the_game_in_sentences(
    replay_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(replay_file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Ann" in told and "Cleo" in told
    assert len(told.splitlines()) > 50


def test_bench_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions_per_second"] > 0


BAD = [
    ["fly"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "mustang"],
    ["simulate", "pony-express", "--seats", "2"],
    ["simulate", "pony-express", "--seats", "x"],
    ["simulate", "pony-express", "--games", "0"],
    ["simulate", "pony-express", "--seed", "-1"],
    ["simulate", "pony-express", "--levels", "random,random,wizard"],
    ["simulate", "pony-express", "--levels", "random,random,ranger"],
    ["simulate", "pony-express", "--levels", "random,random", "--seats", "3"],
    ["simulate", "pony-express", "--shots", "magic"],
    ["simulate", "pony-express", "--option", "must-fall"],
    ["simulate", "pony-express", "--option", "must-fall=maybe"],
    ["simulate", "pony-express", "--option", "board=atlantis"],
    ["replay", "no-such-file.jsonl"],
    ["replay", "no-such-file.jsonl", "--check"],
    ["replay", "README.md", "--check"],
    ["bench", "--games", "0"],
    ["play", "chess", "--text"],
    ["play", "derby", "--text"],
    ["play", "pony-express", "--text", "--seats", "you,random"],
    ["play", "pony-express", "--text", "--seats", "Ann,ann,random"],
    ["play", "pony-express", "--text", "--lang", "xx"],
    ["play", "pony-express", "--text", "--load", "no-such-file.jsonl"],
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    try:
        code = main(arguments)
    except SystemExit as left:
        code = left.code
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert len(captured.err.strip().splitlines()) == 1


def test_main_py_runs_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "simulate", "pony-express", "--games", "2"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "invariants" in done.stdout
