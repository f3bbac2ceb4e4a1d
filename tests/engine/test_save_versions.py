"""Saves of older formats and older rules: brought up to date, or gone on from their last turn."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game import load_match
from game.commands.replay import check_replay
from game.engine.errors import SaveError, UndoRefused
from game.engine.match import Match
from game.engine.save_data import DamagedSave
from game.engine.save_writing import save_match
from game.rules.pony_express import sacramento
from game.rules.pony_express.rules import PonyExpress
from tests.rules.pony_express.scripting import MISS, arranged, flick, ride, say
from tests.saving import edit, edit_heading, format_1, format_2, lines_in, write_lines, write_old
from tests.support import answer_once, laid_open, play_out, played, race


def test_a_save_of_format_1_is_upgraded(tmp_path: Path) -> None:
    match = played(80)
    path = tmp_path / "old.json"
    write_old(path, format_1(match))
    assert laid_open(load_match(path)) == laid_open(match)


def test_a_damaged_save_of_format_1_gets_one_sentence(tmp_path: Path) -> None:
    old = format_1(played(30))
    del old["answers"][3]["answer"]
    path = tmp_path / "old.json"
    write_old(path, old)
    with pytest.raises(SaveError, match="format 1"):
        load_match(path)


def test_a_save_under_older_rules_goes_on_from_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the old answers no longer lead where they did, the checkpoint is taken as it is."""
    match = played(90)
    path = tmp_path / "game.jsonl"
    header = format_2(match)
    header["journal"][3][1].reverse()  # as if cards had been dealt from the other end
    write_old(path, header)
    with pytest.raises(SaveError):
        load_match(path)
    monkeypatch.setattr(PonyExpress, "version", PonyExpress.version + 1)
    loaded = load_match(path)
    assert loaded.view(0) == match.view(0)
    play_out(loaded, random.Random(1))
    assert loaded.result is not None


def under_newer_rules(path: Path, monkeypatch: pytest.MonkeyPatch, change: Any) -> None:
    """Spoil a save's past and table, so that only its checkpoint can be gone on from."""

    def spoil(lines: list[dict[str, Any]]) -> None:
        did = [entry for line in lines if line["kind"] == "play" for entry in line["did"]]
        did[3][1].reverse()
        turn = next(line for line in reversed(lines) if line["kind"] == "turn")
        change(turn, turn["table"])

    edit(path, spoil)
    monkeypatch.setattr(PonyExpress, "version", PonyExpress.version + 1)


def test_a_game_gone_on_with_under_newer_rules_can_be_saved_and_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    played(90).save(path)
    under_newer_rules(path, monkeypatch, lambda past, table: None)
    loaded = load_match(path)
    for _ in range(3):
        loaded.save(path)
        again = load_match(path)
        assert laid_open(again) == laid_open(loaded)
        answer_once(loaded, random.Random(3))
    play_out(loaded, random.Random(1))
    loaded.save(path)
    assert laid_open(load_match(path)) == laid_open(loaded)


def test_old_answers_that_lead_elsewhere_under_newer_rules_give_way_to_the_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, path = played(90), tmp_path / "game.jsonl"
    header = format_2(match)
    table = header["checkpoint"]["table"]
    table["bank"] -= 1
    table["riders"][0]["gold"] += 1
    write_old(path, header)
    monkeypatch.setattr(PonyExpress, "version", PonyExpress.version + 1)
    loaded = load_match(path)
    assert loaded.rules.table_data(loaded.checkpoint.table) == table
    assert loaded.events[: loaded.checkpoint.events] == match.events[: loaded.checkpoint.events]


def test_undo_stops_where_the_game_went_on_under_newer_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    for steps in range(60, 120):
        match = played(steps, seed=7)
        if match.checkpoint.entries == len(match.journal) and match.pending is not None:
            break
    else:
        pytest.skip("no turn begins with a question after an answer")
    match.save(path)
    under_newer_rules(path, monkeypatch, lambda past, table: None)
    with pytest.raises(UndoRefused):
        load_match(path).undo()


WRONG_TABLES = {
    "news": lambda past, table: table.update(news=["x"]),
    "riders of other names": lambda past, table: table["riders"][0].update(name="Zed"),
    "no riders": lambda past, table: table.update(riders=[]),
    "an active rider too many": lambda past, table: table.update(active=3),
    "a first to arrive that is nobody": lambda past, table: table.update(arrived_first=99),
    "a mailbox on the trail": lambda past, table: table["riders"][1].update(mailbox=2),
    "another house rule": lambda past, table: table.update(must_fall=True),
    "a winner": lambda past, table: table.update(winner=1),
    "dice in the cup": lambda past, table: table.update(
        cup={"faces": ["A"], "shown": [True], "known": [0], "spied": [0]}
    ),
    "a number beyond all others": lambda past, table: table.update(turn=10**30),
    "a card twice": lambda past, table: table["deck"].append("decoy"),
    "a place beyond": lambda past, table: table["riders"][0].update(space=99),
    "entries that are not there": lambda past, table: past.update(entries=10**6),
    "fewer than no events": lambda past, table: past.update(events=-1),
    "a miscounted world": lambda past, table: past.update(world_answers=1),
}


