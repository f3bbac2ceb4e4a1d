"""The lessons of all games, as they are in their files: complete, true to the game that is staged
for them, and translated."""

from __future__ import annotations

import pytest

from game.i18n import LANGUAGES, language
from game.lessons.reader import LESSONS, read_file
from game.lessons.schema import LessonFile
from game.locale import messages
from game.paths import game_dir
from game.ui.screens.guided.coach import PLACES
from tests.lessons.rehearsing import TUTORIALS, Rehearsal

of_every_game = pytest.mark.parametrize("game", TUTORIALS)


def texts(game: str) -> list[str]:
    """All that the coach says."""
    said = []
    for lesson in read_file(game_dir(game) / LESSONS, LessonFile).lessons:
        some = [lesson.text] if isinstance(lesson.text, str) else [one.text for one in lesson.text]
        said += [lesson.title, *some, lesson.hint]
    return [text for text in said if text]


@of_every_game
def test_every_lesson_is_reached_and_every_answer_is_legal(game: str) -> None:
    rehearsal = Rehearsal(TUTORIALS[game].read_course())
    rehearsal.play()
    assert rehearsal.taught == [lesson.id for lesson in rehearsal.course.lessons]
    assert len(rehearsal.shown) >= 7


@of_every_game
def test_every_text_is_translated(game: str) -> None:
    for code in LANGUAGES[1:]:
        catalogue = messages.read_catalogue(code)
        compiled = language(code)
        for text in texts(game):
            message = catalogue.get(text)
            assert message is not None and messages.is_finished(message), text
            assert compiled.gettext(text) == message.string, text


@of_every_game
def test_every_text_is_collected_from_its_file(game: str) -> None:
    source = (game_dir(game) / LESSONS).read_text(encoding="utf-8")
    assert [text for _, text in messages.texts_of_lessons(source)] == texts(game)


def test_texts_are_collected_with_their_lines() -> None:
    source = """
names: {text: no text for players}
lessons:
- id: one
  title: A title
  text: >-
    Two
    lines
- text:
  - when: {asked: x}
    text: first
  - text: second
  hint: a hint
"""
    assert list(messages.texts_of_lessons(source)) == [
        (5, "A title"),
        (6, "Two lines"),
        (11, "first"),
        (12, "second"),
        (13, "a hint"),
    ]


@of_every_game
def test_what_a_game_lets_its_lessons_name_is_of_use(game: str) -> None:
    vocabulary = TUTORIALS[game].vocabulary
    folder = game_dir(game)
    written = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.yaml")))
    named = [*vocabulary.answers, *vocabulary.accepted, *vocabulary.noticed, *vocabulary.deeds]
    assert [name for name in named if name not in written] == []
    assert [kind for kind in vocabulary.things if f"{kind}:" not in written] == []
    assert [kind for kind in vocabulary.widgets if f"{kind}." not in written] == []


def test_every_place_for_the_card_is_of_use() -> None:
    used = {
        lesson.place for tutorial in TUTORIALS.values() for lesson in tutorial.read_course().lessons
    }
    assert used == {*PLACES}
