"""Collects the texts of the game into the catalogues, and compiles them: `make messages`.

A developer's script. The game itself reads the compiled catalogues with nothing but gettext.
"""

from __future__ import annotations

import ast
import itertools
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import yaml
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[2]
DOMAIN = "pony_express"
TRANSLATED = ("fr", "it")
LINE_WIDTH = 98

# The functions, by name, whose literal arguments are texts for players.
ONE_TEXT = ("_", "gettext", "say", "mark")
WITH_PLURAL = ("ngettext",)
WITH_CONTEXT = ("pgettext", "mark_in_context")
LESSONS = "lessons.yaml"
LESSON_TEXTS = ("title", "text", "hint")  # the keys
FOR_TRANSLATORS = "Translators:"

Text = tuple[str | tuple[str, str], str | None]  # as a catalogue has it, and its context


def catalogue_path(code: str, ending: str) -> Path:
    return Path(__file__).resolve().parent / code / "LC_MESSAGES" / f"{DOMAIN}.{ending}"


# --------------------------------------------------------------------------- collecting


def texts_of_the_game() -> Catalog:
    """Every text in the code and in the lessons that is meant for players."""
    found = Catalog()
    for path in sorted((ROOT / "game").rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        source = path.read_text(encoding="utf-8")
        notes = notes_in(source)
        for line, (text, context) in texts_in(source):
            found.add(
                text,
                locations=[(place, line)],
                auto_comments=notes.get(line, []),
                context=context,
            )
    for path in sorted((ROOT / "game" / "games").glob(f"*/{LESSONS}")):
        place = path.relative_to(ROOT).as_posix()
        for line, text in texts_of_lessons(path.read_text(encoding="utf-8")):
            found.add(text, locations=[(place, line)])
    return found


def texts_of_lessons(source: str) -> Iterator[tuple[int, str]]:
    """The line and text of all that the coach says, in the order of the file."""
    top = yaml.compose(source, yaml.SafeLoader)
    assert isinstance(top, yaml.MappingNode)
    lessons = next(value for key, value in top.value if key.value == "lessons")
    for lesson in lessons.value:
        for key, value in lesson.value:
            if key.value in LESSON_TEXTS:
                yield from _texts_under(value)


def _texts_under(node: yaml.Node) -> Iterator[tuple[int, str]]:
    """One text, or several of which each has its own `text`."""
    if isinstance(node, yaml.ScalarNode):
        yield node.start_mark.line + 1, node.value
        return
    for variant in node.value:
        for key, value in variant.value:
            if key.value == "text":
                yield from _texts_under(value)


def texts_in(source: str) -> Iterator[tuple[int, Text]]:
    """The line and text of every call that has one, in the order of the source.

    Babel's own search goes by tokens, and loses its way where one such call is inside another.
    """
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        text = _text_of(call)
        if text is not None:
            yield call.lineno, text


def notes_in(source: str) -> dict[int, list[str]]:
    """What translators are told about the texts of each line. A note above an assignment, such as
    a dictionary of texts, is about all of its lines but those that have a note of their own."""
    if FOR_TRANSLATORS not in source:
        return {}
    lines = source.splitlines()
    notes = {line: note_above(lines, line) for line in range(1, len(lines) + 1)}
    assigned = (ast.Assign, ast.AnnAssign)
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, assigned)]
    for statement in statements:
        for line in range(statement.lineno + 1, (statement.end_lineno or statement.lineno) + 1):
            notes[line] = notes[line] or notes[statement.lineno]
    return {line: note for line, note in notes.items() if note}


def note_above(lines: list[str], line: int) -> list[str]:
    """What the comment right above a line tells translators."""
    above = itertools.takewhile(
        lambda text: text.startswith("#"), (text.strip() for text in reversed(lines[: line - 1]))
    )
    comment = [text.lstrip("# ") for text in above][::-1]
    if not comment or not comment[0].startswith(FOR_TRANSLATORS):
        return []
    return [comment[0].removeprefix(FOR_TRANSLATORS).lstrip(), *comment[1:]]


def _text_of(call: ast.Call) -> Text | None:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            pass
        case _:
            return None
    match call.args:
        case [ast.Constant(value=str(text)), *_] if name in ONE_TEXT:
            return text, None
        case [ast.Constant(value=str(one)), ast.Constant(value=str(more)), *_]:
            if name in WITH_PLURAL:
                return (one, more), None
            if name in WITH_CONTEXT:
                return more, one
    return None


# --------------------------------------------------------------------------- catalogues


def read_catalogue(code: str) -> Catalog:
    """The language is named, because Babel would take plural forms from the file otherwise."""
    path = catalogue_path(code, "po")
    if not path.exists():
        return _new_catalogue(code)
    with path.open("rb") as file:
        return read_po(file, locale=code, domain=DOMAIN)


def _new_catalogue(code: str) -> Catalog:
    return Catalog(
        locale=code,
        domain=DOMAIN,
        header_comment="# What players read. `make messages` adds new texts and compiles the file.",
        project="Pony Express",
        version="0.1.0",
        msgid_bugs_address="The Pony Express developers",
        last_translator="The Pony Express developers",
        language_team=code,
        revision_date=datetime.now(UTC),
        fuzzy=False,
    )


def source_of(catalogue: Catalog) -> bytes:
    """A catalogue as translators edit it. No line numbers: they would change with every edit."""
    written = BytesIO()
    write_po(written, catalogue, width=LINE_WIDTH, include_lineno=False, ignore_obsolete=True)
    return written.getvalue()


def compiled(catalogue: Catalog) -> bytes:
    """A catalogue as gettext reads it."""
    written = BytesIO()
    write_mo(written, catalogue)
    return written.getvalue()


def is_finished(message: Message) -> bool:
    """Translated in all its forms, by a person."""
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    return all(forms) and not message.fuzzy


# --------------------------------------------------------------------------- the command


def update(code: str) -> int:
    """Bring a language's files up to date; gives the number of texts still to translate."""
    catalogue = read_catalogue(code)
    catalogue.update(texts_of_the_game(), no_fuzzy_matching=True, update_creation_date=False)
    catalogue_path(code, "po").parent.mkdir(parents=True, exist_ok=True)
    catalogue_path(code, "po").write_bytes(source_of(catalogue))
    # Compiled from what was written, as anybody else would.
    written = read_catalogue(code)
    catalogue_path(code, "mo").write_bytes(compiled(written))
    return sum(not is_finished(message) for message in written if message.id)


def main() -> int:
    """Takes no arguments: it always brings both languages up to date."""
    unfinished = {code: update(code) for code in TRANSLATED}
    for code, count in unfinished.items():
        print(f"{code}: {count} texts to translate")
    return 1 if any(unfinished.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
