"""Nobody waits long for others, and what befalls somebody can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.ui.table.happening import Happening
from game.ui.table.view.table_view import TableView
from game.ui.western.context import WesternContext
from tests.rules.western.scripting import arranged, play
from tests.ui.harness import Window
from tests.ui.western.gambling import telling_games, view_of
from tests.ui.western.sitting import sit_down

STEP = 1 / 60


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((320, 180)) as opened:
        yield opened


def show_since(view: TableView[WesternContext], match: Match, reader: int, events: int) -> None:
    """What has happened after so many events."""
    feed: MatchFeed[Any] = MatchFeed(match, reader)
    for frame in feed.frames(feed.frames_before(events)):
        view.show(Happening(frame.event, frame.view))


def seconds_of(window: Window, match: Match, reader: int, cards: str, at: int | None) -> float:
    """How long it takes to show what comes of a play that nobody answers, to one who sits there."""
    match = match.clone()
    view = view_of(window, match, reader)
    view.context.at_the_screen = (reader,)
    since = len(match.events)
    play(match, cards, at)
    while match.pending is not None and match.pending.kind == "counter":
        match.answer(None)
    show_since(view, match, reader, since)
    seconds = 0.0
    while view.busy:
        view.advance(STEP)
        seconds += STEP
    return seconds


def test_an_ambush_between_others_is_short_and_ones_own_can_be_read(window: Window) -> None:
    gun = {1: "attack-2 levy levy"}
    many, few = (arranged(seats, hands=gun, active=1, rolls="3 4") for seats in (10, 3))
    between_others = seconds_of(window, many, 0, "attack-2", 2)
    assert seconds_of(window, many, 2, "attack-2", 2) > max(1.8 * between_others, 4.0)
    assert seconds_of(window, few, 0, "attack-2", 2) > 4.0


def test_a_search_of_nine_hands_is_soon_over(window: Window) -> None:
    hands = {seat: "dog cake levy dancer" if seat % 2 else "horse cake" for seat in range(4)}
    match = arranged(10, hands={**hands, 1: "hands-up cake"}, active=1)
    assert 4.0 < seconds_of(window, match, 0, "hands-up", None) < 9.0


def test_nobody_is_asked_before_all_was_shown(window: Window) -> None:
    """One person with nothing to answer with is not asked, and what comes of that is seen."""
    match = arranged(4, hands={0: "attack-1 levy levy", 2: "dog horse"}, rolls="3")
    play(match, "attack-1", 2)
    match.answer("dog")
    assert match.pending is not None and match.pending.kind == "over-counter"
    table = sit_down(window, match)
    assert table.prompt is not None and table.prompt.ask.kind == "draw"
    assert not table.view.busy


def test_the_table_stands_where_a_train_has_just_come(window: Window) -> None:
    match = next(m for m in telling_games() if any(e.kind == "train-came" for e in m.events))
    came = [event.kind for event in match.events].index("train-came") + 1
    view = view_of(window, match, 0)
    feed: MatchFeed[Any] = MatchFeed(match, 0)
    view.begin(feed, feed.frames_before(came))
    view.draw(window.canvas)
    assert view.context.train.visible and not view.context.train.bids


def test_the_train_is_gone_when_the_next_card_is_shown(window: Window) -> None:
    """Also where that is played at once, while the train would still be leaving."""
    hands = {0: "train attack-1 levy cake", 1: "levy levy cake"}
    match = arranged(3, hands=hands)
    view = view_of(window, match, 2)
    since = len(match.events)
    play(match, "train attack-1")
    while match.pending is not None and match.pending.kind != "play":
        match.answer(match.pending.options()[0] if match.pending.kind == "draw" else None)
    play(match, "levy")
    show_since(view, match, 2, since)
    seen_with_train = 0
    while view.busy:
        view.advance(STEP)
        seen_with_train += view.context.train.visible
        cue = view.cue
        if cue is not None and cue.happening.event.kind == "cards-played" and seen_with_train:
            assert not view.context.train.visible
    assert seen_with_train
