"""Reading a booklet: every form of its Markdown, and a clear sentence for what is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.booklets.blocks import (
    Block,
    BookletError,
    BulletBlock,
    ExampleBlock,
    HeadingBlock,
    KeyBlock,
    ParagraphBlock,
    PictureBlock,
    Place,
    RepeatedBlock,
    RowBlock,
    Sentence,
    StepBlock,
    Tag,
    TagBlock,
    Text,
)
from game.booklets.reader import booklet_file, booklet_files, read, read_file
from game.booklets.texts import filled, is_translated, said, sentences_of
from game.wording.vocabulary import Vocabulary

CHAPTER = "# The goal {#goal picture=ui/icon-flag}\n\n"


def blocks(text: str) -> tuple[Block, ...]:
    (chapter,) = read(CHAPTER + text, "a.md")
    return chapter.blocks


def block(text: str) -> Block:
    (only,) = blocks(text)
    return only


def text(*sentences: str, line: int = 3) -> Text:
    return tuple(Sentence(sentence, Place("a.md", line)) for sentence in sentences)


def tag(name: str, *arguments: str, line: int = 3) -> Tag:
    return Tag(name, arguments, Place("a.md", line))


# --------------------------------------------------------------------------- forms


def test_a_chapter_has_an_id_and_perhaps_a_picture() -> None:
    goal, keys = read(f"{CHAPTER}Ride.\n\n# Keys {{#all-keys}}", "a.md")
    assert (goal.id, goal.title, goal.picture) == (
        "goal",
        text("The goal", line=1),
        "ui/icon-flag",
    )
    assert (keys.id, keys.picture, keys.blocks) == ("all-keys", "", ())


def test_prose_is_headings_paragraphs_bullets_and_steps() -> None:
    assert block("## Money") == HeadingBlock(text("Money"))
    assert block("You pay\nwhat you have.") == ParagraphBlock(text("You pay what you have."))
    assert block("*Mind\nthe gap.*") == ParagraphBlock(text("Mind the gap."), italic=True)
    assert blocks("- One\n  more\n- Two") == (
        BulletBlock(text("One more")),
        BulletBlock(text("Two", line=5)),
    )
    assert blocks("1. **Roll**\n   Five dice.\n2. **Ride**\n   On.") == (
        StepBlock(1, text("Roll"), text("Five dice.", line=4)),
        StepBlock(2, text("Ride", line=5), text("On.", line=6)),
    )


def test_a_picture_has_a_size_a_title_and_a_text() -> None:
    place = Place("a.md", 3)
    assert block("![The corral](mustang/%(fence)s =110x55.5)\nHere.") == PictureBlock(
        Sentence("mustang/%(fence)s", place),
        (110.0, 55.5),
        text("The corral"),
        text("Here.", line=4),
        framed=False,
    )
    framed = block("![The corral](mustang/fence =1x1){framed}\nHere.")
    assert isinstance(framed, PictureBlock) and framed.framed


def test_a_row_has_a_number_a_tag_and_a_text_if_it_wants() -> None:
    assert block("| Total | **12** | {cards a b} | in\n  all |") == RowBlock(
        text("Total"), text("12"), tag("cards", "a", "b"), text("in all")
    )
    assert blocks("| A | {odds} |\n| B | b |") == (
        RowBlock(text("A"), (), tag("odds"), ()),
        RowBlock(text("B", line=4), (), None, text("b", line=4)),
    )


def test_examples_keys_and_tags() -> None:
    assert block("{stake 1}{odds} It\npays.") == ExampleBlock(
        (tag("stake", "1"), tag("odds")), text("It pays.")
    )
    assert blocks("<kbd>Esc</kbd> back\n<kbd>U</kbd>\nundo") == (
        KeyBlock(text("Esc"), text("back")),
        KeyBlock(text("U", line=4), text("undo", line=4)),
    )
    assert blocks("{cards}\n{include keys}") == (
        TagBlock(tag("cards")),
        TagBlock(tag("include", "keys", line=4)),
    )


def test_what_is_repeated_stands_below_its_loop() -> None:
    assert block("{for seat 2}\n- One\n- Two") == RepeatedBlock(
        tag("seat", "2"),
        (BulletBlock(text("One", line=4)), BulletBlock(text("Two", line=5))),
    )


def test_comments_are_skipped_and_lines_are_counted() -> None:
    assert block("<!-- for\nwriters -->\n\nText.") == ParagraphBlock(text("Text.", line=6))


def test_a_booklet_may_be_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "booklet.md"
    file.write_text(f"{CHAPTER}Text.", encoding="utf-8")
    (chapter,) = read_file(file)
    assert chapter.title[0].place.file == file.as_posix()
    assert booklet_file("pony-express") in booklet_files()
    assert read_file(booklet_file("pony-express"))[0].title[0].place == Place(
        "game/games/pony_express/booklet.md", 1
    )


# --------------------------------------------------------------------------- texts


def test_a_text_has_messages_conditions_and_contexts() -> None:
    found = block("One.\\\n{if end}Two\nmore.\\\na reroll|Open")
    assert found == ParagraphBlock(
        (
            Sentence("One.", Place("a.md", 3)),
            Sentence("Two more.", Place("a.md", 4), condition="end"),
            Sentence("Open", Place("a.md", 6), context="a reroll"),
        )
    )


def test_a_text_is_said_with_its_facts() -> None:
    words = Vocabulary("fr")
    sentences = (
        Sentence("%(count)d of nothing", Place("a.md", 1)),
        Sentence("Open", Place("a.md", 1), context="a reroll"),
        Sentence("Back", Place("a.md", 1), condition="end"),
        Sentence("1 – %(count)d", Place("a.md", 1)),
    )
    open_roll = words.in_context(("a reroll", "Open"))
    assert open_roll != "Open" and words.say("Back") != "Back"
    assert said(sentences, words, {"count": 3, "end": False}) == f"3 of nothing {open_roll} 1 – 3"
    assert words.say("Back") in said(sentences, words, {"count": 3, "end": True})
    assert filled(sentences[0], {"count": 3}) == "3 of nothing"


@pytest.mark.parametrize(
    ("message", "translated"),
    [("%(stable)s", False), ("1 – %(hand)d, 0", False), ("%(stable)s (two)", True), ("É", True)],
)
def test_only_words_are_translated(message: str, translated: bool) -> None:
    assert is_translated(Sentence(message, Place("a.md", 1))) == translated


def test_every_text_is_collected_but_no_name_of_a_picture() -> None:
    source = (
        f"{CHAPTER}{{for seat}}\n![Title](some/picture =1x1)\nBelow.\\\nMore.\n\n"
        "1. **Step**\n   Go.\n\n| Name | **Number** | {tag} | Row |"
    )
    collected = [sentence.text for sentence in sentences_of(tuple(read(source, "a.md")))]
    wanted = ["The goal", "Title", "Below.", "More.", "Step", "Go.", "Name", "Number", "Row"]
    assert collected == wanted


# --------------------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("wrong", "trouble"),
    [
        ("### Money", "line 3: '### Money' is none of the forms"),
        ("> Quoted", "'> Quoted' is none of the forms"),
        ("```", "is none of the forms"),
        ("# Money", "a chapter is one line"),
        ("## Money\nText", "line 4: there is an empty line below a heading"),
        ("1. Roll\n   Go.", "a step is 1. **Title**"),
        ("1. **Roll**", "a step is 1. **Title**"),
        ("![Title](picture)\nText", "a picture is ![Title](picture =WIDTHxHEIGHT)"),
        ("![Title](picture =1x1)", "a picture is"),
        ("| Name | Text", "a row of a table ends with |"),
        ("| Name | Text | More |", "a row is | Name | **number** | {tag} | Text |"),
        ("<kbd>Esc</kbd>", "a key is <kbd>Keys</kbd>"),
        ("*Not all* of it.", "a paragraph in italics is *all of it*"),
        ("{Tag}", "{Tag} is no {tag} or {tag argument}"),
        ("{tag}\nText", "a tag on a line of its own has no text"),
        ("{tag Text", "an example is {tag}, and what it shows behind it"),
        ("{for seat}", "{for name} has a name, and what is repeated below it"),
        ("{for}\nText", "{for name} has a name"),
        ("Some {tag} here", "there can be no { inside a text"),
        ("Some **bold** text", "there can be no ** inside a text"),
        ("A [link](there)", "there can be no ]( inside a text"),
        ("Text\\\n{if end}", "line 4: a text is missing"),
    ],
)
def test_what_is_none_of_the_forms_is_said_with_its_place(wrong: str, trouble: str) -> None:
    with pytest.raises(BookletError) as raised:
        blocks(wrong)
    message = str(raised.value)
    assert message.startswith("a.md, line ") and trouble in message and "\n" not in message


def test_a_booklet_begins_with_a_chapter() -> None:
    with pytest.raises(BookletError, match="a booklet begins with a chapter"):
        list(read("Text", "a.md"))
