"""Cues are functions: how their time goes by, and that nothing of them is left afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from game.rules.shared.deals import FirstPlayer, TurnBegan
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Ui
from game.ui.table.context import TableContext
from game.ui.table.cues.playback import Playback
from game.ui.table.cues.show import FRAME, CueFunction, RunningCue, Show
from game.ui.table.happening import Happening

NO_CONTEXT = cast("TableContext[Any, Any]", None)
NO_CANVAS = cast(Canvas, None)
STEP = 0.1

AnyShow = Show[TableContext[Any, Any]]


class Stage:
    """Where one cue is run. `taken`: what has been settled; `done`: what the cue notes."""

    def __init__(self, cue: CueFunction) -> None:
        self.taken: list[Happening] = []
        self.happening = Happening(FirstPlayer(seat=0))
        self.cue = RunningCue(cue, NO_CONTEXT, self.happening, self.taken.append)
        self.cue.begin()

    def frames(self) -> int:
        """In how many it is over."""
        for number in range(1, 100):
            if self.cue.advance(STEP):
                return number
        raise AssertionError("it never ends")


def test_a_cue_that_settles_nothing_is_settled_at_its_end_and_once() -> None:
    def waits(event: FirstPlayer, show: AnyShow) -> Iterator[float]:
        yield 0.35

    stage = Stage(waits)
    assert not stage.taken
    assert stage.frames() == 4
    stage.cue.end()
    assert stage.taken == [stage.happening]


def test_a_cue_settles_when_it_says_so() -> None:
    def settles(event: FirstPlayer, show: AnyShow) -> Iterator[float]:
        yield 0.15
        show.settle()
        yield 0.15

    stage = Stage(settles)
    stage.cue.advance(STEP)
    assert not stage.taken
    stage.cue.advance(STEP)
    assert stage.taken == [stage.happening] and stage.cue.show.settled
    assert stage.cue.advance(STEP) and len(stage.taken) == 1


def test_seconds_count_from_the_moment_that_was_due_and_not_from_the_frame() -> None:
    heard = []

    def beats(event: FirstPlayer, show: AnyShow) -> Iterator[float]:
        for _ in range(8):
            yield 0.05
            heard.append(round(show.time, 2))

    Stage(beats).frames()
    assert heard == [0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4]


def test_a_frame_is_waited_for_and_a_moment_is_reached() -> None:
    def waits(event: FirstPlayer, show: AnyShow) -> Iterator[float]:
        yield FRAME
        assert show.time == STEP
        yield from show.until(0.25)
        assert 0.25 <= show.time < 0.25 + STEP
        yield from show.until(0.2)  # it is past
        assert show.time < 0.25 + STEP

    assert Stage(waits).frames() == 3


@pytest.mark.parametrize("way", ["skipped", "dropped", "over"])
def test_a_cue_lets_go_however_it_ends(way: str) -> None:
    held = []

    def holds(event: FirstPlayer, show: AnyShow) -> Iterator[float]:
        held.append("something")
        try:
            with show.drawing(lambda canvas: drawn.append("it")):
                yield 0.3
        finally:
            held.clear()

    drawn: list[str] = []
    stage = Stage(holds)
    stage.cue.draw(NO_CANVAS)
    assert held and drawn == ["it"]
    if way == "skipped":
        assert stage.cue.skip()
    elif way == "dropped":
        stage.cue.finish()
    else:
        stage.frames()
    assert not held
    assert bool(stage.taken) == (way != "dropped"), "what was dropped has not happened"
    drawn.clear()
    stage.cue.draw(NO_CANVAS)
    assert not drawn


def test_something_may_be_left_to_be_seen_after_a_skip() -> None:
    def shows_the_end(event: FirstPlayer, show: AnyShow) -> Iterator[float]:
        show.on_skip = lambda: show.time > STEP
        yield 9.0

    stage = Stage(shows_the_end)
    assert not stage.cue.skip() and not stage.taken
    stage.cue.advance(2 * STEP)
    assert stage.cue.skip() and stage.taken


def test_a_cue_keeps_quiet_until_it_has_settled() -> None:
    def is_tense(event: FirstPlayer, show: AnyShow) -> Iterator[float]:
        show.quiet = True
        yield 0.05
        show.settle()
        yield 9.0

    stage = Stage(is_tense)
    assert stage.cue.keeps_quiet
    stage.cue.advance(STEP)
    assert not stage.cue.keeps_quiet


def test_each_frame_is_heard_of_until_the_cue_ends() -> None:
    heard: list[float] = []

    def moves(event: FirstPlayer, show: AnyShow) -> Iterator[float]:
        show.each_frame(heard.append)
        yield 0.25

    assert Stage(moves).frames() == 3
    assert heard == [STEP, STEP]


# --------------------------------------------------------------------------- one after the other


class Table:
    """What a playback needs of one. `cues`: of each event its own."""

    ui = cast(Ui, None)
    instant = False

    def __init__(self, *cues: CueFunction) -> None:
        self.taken: list[int] = []
        self.in_passing: list[int] = []
        self.rebuilt = 0
        self.hasty: set[int] = set()
        self.wanted: set[int] = set()
        self._cues = cues
        self.playback = Playback(self)
        for number in range(len(cues)):
            self.playback.add(Happening(TurnBegan(seat=0, turn=number)))

    def number(self, happening: Happening) -> int:
        assert isinstance(happening.event, TurnBegan)
        return happening.event.turn

    def cue_for(self, happening: Happening) -> RunningCue:
        return RunningCue(self._cues[self.number(happening)], NO_CONTEXT, happening, self.take)

    def haste_for(self, happening: Happening) -> float:
        return 2.0 if self.number(happening) in self.hasty else 1.0

    def must_be_seen(self, happening: Happening) -> bool:
        return self.number(happening) in self.wanted

    def say_in_passing(self, happening: Happening) -> None:
        self.in_passing.append(self.number(happening))

    def take(self, happening: Happening) -> None:
        self.taken.append(self.number(happening))

    def rebuild_scene(self) -> None:
        self.rebuilt += 1


def short(event: TurnBegan, show: AnyShow) -> Iterator[float]:
    yield 0.15


def nothing(event: TurnBegan, show: AnyShow) -> None:
    """Is over at once."""


def test_cues_follow_each_other_and_those_that_take_no_time_cost_no_frame() -> None:
    table = Table(short, nothing, nothing, short)
    table.playback.play(STEP)
    assert not table.taken and table.playback.events_to_come == 3
    table.playback.play(STEP)
    assert table.taken == [0, 1, 2] and table.playback.busy
    table.playback.play(2 * STEP)
    assert table.taken == [0, 1, 2, 3] and not table.playback.busy


def test_haste_is_of_the_cue_and_not_of_the_next() -> None:
    table = Table(short, short)
    table.hasty = {0}
    table.playback.play(STEP)
    assert table.taken == [0] and table.playback.haste == 1.0
    table.playback.play(STEP)
    assert table.taken == [0]
    table.playback.play(STEP)
    assert table.taken == [0, 1]


def test_where_nothing_takes_time_only_what_must_be_seen_is_shown() -> None:
    table = Table(short, short, short, short)
    table.wanted = {2}
    table.playback.take_all_but_what_must_be_seen(STEP)
    assert table.taken == table.in_passing == [0, 1]
    table.playback.take_all_but_what_must_be_seen(STEP)
    assert table.taken == [0, 1] and table.playback.cue is not None
    table.playback.take_all_but_what_must_be_seen(STEP)
    assert table.taken == [0, 1, 2, 3] and table.in_passing == [0, 1, 3]


def test_what_is_dropped_never_happens() -> None:
    table = Table(short, short)
    table.playback.play(STEP)
    table.playback.drop()
    assert not table.playback.busy and not table.taken


class Screen:
    def build(self, group: object) -> None:
        """It has no widgets."""

    def draw(self, canvas: Canvas) -> None:
        """Nothing is seen of it."""

    def handle(self, given: object) -> bool:
        return True


def whole_screen(event: TurnBegan, show: AnyShow) -> Iterator[float]:
    show.screen = Screen()
    yield 0.15


def test_a_cue_with_a_screen_of_its_own_has_its_widgets_and_gives_them_back() -> None:
    table = Table(whole_screen)
    table.playback.play(STEP)
    cue = table.playback.cue
    assert cue is not None and cue.whole_screen and table.rebuilt == 1
    assert cue.handle(cast(Any, None))
    table.playback.play(STEP)
    assert table.playback.cue is None and table.rebuilt == 2
