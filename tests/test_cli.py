"""The command line: what it prints, and one sentence with exit code 2 for bad input."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import load_match, new_match
from game.cli import main
from game.engine.session import Session
from game.games.registry import GAMES
from game.settings import Settings, save_settings
from tests.saving import edit, format_2, lines_in, write_old
from tests.support import play_out, race

ROOT = Path(__file__).parents[1]


@pytest.fixture
def replay_file(tmp_path: Path) -> Path:
    match = race(3, seed=12)
    play_out(match, random.Random(12))
    match.save(tmp_path / "race.jsonl")
    return tmp_path / "race.jsonl"


def test_replay_check_compares_every_event(
    replay_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(replay_file), "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["same"] and report["finished"]
    told = [event for line in lines_in(replay_file) for event in line.get("told", ())]
    assert report["events_compared"] == len(told) > 0


def test_replay_check_finds_a_changed_event(
    replay_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        told = [event for line in lines for event in line.get("told", ())]
        next(event for event in told if event["kind"] == "moved")["to"] += 1

    edit(replay_file, change)
    assert main(["replay", str(replay_file), "--check"]) == 2
    assert "differs at event" in capsys.readouterr().err


def other_winner(header: dict[str, Any]) -> None:
    header["result"]["winners"] = [(header["result"]["winners"][0] + 1) % 3]


SPOILT = {
    "an event short": (lambda header: header["events"].pop(), "events"),
    "no events": (lambda header: header.update(events=[]), "events"),
    "an event too many": (lambda header: header["events"].append({}), "events"),
    "an empty event": (lambda header: header["events"].__setitem__(3, {}), "event 4"),
    "another result": (other_winner, "result"),
    "no result": (lambda header: header.update(result=None), "result"),
}


@pytest.mark.parametrize("name", SPOILT)
def test_replay_check_finds_what_is_wrong(
    replay_file: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil, sentence = SPOILT[name]
    line = format_2(load_match(replay_file))
    spoil(line)
    write_old(replay_file, line)
    assert main(["replay", str(replay_file), "--check"]) == 2
    assert sentence in capsys.readouterr().err


def test_a_game_in_progress_is_checked_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "race.jsonl"
    session = Session(race(3, seed=1), {}, path)
    old = format_2(session.match)
    for seat in range(3):
        session.answer(session.match.pending.options(seat)[0], seat)
    assert main(["replay", str(path), "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    session.close()
    assert not report["finished"]
    assert report["events_compared"] > 0 and report["events_not_stored"] == 0
    answers = session.match.journal[len(old["journal"]) + len(old["tail"]) :]
    write_old(path, old)  # behind its first line there were answers without events
    with path.open("ab") as file:
        file.writelines(msgspec.json.encode(entry) + b"\n" for entry in answers)
    assert main(["replay", str(path), "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["events_compared"] > 0 and report["events_not_stored"] > 0


def test_a_console_without_accents_gets_a_replay_too(tmp_path: Path) -> None:
    match = new_match("pony-express", ["Zoé", "Luc", "Ève"], seed=1)
    play_out(match, random.Random(1))
    match.save(tmp_path / "race.jsonl")
    for arguments in (["--text", "--lang", "fr"], ["--check"]):
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), "replay", "race.jsonl", *arguments],
            cwd=tmp_path,
            capture_output=True,
            check=False,
            env={**os.environ, "PYTHONIOENCODING": "ascii"},
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.isascii() and done.stdout


@pytest.fixture
def mustang_file(tmp_path: Path) -> Path:
    """A game in which the herd is raided, and one player wins."""
    match = new_match("mustang", ["Ann", "Bob", "Cleo"], seed=15)
    play_out(match, random.Random(15))
    match.save(tmp_path / "mustang.jsonl")
    return tmp_path / "mustang.jsonl"


def test_a_game_of_mustang_is_told_and_checked(
    mustang_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(mustang_file), "--text", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "On the prairie: " in told and " puts 2 cards under the deck." in told
    assert "Ann is dealt" not in told and "of bays under" not in told, "hands stay secret"
    sheets = told.rsplit(" points!\n", 1)[1]
    assert told.count(" wins with ") == 1, "the last event has said it already"
    assert [sheets.count(f"\n{name}: ") for name in ("Ann", "Bob", "Cleo")] == [1, 1, 1]
    assert main(["replay", str(mustang_file), "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["same"] and report["finished"] and report["game"] == "mustang"


def test_a_replay_is_told_in_the_words_of_the_settings(
    mustang_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(mustang_file.parent))
    save_settings(Settings(bandits=True))
    assert main(["replay", str(mustang_file), "--text", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Raid on the Herd: the bandits take" in told and "Indians" not in told


def test_a_save_is_played_as_the_game_that_it_is(
    mustang_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "pony-express", "--text", "--load", str(mustang_file)]) == 2
    said = f"{mustang_file} holds a game of 'mustang', not of 'pony-express'.\n"
    assert capsys.readouterr().err == said


def test_replay_tells_the_game_in_sentences(
    replay_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(replay_file), "--text", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Ann" in told and "Cleo" in told
    assert len(told.splitlines()) > 50


BAD = [
    ["fly"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "derby", "--seats", "7"],
    ["simulate", "derby", "--option", "first-card=4"],
    ["simulate", "derby", "--option", "hard-ride=2"],
    ["simulate", "western", "--seats", "2"],
    ["simulate", "western", "--option", "goal=405"],
    ["simulate", "western", "--option", "triple-guns=true"],
    ["simulate", "pony-express", "--seats", "2"],
    ["simulate", "pony-express", "--seats", "x"],
    ["simulate", "pony-express", "--games", "0"],
    ["simulate", "pony-express", "--games", "1000001"],
    ["simulate", "pony-express", "--jobs", "0"],
    ["simulate", "pony-express", "--jobs", "62"],
    ["simulate", "pony-express", "--jobs", "two"],
    ["simulate", "pony-express", "--pairs", "all"],
    ["simulate", "pony-express", "--markdown"],
    ["simulate", "pony-express", "--ladder", "--games", "0"],
    ["simulate", "pony-express", "--ladder", "--jobs", "0"],
    ["simulate", "pony-express", "--ladder", "--exploiters"],
    ["simulate", "pony-express", "--ladder", "--levels", "random,random,random"],
    ["simulate", "pony-express", "--ladder", "--seats", "4"],
    ["simulate", "pony-express", "--ladder", "--pairs", "odd"],
    ["simulate", "pony-express", "--ladder", "--json", "--markdown"],
    ["simulate", "pony-express", "--exploiters", "--pairs", "all"],
    ["simulate", "pony-express", "--exploiters", "--levels", ""],
    ["simulate", "mustang", "--ladder", "--games", "0"],
    ["simulate", "mustang", "--exploiters"],
    ["simulate", "mustang", "--shots", "drawn"],
    ["simulate", "mustang", "--seats", "6"],
    ["simulate", "mustang", "--seats", "1"],
    ["simulate", "mustang", "--option", "must-fall=true"],
    ["simulate", "western", "--option", "goal=abc"],
    ["simulate", "western", "--option", "money=400"],
    ["simulate", "western", "--seats", "11"],
    ["simulate", "pony-express", "--seed", "-1"],
    ["simulate", "pony-express", "--levels", "random,random,wizard"],
    ["simulate", "pony-express", "--levels", "random,random", "--seats", "3"],
    ["simulate", "pony-express", "--shots", "magic"],
    ["simulate", "pony-express", "--option", "must-fall"],
    ["simulate", "pony-express", "--option", "must-fall=maybe"],
    ["simulate", "pony-express", "--option", "board=atlantis"],
    ["replay", "no-such-file.jsonl"],
    ["replay", "no-such-file.jsonl", "--check"],
    ["replay", "no-such-file.jsonl", "--text"],
    ["replay", "README.md", "--check"],
    ["bench", "--games", "0"],
    ["simulate", "pony-express", "--seats", "-1"],
    ["simulate", "pony-express", "--seats", "1" + "0" * 30],
    ["play", "pony-express", "--text", "--load", "x.jsonl", "--seed", "3"],
    ["play", "chess", "--text"],
    ["play", "derby", "--text", "--seats", "you"],
    ["play", "mustang", "--text", "--seats", "you"],
    ["play", "mustang", "--text", "--seats", "you,random", "--no-tells"],
    ["play", "mustang", "--text", "--seats", "you,random", "--option", "board=silver-trail"],
    ["play", "mustang", "--text", "--seats", "you,random,random,random,random,random"],
    ["play", "mustang", "--text", "--load", "no-such-file.jsonl"],
    ["play", "western", "--text", "--seats", "you,random,random", "--option", "goal=990"],
    ["play", "pony-express", "--text", "--seats", "you,random"],
    ["play", "pony-express", "--text", "--seats", "Ann,ann,random"],
    ["play", "pony-express", "--text", "--lang", "xx"],
    ["play", "pony-express", "--text", "--load", "no-such-file.jsonl"],
    ["play", "pony-express", "--seats", "Ann,ann,random"],
    ["play", "pony-express", "--seats", "Ann,,random"],
    ["play", "pony-express", "--seed", "-3"],
    ["play", "pony-express", "--option", "board=atlantis"],
    ["play", "pony-express", "--lang", "xx"],
    ["play", "pony-express", "--load", "no-such-file.jsonl"],
    ["play", "pony-express", "--load", "x.jsonl", "--seed", "3"],
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", [["--text"], ["--json"], []])
def test_a_game_that_is_not_over_is_not_shown_again(
    game: str, form: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "running.jsonl"
    match = new_match(game, ("Ann", "Bob", "Cleo"), seed=3)
    play_out(match, random.Random(3), most=20)
    match.save(path)
    assert main(["replay", str(path), *form]) == 2
    printed = capsys.readouterr()
    assert not printed.out and "isn't over yet" in printed.err
    assert main(["replay", str(path), "--check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] is False


def test_a_result_that_the_answers_do_not_lead_to_opens_no_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "running.jsonl"
    match = race(3, seed=3)
    play_out(match, random.Random(3), most=20)
    match.save(path)
    result = {"winners": [0], "reason": "first"}
    edit(path, lambda lines: lines.append({"kind": "result", "result": result}))
    assert main(["replay", str(path), "--text"]) == 2
    printed = capsys.readouterr()
    assert not printed.out and printed.err.count("\n") == 1
    assert "contradict" in printed.err and "older rules" not in printed.err


@pytest.mark.parametrize(
    "form", [["--rescue"], ["--rescue", "--text"], ["--rescue", "--load", "x"]]
)
def test_a_rescue_without_a_save_in_the_terminal_is_refused(
    form: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "mustang", *form]) == 2
    assert "--rescue goes with --load and --text" in capsys.readouterr().err


def test_a_check_of_a_game_that_is_not_over_tells_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "running.jsonl"
    match = race(3, seed=3)
    play_out(match, random.Random(3), most=20)
    match.save(path)

    def change(lines: list[dict[str, Any]]) -> None:
        told = [event for line in lines for event in line.get("told", ())]
        next(event for event in told if event["audience"] is not None)["kind"] = "something"

    edit(path, change)
    assert main(["replay", str(path), "--check"]) == 2
    said = capsys.readouterr().err
    assert "differs at event" in said and "{" not in said and "gives another" in said


@pytest.mark.parametrize("name", ["x" * 5000, "\x1b[31m" * 900, "a/" * 2500, "nul\x00l"])
@pytest.mark.parametrize("front_end", [["--text"], []])
def test_a_monstrous_name_of_a_board_is_one_sentence(
    name: str, front_end: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ["--seats", "Ann,random,random"]
    assert main(["play", "pony-express", *front_end, *seats, "--option", f"board={name}"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "There's no board" in said and len(said) < 400
