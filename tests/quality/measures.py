"""What is counted in the source, so that it can be seen to become simpler.

    python -m tests.quality.measures

prints every figure; `test_measures.py` holds those that must not grow.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import PurePosixPath
from typing import NamedTuple

from game import GAMES
from tests.quality.imports import cycles, import_graph, module_name, source_files, text_of

WINDOW = PurePosixPath("game/ui")
GAME = PurePosixPath("game")
COUNTING = (0, 1, 2)  # numbers that say nothing of a size, a place or a colour

Sources = dict[PurePosixPath, str]


class Figures(NamedTuple):
    """`chain`: the deepest class and those above it; `elsewhere`: of each game, the lines outside
    of its own packages that name it, which are those to be edited for another game."""

    ui_lines: int
    ui_files: int
    cycle: list[str]
    string_keys: int
    ui_numbers: int
    chain: list[str]
    elsewhere: dict[str, int]

    @property
    def numbers_per_100_lines(self) -> float:
        return 100 * self.ui_numbers / self.ui_lines


def sources_under(folder: PurePosixPath) -> Sources:
    return {path: text_of(path) for path in source_files() if path.is_relative_to(folder)}


def figures() -> Figures:
    game, window = sources_under(GAME), sources_under(WINDOW)
    found = cycles(import_graph(game))
    return Figures(
        ui_lines=sum(len(text.splitlines()) for text in window.values()),
        ui_files=len(window),
        cycle=found[0] if found else [],
        string_keys=sum(string_keys(text) for text in game.values()),
        ui_numbers=sum(numbers(text) for text in window.values()),
        chain=max((chain_of(each) for each in window_classes()), key=len),
        elsewhere={name: lines_elsewhere(game, name) for name in GAMES},
    )


def string_keys(source: str) -> int:
    """Accesses such as `data["seat"]`, of which a type checker knows nothing."""
    return sum(
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
        and not (isinstance(node.value, ast.Name) and node.value.id == "Literal")
        for node in ast.walk(ast.parse(source))
    )


def numbers(source: str) -> int:
    """Numeric literals other than those with which everybody counts."""
    return sum(
        isinstance(node, ast.Constant)
        and type(node.value) in (int, float)
        and node.value not in COUNTING
        for node in ast.walk(ast.parse(source))
    )


def window_classes() -> Iterator[type]:
    for path in sources_under(WINDOW):
        module = import_module(module_name(path))
        yield from (
            each
            for _, each in inspect.getmembers(module, inspect.isclass)
            if each.__module__ == module.__name__
        )


def chain_of(each: type) -> list[str]:
    """The longest way from a class up to `object` through classes of our own: what a library has
    above them is its own affair."""
    above = [chain_of(base) for base in each.__bases__ if base.__module__.startswith("game.")]
    return [each.__qualname__, *max(above, key=len, default=[])]


def lines_elsewhere(sources: Sources, game: str) -> int:
    name = re.compile(game.replace("-", "[-_]"), re.IGNORECASE)
    return sum(
        bool(name.search(line))
        for path, text in sources.items()
        if not name.search(path.as_posix())
        for line in text.splitlines()
    )


def main() -> None:
    now = figures()
    folders = sorted({module.rpartition(".")[0] for module in now.cycle})
    print(f"lines of game/ui                  {now.ui_lines}")
    print(f"files of game/ui                  {now.ui_files}")
    print(f"largest import cycle              {len(now.cycle)} modules ({', '.join(folders)})")
    print(f"string-keyed accesses in game     {now.string_keys}")
    print(f"numbers per 100 lines of game/ui  {now.numbers_per_100_lines:.1f}")
    print(f"deepest inheritance in game/ui    {len(now.chain)} ({' < '.join(now.chain)})")
    for game, lines in now.elsewhere.items():
        print(f"lines elsewhere that name a game  {lines} ({game})")


if __name__ == "__main__":
    main()
