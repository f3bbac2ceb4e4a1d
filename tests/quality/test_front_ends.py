"""Front-ends live on feeds and views: nobody who draws or tells holds a match.

As in test_architecture, a check is a function over a text, and is itself tested.
"""

import ast
from pathlib import PurePosixPath

import pytest

from tests.quality.imports import source_files, text_of

FRONT_ENDS = (PurePosixPath("game/ui"), PurePosixPath("game/text"))
# What a match has and a feed has not: attributes by which one would get at the whole truth.
BARRED = {"match", "_match", "pending"}
TRUTH = {"table"}  # of a match or of a session, whatever it is called
HOLDERS = {"session", "_session", "match", "_match", "recording", "_recording"}
MODULES = ("game.engine.match",)


def readings(source: str) -> list[str]:
    """Each as it is written, with its line."""
    return [
        f"{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(source))
        if _reads_a_match(node)
    ]


def _reads_a_match(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module=module):
            return module in MODULES
        case ast.Import(names=names):
            return any(alias.name in MODULES for alias in names)
        case ast.Name(id="Match"):
            return True
        case ast.Attribute(value=ast.Name(id="re")):
            return False
        case ast.Attribute(attr=attribute) if attribute in BARRED:
            return True
        case ast.Attribute(value=ast.Name(id=holder) | ast.Attribute(attr=holder), attr=attribute):
            return attribute in TRUTH and holder in HOLDERS
    return False


def test_no_front_end_reads_a_match() -> None:
    files = [path for path in source_files() if any(map(path.is_relative_to, FRONT_ENDS))]
    assert len(files) > 500, "the search finds no modules"
    found = [f"{path}:{line}" for path in files for line in readings(text_of(path))]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "from game.engine.match import Match",
        "import game.engine.match",
        "def play(match: Match): ...",
        "session.match.view(0)",
        "asked = self.table.session.pending",
        "self.session.table.riders",
        "recording._match",
    ],
)
def test_a_reading_is_found(source: str) -> None:
    assert readings(source)


@pytest.mark.parametrize(
    "source",
    ["self.table.session.feed(0)", "keymap.matches(given, command)", "re.match(x)", "ask.kind"],
)
def test_what_is_no_reading_is_left_alone(source: str) -> None:
    assert not readings(source)
