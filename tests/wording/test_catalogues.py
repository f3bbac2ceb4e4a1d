"""The catalogues: complete, in step with the code, compiled, and typed with care."""

import re
import unicodedata
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo

from game.i18n import CATALOGUES, DOMAIN, LANGUAGES
from game.locale import messages

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
PLACEHOLDER = re.compile(r"%\(\w+\)[^a-z]*[a-z]")
TYPED = "typed by players"

# Texts that are rightly the same as in English.
MEASURES = {
    *("cm", "%(cm).1f cm", "%(cm).2f cm", "m/s", "%(speed).1f m/s", "%(speed).2f m/s"),
    "%(wind).1f m/s²",
}
SAME_AS_IN_ENGLISH = {
    "fr": {
        *MEASURES,
        *("Angle", "Coach", "Distance", "Duel", "Duels", "Menu", "Pause", "Poker", "Prison"),
        *("Saloon", "Secrets", "Sierra Nevada", "Version %(version)s", "bandits", "distance"),
        *("normal", "prison", "saloon"),
        *("Avalanche", "Total", "palomino", "%(count)d mustang", "%(count)d mustangs"),
        *("%(count)d point", "%(count)d points", "Bronco", "Marshal", "turquoise"),
        *("Beige", "Orange", "Place", "ranger", "Alt", "Ctrl", "Tab", "Pause (%(key)s)"),
    },
    "it": {
        *MEASURES,
        *("Bluff!", "Coach", "Esc", "Menu", "No", "Poker", "Poker!", "Saloon", "Sierra Nevada"),
        *("%(count)d cowboy", "%(count)d mustang", "cowboy", "palomino", "saloon"),
        *("Beige", "Bluff?", "Bronco", "Marshal", "ranger", "Alt", "Backspace", "Ctrl", "Tab"),
    },
}
# A word before a name that other languages would have to join to it: "de Ann" is wrong.
A_NAME = r"%\((?:horse|last|name|neighbour|next|other|place|robber|thief)\)s"
ELISIONS = {
    "fr": rf"\b(?:de|que|jusque|lorsque|puisque|le|la|je|me|te|se|ne) {A_NAME}",
    "it": rf"\b(?:lo|la|una|di lo|del|dello|della) {A_NAME}",
}
# Prepositions that melt into the article of "the Indians", "the bay mare", "a pair of 7s".
WITH_ARTICLE = r"%\((?:figures|foal|mare|mustang|mustangs|pile|set|stolen)\)s"
CONTRACTIONS = {
    "fr": rf"\b(?:de|à|que) {WITH_ARTICLE}",
    "it": rf"\b(?:di|a|da|in|su) {WITH_ARTICLE}",
}


in_the_code_once = cache(messages.texts_of_the_game)  # looking through all of it takes a second


@pytest.fixture(autouse=True)
def looks_through_the_code_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "texts_of_the_game", in_the_code_once)


