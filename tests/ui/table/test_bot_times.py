"""How long a bot thinks tells nothing: what can be seen comes at the same frames all the same.

Time is counted in frames, and thinking in slices that take a fixed time by a clock of the test's
own. How many slices a bot needs is drawn, as with a real one it depends on what it holds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game import new_match
from game.engine.match import Match
from game.engine.requests import Decision
from game.engine.session import Session
from game.engine.views import you_in
from game.games.registry import GAMES, game_named
from game.hotseat import thinking
from game.hotseat.thinking import BEAT, next_beat
from game.ui.games import entry_of
from game.ui.table.bot_pace import SLICE
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from tests.rules.pony_express.scripting import arranged
from tests.support import NAMES, random_answer
from tests.ui.harness import Window

MOST_SLICES = 2  # of one question: several are asked within one beat
FRAMES = 200

Seen = list[tuple[int, tuple[str, ...], object]]  # frame, what was told to all, who is asked


class Clock:
    """Stands still, but for the slices that bots think."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(thinking, "perf_counter", clock)
    return clock


class Slow:
    """Answers by the match alone, after as many slices as the other chance says. The cautious one
    plays no card."""

    level = "ranger"

    def __init__(
        self, match: Match, clock: Clock, slices: random.Random | None, *, cautious: bool = False
    ) -> None:
        self._match = match
        self._cautious = cautious
        self._clock = clock
        self._slices = slices
        self.table: TableScene[Any] | None = None

    def think(self, view: Any, request: Decision[Any]) -> Iterator[Any]:
        pending, seat = self._match.pending, you_in(view)
        assert pending is not None and self.table is not None
        pacing = self.table.desk.pacing
        if self._slices is not None and pacing is not None and pacing.hides_time:
            for _ in range(self._slices.randint(0, MOST_SLICES)):
                self._clock.now += 1.5 * SLICE
                yield None
        if self._cautious and None in pending.options(seat):
            yield None
        else:
            yield random_answer(pending, seat, random.Random(len(self._match.journal)))

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        *_, answer = self.think(view, request)
        return answer

    def remark(self, view: dict[str, Any], event: dict[str, Any]) -> None:
        return None


def seen_of(
    window: Window,
    match: Match,
    people: Sequence[int],
    clock: Clock,
    slices: random.Random | None,
    frames: int = FRAMES,
    *,
    cautious: bool = False,
) -> Seen:
    """What anybody can see from frame to frame, of bots that think so long."""
    seats = range(len(match.names))
    bots = {
        seat: Slow(match, clock, slices, cautious=cautious) for seat in seats if seat not in people
    }
    session = Session(match, bots)
    entry = entry_of(match.game)
    table = entry.table(window.ui, session, usual_look(len(seats)), None, continued=True)
    for bot in bots.values():
        bot.table = table
    window.open(table)
    seen: Seen = []
    told = table.told
    for frame in range(frames):
        window.unseen(1)
        news = tuple(event.kind for event in match.events[told : table.told] if not event.audience)
        told = table.told
        asked = None if table.prompt is None else (table.prompt.ask.kind, table.prompt.ask.seat)
        if news or not seen or asked != seen[-1][2]:
            seen.append((frame, news, asked))
        if window.scene is not table:
            break
    while window.scene is not window.loop.scenes[0]:
        window.loop.pop()
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_comes_at_the_same_time_however_long_bots_think(
    game: str, clock: Clock
) -> None:
    names = NAMES[: max(game_named(game).seats[0], 4)]
    with Window((960, 540), animation_speed="instant") as window:
        ways = [
            seen_of(window, new_match(game, names, seed=3), (), clock, slices)
            for slices in (None, random.Random(1), random.Random(2))
        ]
    assert len(ways[0]) > 5
    assert ways[0] == ways[1] == ways[2]


def announced_to(held: Sequence[Sequence[str]]) -> Match:
    """Seat 0 has announced: the bots may play a spyglass, then somebody may doubt it."""
    cards = dict(enumerate([["decoy"], *held]))
    match = arranged((10, 3, 4, 5), cards=cards, rolls=["A K Q Q 9"])
    match.answer("stand", 0)
    match.answer("pair", 0)
    return match


@pytest.mark.parametrize("speed", ["instant", "fast", "normal"])
def test_bots_that_are_asked_for_a_card_take_the_same_time_with_one_and_without(
    clock: Clock, speed: str
) -> None:
    others, one = [["rail-pass"], ["canteen"], ["marked-die"]], ["spyglass"]
    hands = [others, [one, *others[1:]], [*others[:1], one, *others[2:]]]
    with Window((960, 540), animation_speed=speed, bot_pace="fast") as window:
        times = [
            seen_of(window, announced_to(held), (0,), clock, random.Random(way), 120, cautious=True)
            for way, held in enumerate(hands * 4)
        ]
    assert all(seen == times[0] for seen in times)
    assert len(times[0]) > 1, "something follows"


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_whether_a_bot_was_asked_at_all_does_not_show(clock: Clock, speed: str) -> None:
    """After its roll only a bot that holds a card for that is asked for it."""
    first = []
    with Window((960, 540), animation_speed=speed, bot_pace="fast") as window:
        for way, held in enumerate((["marked-die", "canteen"], ["spyglass", "decoy"])):
            match = arranged((10, 3, 4), cards={0: held}, rolls=["A K Q Q 9"])
            seen = seen_of(window, match, (1, 2), clock, random.Random(way), 120)
            first.append(next(frame for frame, news, _ in seen if news))
    assert first[0] == first[1]


def test_a_thought_that_takes_longer_than_a_beat_is_seen_at_a_later_one() -> None:
    for taken, beats in ((0.0, 1), (0.01, 1), (0.99, 1), (1.01, 2), (4.5, 5)):
        assert next_beat(taken * BEAT) == pytest.approx(beats * BEAT)
