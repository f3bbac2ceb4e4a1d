"""Every event of a game is shown at its table in the window, and afterwards the table looks as it
does to whoever comes then."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.ui.games import entry_of
from game.ui.kit.scene import Scene
from game.ui.table.definition import TableDef
from game.ui.table.happening import Happening
from game.ui.table.look import usual_look
from game.ui.table.view.table_view import TableView
from tests.contract.subject import Subject
from tests.contract.subjects import every_game
from tests.support import play_out
from tests.ui.harness import Window
from tests.ui.table.showing import begin_anew, picture, told

OFTEN = 2  # times each kind of event is looked at
STEP = 0.1  # seconds
ENOUGH = 400  # steps in which everything is over
RESTS = 60  # steps in which whatever still moves comes to rest, and nobody speaks any more


@pytest.fixture
def window() -> Iterator[Window]:
    with Window((640, 360), reduced_motion=True) as opened:
        opened.open(Scene(opened.ui))
        yield opened


def definition_of(subject: Subject) -> TableDef[Any]:
    return entry_of(subject.id).table_def()


@every_game
def test_every_kind_of_event_has_a_cue(subject: Subject) -> None:
    told = subject.game.rules({}, None).event_types
    assert set(definition_of(subject).cues) == set(told)


@every_game
def test_the_booklet_leads_to_a_guided_first_game_where_there_is_one(subject: Subject) -> None:
    entry = entry_of(subject.id)
    guided = entry.guided_def()
    assert bool(entry.booklet().guided) == (guided is not None)
    assert guided is None or guided.table.id == entry.booklet().game == subject.id


@every_game
@pytest.mark.parametrize(("reader", "skips"), [(0, False), (None, True)])
def test_a_table_that_has_shown_an_event_looks_like_one_that_begins_there(
    window: Window, subject: Subject, reader: int | None, skips: bool
) -> None:
    """Whether it was shown to its end or skipped; but for events of which something lies there
    until the next."""
    match, rng = subject.begun(seed=1, seats=3)
    play_out(match, rng, most=subject.long)
    definition, count = definition_of(subject), Counter[str]()
    view = view_at(window, definition, match, reader, 0)
    for number, happening in enumerate(told(match, reader)):
        kind = happening.event.kind
        count[kind] += 1
        if count[kind] > OFTEN or kind in subject.lingers:
            continue
        begin_anew(view, match, number)
        show(view, happening, rng if skips else None)
        assert not view.context.coming_after(happening)
        fresh = view_at(window, definition, match, reader, number + 1)
        assert at_rest(window, view) == at_rest(window, fresh), kind
    assert len(count) > len(subject.lingers)


def view_at(
    window: Window, definition: TableDef[Any], match: Match, reader: int | None, shown: int
) -> TableView[Any]:
    look = usual_look(len(match.names))
    return TableView(definition, window.ui, MatchFeed(match, reader), look, shown)


def show(view: TableView[Any], happening: Happening, skipping: random.Random | None) -> None:
    """To its end, or until it is skipped at any moment."""
    view.show(happening)
    patience = ENOUGH if skipping is None else skipping.randrange(ENOUGH // 20)
    for _ in range(ENOUGH):
        view.advance(STEP)
        if not view.busy:
            return
        patience -= 1
        if skipping is not None and patience <= 0:
            view.skip()
    pytest.fail(f"{happening.event.kind} never ends")


def at_rest(window: Window, view: TableView[Any]) -> bytes:
    for _ in range(RESTS):
        view.advance(STEP)
    window.ui.time = 0.0
    return picture(window, view)
