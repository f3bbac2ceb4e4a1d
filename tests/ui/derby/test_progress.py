"""What stays on the table until the next turn begins, whether one has watched or comes later."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.feed import MatchFeed
from game.rules.derby.events import (
    HorseArrived,
    LeftOverTurned,
    RaceOver,
    RaceRoundBegan,
    RiderNamed,
    RoundBegan,
)
from game.rules.derby.view import DerbyView
from game.ui.derby.progress import Progress
from tests.ui.derby.betting import whole_game

GAMES = ((2, 361, 1), (4, 3, 2), (5, 2, 0))


def known(progress: Progress) -> tuple[Any, ...]:
    """All that is shown of it."""
    move = None if progress.move is None else replace(progress.move, step="rolling")
    return progress.first, progress.round, progress.bettor, progress.riders_named, move


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_later_is_shown_what_a_watcher_was(game: tuple[int, int, int]) -> None:
    feed: MatchFeed[DerbyView] = MatchFeed(whole_game(*game), 0)
    watching, between = Progress(), 0
    watching.stand((), feed.view_after(0))
    log = feed.log(len(feed))
    for frame in feed.frames():
        watching.follow(frame.event, frame.view)
        later = Progress()
        later.stand(log[: frame.number + 1], frame.view)
        assert known(later) == known(watching), frame.event
        between += frame.view.move is None and watching.move is not None
    assert between > 10, "a horse's turn stays until the next one"


def test_the_last_round_of_bets_stays_until_riders_are_named() -> None:
    feed: MatchFeed[DerbyView] = MatchFeed(whole_game(4, 5), None)
    progress, rounds, seen = Progress(), 0, set()
    progress.stand((), feed.view_after(0))
    for frame in feed.frames():
        progress.follow(frame.event, frame.view)
        seen.add(type(frame.event))
        if isinstance(frame.event, RoundBegan):
            rounds = frame.event.round
        if isinstance(frame.event, LeftOverTurned):
            assert progress.round == rounds and progress.bettor is None
            assert progress.first is not None
        if isinstance(frame.event, RiderNamed):
            assert progress.first is None
            assert progress.on_course == (frame.event.horse == "green")
    assert {LeftOverTurned, RiderNamed} <= seen


def test_a_horse_is_on_the_move_until_the_next_one_or_the_end() -> None:
    feed: MatchFeed[DerbyView] = MatchFeed(whole_game(5, 2), None)
    progress = Progress()
    progress.stand((), feed.view_after(0))
    for frame in feed.frames():
        progress.follow(frame.event, frame.view)
        if isinstance(frame.event, HorseArrived):
            assert frame.view.on_move is None and progress.on_move == frame.event.horse
        if isinstance(frame.event, RaceRoundBegan) and frame.event.round > 1:
            assert progress.on_move is not None
        if isinstance(frame.event, RaceOver):
            assert progress.move is None
