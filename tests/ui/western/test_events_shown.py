"""Every event of Western is seen and heard at the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.ui.kit.scene import Scene
from game.ui.table.happening import Happening
from game.ui.table.view.table_view import TableView
from game.ui.western.context import WesternContext
from tests.ui.harness import Window
from tests.ui.table.showing import show_of_each_kind, skip_in_the_middle
from tests.ui.western.gambling import KINDS, telling_games, view_of

STEP = 0.1  # seconds
LOOKED_AT = 8  # of the steps, each so many-th is drawn
OFTEN = 4  # times each kind of event is skipped at another moment
# What their owner sees of them is another event's: it only counts cards.
SILENT_FOR_OWNER = ("cards-drawn",)


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


@pytest.mark.parametrize("motion", ["usual", "reduced"])
def test_every_event_is_seen_heard_and_settled_once(window: Window, motion: str) -> None:
    window.ui.settings.change(reduced_motion=motion == "reduced")
    kinds: set[str] = set()

    def check(happening: Happening, own: bool, seen: bool) -> None:
        at_rest(view)
        if not (own and happening.event.kind in SILENT_FOR_OWNER):
            assert seen, f"nothing is seen of {happening.event.kind}"
            assert window.heard, f"{happening.event.kind} makes no sound"

    for match in telling_games():
        view = view_of(window, match, 0)
        show_of_each_kind(
            window, view, match, kinds, check, view.advance_parts, step=STEP, looked_at=LOOKED_AT
        )
        assert view.context.seen == match.rules.view(match.table, 0)
    assert kinds >= KINDS


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
