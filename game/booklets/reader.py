"""Reads booklets: Markdown files in which each form means one kind of block.

    # Title {#id picture=name}          a chapter
    ## Title                            a heading
    Text, *text in italics*             a paragraph
    - Text                              a bullet
    1. **Title**, and text below        a numbered step
    ![Title](picture =84x84), and text  a picture beside a text; {framed} behind it: with a frame
    | Name | **12** | {tag} | Text |    a row of a table; number, tag and text may be left out
    {tag} Text                          an example: what the tag shows, and a text
    <kbd>Keys</kbd> text                a key and what it does
    {tag}                               whatever the game puts here
    {include id}                        the blocks of a chapter of `shared.md`
    {for tag} above any of these        all of it, once for each set of facts

Blocks have an empty line between them; the rows of a table, bullets, steps and keys follow each
other directly. A tag is a name, perhaps with arguments, that the game looks up. In a text,
`%(name)s` is a fact; a line that ends with a backslash ends a message to be translated on its own;
a message after `{if name}` is said only if that fact is true; `context|text` is translated in that
context. What has no letters besides its placeholders is not translated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

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
    Place,
    RepeatedBlock,
    RowBlock,
    StepBlock,
    TagBlock,
    Text,
)
from game.booklets.lines import Line, items, tags_of, text_of

FOLDER = Path(__file__).resolve().parents[1]
SHARED = FOLDER / "booklets" / "shared.md"

CHAPTER = re.compile(r"# (?P<title>.+) \{#(?P<id>[a-z-]+)(?: picture=(?P<picture>\S+))?\}")
STEP = re.compile(r"(?P<number>\d+)\. \*\*(?P<title>.+)\*\*")
PICTURE = re.compile(
    r"!\[(?P<title>.+)\]\((?P<picture>\S+) =(?P<wide>[\d.]+)x(?P<high>[\d.]+)\)"
    r"(?P<framed>\{framed\})?"
)
KEY = re.compile(r"<kbd>(?P<keys>.+?)</kbd>\s(?P<text>.+)", re.DOTALL)
EXAMPLE = re.compile(r"(?P<tags>(?:\{[^{}]+\})+)\s(?P<text>.+)", re.DOTALL)
TAG = r"\{[^{}]+\}"
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


def booklet_file(game: str) -> Path:
    return FOLDER / "games" / game.replace("-", "_") / "booklet.md"


def booklet_files() -> list[Path]:
    """All, with what they share."""
    return [*sorted((FOLDER / "games").glob("*/booklet.md")), SHARED]


@cache
def read_file(path: Path) -> tuple[ChapterSource, ...]:
    """The chapters of a booklet, wherever it is."""
    ours = path.is_relative_to(FOLDER)
    name = path.relative_to(FOLDER.parent) if ours else path
    return tuple(read(path.read_text(encoding="utf-8"), name.as_posix()))


def shared_blocks(id: str, place: Place) -> tuple[Block, ...]:
    """What is said in the booklets of several games, by the id of its chapter."""
    for chapter in read_file(SHARED):
        if chapter.id == id:
            return chapter.blocks
    raise BookletError(place, f"shared.md has no chapter {id!r}")


def read(text: str, file: str) -> Iterator[ChapterSource]:
    """The chapters of a booklet; BookletError for what is none of the forms."""
    chapter: ChapterSource | None = None
    for lines in _blocks_of(text, file):
        if lines[0].text.startswith("# "):
            if chapter is not None:
                yield chapter
            chapter = _chapter(lines)
        elif chapter is None:
            raise BookletError(lines[0].place, "a booklet begins with a chapter: # Title {#id}")
        else:
            chapter = chapter._replace(blocks=(*chapter.blocks, *_read_block(lines)))
    if chapter is not None:
        yield chapter


def _blocks_of(text: str, file: str) -> Iterator[list[Line]]:
    """Lines that follow each other without an empty one, without comments."""
    uncommented = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    block: list[Line] = []
    for number, line in enumerate([*uncommented.split("\n"), ""], start=1):
        if line.strip():
            block.append(Line(line.rstrip(), Place(file, number)))
        elif block:
            yield block
            block = []


def _chapter(lines: list[Line]) -> ChapterSource:
    found = CHAPTER.fullmatch(lines[0].text)
    if found is None or len(lines) > 1:
        raise BookletError(
            lines[0].place, "a chapter is one line: # Title {#id picture=name of a picture}"
        )
    title = text_of([lines[0].with_text(found["title"])])
    return ChapterSource(found["id"], title, found["picture"] or "", ())


def _read_block(lines: list[Line]) -> Iterator[Block]:
    first = lines[0].text
    for form, reader in FORMS:
        if re.match(form, first):
            return reader(lines)
    raise BookletError(lines[0].place, f"{first!r} is none of the forms of a booklet")


def _repeated(lines: list[Line]) -> Iterator[Block]:
    tag = tags_of(lines[0])[0]
    if not tag.arguments or len(lines) == 1:
        raise BookletError(tag.place, "{for name} has a name, and what is repeated below it")
    name, *arguments = tag.arguments
    tag = tag._replace(name=name, arguments=tuple(arguments))
    yield RepeatedBlock(tag, tuple(_read_block(lines[1:])))


def _tags_alone(lines: list[Line]) -> Iterator[Block]:
    for line in lines:
        if not re.fullmatch(TAG, line.text):
            raise BookletError(line.place, "a tag on a line of its own has no text below it")
        yield from map(TagBlock, tags_of(line))


def _heading(lines: list[Line]) -> Iterator[Block]:
    if len(lines) > 1:
        raise BookletError(lines[1].place, "there is an empty line below a heading")
    yield HeadingBlock(text_of([lines[0].without("## ")]))


def _bullets(lines: list[Line]) -> Iterator[Block]:
    for first, *others in items(lines, r"- "):
        yield BulletBlock(text_of([first.without("- "), *others]))


def _steps(lines: list[Line]) -> Iterator[Block]:
    for first, *others in items(lines, r"\d+\. "):
        found = STEP.fullmatch(first.text)
        if found is None or not others:
            raise BookletError(first.place, "a step is 1. **Title**, and its text below")
        title = text_of([first.with_text(found["title"])])
        yield StepBlock(int(found["number"]), title, text_of(others))


def _picture(lines: list[Line]) -> Iterator[Block]:
    first, *others = lines
    found = PICTURE.fullmatch(first.text)
    if found is None or not others:
        raise BookletError(
            first.place, "a picture is ![Title](picture =WIDTHxHEIGHT), and its text below"
        )
    (picture,) = text_of([first.with_text(found["picture"])])
    size = float(found["wide"]), float(found["high"])
    title = text_of([first.with_text(found["title"])])
    yield PictureBlock(picture, size, title, text_of(others), bool(found["framed"]))


def _rows(lines: list[Line]) -> Iterator[Block]:
    for row in items(lines, r"\|"):
        yield _row(row[0], "\n".join(line.text for line in row))


def _row(first: Line, row: str) -> RowBlock:
    if not row.endswith("|"):
        raise BookletError(first.place, "a row of a table ends with |")
    name, *cells = (cell.strip() for cell in row[1:-1].split("|"))
    number, shown = "", None
    if cells and re.fullmatch(r"\*\*[^*]+\*\*", cells[0]):
        number = cells.pop(0).strip("*")
    if cells and re.fullmatch(TAG, cells[0]):
        (shown,) = tags_of(first.with_text(cells.pop(0)))
    text = cells.pop(0) if cells else ""
    if cells or not name:
        raise BookletError(first.place, "a row is | Name | **number** | {tag} | Text |")
    return RowBlock(_text(first, name), _text(first, number), shown, _text(first, text))


def _text(first: Line, text: str) -> Text:
    return text_of([first.with_text(line) for line in text.split("\n") if line.strip()])


def _keys(lines: list[Line]) -> Iterator[Block]:
    for item in items(lines, r"<kbd>"):
        found = KEY.fullmatch("\n".join(line.text for line in item))
        if found is None:
            raise BookletError(item[0].place, "a key is <kbd>Keys</kbd> and what it does")
        yield KeyBlock(_text(item[0], found["keys"]), _text(item[0], found["text"]))


def _example(lines: list[Line]) -> Iterator[Block]:
    found = EXAMPLE.fullmatch("\n".join(line.text for line in lines))
    if found is None:
        raise BookletError(lines[0].place, "an example is {tag}, and what it shows behind it")
    tags = tuple(tags_of(lines[0].with_text(found["tags"])))
    yield ExampleBlock(tags, _text(lines[0], found["text"]))


def _italic(lines: list[Line]) -> Iterator[Block]:
    whole = "\n".join(line.text for line in lines)
    if not re.fullmatch(r"\*[^*]+\*", whole):
        raise BookletError(lines[0].place, "a paragraph in italics is *all of it*")
    yield ParagraphBlock(_text(lines[0], whole.strip("*")), italic=True)


def _paragraph(lines: list[Line]) -> Iterator[Block]:
    yield ParagraphBlock(text_of(lines))


FORMS: Sequence[tuple[str, Callable[[list[Line]], Iterator[Block]]]] = (
    (r"\{for\b", _repeated),
    (rf"{TAG}$", _tags_alone),
    (r"\{(?!if )", _example),
    (r"## ", _heading),
    (r"- ", _bullets),
    (r"\d+\. ", _steps),
    (r"!\[", _picture),
    (r"\|", _rows),
    (r"<kbd>", _keys),
    (r"\*[^*]", _italic),
    (r"[^#>`~+*=<\s-]", _paragraph),
)
