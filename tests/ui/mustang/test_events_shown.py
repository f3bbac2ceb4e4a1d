"""Every event of Mustang is seen and heard at the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.rules.mustang.events import EVENTS
from game.ui.kit.scene import Scene
from game.ui.mustang.context import MustangContext
from game.ui.table.happening import Happening
from game.ui.table.view.table_view import TableView
from tests.ui.harness import Window
from tests.ui.mustang.ranching import ranch, sit_down, telling_games, view_of
from tests.ui.table.showing import event_kinds, show_of_each_kind, shows_all, skip_in_the_middle

# What their owner sees of them is another event's: they only count cards.
SILENT_FOR_OWNER = ("exchanged", "cards-drawn")
OFTEN = 8  # times each kind of event is skipped at another moment
# A hand is seen as soon as the cards are dealt; whose it is, it only hears.
UNSEEN = ("event-ended", "scored", "hand-dealt")


@pytest.fixture
def window() -> Iterator[Window]:
    with Window() as opened:
        opened.open(Scene(opened.ui))
        yield opened


def at_rest(view: TableView[MustangContext]) -> None:
    """Nothing that a cue took hold of is left."""
    assert not view.context.away and not view.context.coming


@pytest.mark.parametrize("motion", ["usual", "reduced"])
def test_every_event_is_seen_heard_and_settled_once(window: Window, motion: str) -> None:
    window.ui.settings.change(reduced_motion=motion == "reduced")
    kinds: set[str] = set()

    def check(happening: Happening, own: bool, seen: bool) -> None:
        kind = happening.event.kind
        at_rest(view)
        # Without a way, cards lie there since they were drawn, and are gone since the exchange.
        lies_there = kind in ("cards-seen", "cards-tucked") and motion == "reduced"
        if kind not in UNSEEN and not (own and kind in SILENT_FOR_OWNER):
            assert seen or lies_there, f"nothing is seen of {kind}"
            assert window.heard, f"{kind} makes no sound"

    for match in telling_games():
        view = view_of(window, match, 0)
        show_of_each_kind(window, view, match, kinds, check, view.context.effects.advance)
        assert shows_all(view, match)
    assert event_kinds(EVENTS) <= kinds


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


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_a_whole_game_of_bots_plays_itself(window: Window, speed: str) -> None:
    window.ui.settings.change(animation_speed=speed, bot_pace="fast")
    table = sit_down(window, ranch(3, 5), ["random"] * 3, continued=False)
    window.until(lambda: table.is_over, seconds=0.2)
    assert table.session.match.result is not None
    assert shows_all(table.view, table.session.match)
