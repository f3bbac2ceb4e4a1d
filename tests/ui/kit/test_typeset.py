"""Setting type: what is no number, what is never drawn, and texts of any length."""

from __future__ import annotations

import re

import pytest

from game.ui.kit import typeset
from game.ui.kit.typeset import LONGEST, Typeset, stretches
from tests.hostile import REFUSED
from tests.ui.harness import Window

WHITE = (255, 255, 255)


def paths_in(text: str) -> list[str]:
    return [stretch for stretch, is_path in stretches(text) if is_path]


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("See /games/ann/2 files/race-12.jsonl.", ["/games/ann/2", "files/race-12.jsonl."]),
        ("See C:\\games\\10.", ["C:\\games\\10."]),
        ("settings.broken.json, 3 times", ["settings.broken.json"]),
        ("Turn 12 of 20", []),
        ("3/4 of 10k", []),
        ("one and/or 2", ["and/or"]),
        (".json 5", []),
        ("", []),
    ],
)
def test_the_way_to_a_file_is_found(text: str, paths: list[str]) -> None:
    assert paths_in(text) == paths
    assert "".join(stretch for stretch, _ in stretches(text)) == text


class Counting:
    """A pattern that counts the characters it was given to look through."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self._pattern = pattern
        self.seen = 0

    def __getattr__(self, name: str) -> object:
        method = getattr(self._pattern, name)

        def counted(*given: object) -> object:
            self.seen += len(str(given[-1]))
            return method(*given)

        return counted


@pytest.mark.parametrize("piece", ["a", "1", "/", ".", "a/", "a.json", "a ", "1/1.", "\\a1 ", "_"])
def test_a_long_text_is_looked_through_a_few_times_and_no_more(
    piece: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patterns = [Counting(getattr(typeset, name)) for name in ("WORD", "LETTER", "FILE_ENDING")]
    for name, pattern in zip(("WORD", "LETTER", "FILE_ENDING"), patterns, strict=True):
        monkeypatch.setattr(typeset, name, pattern)
    text = (piece * 100_000)[:100_000]
    assert "".join(stretch for stretch, _ in stretches(text)) == text
    assert sum(pattern.seen for pattern in patterns) <= 3 * len(text)


def test_no_pattern_of_the_type_can_look_at_a_character_again_and_again() -> None:
    """One repetition inside another, or two in a row over the same characters, is how a pattern
    comes to try every way to divide a text: none of those used on whole words has any."""
    for pattern in (typeset.WORD, typeset.LETTER, typeset.FILE_ENDING):
        assert len(re.findall(r"[*+]|\{\d", pattern.pattern)) <= 1


@pytest.mark.parametrize("text", [*REFUSED.values(), "9" * 100_000, "A " * 50_000])
def test_anything_can_be_set(text: str) -> None:
    with Window():
        type_ = Typeset()
        block = type_.block(text, "body", 20, WHITE, 300, 80)
        assert block.surface.get_width() < LONGEST * 40
        type_.line(text, "title", 20, WHITE)
        assert type_.width(text, "bold", 20) < LONGEST * 40


def test_a_long_word_is_measured_a_few_times_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[str] = []
    with Window():
        type_ = Typeset()
        width = type_.width
        monkeypatch.setattr(
            type_, "width", lambda text, *given: measured.append(text) or width(text, *given)
        )
        assert type_._elided("a1." * (LONGEST // 3), "body", 5.0) is not None
    assert sum(map(len, measured)) < 20 * LONGEST


def test_a_text_without_an_end_loses_its_middle() -> None:
    with Window():
        type_ = Typeset()
        cut = "x" * (LONGEST // 2) + "…" + "x" * (LONGEST // 2 - 1)
        assert type_.width("x" * 100_000, "body", 20) == type_.width(cut, "body", 20)
