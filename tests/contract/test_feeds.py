"""The feed of every seat of every game: what it heard, and its view right after each of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from game.engine.events import Event
from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.engine.retelling import retold
from game.engine.rules import Table
from tests.contract.subject import Subject
from tests.contract.subjects import every_game, every_table
from tests.support import play_out

STEPS = 60  # decisions of a game
BETWEEN = 5  # of them, each so many-th is looked at


def begun(subject: Subject, seats: int) -> tuple[Match, random.Random]:
    return subject.begun(4, seats, {**subject.brief}, drawn=True)


@every_table
def test_every_frame_shows_what_was_so_when_it_was_told(
    subject: Subject, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To everybody who heard it, in their order, and to nobody else."""
    readers = (None, *range(seats))
    heard: dict[int | None, list[tuple[Event, Any]]] = {reader: [] for reader in readers}
    match, rng = begun(subject, seats)
    for reader in readers:  # what began the game has been told already
        heard[reader] = [(frame.event, frame.view) for frame in MatchFeed(match, reader).frames()]
    tell = Table.tell

    def noting(table: Table, event: Event) -> None:
        tell(table, event)
        if table is match.table:
            for reader in readers:
                if event.seen_by(reader):
                    heard[reader].append((event, match.rules.view(table, reader)))

    with monkeypatch.context() as patch:
        patch.setattr(Table, "tell", noting)
        play_out(match, rng, most=STEPS)
    for reader in readers:
        feed: MatchFeed[Any] = MatchFeed(match, reader)
        frames = feed.frames()
        assert [(frame.event, frame.view) for frame in frames] == heard[reader]
        assert [frame.number for frame in frames] == list(range(len(frames)))
        assert feed.log(len(feed)) == [event for event, _ in heard[reader]]


@every_table
def test_the_last_frame_of_every_seat_shows_its_view(subject: Subject, seats: int) -> None:
    match, rng = begun(subject, seats)
    feeds: dict[int | None, MatchFeed[Any]] = {
        seat: MatchFeed(match, seat) for seat in (None, *range(seats))
    }

    def look(match: Match) -> None:
        if len(match.journal) % BETWEEN == 0:
            for seat, feed in feeds.items():
                seen = msgspec.structs.replace(match.seen(seat), log=())
                assert feed.view_after(len(feed)) == seen

    play_out(match, rng, look, most=STEPS)


@every_game
def test_a_turn_played_again_tells_what_it_told(subject: Subject) -> None:
    match, rng = begun(subject, subject.middle)
    play_out(match, rng, most=STEPS)
    again = [told for turn in range(len(match.turn_starts)) for told in retold(match, turn)]
    assert [told.event for told in again] == list(match.events)
    last = match.rules.unpack(again[-1].table)
    for seat in (None, *range(len(match.names))):
        assert match.rules.view(last, seat) == match.rules.view(match.table, seat)
