"""When the terminal prints what bots do: at times that tell nothing of their thinking."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from game import new_match
from game.engine.requests import Decision
from game.engine.session import Session
from game.engine.views import you_in
from game.games.registry import GAMES
from game.hotseat.thinking import BEAT
from game.text import play as playing
from game.text.console import Console
from game.text.pace import Pace
from game.text.play import play
from game.wording import words_for
from tests.support import NAMES, random_answer
from tests.text.typists import Recorder


class Clock:
    """Goes on when somebody thinks or waits."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


class Screen(StringIO):
    """Knows when something was printed on it."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self.times: list[float] = []

    def write(self, text: str) -> int:
        self.times.append(round(self._clock.now, 6))
        return super().write(text)


class Slow:
    """Answers by the match, after a time that may be anything below half a beat."""

    level = "ranger"

    def __init__(self, match: Any, clock: Clock, takes: random.Random) -> None:
        self._match, self._clock, self._takes = match, clock, takes

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        self._clock.now += self._takes.uniform(0, BEAT / 200)
        rng = random.Random(len(self._match.journal))
        return random_answer(self._match.pending, you_in(view), rng)

    def think(self, view: dict[str, Any], request: Decision[Any]) -> Iterator[Any]:
        yield self.choose(view, request)

    def remark(self, view: dict[str, Any], event: dict[str, Any]) -> None:
        return None


def times_of(game: str, way: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[float], str]:
    clock = Clock()
    monkeypatch.setattr(playing, "Pace", lambda console: Pace(console, clock, clock.wait))
    match = new_match(game, NAMES[:4], seed=4)
    assert match.pending is not None
    person = 3 if match.pending.seats[0] != 3 else 2
    bots = {s: Slow(match, clock, random.Random(way)) for s in range(4) if s != person}
    screen = Screen(clock)
    console = Console(StringIO("\n" * 60), screen)
    console.is_interactive = True
    play(Session(match, bots), words_for(game, "en", view=match.seen(None)), console)
    return screen.times, screen.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_printed_at_the_same_times_however_long_bots_think(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *others = (times_of(game, way, monkeypatch) for way in range(3))
    assert all(other == first for other in others)
    assert first[0][-1] > 0, "somebody was waited for"


def test_what_is_gathered_is_printed_at_once_and_in_order() -> None:
    clock = Clock()
    screen = Screen(clock)
    console = Console(StringIO(), screen)
    console.say("before")
    pace = Pace(console, clock, clock.wait)
    with pace.at_once():
        console.say("one")
        clock.now += 1.3 * BEAT
        console.say("two")
        pace.played += 1
    assert screen.getvalue() == "before\none\ntwo\n"
    assert screen.times == [0.0, round(2 * BEAT, 6)]


class Keyboard(StringIO):
    """Looks at the screen before it is typed at, which takes some time."""

    def __init__(self, screen: Screen, clock: Clock) -> None:
        super().__init__("\n")
        self._screen = screen
        self._clock = clock
        self.read_at = ("", 0.0)

    def readline(self, size: int | None = -1, /) -> str:
        self.read_at = (self._screen.getvalue(), self._clock.now)
        self._clock.now += 1.1 * BEAT
        return super().readline()


def test_who_is_asked_in_the_middle_has_read_everything_at_a_beat() -> None:
    clock = Clock()
    screen = Screen(clock)
    keyboard = Keyboard(screen, clock)
    console = Console(keyboard, screen)
    pace = Pace(console, clock, clock.wait)
    with pace.at_once():
        clock.now += 0.3 * BEAT
        pace.played += 1
        console.say("Drinks for everyone!")
        console.ask("Enter: Served")
        clock.now += 0.3 * BEAT
        pace.played += 1
        console.say("On we go.")
    assert keyboard.read_at == ("Drinks for everyone!\nEnter: Served ", BEAT)
    assert screen.getvalue().endswith("On we go.\n")
    answered, shown = screen.times[-2:]
    assert shown == pytest.approx(answered + BEAT), "a new beat begins with the answer"


def test_nothing_is_waited_for_where_no_bot_was_asked() -> None:
    clock = Clock()
    with Pace(Console(StringIO(), StringIO()), clock, clock.wait).at_once():
        pass
    assert clock.now == 0.0


def test_what_was_gathered_is_printed_when_somebody_interrupts() -> None:
    screen = StringIO()
    console = Console(StringIO(), screen)
    with pytest.raises(KeyboardInterrupt), Pace(console).at_once():
        console.say("said")
        raise KeyboardInterrupt
    assert screen.getvalue() == "said\n"


def test_who_only_watches_bots_reads_on_as_they_play() -> None:
    clock = Clock()
    match = new_match("mustang", NAMES[:3], seed=4)
    bots = {seat: Slow(match, clock, random.Random(1)) for seat in range(3)}
    console = Recorder(lambda prompt: "")
    console.is_interactive = True
    play(Session(match, bots), words_for("mustang", "en", view=match.seen(None)), console)
    assert match.result is not None
