"""The texts of a booklet: collecting them for translators, and saying them in a language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from game.booklets.blocks import Block, BookletError, ChapterSource, RepeatedBlock, Sentence, Text
from game.wording.vocabulary import Vocabulary

PLACEHOLDER = re.compile(r"%\((\w+)\)[a-z]")
LETTER = re.compile(r"[^\W\d_]")


def is_translated(sentence: Sentence) -> bool:
    """Whether it has words of its own."""
    return LETTER.search(PLACEHOLDER.sub("", sentence.text)) is not None


def sentences_of(chapters: tuple[ChapterSource, ...]) -> Iterator[Sentence]:
    """All of them, in the order of the booklet."""
    for chapter in chapters:
        yield from chapter.title
        for block in chapter.blocks:
            yield from _sentences_in(block)


def _sentences_in(block: Block) -> Iterator[Sentence]:
    if isinstance(block, RepeatedBlock):
        for repeated in block.blocks:
            yield from _sentences_in(repeated)
        return
    for field in block:
        if isinstance(field, tuple):  # a text, but for the name of a picture or a size
            yield from (part for part in field if isinstance(part, Sentence))


def said(text: Text, words: Vocabulary, facts: Mapping[str, object]) -> str:
    """A text in the language of the words, with those facts."""
    return " ".join(
        _said(sentence, words, facts)
        for sentence in text
        if not sentence.condition or _fact(sentence, sentence.condition, facts)
    )


def filled(sentence: Sentence, facts: Mapping[str, object]) -> str:
    """With its placeholders filled in, but not translated: the name of a picture."""
    return sentence.text % _used(sentence, facts)


def _said(sentence: Sentence, words: Vocabulary, facts: Mapping[str, object]) -> str:
    if sentence.context:
        return words.in_context((sentence.context, sentence.text))
    if is_translated(sentence):
        return words.say(sentence.text, **_used(sentence, facts))
    return filled(sentence, facts)


def _used(sentence: Sentence, facts: Mapping[str, object]) -> dict[str, object]:
    names = PLACEHOLDER.findall(sentence.text)
    return {name: _fact(sentence, name, facts) for name in names}


def _fact(sentence: Sentence, name: str, facts: Mapping[str, object]) -> object:
    if name not in facts:
        raise BookletError(sentence.place, f"there is no fact {name!r}")
    return facts[name]
