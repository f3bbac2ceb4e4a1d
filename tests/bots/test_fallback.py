"""A bot that fails: another level answers in its place, and the table plays on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import crash, new_match
from game.bots import make_bot
from game.bots.fallback import FallbackBot
from game.engine.requests import Decision
from game.engine.session import Session
from game.hotseat import seats
from game.hotseat.seats import Seats, bot_for, bots_for, report_bot_error
from game.hotseat.thinking import Thought
from tests.support import NAMES

GAME = "mustang"


class Failing:
    """Fails at every question, after a slice of thinking, or answers with what is not legal."""

    level = "gunslinger"

    def __init__(self, answer: Any = ZeroDivisionError) -> None:
        self.answer = answer

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        raise NotImplementedError

    def think(self, view: dict[str, Any], request: Decision[Any]) -> Iterator[Any]:
        yield None
        if isinstance(self.answer, type):
            raise self.answer("the bot is wrong")
        yield self.answer

    def remark(self, view: dict[str, Any], event: dict[str, Any]) -> None:
        raise KeyError("nothing to say")


def in_place_of(failing: Failing, reports: list[Exception], game: str = GAME) -> FallbackBot:
    others = [lambda: make_bot(game, "greenhorn"), lambda: make_bot(game, "random")]
    return FallbackBot(failing, others, reports.append)


@pytest.mark.parametrize("answer", [ZeroDivisionError, KeyError, "no answer", None, 7])
def test_the_next_level_answers_in_the_place_of_one_that_fails(answer: Any) -> None:
    reports: list[Exception] = []
    m = new_match(GAME, NAMES[:2], seed=3)
    assert m.pending is not None
    seat = m.pending.seats[0]
    bot = in_place_of(Failing(answer), reports)
    view, request = m.view(seat), m.pending.for_seat(seat)
    assert bot.choose(view, request) == make_bot(GAME, "greenhorn").choose(view, request)
    assert len(reports) == 1
    assert bot.level == "gunslinger"


def test_a_game_of_failing_bots_is_played_to_its_end_and_each_is_reported_once() -> None:
    reports: list[Exception] = []
    match = new_match(GAME, NAMES[:2], seed=3)
    session = Session(match, {seat: in_place_of(Failing(), reports) for seat in range(2)})
    while session.play_bot():
        pass
    assert match.result is not None
    assert all(not session.remarks(event) for event in match.events)
    assert len(reports) == 2


def test_a_thought_in_slices_ends_with_the_other_levels_answer() -> None:
    reports: list[Exception] = []
    match = new_match(GAME, NAMES[:2], seed=3)
    session = Session(match, {seat: in_place_of(Failing(), reports) for seat in range(2)})
    seat = session.next_bot()
    assert seat is not None
    thought = Thought(session, seat)
    while not thought.work(0.0):
        pass
    session.answer(thought.answer, seat)
    assert len(reports) == 1


def test_bots_at_a_table_answer_as_the_bare_ones() -> None:
    table = Seats(("Ann", "Buck", "Etta"), ("ranger", "greenhorn", "random"))
    match = new_match("pony-express", table.names, seed=5)
    guarded = bots_for("pony-express", table, 5)
    session = Session(match, guarded)
    for _ in range(40):
        pending = match.pending
        assert pending is not None
        seat = pending.seats[0]
        view, request = match.view(seat), pending.for_seat(seat)
        assert guarded[seat].choose(view, request) == guarded[seat].first.choose(view, request)
        session.play_bot()


def test_the_report_is_kept_but_nobody_is_told_that_the_game_crashed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    monkeypatch.setattr(seats, "report_bot_error", report_bot_error)
    bot = bot_for(GAME, "gunslinger", "Buck", 0, 1)
    bot.first = Failing()
    m = new_match(GAME, NAMES[:2], seed=3)
    assert m.pending is not None
    bot.choose(m.view(m.pending.seats[0]), m.pending)
    reports = list((tmp_path / "crashes").iterdir())
    assert len(reports) == 1 and "the bot is wrong" in reports[0].read_text()
    assert crash.last_report() is None
