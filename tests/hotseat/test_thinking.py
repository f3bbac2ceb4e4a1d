"""A bot's thinking in slices gives what it would have chosen at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.bots.random_bot import RandomBot
from game.engine.errors import GameError
from game.engine.requests import Decision
from game.engine.session import Session
from game.hotseat.thinking import Thought
from tests.hotseat.people import seated
from tests.support import race


class Slow(RandomBot):
    """A bot whose answer takes some slices, and may be None."""

    def think(self, view: dict[str, Any], request: Decision[Any]) -> Iterator[Any]:
        for _ in range(5):
            yield None
        yield self.choose(view, request)


def test_one_slice_at_a_time_without_a_budget() -> None:
    session = Session(race(), {0: Slow(3)})
    thought = Thought(session, 0)
    steps = 0
    while not thought.work(0.0):
        steps += 1
        with pytest.raises(GameError):
            _ = thought.answer
    assert steps == 6
    pending = session.match.pending
    assert pending is not None
    assert thought.answer == Slow(3).choose(session.match.view(0), pending.for_seat(0))
    assert thought.work(0.0), "it stays done"


def test_with_time_enough_it_is_done_at_once() -> None:
    thought = Thought(Session(race(), {0: Slow(3)}), 0)
    assert thought.work(10.0)


@pytest.mark.parametrize("level", ["random", "ranger"])
def test_a_turn_thought_in_slices_is_the_turn_played_at_once(level: str) -> None:
    (session, desk), (at_once, _) = (seated(race(seed=8), [level] * 3) for _ in range(2))
    for _ in range(40):
        seat = desk.bot_seat()
        if seat is None:
            break
        thought = Thought(session, seat)
        while not thought.work(0.001):
            assert thought.is_wanted
        desk.answer(seat, thought.answer)
        at_once.play_bot()
    assert session.match.journal == at_once.match.journal


def test_a_thought_that_comes_too_late_is_not_wanted() -> None:
    session, desk = seated(race(), ("random", "human", "human"))
    desk.give_seat_to_bot(2, "random")
    late, in_time = Thought(session, 0), Thought(session, 2)
    late.work(1.0)
    session.answer(late.answer, 0)
    assert not late.is_wanted, "answered already"
    assert in_time.is_wanted, "all are asked at once"
    desk.give_back(2)
    assert not in_time.is_wanted, "a person sits there again"


def test_only_a_bot_that_is_asked_can_think() -> None:
    session, _ = seated(race(), ("random", "human", "human"))
    with pytest.raises(GameError):
        Thought(session, 1)
    session.play_bot()
    with pytest.raises(GameError):
        Thought(session, 0)
