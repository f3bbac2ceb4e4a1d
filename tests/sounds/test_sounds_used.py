"""What the game plays is there, and what is there is played."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache

from tests.sounds.listening import SOUNDS

GAME = SOUNDS.parent / "game"
PLAYERS = ("play", "play_there", "loop")
NAMES = {path.stem for path in SOUNDS.glob("*.ogg")}


@lru_cache
def _nodes() -> tuple[ast.AST, ...]:
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(GAME.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree))


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


def _is_named(pattern: str) -> bool:
    return any(re.fullmatch(pattern, name) for name in NAMES)


def test_every_name_that_is_played_has_its_file() -> None:
    calls = [
        node
        for node in _nodes()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in PLAYERS
        and node.args
    ]
    asked = {pattern for call in calls for pattern in _patterns(call.args[0])}
    assert len(asked) > 50
    assert [pattern for pattern in sorted(asked) if not _is_named(pattern)] == []


def test_every_file_is_named_in_the_game() -> None:
    said = {
        pattern
        for node in _nodes()
        if isinstance(node, ast.Constant | ast.JoinedStr)
        for pattern in _patterns(node)
        if re.match(r"[a-z]{2}", pattern) and " " not in pattern
    }
    together = re.compile("|".join(said))
    assert sorted(name for name in NAMES if not together.fullmatch(name)) == []