@pytest.mark.parametrize("name", WRONG_TABLES)
def test_a_wrong_checkpoint_under_newer_rules_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / "game.jsonl"
    played(90).save(path)
    under_newer_rules(path, monkeypatch, WRONG_TABLES[name])
    with pytest.raises(SaveError, match="damaged") as refused:
        load_match(path)
    assert "\n" not in str(refused.value)


def test_a_save_under_older_rules_with_a_broken_table_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    save_match(played(90), path)
    under_newer_rules(path, monkeypatch, lambda past, table: table.update(bank=table["bank"] + 1))
    with pytest.raises(SaveError, match="30 nuggets"):
        load_match(path)


def test_a_finished_save_of_format_1_can_be_checked(tmp_path: Path) -> None:
    match = race(3, seed=2)
    play_out(match, random.Random(2))
    path = tmp_path / "old.json"
    write_old(path, format_1(match))
    report = check_replay(path)
    assert report["finished"] and report["events_compared"] == 0
    assert report["events_not_stored"] == len(match.events)


def test_a_replay_recorded_when_less_was_told_is_still_the_same_game(tmp_path: Path) -> None:
    match, path = race(seed=3), tmp_path / "game.jsonl"
    play_out(match, random.Random(3))
    header = format_2(match)
    header["rules"] = 1
    later = ("cards-drawn", "duel-called", "die-picked-up")
    header["events"] = [event for event in header["events"] if event["kind"] not in later]
    write_old(path, header)
    assert load_match(path).events == match.events
    report = check_replay(path)
    assert report["same"] and report["finished"]
    header["result"]["winners"] = [(match.table.winner + 1) % 3]
    write_old(path, header)
    with pytest.raises(SaveError, match="another result"):
        check_replay(path)


def showdown_under_the_rules_of_before(
    path: Path, monkeypatch: pytest.MonkeyPatch, shots_each: int
) -> Match:
    """A save of rules 2, in whose showdowns nobody stepped nearer, after so many misses each."""
    with monkeypatch.context() as before:
        before.setattr(sacramento, "paces_after", lambda shots_each: 0)
        match = arranged(
            (33, 31, 20),
            mailbox=(0, 1),
            active=1,
            rolls=["two-pairs"],
            shots=[MISS] * (2 * shots_each),
        )
        ride(match, "two-pairs")
        say(match, "north-west")
        flick(match, 2 * shots_each)
        match.save(path)
    edit_heading(path, rules=2)
    return match


@pytest.mark.parametrize("shots_each", [4, 14])
def test_an_older_showdown_goes_on_where_it_was_while_the_rules_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shots_each: int
) -> None:
    path = tmp_path / "game.jsonl"
    match = showdown_under_the_rules_of_before(path, monkeypatch, shots_each)
    assert load_match(path).view(0) == match.view(0)


def test_an_older_showdown_goes_on_from_where_its_riders_step_nearer_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    showdown_under_the_rules_of_before(path, monkeypatch, 22)
    loaded = load_match(path)
    assert loaded.pending is not None and loaded.pending.kind == "flick"
    duel = loaded.view(None)["duel"]
    assert (min(duel["shots"]), duel["paces"]) == (15, 1)
    play_out(loaded, random.Random(4))
    assert loaded.result is not None and loaded.result["reason"] == "showdown"


def test_a_race_that_older_rules_gave_to_the_first_to_arrive_is_not_an_open_one_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    showdown_under_the_rules_of_before(path, monkeypatch, 30)
    result = {"winners": [0], "reason": "last-bullet", "scores": {}}
    edit(path, lambda lines: lines.append({"kind": "result", "result": result}))
    with pytest.raises(SaveError, match="can't be played: it was finished under older") as refused:
        load_match(path)
    assert not isinstance(refused.value, DamagedSave)  # nothing of it is offered


def test_a_game_gone_on_with_gives_way_to_its_checkpoint_where_newer_rules_lead_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice under newer rules: the answers since the first time no longer lead to the table."""
    path = tmp_path / "game.jsonl"
    played(90).save(path)
    under_newer_rules(path, monkeypatch, lambda past, table: None)
    loaded = load_match(path)
    play_out(loaded, random.Random(1), most=30)
    loaded.save(path)
    heading, *lines = lines_in(path)
    turn = [line for line in lines if line["kind"] == "turn"][-1]
    assert heading["begins"]["entries"] < turn["entries"]
    deck = turn["table"]["deck"]
    deck.append(deck.pop(0))
    write_lines(path, [heading, *lines])
    with pytest.raises(SaveError):
        load_match(path)
    monkeypatch.setattr(PonyExpress, "version", PonyExpress.version + 1)
    again = load_match(path)
    assert again.rules.table_data(again.checkpoint.table)["deck"] == deck
