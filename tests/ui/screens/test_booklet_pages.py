"""The pages of all booklets: every tag, placeholder and text of their Markdown means something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest

from game.booklets.blocks import (
    Block,
    BookletError,
    ExampleBlock,
    PictureBlock,
    RepeatedBlock,
    RowBlock,
    Sentence,
    Tag,
    TagBlock,
)
from game.booklets.reader import booklet_file, booklet_files, read, read_file
from game.booklets.texts import PLACEHOLDER, is_translated, sentences_of
from game.games.registry import GAMES
from game.i18n import LANGUAGES
from game.locale.messages import TRANSLATED, is_finished, read_catalogue
from game.ui.games import entry_of
from game.ui.key_names import key_names
from game.ui.kit.scene import Ui
from game.ui.screens.booklet import Cells, Chapter, Example, Figure, Heading, Key, Paragraph, Worth
from game.ui.screens.booklet_pages import BookletFacts, MarkdownBooklet, pages_of
from game.wording.vocabulary import Vocabulary
from tests.ui.harness import Window
from tests.ui.screens.reading_through import check_written, missing_pictures


@pytest.fixture(scope="module", params=LANGUAGES)
def ui(request: pytest.FixtureRequest) -> Iterator[Ui]:
    with Window(language=request.param) as window:
        yield window.ui


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return request.param


def booklet(game: str) -> MarkdownBooklet:
    found = entry_of(game).booklet()
    assert isinstance(found, MarkdownBooklet)
    return found


# --------------------------------------------------------------------------- all booklets


def test_every_placeholder_and_tag_means_something(ui: Ui, game: str) -> None:
    chapters = booklet(game).chapters(ui)
    check_written(chapters)
    assert missing_pictures(chapters) == []
    assert len({chapter.id for chapter in chapters}) == len(chapters)


def test_no_fact_and_no_tag_is_there_for_nothing(game: str) -> None:
    with Window() as window:
        own = booklet(game).facts(window.ui)
    blocks = [block for chapter in read_file(booklet_file(game)) for block in chapter.blocks]
    tags = Counter(tag.name for tag in tags_in(blocks))
    known = {*own.figures, *own.cells, *own.parts, *own.loops}
    assert known - set(tags) == set()
    names = {name for text in texts_in(game) for name in names_in(text)}
    assert set(own.facts) - names == set()
    assert not set(own.facts) & set(key_names(own.words))


def tags_in(blocks: Iterable[Block]) -> Iterator[Tag]:
    for block in blocks:
        match block:
            case RepeatedBlock(tag, repeated):
                yield tag
                yield from tags_in(repeated)
            case TagBlock(tag) | RowBlock(shown=Tag() as tag):
                yield tag
            case ExampleBlock(tags):
                yield from tags


def texts_in(game: str) -> Iterator[Sentence]:
    chapters = read_file(booklet_file(game))
    yield from sentences_of(chapters)
    for chapter in chapters:
        yield from (block.picture for block in chapter.blocks if isinstance(block, PictureBlock))


def names_in(sentence: Sentence) -> list[str]:
    condition = [sentence.condition] if sentence.condition else []
    return [*PLACEHOLDER.findall(sentence.text), *condition]


@cache
def finished(code: str) -> set[tuple[str, object]]:
    return {
        (message.context or "", message.id)
        for message in read_catalogue(code)
        if is_finished(message)
    }


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_is_translated(code: str) -> None:
    texts = {
        (sentence.context, sentence.text)
        for file in booklet_files()
        for sentence in sentences_of(read_file(file))
        if is_translated(sentence)
    }
    assert len(texts) > 400 and texts - finished(code) == set()


# --------------------------------------------------------------------------- turning pages


class Dot(NamedTuple):
    name: str
    size: tuple[float, float] = (1.0, 1.0)
    pictures: tuple[str, ...] = ()

    def draw(self, canvas: object, centre: object) -> None: ...


def dots(*names: str) -> tuple[Figure, ...]:
    return tuple(map(Dot, names))


OWN = BookletFacts(
    Vocabulary("en"),
    facts={"count": 3, "picture": "star"},
    figures={"dots": dots},
    cells={"rows": lambda: ["1", "2"]},
    parts={"head": lambda text: [Heading(text)]},
    loops={"seats": lambda: [{"seat": 1}, {"seat": 2}], "one": lambda name: [{"seat": name}]},
)


def page(text: str, own: BookletFacts = OWN) -> Chapter:
    (chapter,) = pages_of(read(f"# Title {{#id}}\n\n{text}", "a.md"), own)
    return chapter


def test_tags_become_what_the_game_says() -> None:
    assert page("{head Two}\n\n| A | {rows} |\n| B | **%(count)d** | {dots a b} | b |").parts == (
        Heading("Two"),
        Cells("A", ("1", "2")),
        Worth("B", "3", dots("a", "b"), "b"),
    )
    assert page("{dots a}{dots b} Both.").parts == (Example(dots("a", "b"), "Both."),)


def test_what_is_repeated_is_there_for_each_set_of_facts() -> None:
    assert page("{for seats}\nSeat %(seat)d of %(count)d").parts == (
        Paragraph("Seat 1 of 3"),
        Paragraph("Seat 2 of 3"),
    )
    assert page("{for one X}\nSeat %(seat)s").parts == (Paragraph("Seat X"),)


def test_keys_are_facts_too_and_shared_chapters_are_included() -> None:
    assert page("<kbd>%(prompt_undo_cap)s</kbd> undo").parts == (Key("U", "undo"),)
    assert page("{include at-the-table}").parts == (
        Key("Space, right click", "skip the animation"),
    )


def test_other_words_make_other_pages() -> None:
    text = "<kbd>%(replay_play_cap)s</kbd> play and pause"
    french = page(text, replace(OWN, words=Vocabulary("fr")))
    assert french.parts != page(text).parts


@pytest.mark.parametrize(
    ("wrong", "trouble"),
    [
        ("Text of %(nobody)s", "there is no fact 'nobody'"),
        ("{if nobody}Text", "there is no fact 'nobody'"),
        ("![A](%(nobody)s =1x1)\nB", "there is no fact 'nobody'"),
        ("{nothing}", "there is no tag 'nothing' here"),
        ("{rows}", "there is no tag 'rows' here"),
        ("{nothing} Text", "there is no tag 'nothing' here"),
        ("| A | {nothing} |", "there is no tag 'nothing' here"),
        ("{for nothing}\nText", "there is no tag 'nothing' here"),
        (
            "{head}",
            "the tag 'head' is used wrongly: missing a required argument: 'text'",
        ),
        (
            "{head a b}",
            "the tag 'head' is used wrongly: too many positional arguments",
        ),
        ("{include nothing}", "shared.md has no chapter 'nothing'"),
    ],
)
def test_what_the_game_does_not_know_is_said_in_one_sentence(wrong: str, trouble: str) -> None:
    with pytest.raises(BookletError) as raised:
        page(wrong)
    assert str(raised.value) == f"a.md, line 3: {trouble}"
