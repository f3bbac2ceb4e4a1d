"""A lesson or staging file that is wrong gives one sentence: which file, where in it, and what."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.lessons.lesson import LessonError
from game.lessons.reader import LESSONS, STAGING, read_course
from game.paths import game_dir
from tests.lessons.rehearsing import TUTORIALS

GAME = "mustang"
# What stands in the file, what somebody writes instead, and what they are told.
IN_LESSONS = [
    ("  place: top\n", "  palce: top\n", "lessons[1]: it has the unknown field 'palce'"),
    ("- id: hand\n", "- id: Hand\n", "lessons[1].id: expected text matching regex"),
    ("  title: Your hand\n", "", "lessons[1]: it lacks the field 'title'"),
    ("- id: hand\n", "- id: welcome\n", "lesson welcome: there is another one of that name"),
    ("place: prairie", "place: moon", "lesson welcome: there is no place for the card 'moon'"),
    ("asked: defend", "asked: defned", "lesson defend: there is no question 'defned'"),
    ("{defend:", "{defned:", "lesson defend: there is no question 'defned'"),
    ("cowboys-lost", "cowboy-lost", "lesson lost: there is no event 'cowboy-lost'"),
    (
        "cowboys-lost, with: {seat",
        "cowboys-lost, with: {saet",
        "lesson lost: there is no field of cowboys-lost 'saet'",
    ),
    (
        "cowboys-lost, with: {seat: thief",
        "cowboys-lost, with: {seat: theif",
        "lesson lost: 'theif' cannot be the seat of an event",
    ),
    ("{asked: defend}", "{}", "lesson defend: a condition says nothing"),
    ("{asked: defend}", "{with: {seat: 0}}", "lesson defend: 'with' tells more of what 'happened'"),
    ("{asked: defend}", "{round: 1}", "lesson defend: no event of this game counts a round"),
    ("{asked: defend}", "{noticed: x:1}", "lesson defend: there is no notice 'x'"),
    ("[corral:learner]", "[coral:learner]", "there is no kind of thing 'coral'"),
    ("[corral:learner]", "[corral:leaner]", "there is no number or name 'leaner'"),
    ("[defend.yes]", "[defned.yes]", "lesson defend: there is no widget 'defned'"),
    ("option: last", "option: lst", "lessons[11].show[0].option: not a value that is known here"),
    ("option: last", "by: heart", "lesson rain: there is no way to answer 'heart'"),
    ("option: last", "does: nothing", "lesson rain: there is no deed 'nothing'"),
    ("asked: shelter, option: last", "option: last", "without saying to what"),
    (
        "option: last",
        "option: last, answer: 1",
        "lesson rain: a reply needs one of 'answer', 'answers', 'option' or 'by'",
    ),
    (
        "  show: [{asked: shelter, option: last}]\n",
        "",
        "lesson rain: the coach cannot show what is to be done",
    ),
    (
        "  show: [{asked: shelter, option: last}]\n",
        "  show: [{asked: shelter, option: last}]\n  accepts-if: {shelter: any}\n",
        "lesson rain: there is no test of an answer 'any'",
    ),
    (
        "  done: {happened: event-ended}\n",
        "  done: {happened: event-ended}\n  hint: Please.\n",
        "lesson rain: a hint is said to answers that are not accepted, and to no others",
    ),
    (
        "  text: >-\n    Wild",
        "  text:\n  - text: Howdy!\n  - text: Well.\n  hint: >-\n    Wild",
        "lesson welcome: the last of several texts, and no other, goes without 'when'",
    ),
]
IN_STAGING = [
    ("seats: [learner,", "seats: [me,", "seats: the learner has to be the first of them"),
    ("\n  thief:\n", "\n  theif:\n", "parts: there is no seat of the 'theif'"),
    ("asked: action", "asked: acton", "part of the neighbour: there is no question 'acton'"),
    ("at: {turn: 2}", "each: turn", "part of the neighbour: 'each' and 'answers' go together"),
    ("seed: 1860", "seed: x", "seed: expected a whole number, got text"),
]


def broken(tmp_path: Path, name: str, right: str, wrong: str) -> LessonError:
    """What is said when one of the files has this change, and the other none."""
    for path in game_dir(GAME).glob("*.yaml"):
        shutil.copy(path, tmp_path)
    source = (tmp_path / name).read_text(encoding="utf-8")
    assert right in source
    (tmp_path / name).write_text(source.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(LessonError) as error:
        read_course(GAME, TUTORIALS[GAME].vocabulary, tmp_path)
    return error.value


@pytest.mark.parametrize(
    ("name", "right", "wrong", "said"),
    [*((LESSONS, *case) for case in IN_LESSONS), *((STAGING, *case) for case in IN_STAGING)],
)
def test_a_slip_gives_one_sentence(
    tmp_path: Path, name: str, right: str, wrong: str, said: str
) -> None:
    sentence = str(broken(tmp_path, name, right, wrong))
    assert said in sentence
    assert str(tmp_path / name) in sentence and sentence.endswith(".") and "\n" not in sentence


def test_a_missing_file_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"staging\.yaml: it can't be read"):
        read_course(GAME, TUTORIALS[GAME].vocabulary, tmp_path)


def test_a_part_without_a_line_for_a_question_says_so(tmp_path: Path) -> None:
    for path in game_dir(GAME).glob("*.yaml"):
        shutil.copy(path, tmp_path)
    staging = tmp_path / STAGING
    source = staging.read_text(encoding="utf-8")
    staging.write_text(source[: source.index("parts:")] + "parts: {}\n", encoding="utf-8")
    course = read_course(GAME, TUTORIALS[GAME].vocabulary, tmp_path)
    match = course.staging.match(("Ann", "Etta", "Buck"))
    assert match.pending is not None
    with pytest.raises(LessonError, match="The part of the thief says nothing to 'action'"):
        course.staging.actors[2].choose(match.view(2), match.pending)
