"""Tables of bots that play at random and may be listened to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, get_args

from game.bots.cast import Habit, Temper
from game.bots.pony_express.topics import TOPICS
from game.bots.random_bot import RandomBot
from game.bots.table_talk import Topic
from game.engine.events import Event, logged
from game.engine.match import Match
from game.engine.shots import drawn_outcome
from game.engine.world import SeededWorld
from game.games.registry import game_named
from tests.support import GAME, NAMES

TEMPERS: tuple[Temper, ...] = get_args(Temper)
HABITS: tuple[Habit, ...] = get_args(Habit)
SEATS = 4


class Step(NamedTuple):
    """A match right after an answer, and what has happened since the one before."""

    match: Match
    news: list[Event]

    @property
    def public(self) -> list[dict[str, Any]]:
        return [logged(event) for event in self.news if event.audience is None]


def random_race(seed: int, seats: int = SEATS) -> Iterator[Step]:
    return random_game(GAME, seed, seats)


def random_game(game: str, seed: int, seats: int) -> Iterator[Step]:
    rules = game_named(game).rules({}, None)
    match = Match(rules, NAMES[:seats], seed, SeededWorld(seed, drawn_outcome))
    bots = [RandomBot(seed * 10 + seat) for seat in range(seats)]
    told = 0
    while True:
        yield Step(match, list(match.events[told:]))
        told = len(match.events)
        if match.pending is None:
            return
        seat = match.pending.seats[0]
        match.answer(bots[seat].choose(match.view(seat), match.pending.for_seat(seat)), seat)


def remarks_about(topics: Mapping[str, Topic]) -> set[str]:
    """The keys of all that any bot may ever say about them."""
    return {
        f"{name}-{line}"
        for name, topic in topics.items()
        for temper in TEMPERS
        for line in topic.lines(temper)
    }


def every_remark() -> set[str]:
    """The keys of all that any rider may ever say or show."""
    shown = {f"tell-{habit}-{temper}" for habit in HABITS for temper in TEMPERS}
    return remarks_about(TOPICS) | shown
