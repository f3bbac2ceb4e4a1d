"""What a booklet is made of after reading: chapters of blocks, whose texts are still English and
whose placeholders are still open. A front-end turns them into pages of its own."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """Where something is written, for messages and for translators."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}"


class BookletError(ValueError):
    """A booklet that says something that nobody understands, with its place, in one sentence."""

    def __init__(self, place: Place, trouble: str) -> None:
        super().__init__(f"{place}: {trouble}")


class Sentence(NamedTuple):
    """What is translated as a whole. `context`: as gettext has it; `condition`: the fact that must
    be true for it to be said."""

    text: str
    place: Place
    context: str = ""
    condition: str = ""


Text = tuple[Sentence, ...]  # said one after the other, with a space between


class Tag(NamedTuple):
    """`{name argument argument}`: a name that the game looks up."""

    name: str
    arguments: tuple[str, ...]
    place: Place


class HeadingBlock(NamedTuple):
    text: Text


class ParagraphBlock(NamedTuple):
    text: Text
    italic: bool = False


class BulletBlock(NamedTuple):
    text: Text


class StepBlock(NamedTuple):
    number: int
    title: Text
    text: Text


class PictureBlock(NamedTuple):
    """`picture`: its name, in which placeholders may be, too."""

    picture: Sentence
    size: tuple[float, float]
    title: Text
    text: Text
    framed: bool


class RowBlock(NamedTuple):
    """A row of a table: a name, perhaps a number, what the tag shows, and a text."""

    name: Text
    number: Text
    shown: Tag | None
    text: Text


class ExampleBlock(NamedTuple):
    shown: tuple[Tag, ...]
    text: Text


class KeyBlock(NamedTuple):
    keys: Text
    text: Text


PlainBlock = (
    HeadingBlock
    | ParagraphBlock
    | BulletBlock
    | StepBlock
    | PictureBlock
    | RowBlock
    | ExampleBlock
    | KeyBlock
)


class TagBlock(NamedTuple):
    """A tag on a line of its own: whatever it stands for goes here."""

    tag: Tag


class RepeatedBlock(NamedTuple):
    """Blocks that are there once for each set of facts that the tag stands for."""

    tag: Tag
    blocks: tuple[Block, ...]


Block = PlainBlock | TagBlock | RepeatedBlock


class ChapterSource(NamedTuple):
    id: str
    title: Text
    picture: str
    blocks: tuple[Block, ...]
