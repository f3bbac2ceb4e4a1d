"""A screen on which nothing changes is not drawn; whatever changes is drawn at once."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.commands.bench_still import Asked, prompts, table_at
from game.ui.kit.group import TIP_DELAY
from game.ui.kit.redraw import SETTLES
from game.ui.kit.scene import BLINK, Scene, Ui
from game.ui.kit.text_field import TextField
from game.ui.loop import FRAME, RESTING
from game.ui.range.screen import Range
from game.ui.screens.settings_screen import SettingsScreen
from game.ui.screens.title import Title
from game.ui.table.scene import TableScene
from game.ui.table.view.notice import STAYS
from tests.ui.harness import Window
from tests.ui.honesty import differing_area, look, watch

SMALL = (640, 360)
SETTLED = 3.0  # seconds after which a screen that is left alone has come to rest
PROMPTS = prompts()
STILL = [asked for asked in PROMPTS.values() if asked.game != "western"]  # its ring drifts


@pytest.fixture
def window() -> Iterator[Window]:
    with Window(SMALL) as window:
        yield window


def come_to_rest(window: Window) -> None:
    """What comes up once has come, and all is read that is read ahead."""
    for _ in range(round(SETTLED / FRAME)):
        step(window)
    last = window.ui.background.sometime(lambda: None)
    while not last.is_done:
        time.sleep(0.001)
    for _ in range(2 * SETTLES):
        step(window)


def at_rest(window: Window) -> None:
    """Nothing is left to be drawn."""
    come_to_rest(window)
    while step(window):
        pass


def frames_in(window: Window, seconds: float) -> int:
    """How many are drawn while nobody does anything; afterwards all looks as it should."""
    drawn = sum(step(window) for _ in range(round(seconds / FRAME)))
    assert differing_area(window.loop) is None
    return drawn


def step(window: Window, seconds: float = FRAME) -> bool:
    """As the loop does it; True if anything was drawn."""
    window.loop.advance(seconds)
    due = window.loop.is_due
    if due:
        window.loop._draw_due()
    return due


def seated(window: Window, asked: Asked) -> TableScene[Any]:
    window.loop.push(Scene(window.ui))
    table = table_at(window.loop, asked)
    window.loop.push(table)
    at_rest(window)
    assert table.prompt is not None and table.prompt.ask.kind == asked.kind
    return table


# ---------------------------------------------------------------------- nothing is drawn


@pytest.mark.parametrize("asked", STILL, ids=lambda asked: f"{asked.game} {asked.kind}")
def test_a_question_that_nobody_answers_is_not_drawn_again(asked: Asked) -> None:
    with Window(SMALL) as window:
        seated(window, asked)
        assert frames_in(window, 8.0) == 0


@pytest.mark.parametrize("asked", PROMPTS.values(), ids=lambda asked: f"{asked.game} {asked.kind}")
def test_with_reduced_motion_no_question_is_drawn_again(asked: Asked) -> None:
    with Window(SMALL, reduced_motion=True) as window:
        seated(window, asked)
        assert frames_in(window, 8.0) == 0


@pytest.mark.parametrize("motion", [True, False])
def test_title_and_range_move_calmly_or_not_at_all(motion: bool) -> None:
    for screen in (Title, Range):
        with Window(SMALL, reduced_motion=not motion) as window:
            window.loop.push(screen(window.ui))
            come_to_rest(window)
            drawn = watch(window, 1.0)
            assert (6 <= drawn <= 20) if motion else drawn == 0


def test_what_breathes_is_drawn_in_its_own_small_area(window: Window) -> None:
    window.loop.push(Range(window.ui))
    come_to_rest(window)
    drawn, whole = [], SMALL[0] * SMALL[1]
    begin = window.ui.redraw.begin
    window.ui.redraw.begin = lambda now: drawn.append(begin(now)) or drawn[-1]  # type: ignore[method-assign,func-returns-value]
    for _ in range(60):
        step(window)
    sizes = [sum(area.width * area.height for area in areas or ()) for areas in drawn]
    assert len(sizes) > 5 and None not in drawn
    assert max(sizes) < 0.2 * whole


def test_nothing_is_drawn_while_the_window_is_minimised(window: Window) -> None:
    window.loop.push(Title(window.ui))
    step(window)
    window.loop.take(pygame.event.Event(pygame.WINDOWMINIMIZED))
    window.ui.stir()
    assert not any(step(window) for _ in range(120))
    window.loop.take(pygame.event.Event(pygame.WINDOWRESTORED))
    assert step(window)


def test_nothing_breathes_while_another_window_has_the_keyboard(window: Window) -> None:
    window.loop.push(Title(window.ui))
    for _ in range(60):
        step(window)
    window.loop.take(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    at_rest(window)
    assert not any(step(window) for _ in range(120))
    window.loop.take(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert step(window) and sum(step(window) for _ in range(60)) > 8


# ---------------------------------------------------------------------- every change is drawn


def events() -> dict[str, pygame.event.Event]:
    at = (300, 200)
    return {
        "pointer": pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
        "press": pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
        "wheel": pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0),
        "key": pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""),
        "letter": pygame.event.Event(pygame.TEXTINPUT, text="x"),
        "exposed": pygame.event.Event(pygame.WINDOWEXPOSED),
        "resized": pygame.event.Event(pygame.WINDOWSIZECHANGED, x=SMALL[0], y=SMALL[1]),
        "focus lost": pygame.event.Event(pygame.WINDOWFOCUSLOST),
        "focus gained": pygame.event.Event(pygame.WINDOWFOCUSGAINED),
    }


@pytest.mark.parametrize("name", events())
def test_whatever_the_system_tells_is_seen_in_the_next_step(window: Window, name: str) -> None:
    window.loop.push(SettingsScreen(window.ui))
    at_rest(window)
    window.loop.take(events()[name])
    assert step(window)


def rebuild(window: Window) -> None:
    window.scene.rebuild()


def open_another(window: Window) -> None:
    window.loop.push(Scene(window.ui))


def change_language(window: Window) -> None:
    window.ui.settings.change(language="fr")
    window.loop.apply_settings()


def say_something(window: Window) -> None:
    table = window.scene
    assert isinstance(table, TableScene)
    table.view.notice("Somebody has to be told something.")


def finish_a_job(window: Window) -> None:
    done = window.ui.background.jobs_done
    window.ui.background.soon(lambda: None)
    waits = threading.Event()
    while window.ui.background.jobs_done == done:
        waits.wait(0.001)


def let_bot_play(window: Window) -> None:
    table = window.scene
    assert isinstance(table, TableScene) and table.prompt is not None
    pending = table.session.match.pending
    assert pending is not None
    table.answer(table.prompt.seat, next(iter(pending.options(table.prompt.seat))))


@pytest.mark.parametrize(
    "change", [rebuild, open_another, change_language, say_something, finish_a_job, let_bot_play]
)
def test_each_kind_of_change_is_drawn_in_the_next_step(
    window: Window, change: Callable[[Window], None]
) -> None:
    seated(window, PROMPTS["mustang_action"])
    change(window)
    assert step(window)


def test_what_is_said_slides_in_stays_and_vanishes_in_time(window: Window) -> None:
    seated(window, PROMPTS["race_card_choice"])
    say_something(window)
    drawn = [look(window.loop, FRAME) for _ in range(round((STAYS + 1.0) / FRAME))]
    times = [number * FRAME for number, was in enumerate(drawn) if was]
    assert times[0] == 0.0 and times[-1] == pytest.approx(STAYS, abs=0.1)
    assert not [time for time in times if 1.0 < time < STAYS - 0.1]


def test_a_pointer_that_rests_is_told_something() -> None:
    with Window(SMALL, reduced_motion=True) as window:
        window.loop.push(Title(window.ui))
        at_rest(window)
        window.move(window.scene.group["title.sound"].box.center)
        drawn = [look(window.loop, FRAME) for _ in range(round(1.5 / FRAME))]
        times = [number * FRAME for number, was in enumerate(drawn) if was]
        assert times[-1] == pytest.approx(TIP_DELAY, abs=3 * FRAME)


class OneField(Scene):
    def build(self) -> None:
        self.group.add(TextField("field", (100, 100, 300, 40), "", lambda text: None))
        self.group.focus_on("field", self.ui)


def test_a_cursor_blinks(window: Window) -> None:
    window.loop.push(OneField(window.ui))
    at_rest(window)
    assert 7 <= watch(window, 4 * BLINK) <= 9


def test_a_screen_that_says_nothing_of_its_motion_is_drawn_in_every_step(window: Window) -> None:
    class Restless(Scene):
        def update(self, seconds: float) -> None:
            pass

    window.loop.push(Restless(window.ui))
    assert all(step(window) for _ in range(60))


# ---------------------------------------------------------------------- pace

BEGIN = 100.0  # seconds: any moment


class Clock:
    """Time that goes by only while the loop sleeps; with it the loop runs for some seconds."""

    def __init__(self, window: Window, patch: pytest.MonkeyPatch) -> None:
        self.now = BEGIN
        self.sleeps: list[float] = []
        self._loop = window.loop
        self._ends = BEGIN
        self._events: list[tuple[float, pygame.event.Event]] = []
        patch.setattr("game.ui.loop.time", self)
        patch.setattr("game.ui.loop.pygame.event.get", self._get)

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.sleeps.append(seconds)
        self.now += max(seconds, 1e-4)
        if self.now >= self._ends:
            self._loop.quit()

    def _get(self) -> list[pygame.event.Event]:
        due = [event for moment, event in self._events if moment <= self.now]
        self._events = [(moment, event) for moment, event in self._events if moment > self.now]
        return due

    def run(self, scene: Scene, seconds: float, *events: tuple[float, pygame.event.Event]) -> None:
        loop = self._loop
        self._ends = BEGIN + seconds
        self._events = [(BEGIN + moment, event) for moment, event in events]
        loop._moved_at = loop._read_at = loop._heard_at = self.now
        loop.run(lambda ui: scene)


class Steps(Scene):
    """Writes down how time goes by."""

    stirs = True

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.seconds: list[float] = []

    def update(self, seconds: float) -> None:
        self.seconds.append(seconds)


@pytest.fixture
def clock(window: Window, monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(window, monkeypatch)


def test_a_screen_at_rest_takes_few_steps_and_loses_no_time(window: Window, clock: Clock) -> None:
    scene = Steps(window.ui)
    clock.run(scene, 10.0)
    assert len(scene.seconds) < 10.0 / RESTING + 10
    assert sum(scene.seconds) == pytest.approx(10.0, abs=0.2)


def test_what_an_input_sets_off_begins_at_once_and_without_a_leap(
    window: Window, clock: Clock
) -> None:
    begun: list[tuple[float, float]] = []

    class Started(Steps):
        def give(self, given: object) -> None:
            begun.append((clock.now, sum(self.seconds)))
            self.seconds = []

    scene, pressed = Started(window.ui), 2.03
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="")
    clock.run(scene, 3.0, (pressed, key))
    heard, before = begun[0]
    assert heard - BEGIN - pressed <= 2 * FRAME
    assert before == pytest.approx(heard - BEGIN, abs=0.1)
    assert scene.seconds[0] <= 1.5 * FRAME


def test_while_somebody_aims_input_is_read_often(window: Window, clock: Clock) -> None:
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=(300, 200), rel=(0, 0), buttons=(0, 0, 0))
    clock.run(Range(window.ui), 1.0, (0.0, move))
    assert max(clock.sleeps) <= 1 / 120


def test_bots_think_at_the_usual_pace_though_nothing_is_drawn(window: Window) -> None:
    table = seated(window, PROMPTS["race_cup"])
    let_bot_play(window)
    for _ in range(5000):
        step(window)
        if table._bots.thinking is not None:
            break
    assert table._bots.thinking is not None
    window.ui.redraw.begin(window.ui.time)
    window.ui.redraw.begin(window.ui.time)
    assert window.ui.redraw.wait(window.ui.time) == 0.0
