"""Every event of the derby is seen and heard at the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.rules.derby.events import HorseMoved
from game.ui.derby.context import DerbyContext
from game.ui.derby.cues.riding import FLAT_OUT
from game.ui.kit.scene import Scene
from game.ui.table.happening import Happening
from game.ui.table.view.table_view import TableView
from tests.ui.derby.betting import KINDS, telling_games, view_of
from tests.ui.harness import Window
from tests.ui.table.showing import begin_anew, show_of_each_kind, skip_in_the_middle, told

STEP = 0.1  # seconds
LOOKED_AT = 8  # of the steps, each so many-th is drawn
SILENT = ("horse-began",)  # of another's horse: its hooves follow
OFTEN = 3  # times each kind of event is skipped at another moment


@pytest.fixture
def window() -> Iterator[Window]:
    with Window((640, 360)) as opened:
        opened.open(Scene(opened.ui))
        yield opened


def at_rest(view: TableView[DerbyContext]) -> None:
    """Nothing that a cue took hold of is left."""
    context = view.context
    assert not context.coming
    assert context.pan is None and context.photograph is None
    assert context.die.done
    runners = context.field.runners.values()
    assert not any(runner.straining or runner.refusing is not None for runner in runners)


@pytest.mark.parametrize("motion", ["usual", "reduced"])
def test_every_event_is_seen_heard_and_settled_once(window: Window, motion: str) -> None:
    window.ui.settings.change(reduced_motion=motion == "reduced")
    kinds: set[str] = set()

    def check(happening: Happening, own: bool, seen: bool) -> None:
        at_rest(view)
        assert seen, f"nothing is seen of {happening.event.kind}"
        assert window.heard or happening.event.kind in SILENT, (
            f"{happening.event.kind} makes no sound"
        )

    for match in telling_games():
        view = view_of(window, match, 0)
        show_of_each_kind(
            window, view, match, kinds, check, view.advance_parts, step=STEP, looked_at=LOOKED_AT
        )
        assert view.context.seen == replace(match.seen(0), log=())
    assert kinds >= KINDS


@pytest.mark.parametrize("reader", [None, 1])
def test_a_cue_that_is_skipped_leaves_everything_in_its_place(
    window: Window, reader: int | None
) -> None:
    rng, shown = random.Random(5), Counter[str]()
    for match in telling_games():
        view = view_of(window, match, reader)
        skip_in_the_middle(view, match, rng, shown, OFTEN, at_rest)
        assert view.context.seen == replace(match.seen(reader), log=())


def test_a_horse_gallops_over_several_squares_until_it_is_there(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[str] = []
    monkeypatch.setattr(window.ui.sounds, "stop", stopped.append)
    match = telling_games()[1]
    view = view_of(window, match, 0)
    begin_anew(view, match)
    for happening in told(match, 0):
        event = happening.event
        if isinstance(event, HorseMoved) and event.square - event.start > 1:
            break
        view.take(happening)
    view.drop_everything()
    cue = view.cue_for(happening)
    cue.begin()
    assert window.heard[-1] == FLAT_OUT
    assert not stopped
    cue.skip()
    assert stopped == [FLAT_OUT]
