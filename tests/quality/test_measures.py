"""What must not grow again: when a change lowers a figure, its limit here is lowered with it.

`python -m tests.quality.measures` prints all figures.
"""

import builtins
from pathlib import PurePosixPath

import pytest

from tests.quality.imports import cycles, import_graph
from tests.quality.measures import (
    Figures,
    chain_of,
    figures,
    lines_elsewhere,
    numbers,
    string_keys,
)

LARGEST_CYCLE = 3
DEEPEST_INHERITANCE = 3
NUMBERS_PER_100_LINES = 11.7
STRING_KEYS = 146
LINES_ELSEWHERE = 44


@pytest.fixture(scope="module")
def measured() -> Figures:
    return figures()


def test_no_import_cycle_is_larger(measured: Figures) -> None:
    assert len(measured.cycle) <= LARGEST_CYCLE, "\n".join(measured.cycle)


def test_no_class_of_the_window_is_deeper(measured: Figures) -> None:
    assert len(measured.chain) <= DEEPEST_INHERITANCE, " < ".join(measured.chain)


def test_the_window_has_no_more_raw_numbers(measured: Figures) -> None:
    assert measured.numbers_per_100_lines <= NUMBERS_PER_100_LINES


def test_no_more_values_are_looked_up_by_a_string(measured: Figures) -> None:
    assert measured.string_keys <= STRING_KEYS


def test_no_game_is_named_in_more_places(measured: Figures) -> None:
    assert max(measured.elsewhere.values()) <= LINES_ELSEWHERE, measured.elsewhere


def test_a_cycle_is_found_under_type_checking_and_inside_functions() -> None:
    sources = {
        "game/a.py": "if TYPE_CHECKING:\n    from game.b import B",
        "game/b.py": "def b():\n    from game import c",
        "game/c.py": "from . import a",
        "game/d.py": "import game.a",
        "game/__init__.py": "",
    }
    graph = import_graph({PurePosixPath(path): text for path, text in sources.items()})
    assert cycles(graph) == [["game.a", "game.b", "game.c"]]


def test_cycles_that_do_not_lead_back_to_each_other_stay_apart() -> None:
    graph = {"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"e"}, "e": {"c"}, "f": {"a"}}
    assert cycles(graph) == [["c", "d", "e"], ["a", "b"]]


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('x["seat"]', 1),
        ('x["a"]["b"] = y["c"]', 3),
        ("x[0], x[key], x['a':'b']", 0),
        ('Mode = Literal["open"]', 0),
        ('x.get("seat")', 0),
    ],
)
def test_string_keys_are_counted(source: str, count: int) -> None:
    assert string_keys(source) == count


@pytest.mark.parametrize(
    ("source", "count"),
    [("x = 18, 0.5, -40", 3), ("x[0] + 1 + 2", 0), ("x = True, '18'", 0)],
)
def test_raw_numbers_are_counted(source: str, count: int) -> None:
    assert numbers(source) == count


def test_a_class_is_as_deep_as_its_longest_line_of_our_own() -> None:
    root = type("Root", (), {"__module__": "game.x"})
    mixin = type("Mixin", (Exception,), {"__module__": "game.x"})
    middle = type("Middle", (root,), {"__module__": "game.x"})
    lowest = type("Lowest", (mixin, middle), {"__module__": "game.x"})
    assert chain_of(lowest) == ["Lowest", "Middle", "Root"]
    assert chain_of(builtins.KeyError) == ["KeyError"]


def test_lines_of_a_game_in_files_of_others_are_counted() -> None:
    sources = {
        "game/list.py": "from game.pony_express import X\nX.run()\nGAMES = ('pony-express',)",
        "game/pony_express/turns.py": "PONY_EXPRESS = 1",
        "game/pony_express_policy.py": "PONY_EXPRESS = 1",
    }
    paths = {PurePosixPath(path): text for path, text in sources.items()}
    assert lines_elsewhere(paths, "pony-express") == 2
