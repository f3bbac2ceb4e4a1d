"""The duel of the day: five shots, points for each, a result to be sent and to be checked."""

from __future__ import annotations

from datetime import date

import pytest

from game.practice.daily.duel import SHOTS, DailyBook, result_line
from game.practice.daily.table import table_of
from game.practice.layout import Layout
from game.ui.loop import FRAME
from game.ui.range.daily.mode import DailyMode
from game.ui.range.daily.page import real_is_left
from game.ui.range.daily.sheet import DailySheet
from game.ui.range.screen import Range
from physics.model import Flick
from physics.planner import plan
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.range.ranging import open_range

MONDAY, TUESDAY = date(2025, 11, 17), date(2025, 11, 18)


class Calendar:
    def __init__(self, day: date) -> None:
        self.day = day

    def __call__(self) -> date:
        return self.day


def open_daily(window: Window, calendar: Calendar) -> tuple[Range, DailyMode]:
    opened = open_range(window)
    place = next(n for n, mode in enumerate(opened.context.modes) if isinstance(mode, DailyMode))
    opened.context.modes[place] = DailyMode(opened.context, calendar)
    opened.rebuild()
    enter(window, opened)
    assert isinstance(opened.context.mode, DailyMode)
    return opened, opened.context.mode


def enter(window: Window, opened: Range) -> None:
    window.press("range.tab-daily")
    window.until(lambda: opened.context.mode.duel.run is not None)  # type: ignore[attr-defined]
    window.frames(1)


def good_flick(layout: Layout) -> Flick:
    """One that hits."""
    planned = plan(layout.to_scene(), 2.0, must_fall=layout.must_fall)
    return Flick(planned.start, planned.angle, planned.speed)


def shoot(opened: Range, off: float = 0.0) -> None:
    context = opened.context
    flick = good_flick(context.mode.layout)
    context.aim_again()
    context.shoot({"start": [*flick.start], "angle": flick.angle + off, "speed": flick.speed})
    context.go_on()
    opened.advance(FRAME)
    assert opened.context.stand.state == "rest"


def shoot_all(window: Window, opened: Range) -> None:
    for off in (40.0, 0.0, 50.0, 45.0, 55.0):
        shoot(opened, off)
    window.frames(1)


def test_five_shots_at_the_table_of_the_day() -> None:
    with Window() as window:
        opened, mode = open_daily(window, Calendar(MONDAY))
        assert mode.layout == table_of(MONDAY)
        assert "Market day" in window.words and "Shots left: 5." in window.words
        assert window.widget("range.daily-copy").why_not == "Take all five shots first."
        shoot(opened, 40.0)
        shoot(opened)
        window.frames(1)
        assert mode.duel.shots[1].verdict == "hit" and mode.duel.points > 600
        assert f"Best so far: {mode.duel.points}." in window.words
        for _ in range(SHOTS - 2):
            shoot(opened, 40.0)
        window.frames(1)
        assert mode.duel.is_over and "win-fanfare" in window.heard
        assert f"Your result: {mode.duel.points} points." in window.words
        assert opened.context.mode.why_not() and "Practise here" in window.words
        assert DailyBook(window.home / "practice").history() == [(MONDAY, mode.duel.points)]


def test_points_are_told_when_the_die_lies_still() -> None:
    with Window() as window:
        opened, mode = open_daily(window, Calendar(MONDAY))
        flick = good_flick(mode.layout)
        opened.context.shoot({"start": [*flick.start], "angle": flick.angle, "speed": flick.speed})
        window.frames(2)
        assert opened.context.stand.state == "watch" and not mode.duel.shots
        assert "points" not in window.words and "Shots left: 5." in window.words
        assert len(DailyBook(window.home / "practice").run(MONDAY).shots) == 1  # spent


