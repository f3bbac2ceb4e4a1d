"""Bots at a table of any game, watched question by question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from hypothesis import HealthCheck, settings

from game.engine.match import Match
from game.engine.requests import Decision, TakeShot


def some(examples: int) -> Any:
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))


class Play(NamedTuple):
    """A match and its bots, one for each seat."""

    match: Match
    bots: list[Any]

    def decisions(self) -> Iterator[Asked]:
        """Every question before it is answered, to the end of the game."""
        while self.match.pending is not None:
            asked = Asked(self.match, self.match.pending.seats[0], self.bots)
            yield asked
            asked.answer()


class Asked(NamedTuple):
    """A question to a seat, and who sits there."""

    match: Match
    seat: int
    bots: list[Any]

    @property
    def bot(self) -> Any:
        return self.bots[self.seat]

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    @property
    def request(self) -> Decision[Any]:
        assert self.match.pending is not None
        return self.match.pending.for_seat(self.seat)

    def choice(self) -> Any:
        return self.bot.choose(self.view, self.request)

    def answer(self) -> None:
        self.match.answer(self.choice(), self.seat)


def all_that_is_asked(request: Decision[Any]) -> tuple[Any, ...]:
    """Everything about a question that can be compared."""
    about = request.scene if isinstance(request, TakeShot) else tuple(request.options())
    return request.kind, request.seats, getattr(request, "window", None), about


def answer_legally(asked: Asked) -> None:
    """The answer is legal, also in its JSON form, and leaves the table in order."""
    match, answer = asked.match, asked.choice()
    assert match.pending is not None
    form = msgspec.json.decode(msgspec.json.encode(answer))
    legal = match.pending.check(asked.seat, answer)
    assert match.pending.check(asked.seat, form) == legal
    match.answer(form, asked.seat)
    match.rules.check_table(match.table)


def play_on(play: Play, most: int) -> int:
    """Go on to the end, or for so many decisions."""
    match = play.match
    for count in range(most):
        if match.pending is None:
            return count
        answer_legally(Asked(match, match.pending.seats[0], play.bots))
    return most
