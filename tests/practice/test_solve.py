"""`main.py range --solve`: a golden flick for whoever writes a drill."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from game.cli import main
from game.practice.drills.library import load_drills
from game.practice.search import Shooting, neighbours
from physics.model import Flick

DRILL = """
set: own
order: 1
name: {en: Own, fr: Own, it: Own}
drills:
  - id: easy
    name: {en: Easy, fr: Easy, it: Easy}
    goal: {en: Hit., fr: Hit., it: Hit.}
    layout: {target: [20, 20]}
    shots: 1
    wants: [{hit: true}]
    medals: {bronze: 1, silver: 1, gold: 1}
  - id: never
    name: {en: Never, fr: Never, it: Never}
    goal: {en: Hit., fr: Hit., it: Hit.}
    layout: {}
    shots: 1
    wants: [{hit: true, slower: 0.5}]
    medals: {bronze: 1, silver: 1, gold: 1}
"""


def test_the_flick_that_is_printed_does_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["range", "--solve", "past-the-bystander", "--tries", "150", "--seed", "3"]) == 0
    printed = yaml.safe_load(capsys.readouterr().out)["past-the-bystander"]
    [found] = printed["golden"]
    flick = Flick(tuple(found["start"]), found["angle"], found["speed"])
    drill = load_drills().drill("past-the-bystander")
    assert drill is not None
    shooting = Shooting(drill.table, drill.golden_goal(0))
    assert all(shooting.reaches(near) for near in (flick, *neighbours(flick)))
    assert "straight" not in printed


def test_a_file_of_own_drills_is_solved_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(DRILL, encoding="utf-8")
    assert main(["range", "--solve", str(path), "--tries", "60"]) == 0
    text = capsys.readouterr().out
    printed = yaml.safe_load(text)
    assert len(printed["easy"]["golden"]) == 1 and printed["easy"]["straight"] is True
    assert printed["never"]["golden"] is None and "none was found" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--solve", "no-such"], r"There is no drill 'no-such'; the drills are: ten-at-25, .*\."),
        (
            ["--solve", "nowhere.yaml"],
            r"Can't use the drill file nowhere.yaml: .*no such file or folder\)\.",
        ),
        (["--solve", "strike", "--tries", "0"], r"A search needs at least one try\."),
    ],
)
def test_a_mistake_gives_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    try:
        code = main(["range", *arguments])
    except SystemExit as stopped:
        code = stopped.code
    assert code == 2
    assert re.fullmatch(sentence, capsys.readouterr().err.strip())
