"""`main.py shoot`, and the tables it shoots at."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.cli import main
from game.engine.errors import SetupError
from game.rules.pony_express.practice import Setting, practice_scene


def shot(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["shoot", "--json", *arguments]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def test_a_straight_shot_hits_the_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    told = shot(capsys)
    assert told["result"]["touched"] == ["rider-1"]
    assert told["result"]["contacts"][0]["pieces"] == ["shot", "rider-1"]
    assert told["flick"]["speed"] == 2.2


def test_a_bystander_in_the_way_is_hit_instead(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--scene", "duel", "--riders", "11,16", "--angle", "330", "--speed", "2.2")
    told = shot(capsys, *arguments)
    assert told["result"]["touched"] == ["rider-2"]
    assert [piece["at"] for piece in told["scene"]["pieces"][2:4]] == [[10.0, 25.9], [23.6, 16.7]]


def test_from_the_other_corner(capsys: pytest.CaptureFixture[str]) -> None:
    told = shot(capsys, "--corner", "south-east")
    assert told["flick"]["start"][0] > 40
    assert told["result"]["touched"] == ["rider-1"]


def test_figures_can_be_shot_at(capsys: pytest.CaptureFixture[str]) -> None:
    told = shot(capsys, "--scene", "indians", "--speed", "2.4")
    assert "figure-1" in told["result"]["fallen"]
    assert not [piece for piece in told["scene"]["pieces"] if piece["kind"] == "rider"]


def test_wind_bends_the_way_and_a_barrel_stops_the_die(capsys: pytest.CaptureFixture[str]) -> None:
    still = shot(capsys, "--speed", "1.5")["result"]["rest"]
    assert shot(capsys, "--speed", "1.5", "--wind", "left")["result"]["rest"] != still
    told = shot(capsys, "--barrel", "26,17")
    assert told["result"]["touched"] == ["barrel"]


def test_a_decoy_stands_beside_the_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    pieces = [piece["id"] for piece in shot(capsys, "--decoy")["scene"]["pieces"]]
    assert "rider-1-left" in pieces
    assert "rider-1-right" in pieces


def test_the_shot_is_told_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shoot", "--riders", "11", "--barrel", "26,17", "--angle", "335"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "The die is flicked from (7.5, 27.5) cm at 335.0 degrees with 2.20 m/s."
    assert lines[1].startswith("0.0")
    assert "the die strikes a bystander at (10.0, 25.9)" in lines[1]
    assert lines[-1].startswith("All is quiet after")
    assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--riders", "34"], "There is no space 34; they go from 1 to 33."),
        (["--riders", "a"], "--riders takes numbers with commas between, not 'a'."),
        (["--riders", "6,6,6,6,6,6"], "At most 5 riders find room on a space."),
        (["--riders", ",".join(["6"] * 21)], "At most 20 bystanders."),
        (["--start", "4"], "--start takes two numbers, such as 10,12, not '4'."),
        (["--start", "40,5"], "The die must start behind the firing line."),
        (["--start", "nan,5"], "The whole die must be on the board."),
        (["--angle", "nan"], "A flick's angle is a number of degrees."),
        (["--speed", "-1"], "A flick's speed lies between 0 and 4.5 m/s."),
        (["--speed", "inf"], "A flick's speed lies between 0 and 4.5 m/s."),
        (["--spin", "1e9"], "A flick's spin lies between -100.0 and 100.0."),
        (["--barrel", "48,4"], "rider-1 and barrel cannot stand in the same place."),
        (["--barrel", "99,4"], "barrel does not stand on the board."),
        (["--scene", "indians", "--decoy"], "Wind, barrel and decoy are for duels."),
        (["--scene", "showdown", "--riders", "4"], "No bystanders at the showdown."),
        (["--scene", "saloon"], None),
        (["--speed", "fast"], None),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: list[str], complaint: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["shoot", *arguments])
    except SystemExit as leaving:
        assert isinstance(leaving.code, int)
        code = leaving.code
    assert code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    if complaint is not None:
        assert printed.err == complaint + "\n"


def test_no_corner_of_another_name() -> None:
    with pytest.raises(SetupError, match="north-west and south-east"):
        practice_scene(Setting(corner="north"))
