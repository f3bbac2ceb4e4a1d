"""Lines of a booklet, and what is inside of them: texts and tags."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.booklets.blocks import BookletError, Place, Sentence, Tag, Text

TAG = re.compile(r"\{([a-z][a-z_]*)((?: [^\s{}]+)*)\}")
CONDITION = re.compile(r"\{if (\w+)\}\s*")
CONTEXT = re.compile(r"([a-z][a-z ]*)\|")
MARKUP = re.compile(r"[{}`|]|\*\*|\]\(")  # none of this can be inside a text


class Line(NamedTuple):
    text: str
    place: Place

    def with_text(self, text: str) -> Line:
        return self._replace(text=text)

    def without(self, prefix: str) -> Line:
        return self.with_text(self.text.removeprefix(prefix))


def items(lines: Sequence[Line], begins: str) -> Iterator[list[Line]]:
    """Those of a list: each begins with that pattern, other lines go on with the last."""
    item: list[Line] = []
    for line in lines:
        if re.match(begins, line.text) and item:
            yield item
            item = []
        item.append(line)
    yield item


def tags_of(line: Line) -> list[Tag]:
    """The tags of which a line consists."""
    found = list(TAG.finditer(line.text))
    if "".join(tag[0] for tag in found) != line.text:
        raise BookletError(line.place, f"{line.text} is no {{tag}} or {{tag argument}}")
    return [Tag(tag[1], tuple(tag[2].split()), line.place) for tag in found]


def text_of(lines: Sequence[Line]) -> Text:
    """Its messages: one ends where a line ends with a backslash."""
    sentences: list[Sentence] = []
    begun: list[Line] = []
    for line in lines:
        begun.append(line.with_text(line.text.removesuffix("\\").strip()))
        if line.text.endswith("\\"):
            sentences.append(_sentence(begun))
            begun = []
    if begun:
        sentences.append(_sentence(begun))
    return tuple(sentences)


def _sentence(lines: Sequence[Line]) -> Sentence:
    text, place = " ".join(line.text for line in lines), lines[0].place
    condition = CONDITION.match(text)
    if condition is not None:
        text = text[condition.end() :]
    context = CONTEXT.match(text)
    if context is not None:
        text = text[context.end() :]
    markup = MARKUP.search(text)
    if markup is not None or not text:
        trouble = f"there can be no {markup[0]} inside a text" if markup else "a text is missing"
        raise BookletError(place, trouble)
    return Sentence(text, place, context[1] if context else "", condition[1] if condition else "")
