"""A cue of Mustang that is skipped leaves everything in its place."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.ui.kit.scene import Scene
from game.ui.mustang.context import MustangContext
from game.ui.table.view.table_view import TableView
from tests.ui.harness import Window
from tests.ui.mustang.ranching import telling_games, view_of
from tests.ui.table.showing import shows_all, skip_in_the_middle

OFTEN = 8  # times each kind of event is skipped at another moment


@pytest.fixture
def window() -> Iterator[Window]:
    with Window() as opened:
        opened.open(Scene(opened.ui))
        yield opened


def at_rest(view: TableView[MustangContext]) -> None:
    """Nothing that a cue took hold of is left."""
    assert not view.context.away and not view.context.coming


@pytest.mark.parametrize("reader", [None, 1])
def test_a_cue_that_is_skipped_leaves_everything_in_its_place(
    window: Window, reader: int | None
) -> None:
    rng, shown = random.Random(5), Counter[str]()
    for match in telling_games():
        view = view_of(window, match, reader)
        skip_in_the_middle(view, match, rng, shown, OFTEN, at_rest)
        assert shows_all(view, match)
        assert "rain" not in window.ui.sounds._loops
