"""Keys are named in the keymap and nowhere else: neither in code, nor in what players read.

As in test_architecture, a check is a function over a text, and is itself tested.
"""

import importlib.util
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from game.booklets.blocks import Block, KeyBlock, RepeatedBlock, Text
from game.booklets.reader import booklet_files, read_file
from game.booklets.texts import PLACEHOLDER

ROOT = Path(__file__).resolve().parents[2]
UI = ROOT / "game" / "ui"
KEYMAP = UI / "kit" / "keymap"
TRANSLATOR = UI / "kit" / "inputs.py"  # turns the events of pygame into inputs

KEY_CODE = re.compile(r"\bK_(?:[a-z]|[A-Z0-9_]+)\b|\bKMOD_\w+|\bgiven\.key (?:==|!=|in|not in)\b")

WINDOW = ("game/ui/", "game/games/", "game/booklets/")
NAMES = "Space(?! %)|Enter|Esc|Escape|Tab|Backspace|Page up|Page down|F[0-9]+|[Aa]rrow keys?"
LETTER = "[A-Z](?![\\w'’])"
KEY_IN_TEXT = re.compile(
    rf"\b(?:{NAMES}|Ctrl|Shift)\b|\({LETTER}\)|: {LETTER}$|\b[Pp]ress {LETTER}|^{LETTER}:"
)

LABEL = re.compile(r"\b(?:[A-Z]|\d+)\b")


def key_codes(source: str) -> list[str]:
    return KEY_CODE.findall(source)


def keys_named(text: str) -> list[str]:
    return KEY_IN_TEXT.findall(text)


def test_no_module_outside_the_keymap_knows_a_key_of_pygame() -> None:
    files = [path for path in UI.rglob("*.py") if KEYMAP not in path.parents]
    assert len(files) > 100, "the search finds no modules"
    found = {
        path.relative_to(ROOT).as_posix(): codes
        for path in files
        if path != TRANSLATOR and (codes := key_codes(path.read_text(encoding="utf-8")))
    }
    assert not found


def test_no_text_of_the_window_spells_out_a_key() -> None:
    found = {}
    for text, places in texts_of_the_window():
        if keys := keys_named(text):
            found[text] = (keys, places)
    assert not found


def keys_typed(text: str) -> list[str]:
    """In what stands on a key of a booklet: there a letter or a number is one."""
    return [*keys_named(text), *LABEL.findall(PLACEHOLDER.sub("", text))]


def test_no_booklet_names_a_key_but_by_its_placeholder() -> None:
    shown = [
        sentence.text
        for path in booklet_files()
        for chapter in read_file(path)
        for keys in _keys_in(chapter.blocks)
        for sentence in keys
    ]
    assert len(shown) > 50, "the search finds no keys"
    assert not {text: keys for text in shown if (keys := keys_typed(text))}


def _keys_in(blocks: Iterable[Block]) -> Iterator[Text]:
    for block in blocks:
        if isinstance(block, RepeatedBlock):
            yield from _keys_in(block.blocks)
        elif isinstance(block, KeyBlock):
            yield block.keys


@pytest.mark.parametrize("text", ["U", "P, S", "1 – 5", "Enter, P", "Hold Space", "Shift + V"])
def test_a_key_that_is_typed_is_found(text: str) -> None:
    assert keys_typed(text)


@pytest.mark.parametrize("text", ["%(prompt_undo_cap)s", "Hold %(peek_hold_cap)s", "right click"])
def test_a_key_by_its_placeholder_is_left_alone(text: str) -> None:
    assert not keys_typed(text)


def texts_of_the_window() -> list[tuple[str, list[str]]]:
    """Each with the modules that say it; the names of keys themselves are not among them."""
    spec = importlib.util.spec_from_file_location("messages", ROOT / "game/locale/messages.py")
    assert spec is not None and spec.loader is not None
    messages = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(messages)
    found = []
    for message in messages.texts_of_the_game():
        places = [place for place, _ in message.locations if place.startswith(WINDOW)]
        if places and message.context != "key":
            ids = message.id if isinstance(message.id, tuple | list) else (message.id,)
            found += [(text, places) for text in ids]
    assert len(found) > 500, "the search finds no texts"
    return found


@pytest.mark.parametrize(
    "source",
    [
        "if given.key == pygame.K_u:",
        "from pygame import K_RETURN",
        "PAGES = (pygame.K_PAGEUP,)",
        "if event.mod & pygame.KMOD_CTRL:",
        "return given.key in (13, 27)",
    ],
)
def test_a_key_code_is_found(source: str) -> None:
    assert key_codes(source)


@pytest.mark.parametrize(
    "text",
    [
        "Undo your last answer (U)",
        "Hold Space to peek first.",
        "Dismiss: X",
        "Place it with the arrow keys.",
        "Press U to undo",
        "M: move pieces.",
        "You can also press F11.",
    ],
)
def test_a_key_in_a_text_is_found(text: str) -> None:
    assert keys_named(text)


@pytest.mark.parametrize(
    "text",
    ["Undo your last answer (%(key)s)", "Space %(number)d: %(kind)s", "Press A's door", "A duel!"],
)
def test_a_text_without_a_key_is_left_alone(text: str) -> None:
    assert not keys_named(text)
