"""Where a word stands in a booklet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.screens.booklet import Chapter, texts_of
from game.ui.screens.page_setting import places_of

SHORTEST = 2  # letters: a shorter word is not looked for
AROUND = 14  # letters shown on either side of a found word


class Hit(NamedTuple):
    """A place where the searched word stands."""

    chapter: int
    part: int
    line: str


def hits_of(word: str, chapters: Sequence[Chapter]) -> list[Hit]:
    """The first place in every text that has it."""
    length = len(word.strip())
    if length < SHORTEST:
        return []
    return [
        Hit(number, index, _around(text, at, length))
        for number, chapter in enumerate(chapters)
        for index, part in enumerate(chapter.parts)
        for text in texts_of(part)
        for at in list(places_of(word, text))[:1]
    ]


def _around(text: str, at: int, length: int) -> str:
    """The found word with a few words on either side."""
    begin, end = max(at - AROUND, 0), min(at + length + AROUND, len(text))
    before = text[begin:at]
    if begin:
        before = "…" + before.partition(" ")[2]
    after = text[at + length : end]
    if end < len(text):
        after = after.rpartition(" ")[0] + "…"
    return before + text[at : at + length] + after
