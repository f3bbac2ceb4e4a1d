"""Which characters the typefaces have, and what is set in place of those that they lack."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.names import name_problem, new_name_problem
from game.i18n import CATALOGUES
from game.ui.kit import typefaces
from game.ui.kit.coverage import characters_of
from game.ui.kit.typefaces import FALLBACK, UNKNOWN, characters, known, runs
from game.ui.kit.typeset import Typeset
from tests.ui.harness import Window

STYLES = ("title", "body", "bold", "italic")
INK = (0, 0, 0)
LAST_LETTER = 0x323AF  # the last code that Unicode gives to a letter
GREEK, CYRILLIC, LATIN = "Ἀλέξανδρος Ωμέγα", "Зоя Щербакова", "Đặng Thị Ngọc Hằng"
OTHERS = ("日本語", "한국어", "עברית", "العربية", "हिन्दी", "ไทย", "\U0001f920", "Ꭶ")


def test_plain_letters_are_in_every_face_and_japanese_is_in_none() -> None:
    for style in (*STYLES, FALLBACK):
        assert {*"Azé0 %!"} <= characters(style)
        assert "日" not in characters(style)
    assert "Ж" in characters(FALLBACK) and "Ж" not in characters("body")


@pytest.mark.parametrize("style", STYLES)
def test_every_text_of_the_game_is_set_in_its_own_face(style: str) -> None:
    for catalogue in CATALOGUES.glob("*/LC_MESSAGES/*.po"):
        text = catalogue.read_text(encoding="utf-8").replace("\u202f", " ")
        assert {*text} - {"\n"} <= characters(style) | characters("body")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", [GREEK, CYRILLIC, LATIN])
def test_a_name_that_a_face_lacks_is_set_in_the_other(name: str, style: str) -> None:
    assert new_name_problem(name) is None
    assert known(name, style) == name
    pieces = runs(f"Ann, {name} and Bob", style)
    assert pieces[0][1] and pieces[-1][1]
    assert all(has for _, has in pieces) == ({*name} <= characters(style))


def test_no_word_is_set_in_two_faces() -> None:
    assert runs("Đặng Ann", "body") == [("Đặng", False), (" Ann", True)]


def test_an_accent_is_set_in_the_font_of_its_letter() -> None:
    assert runs("日n\u0331e", "body") == [("?", True), ("n\u0331", False), ("e", True)]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", OTHERS)
def test_what_no_face_has_is_a_question_mark_and_no_name_to_choose(name: str, style: str) -> None:
    assert {*known(name, style)} == {UNKNOWN}
    problem = new_name_problem(name)
    assert problem is not None and "Latin, Greek or Cyrillic" in str(problem)
    assert name_problem(name) is None, "a game with such a name can still be gone on with"


def test_every_letter_of_a_name_that_may_be_chosen_has_a_picture() -> None:
    lacking = [
        char
        for char in map(chr, range(LAST_LETTER + 1))
        if new_name_problem("a" + char) is None and char not in characters(FALLBACK)
    ]
    assert not lacking


def test_no_character_is_drawn_as_the_box_for_what_is_missing() -> None:
    """Every letter that may be chosen looks different from what a font draws for an unknown one."""
    with Window():
        type_ = Typeset()
        for style in STYLES:
            boxes = {
                _picture(font, "\uffff")
                for font in (type_.font(style, 40), type_.font_for("Ж", style, 40))
            }
            for name in (GREEK, CYRILLIC, LATIN, *OTHERS, "Ǆ Ƿ ʒ ѫ ῷ ₪ ‽"):
                for letter, font in type_._parts(name, style, 40):
                    drawn = {_picture(font, char) for char in letter if not char.isspace()}
                    assert not drawn & boxes, (style, name)


def _picture(font: object, char: str) -> bytes:
    import pygame

    assert isinstance(font, pygame.font.Font)
    return pygame.image.tobytes(font.render(char, True, INK), "RGBA")


def test_a_line_of_two_faces_is_as_wide_as_it_is_measured() -> None:
    with Window():
        type_ = Typeset()
        for style in STYLES:
            text = f"Ann, {GREEK}, 12 {CYRILLIC}"
            assert type_.line(text, style, 24, INK).get_width() == type_.width(text, style, 24)


def test_without_the_other_typeface_there_are_question_marks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(typefaces._FILES, FALLBACK, ("no_such_package", "none.ttf"))
    for cached in (typefaces._file, typefaces.characters):
        cached.cache_clear()
    try:
        assert known("Зоя and Ann", "body") == "??? and Ann"
    finally:
        monkeypatch.undo()
        for cached in (typefaces._file, typefaces.characters):
            cached.cache_clear()


def test_a_file_that_is_no_font_has_no_characters(tmp_path: Path) -> None:
    for content in (b"", b"nothing", bytes(500), b"\xff" * 300):
        assert characters_of(content) == frozenset()