@pytest.fixture(params=messages.TRANSLATED)
def code(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def catalogue(code: str) -> Catalog:
    return messages.read_catalogue(code)


def texts(catalogue: Catalog) -> list[Message]:
    """All but the header."""
    return [message for message in catalogue if message.id]


def forms(message: Message) -> list[tuple[str, str]]:
    """English and translation, for each form of a plural."""
    if isinstance(message.id, str):
        return [(message.id, message.string)]
    return list(zip(message.id, message.string, strict=True))


def keys(catalogue: Catalog) -> set[tuple[str | None, str | tuple[str, ...]]]:
    return {(message.context, message.id) for message in texts(catalogue)}


def test_every_language_but_the_source_has_a_catalogue() -> None:
    assert ("en", *messages.TRANSLATED) == LANGUAGES
    for code in messages.TRANSLATED:
        path = messages.catalogue_path(code, "mo")
        assert path == CATALOGUES / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def test_the_catalogue_holds_the_texts_of_the_code_and_no_others(catalogue: Catalog) -> None:
    """If this fails: `make messages`, then translate what is empty."""
    in_the_code, in_the_file = keys(messages.texts_of_the_game()), keys(catalogue)
    assert len(in_the_code) > 200, "the texts are not found"
    assert in_the_code - in_the_file == set()
    assert in_the_file - in_the_code == set()


def test_everything_is_translated_by_a_person(catalogue: Catalog) -> None:
    unfinished = [message.id for message in texts(catalogue) if not messages.is_finished(message)]
    assert unfinished == []


def test_placeholders_are_those_of_the_english_text(catalogue: Catalog) -> None:
    for message in texts(catalogue):
        for english, translated in forms(message):
            wanted, found = PLACEHOLDER.findall(english), PLACEHOLDER.findall(translated)
            assert sorted(found) == sorted(wanted), translated
            assert "%" not in PLACEHOLDER.sub("", translated).replace("%%", ""), translated


def test_translations_are_not_the_english_text(code: str, catalogue: Catalog) -> None:
    same = {
        english
        for message in texts(catalogue)
        if message.context != TYPED
        for english, translated in forms(message)
        if english == translated and re.search("[a-z]", PLACEHOLDER.sub("", english))
    }
    assert same == SAME_AS_IN_ENGLISH[code]


def test_a_sentence_ends_as_in_english(catalogue: Catalog) -> None:
    for message in texts(catalogue):
        for english, translated in forms(message):
            if message.context != TYPED and english[-1] in ".?!":
                assert translated[-1] == english[-1], translated
            assert ends(translated) == ends(english) and "  " not in translated, translated


def ends(text: str) -> tuple[bool, bool]:
    """Whether a text, a part of a line perhaps, begins and ends with a space."""
    return text[:1].isspace(), text[-1:].isspace()


def test_the_compiled_catalogue_is_up_to_date(code: str, catalogue: Catalog) -> None:
    """If this fails: `make messages`. Headers differ with the version of Babel and its dates."""
    shipped = read_mo(BytesIO(messages.catalogue_path(code, "mo").read_bytes()))
    compiled = read_mo(BytesIO(messages.compiled(catalogue)))
    assert contents(shipped) == contents(compiled)
    assert shipped.plural_forms == compiled.plural_forms == catalogue.plural_forms


def contents(catalogue: Catalog) -> dict[tuple[str | None, str], object]:
    return {(message.context, forms(message)[0][0]): message.string for message in texts(catalogue)}


def test_names_and_figures_stand_where_no_word_would_have_to_change(
    code: str, catalogue: Catalog
) -> None:
    for message in texts(catalogue):
        for _, translated in forms(message):
            assert not re.search(ELISIONS[code], translated, re.IGNORECASE), translated
            assert not re.search(CONTRACTIONS[code], translated, re.IGNORECASE), translated


def test_french_marks_stand_apart_by_a_no_break_space() -> None:
    for message in texts(messages.read_catalogue("fr")):
        if message.context == TYPED:
            continue
        for _, translated in forms(message):
            tight = re.search(rf"(?<!{NO_BREAK_SPACE})[;:?!»]", translated)
            assert not tight, translated
            assert not re.search(rf"«(?!{NO_BREAK_SPACE})", translated), translated
            assert "\N{NARROW NO-BREAK SPACE}" not in translated, translated


def test_french_lines_may_break_before_what_is_filled_in() -> None:
    """A name, a card or a whole list does not hang on the word before it; a number may."""
    for message in texts(messages.read_catalogue("fr")):
        for _, translated in forms(message):
            assert not re.search(rf"(?<![«×]){NO_BREAK_SPACE}%\(\w+\)s", translated), translated


def test_italian_marks_follow_the_word() -> None:
    """A question mark between spaces is one that players type."""
    for message in texts(messages.read_catalogue("it")):
        if message.context != TYPED:
            for _, translated in forms(message):
                assert not re.search(r"\s(?:[;:!,.]|\?(?! ))", translated), translated


def test_what_players_type_means_one_thing_only(catalogue: Catalog) -> None:
    typed = [message.string for message in texts(catalogue) if message.context == TYPED]
    words = [without_accents(word) for text in typed for word in text.split()]
    assert len(words) > 20 and len(set(words)) == len(words)


def without_accents(word: str) -> str:
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


# --------------------------------------------------------------------------- the script


def test_texts_are_found_by_the_functions_that_take_them() -> None:
    source = """
_("one")
words.say(
    "two "
    "halves", name=name)
console.say(words.say("inner", count=f("no text")))
ngettext("%(count)d die", "%(count)d dice", count)
mark_in_context("in a sentence", "a pair")
say(mark("late") if late else mark("early"))
say(not_a_literal); say(f"{no} literal"); say(); other("text"); _(1); table[0]("x")
"""
    assert list(messages.texts_in(source)) == [
        (2, ("one", None)),
        (3, ("two halves", None)),
        (6, ("inner", None)),
        (7, (("%(count)d die", "%(count)d dice"), None)),
        (8, ("a pair", "in a sentence")),
        (9, ("late", None)),
        (9, ("early", None)),
    ]


def test_a_comment_right_above_is_for_translators_if_it_says_so() -> None:
    lines = ["# Translators: mind", "# the gap", '_("one")', "# why", '_("two")', "", '_("three")']
    assert messages.note_above(lines, 3) == ["mind", "the gap"]
    assert messages.note_above(lines, 5) == messages.note_above(lines, 7) == []


def test_a_note_above_an_assignment_is_about_all_of_its_texts() -> None:
    source = """
# Translators: at most 12 letters
NAMES = {
    "a": mark("one"),
    # Translators: a verb
    "b": mark("two"),
    "c": mark("three"),
}
OTHERS = mark("four")


class Words:
    # Translators: a title
    name: str = mark("five")

    def say(self) -> str:
        # Translators: only this
        return _("six")
"""
    notes = messages.notes_in(source)
    told = {text: notes.get(line, []) for line, (text, _) in messages.texts_in(source)}
    letters = ["at most 12 letters"]
    assert told == {
        "one": letters,
        "two": ["a verb"],
        "three": letters,
        "four": [],
        "five": ["a title"],
        "six": ["only this"],
    }


def test_every_note_for_translators_reaches_a_text() -> None:
    for path in sorted((messages.ROOT / "game").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        written = re.findall(rf"^ *# {messages.FOR_TRANSLATORS} (.*)", source, re.MULTILINE)
        if not written:
            continue
        notes = messages.notes_in(source)
        reached = {note[0] for line, _ in messages.texts_in(source) if (note := notes.get(line))}
        assert set(written) <= reached, path


def test_the_script_leaves_complete_catalogues_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = messages.catalogue_path
    monkeypatch.setattr(messages, "catalogue_path", lambda code, end: tmp_path / code / f"x.{end}")
    for code in messages.TRANSLATED:
        messages.catalogue_path(code, "po").parent.mkdir()
        messages.catalogue_path(code, "po").write_bytes(real(code, "po").read_bytes())
    assert messages.main() == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{code}: 0 texts to translate" for code in messages.TRANSLATED
    ]
    for code in messages.TRANSLATED:
        assert messages.catalogue_path(code, "po").read_bytes() == real(code, "po").read_bytes()


def test_the_script_begins_a_catalogue_and_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "catalogue_path", lambda code, end: tmp_path / code / f"x.{end}")
    assert messages.main() == 1
    assert messages.update("fr") == len(keys(messages.texts_of_the_game()))
    assert messages.read_catalogue("fr").plural_expr == "(n > 1)"
