"""A cue of Western that is skipped leaves everything in its place."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.ui.kit.scene import Scene
from game.ui.table.view.table_view import TableView
from game.ui.western.context import WesternContext
from tests.ui.harness import Window
from tests.ui.table.showing import skip_in_the_middle
from tests.ui.western.gambling import telling_games, view_of

OFTEN = 4  # times each kind of event is skipped at another moment


@pytest.fixture
def window() -> Iterator[Window]:
    with Window((640, 360)) as opened:
        opened.open(Scene(opened.ui))
        yield opened


def at_rest(view: TableView[WesternContext]) -> None:
    """Nothing that a cue took hold of is left."""
    context = view.context
    assert not context.counting and not context.coming and not context.unpinned
    assert context.discards_coming == 0 and context.ring_stress == 0.0
    assert context.arrow_share == 1.0 and not context.cards_are_moving


@pytest.mark.parametrize("reader", [None, 1])
def test_a_cue_that_is_skipped_leaves_everything_in_its_place(
    window: Window, reader: int | None
) -> None:
    rng, shown = random.Random(5), Counter[str]()
    for match in telling_games():
        view = view_of(window, match, reader)
        skip_in_the_middle(view, match, rng, shown, OFTEN, at_rest)
        assert view.context.seen == match.rules.view(match.table, reader)
        assert not view.context.fans.is_open
