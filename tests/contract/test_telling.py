"""Whatever happens in a game is told by an event, and events tell nothing that cannot be."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from tests.contract.subject import Subject
from tests.contract.subjects import every_game, every_variant
from tests.contract.telling import told_by, witnessed
from tests.support import play_out


@every_variant
def test_nothing_a_view_shows_changes_except_by_an_event(
    monkeypatch: pytest.MonkeyPatch, subject: Subject, options: Mapping[str, Any], seats: int
) -> None:
    witness, begin = witnessed(monkeypatch, subject.game, options, seats, seed=3)
    match = begin()
    play_out(match, random.Random(seats), witness.check)
    witness.check(match)


@every_game
def test_a_change_that_nobody_is_told_of_is_noticed(
    monkeypatch: pytest.MonkeyPatch, subject: Subject
) -> None:
    witness, begin = witnessed(monkeypatch, subject.game, {}, subject.sizes[0], seed=3)
    match = begin()
    match.table.active = 1 - (match.table.active or 0)
    with pytest.raises(AssertionError, match="without an event"):
        witness.check(match)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_all_that_a_game_tells_is_known(subject: Subject, seed: int) -> None:
    seats = subject.sizes[seed % 2]
    match, rng = subject.begun(seed, seats)
    play_out(match, rng, most=900)
    assert match.rules.events_from_data(told_by(match), seats) == list(match.events)


WRONG: dict[str, dict[str, Any]] = {
    "a seat that is not there": {"seat": 3},
    "a seat below": {"seat": -1},
    "a seat in words": {"seat": "Ann"},
    "an audience that is not there": {"audience": [3]},
    "an unknown kind": {"kind": "earthquake"},
    "something missing": {},
}


@every_game
@pytest.mark.parametrize("name", WRONG)
def test_one_wrong_event_is_enough_to_tell_none(subject: Subject, name: str) -> None:
    match, rng = subject.begun(2, seats=3)
    play_out(match, rng, most=30)
    events = told_by(match)
    seated = next(event for event in events if isinstance(event.get("seat"), int))
    if WRONG[name]:
        seated.update(WRONG[name])
    else:
        del seated["seat"]
    assert match.rules.events_from_data(events, 3) == []


@every_game
def test_what_a_seat_alone_is_told_another_does_not_see(subject: Subject) -> None:
    """In its view's log: each event once, in order, to those whom it is for."""
    match, rng = subject.begun(4)
    play_out(match, rng, most=subject.long)
    for seat in (None, *range(len(match.names))):
        log = [entry["kind"] for entry in match.view(seat)["log"]]
        assert log == [event.kind for event in match.events if event.seen_by(seat)]
