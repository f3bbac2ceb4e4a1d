"""Drill files: what is shipped, what a player adds, and what is wrong with a broken one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from game.boardfile import read_board
from game.i18n import LANGUAGES
from game.practice.drills import library as drill_files
from game.practice.drills.library import DrillError, load_drills, read_drills
from game.practice.search import solve

SHIPPED = load_drills()


def words(text: str) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, text)


def drill(**changes: Any) -> dict[str, Any]:
    usual = {
        "id": "mine",
        "name": words("Mine"),
        "goal": words("Hit."),
        "layout": {"target": [29.1, 15.0]},
        "shots": 5,
        "wants": [{"hit": True}],
        "medals": {"bronze": 1, "silver": 2, "gold": 3},
        "golden": [{"start": [7.0, 27.5], "angle": -29.5, "speed": 2.0}],
    }
    return {key: value for key, value in (usual | changes).items() if value is not None}


def drill_set(*drills: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"set": "own", "order": 5, "name": words("Own"), "drills": list(drills)} | changes


def put(folder: Path, name: str, content: dict[str, Any] | str) -> Path:
    path = folder / "boards" / "drills" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, str) else yaml.safe_dump(content)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    return tmp_path


def test_a_file_is_read_once_until_it_changes(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    monkeypatch.setattr(
        drill_files,
        "read_board",
        lambda path, schema: (read.append(path), read_board(path, schema))[1],
    )
    path = put(home, "own.yaml", drill_set(drill()))
    for _ in range(3):
        assert load_drills().drill("mine") is not None
    assert read.count(path) == 1
    put(home, "own.yaml", drill_set(drill(id="another-one")))
    assert load_drills().drill("another-one") is not None
    assert load_drills().drill("mine") is None


def test_there_are_six_sets_from_first_steps_to_trick_shots() -> None:
    assert not SHIPPED.refused
    assert [one.id for one in SHIPPED.sets][:: len(SHIPPED.sets) - 1] == [
        "first-steps",
        "trick-shots",
    ]
    assert len(SHIPPED.sets) == 6
    assert sum(len(one.drills) for one in SHIPPED.sets) >= 24
    assert SHIPPED.sets[0].unlock == 0
    for before, one in zip(SHIPPED.sets, SHIPPED.sets[1:], strict=False):
        assert 0 < one.unlock <= len(before.drills)


def test_no_two_drills_are_alike() -> None:
    drills = [one for some in SHIPPED.sets for one in some.drills]
    assert len({(one.table.key, one.wants, one.score) for one in drills}) == len(drills)
    for language in LANGUAGES:
        names = [getattr(one.name, language) for one in drills]
        assert len(set(names)) == len(names)
    assert {one.score for one in drills} == {
        *("hits", "tries", "streak", "nearest", "softest", "figures")
    }


def test_french_and_italian_are_no_copies_of_english() -> None:
    for one in (drill for some in SHIPPED.sets for drill in some.drills):
        assert len({one.goal.en, one.goal.fr, one.goal.it}) == 3
        for mark in "?!:;":
            assert f" {mark}" not in one.goal.fr
            assert mark not in one.goal.fr or f"\u00a0{mark}" in one.goal.fr


def test_a_drill_is_found_by_its_id() -> None:
    strike = SHIPPED.drill("strike")
    assert strike is not None and strike.score == "tries"
    found = SHIPPED.set_of("strike")
    assert found is not None and found.id == "skittles"
    assert SHIPPED.drill("no-such") is None and SHIPPED.set_of("no-such") is None


def test_several_goals_take_turns() -> None:
    double = SHIPPED.drill("double-first-shot")
    assert double is not None and double.table.scene == "showdown" and double.table.shots == 2
    assert [double.goal_of(n).side for n in range(4)] == ["left", "right", "left", "right"]


def test_own_drills_come_after_the_shipped_ones_and_are_open(home: Path) -> None:
    put(home, "b.yaml", drill_set(drill(), unlock=9))
    put(home, "a.yaml", drill_set(drill(id="other"), set="another", order=9))
    library = load_drills()
    assert [one.id for one in library.sets[-2:]] == ["own", "another"]
    assert all(one.own and one.unlock == 0 for one in library.sets[-2:])
    assert not library.refused


def test_a_broken_file_hides_no_other(home: Path) -> None:
    put(home, "1.yaml", "set: [")
    put(home, "2.yaml", drill_set(drill(shots=0)))
    put(home, "3.yaml", drill_set(drill()))
    put(home, "4.yaml", drill_set(drill(id="strike"), set="twice"))
    library = load_drills()
    assert [one.id for one in library.sets if one.own] == ["own"]
    assert len(library.refused) == 3
    assert all(
        str(error).startswith(("Drill file ", "Can't use the drill file "))
        for error in library.refused
    )
    assert all(str(error).endswith(".") for error in library.refused)
    assert "name strike is already taken" in str(library.refused[-1])


@pytest.mark.parametrize(
    ("content", "place", "what"),
    [
        ("", "", "the file is empty"),
        ("- 1", "", "Can't use"),
        ("a: &b 1", "line 1", "anchors"),
        (drill_set(), "drills", "length >= 1"),
        (drill_set(drill(), colour="red"), "", "unknown field 'colour'"),
        (drill_set(drill(wants=[{"hti": True}])), "drills[0].wants[0]", "unknown field 'hti'"),
        (drill_set(drill(layout={"tarjet": [1, 2]})), "drills[0].layout", "'tarjet'"),
        (drill_set(drill(name={"en": "x"})), "drills[0].name", "lacks the"),
        (drill_set(drill(id="Not so")), "drills[0].id", "matching"),
        (drill_set(drill(shots=0)), "drills[0].shots", ">= 1"),
        (drill_set(drill(score="luck")), "drills[0].score", "'luck'"),
        (drill_set(drill(wants=[])), "drills[0].wants", "length >= 1"),
        (drill_set(drill(wants=[{"falling": [4]}])), "drills[0].wants[0].falling[0]", "4"),
        (drill_set(drill(medals=None)), "drills[0]", "'medals'"),
        (drill_set(drill(layout={"target": [90, 9]})), "(mine)", "must be on the board"),
        (drill_set(drill(layout={"board": "nowhere"})), "(mine)", "no board called nowhere"),
        (drill_set(drill(), drill()), "", "the name mine is used twice"),
        (
            drill_set(drill(medals={"bronze": 3, "silver": 2, "gold": 5})),
            "(mine)",
            "each medal must be at least as hard",
        ),
        (
            drill_set(drill(score="tries", medals={"bronze": 1, "silver": 2, "gold": 3})),
            "(mine)",
            "each medal must be at least as hard",
        ),
        (
            drill_set(drill(medals={"bronze": 3, "silver": 5, "gold": 6})),
            "(mine)",
            "not enough shots",
        ),
        (drill_set(drill(wants=[{}, {"stays": True}])), "(mine)", "one golden flick"),
        (
            drill_set(
                drill(score="nearest", medals={"bronze": 3, "silver": 2, "gold": 1}),
            ),
            "(mine)",
            "needs a mark",
        ),
        (drill_set(drill(layout={"scene": "figures"})), "(mine)", "opponent to hit"),
        *(
            (drill_set(drill(wants=[goal])), "(mine)", "no single shot can reach")
            for goal in (
                {"hit": True, "untouched": True},
                {"felled": True, "upright": True},
                {"over": True, "kept": True},
                {"falling": [1, 2], "standing": [2]},
                {"figures": 2, "standing": [1, 3]},
                {"untouched": True, "figures": 1},
                {"slower": 1.0, "faster": 2.0},
            )
        ),
        *(
            (drill_set(drill(wants=[{"touches": ["own", kind]}])), "(mine)", "isn't on the table")
            for kind in ("barrel", "decoy", "die")
        ),
    ],
)
def test_a_wrong_file_gives_one_sentence(
    tmp_path: Path, content: dict[str, Any] | str, place: str, what: str
) -> None:
    path = put(tmp_path, "x.yaml", content)
    with pytest.raises(DrillError) as caught:
        read_drills(path)
    sentence = str(caught.value)
    assert sentence.startswith((f"Drill file {path}, ", f"Can't use the drill file {path}: "))
    assert sentence.endswith(".") and not sentence.endswith("..") and "\n" not in sentence
    assert place in sentence and what in sentence


def test_a_golden_flick_is_found_by_searching() -> None:
    drill = SHIPPED.drill("past-the-bystander")
    assert drill is not None
    *_, found = solve(drill.table, drill.golden_goal(0), tries=150, seed=3)
    assert found.margin >= 1.0
    assert list(solve(drill.table, drill.golden_goal(0), tries=150, seed=3))[-1] == found
