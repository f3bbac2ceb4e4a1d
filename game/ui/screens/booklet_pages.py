"""Pages of a booklet: the blocks of its Markdown become parts with pictures, each tag and
placeholder being what the game says that it is."""

from __future__ import annotations

import inspect
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from game.booklets.blocks import (
    Block,
    BookletError,
    BulletBlock,
    ChapterSource,
    ExampleBlock,
    HeadingBlock,
    KeyBlock,
    ParagraphBlock,
    PictureBlock,
    PlainBlock,
    RepeatedBlock,
    RowBlock,
    StepBlock,
    Tag,
    TagBlock,
    Text,
)
from game.booklets.reader import booklet_file, read_file, shared_blocks
from game.booklets.texts import filled, said
from game.ui.key_names import key_names
from game.ui.kit.keymap.keymap import Keymap
from game.ui.kit.scene import Ui
from game.ui.screens.booklet import (
    Booklet,
    Bullet,
    Cells,
    Chapter,
    Example,
    Figure,
    Heading,
    Key,
    Paragraph,
    Part,
    Pictured,
    Step,
    Worth,
)
from game.wording.vocabulary import Vocabulary, capital

Answer = TypeVar("Answer")
FactSet = Mapping[str, object]
Answers = Mapping[str, Callable[..., Answer]]


@dataclass(frozen=True)
class BookletFacts:
    """What a game puts into its booklet, by the names that the Markdown uses.

    The functions are given the arguments of the tag. `figures`: what a row or an example shows;
    `cells`: the numbers of a row of a table; `parts`: for a tag on a line of its own; `loops`: for
    `{for name}`, the facts of each turn. How keys are called, the keymap says.
    """

    words: Vocabulary
    facts: FactSet
    figures: Answers[Sequence[Figure]] = field(default_factory=dict)
    cells: Answers[Sequence[str]] = field(default_factory=dict)
    parts: Answers[Iterable[Part]] = field(default_factory=dict)
    loops: Answers[Iterable[FactSet]] = field(default_factory=dict)


class MarkdownBooklet(Booklet):
    """One that is read from the Markdown file of its game."""

    @property
    def file(self) -> Path:
        return booklet_file(self.game)

    @abstractmethod
    def facts(self, ui: Ui) -> BookletFacts:
        """In the player's language, every number taken from the box or the rules."""

    def chapters(self, ui: Ui) -> list[Chapter]:
        return pages_of(read_file(self.file), self.facts(ui), ui.keymap)


def pages_of(
    source: Iterable[ChapterSource], own: BookletFacts, keymap: Keymap | None = None
) -> list[Chapter]:
    """BookletError for a tag or a placeholder that the game does not know."""
    pages, facts = _Pages(own), {**key_names(own.words, keymap), **own.facts}
    return [
        Chapter(
            chapter.id,
            said(chapter.title, own.words, facts),
            chapter.picture,
            tuple(pages.parts(chapter.blocks, facts)),
        )
        for chapter in source
    ]


class _Pages:
    def __init__(self, own: BookletFacts) -> None:
        self._own = own

    def parts(self, blocks: Iterable[Block], facts: FactSet) -> Iterator[Part]:
        for block in blocks:
            match block:
                case RepeatedBlock(tag, repeated):
                    for more in _answer(self._own.loops, tag):
                        yield from self.parts(repeated, {**facts, **more})
                case TagBlock(Tag("include", [id], place)):
                    yield from self.parts(shared_blocks(id, place), facts)
                case TagBlock(tag):
                    yield from _answer(self._own.parts, tag)
                case _:
                    yield self._part(block, facts)

    def _part(self, block: PlainBlock, facts: FactSet) -> Part:
        def say(text: Text) -> str:
            return said(text, self._own.words, facts)

        match block:
            case HeadingBlock(text):
                return Heading(say(text))
            case ParagraphBlock(text, italic):
                return Paragraph(say(text), "italic") if italic else Paragraph(say(text))
            case BulletBlock(text):
                return Bullet(say(text))
            case StepBlock(number, title, text):
                return Step(number, say(title), say(text))
            case PictureBlock(picture, size, title, text, framed):
                name = filled(picture, facts)
                return Pictured(name, size, say(title), say(text), framed=framed)
            case RowBlock():
                return self._row(block, say)
            case ExampleBlock(tags, text):
                shown = [one for tag in tags for one in _answer(self._own.figures, tag)]
                return Example(tuple(shown), say(text))
            case KeyBlock(keys, text):
                return Key(capital(say(keys)), say(text))

    def _row(self, row: RowBlock, say: Callable[[Text], str]) -> Part:
        tag = row.shown
        if tag is not None and tag.name in self._own.cells:
            return Cells(say(row.name), tuple(_answer(self._own.cells, tag)))
        shown = () if tag is None else tuple(_answer(self._own.figures, tag))
        return Worth(say(row.name), say(row.number), shown, say(row.text))


def _answer(known: Answers[Answer], tag: Tag) -> Answer:
    """What a tag stands for."""
    if tag.name not in known:
        raise BookletError(tag.place, f"there is no tag {tag.name!r} here")
    function = known[tag.name]
    try:
        inspect.signature(function).bind(*tag.arguments)
    except TypeError as error:
        raise BookletError(tag.place, f"the tag {tag.name!r} is used wrongly: {error}") from error
    return function(*tag.arguments)
