"""What the game plays is there, and what is there is played."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from tests.sounds.listening import SOUNDS

WINDOW = SOUNDS.parent / "game" / "ui"
PLAYERS = ("play", "play_there", "loop")
PLAYING = re.compile(rf"\.({'|'.join(PLAYERS)})\(")
FILLED = re.compile(r'f"([a-z][a-z0-9-]+)-\{[^}"]+\}"')  # a name that ends with a number
NAMES = {path.stem for path in SOUNDS.glob("*.ogg")}


@lru_cache
def _texts() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in sorted(WINDOW.rglob("*.py"))}


def _patterns(node: ast.AST) -> Iterator[str]:
    """What a name that is written there can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
        yield "".join("[a-z0-9]+" if part is None else re.escape(str(part)) for part in parts)
    elif isinstance(node, ast.IfExp):
        yield from _patterns(node.body)
        yield from _patterns(node.orelse)


def _played(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in PLAYERS
            and node.args
        ):
            yield from _patterns(node.args[0])


def test_every_name_that_is_played_has_its_file() -> None:
    asked = {
        pattern for text in _texts().values() if PLAYING.search(text) for pattern in _played(text)
    }
    assert len(asked) > 50
    unknown = {one for one in asked if not any(re.fullmatch(one, name) for name in NAMES)}
    assert unknown == set()


def test_every_file_is_named_in_the_window() -> None:
    """By its name, or by the family of which one after the other is played."""
    everything = "\n".join(_texts().values())
    families = {*FILLED.findall(everything), *re.findall(r'sound="([a-z]+)"', everything)}
    unheard = {
        name
        for name in NAMES
        if f'"{name}"' not in everything and name.rpartition("-")[0] not in families
    }
    assert unheard == set()