def test_a_day_is_played_once() -> None:
    with Window() as window:
        opened, mode = open_daily(window, Calendar(MONDAY))
        shoot_all(window, opened)
        points = mode.duel.points
        opened.escape()
        again, mode = open_daily(window, Calendar(MONDAY))
        assert mode.duel.is_over and mode.duel.points == points
        window.press("range.shoot")  # free practice of the same table
        assert again.context.mode.id == "duel" and again.context.mode.layout == table_of(MONDAY)


def test_a_run_goes_on_over_midnight() -> None:
    with Window() as window:
        calendar = Calendar(MONDAY)
        opened, mode = open_daily(window, calendar)
        shoot(opened)
        calendar.day = TUESDAY
        window.press("range.tab-duel")
        enter(window, opened)
        assert mode.duel.day == MONDAY and len(mode.duel.shots) == 1
        for _ in range(SHOTS - 1):
            shoot(opened)
        window.frames(1)
        assert mode.duel.is_over and "Today's duel" in window.words
        window.press("range.shoot")
        window.until(lambda: mode.duel.run is not None)
        window.frames(1)
        assert mode.duel.day == TUESDAY and not mode.duel.shots
        assert mode.layout == table_of(TUESDAY) and "Twins in town" in window.words


def test_the_real_twin_is_told() -> None:
    with Window() as window:
        opened, mode = open_daily(window, Calendar(TUESDAY))
        layout = mode.layout
        assert layout.decoy is not None
        side = "left" if real_is_left(layout) else "right"
        assert f"The real one is on the {side}." in window.words
        scene = layout.to_scene()
        places = {piece.id: opened.context.board.view.to_screen(piece.at) for piece in scene.pieces}
        y, other_y = places[layout.real_target][1], places[str(layout.dummy)][1]
        # Whoever shoots towards the north-west has the left hand in the south-west.
        ahead = scene.line.point(1.0, 0.0)[0] - scene.line.point(0.0, 0.0)[0]
        lower_left = y - other_y if ahead < 0 else other_y - y
        assert (lower_left > 0) == (side == "left")


def test_a_result_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr("pygame.scrap.put_text", copied.append)
    with Window() as window:
        opened, mode = open_daily(window, Calendar(MONDAY))
        shoot_all(window, opened)
        window.press("range.daily-copy")
        assert mode.duel.run is not None
        assert copied == [result_line(mode.duel.run)]
        assert "Result copied." in window.words


def test_results_of_friends_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    with Window() as window:
        opened, mode = open_daily(window, Calendar(MONDAY))
        shoot_all(window, opened)
        line = mode.duel.line
        monkeypatch.setattr("pygame.scrap.get_text", lambda: f"Look: {line} Beat that!")
        window.press("range.daily-sheet")
        assert isinstance(window.scene, DailySheet)
        assert not window.widget("daily.check").enabled
        window.press("daily.paste")
        check(window)
        assert f"2025-11-17: {mode.duel.points} points" in window.words
        assert f"You have {mode.duel.points}." in window.words
        monkeypatch.setattr("pygame.scrap.get_text", lambda: line[:-9])
        window.press("daily.paste")
        check(window)
        assert "This code is damaged or incomplete" in window.words
        assert str(mode.duel.points) in window.words  # in the list of days


def check(window: Window) -> None:
    window.press("daily.check")
    sheet = window.scene
    assert isinstance(sheet, DailySheet)
    window.until(lambda: not sheet.is_checking)
    window.frames(1)


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_texts_have_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        opened, mode = open_daily(window, Calendar(TUESDAY))
        _look(window)
        shoot_all(window, opened)
        _look(window)
        window.press("range.daily-sheet")
        _look(window)
        sheet = window.scene
        assert isinstance(sheet, DailySheet)
        sheet._change(mode.duel.line)
        check(window)
        _look(window)


def _look(window: Window) -> None:
    window.frames(1)
    assert cut_texts(window) == []
    assert crossing_texts(window) == []
    assert misplaced_widgets(window) == []
