"""Drills on the range: chosen, shot by their golden flicks, won, locked and kept."""

from __future__ import annotations

import math

import pygame
import pytest

from game.paths import user_dir
from game.practice.drills.library import load_drills, own_folder
from game.practice.drills.progress import Progress
from game.practice.statistics.hand import telling_shots
from game.practice.store import Store
from game.ui.loop import FRAME
from game.ui.pony_express.shots.placing import nearest_start
from game.ui.range.drills.mode import DrillsMode
from game.ui.range.drills.training import Training
from game.ui.range.screen import Range
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.range.ranging import open_range, screen

GAIN = 3  # medals that open the next set
A_PIXEL = 0.1  # cm


def open_drills(window: Window) -> tuple[Range, Training]:
    opened = open_range(window)
    window.press("range.tab-drills")
    assert isinstance(opened.context.mode, DrillsMode)
    return opened, opened.context.mode.training


def shoot_golden(opened: Range, training: Training) -> None:
    """The next shot of the run as its file has it, to its end."""
    assert training.attempt is not None
    golden = training.chosen.golden
    flick = golden[len(training.attempt.run.shots) % len(golden)]
    _shoot(opened, [*flick.start], flick.angle, flick.speed)


def shoot_wide(opened: Range) -> None:
    """One that comes to nothing."""
    _shoot(opened, [*opened.context.stand.aimer.hand.start], 60.0, 1.0)


def _shoot(opened: Range, start: list[float], angle: float, speed: float) -> None:
    opened.context.aim_again()
    opened.context.shoot({"start": start, "angle": angle, "speed": speed, "aim": angle})
    opened.context.go_on()  # to the end
    opened.advance(FRAME)
    assert opened.context.stand.state == "rest"


@pytest.mark.parametrize(("name", "telling"), [("the-full-51", True), ("whoa-boy", False)])
def test_only_drills_of_straight_shots_tell_something_of_the_hand(name: str, telling: bool) -> None:
    """A die that was meant to stop before the opponent is not too soft."""
    with Window() as window:
        opened, training = open_drills(window)
        drill = training.library.drill(name)
        assert drill is not None
        training.choose(drill)
        training.start()
        shoot_golden(opened, training)
        store = opened.context.store
        assert bool(telling_shots(store.shots, store.layouts, "flick")) == telling
        assert Store(window.home / "practice").shots == store.shots


def play_golden(window: Window, opened: Range, training: Training) -> None:
    assert training.attempt is not None
    while not training.attempt.is_over:
        shoot_golden(opened, training)
    window.frames(1)


def test_golden_flicks_win_gold_and_open_set_after_set() -> None:
    """Every drill, one after the other by the large plank, with the die laid where a hand can."""
    with Window() as window:
        opened, training = open_drills(window)
        drills = [drill for one in training.library.sets for drill in one.drills]
        assert len(drills) >= 24
        for drill in drills:
            window.press("range.shoot")  # start, or the next one
            assert training.attempt is not None and training.chosen == drill
            for golden in drill.golden:
                reached = nearest_start(opened.context.stand.scene, golden.start)
                assert reached == pytest.approx(golden.start, abs=1e-6), drill.id
                window.move(screen(opened, golden.start))
                lies = opened.context.stand.aimer.hand.start
                assert math.dist(lies, golden.start) < A_PIXEL, drill.id
            play_golden(window, opened, training)
            assert training.attempt.outcome is not None and training.attempt.outcome.medal == "gold"
            assert training.celebration is not None and "Gold!" in window.words, drill.id
        kept = Progress(window.home / "practice")
        assert all(kept.standing(drill).medal == "gold" for drill in drills)
        shot = {shot.drill for shot in Store(window.home / "practice").shots}
        assert shot == {drill.id for drill in drills}


def test_medals_open_set_after_set() -> None:
    with Window() as window:
        opened, training = open_drills(window)
        for drills in training.library.sets[:2]:
            assert training.shown_set is drills
            for drill in drills.drills[:GAIN]:
                assert not training.is_open(training.library.sets[2])
                window.press(f"range.drill-{drill.id}")
                if training.attempt is None:  # it was not the chosen one yet
                    window.press("range.shoot")
                play_golden(window, opened, training)
                window.press("range.drill-list")
            window.press("range.set-next")
        third, fourth = training.library.sets[2:4]
        assert training.is_open(third) and not training.is_open(fourth)


def test_a_run_tells_what_counts_and_what_is_still_possible() -> None:
    with Window() as window:
        opened, training = open_drills(window)
        assert "Ten shots at an opponent only 25 cm away." in window.words
        window.press("range.shoot")
        assert "Shots left: 10. Gold is possible." in window.words
        shoot_golden(opened, training)
        window.frames(1)
        assert "That counts!" in window.words and "1/10" in window.words
        shoot_wide(opened)
        window.frames(1)
        assert "The opponent wasn't hit." in window.words
        shoot_wide(opened)
        window.frames(1)
        assert "Shots left: 7. Silver is possible." in window.words
        training.start()
        for _ in range(9):
            shoot_golden(opened, training)
        window.frames(1)
        assert "Shots left: 1. Gold is yours already." in window.words


def test_nothing_of_a_shot_is_told_before_it_is_seen() -> None:
    with Window() as window:
        opened, training = open_drills(window)
        window.press("range.shoot")
        flick = training.chosen.golden[0]
        opened.context.shoot({"start": [*flick.start], "angle": flick.angle, "speed": flick.speed})
        window.frames(2)
        assert opened.context.stand.state == "watch"
        assert "0/10" in window.words and "Shots left: 10." in window.words


def test_a_medal_is_celebrated_and_kept() -> None:
    with Window() as window:
        opened, training = open_drills(window)
        window.press("range.shoot")
        play_golden(window, opened, training)
        window.frames(5)
        assert "win-fanfare" in window.heard
        assert "Gold! 10/10" in window.words
        assert window.widget("range.shoot").enabled
        first = training.chosen
        window.press("range.shoot")  # the next drill
        assert training.chosen is training.library.sets[0].drills[1]
        assert training.attempt is not None and not training.attempt.run.shots
        assert Progress(window.home / "practice").standing(first).medal == "gold"


def test_without_a_medal_one_tries_again() -> None:
    with Window() as window:
        opened, training = open_drills(window)
        window.press("range.shoot")
        for _ in range(10):
            shoot_wide(opened)
        window.frames(1)
        assert "No medal this time. For bronze: 5." in window.words
        assert "win-fanfare" not in window.heard
        window.press("range.shoot")
        assert training.attempt is not None and not training.attempt.run.shots
        assert training.chosen is training.library.sets[0].drills[0]


def test_the_chosen_drill_is_in_view_in_the_list() -> None:
    with Window() as window:
        _, training = open_drills(window)
        last = training.library.sets[0].drills[-1]
        training.choose(last)
        training.start()
        window.frames(1)
        window.press("range.drill-list")
        row = window.widget(f"range.drill-{last.id}")
        assert row.scroll_panel is not None and row.scroll_panel.box.contains(row.box)
        window.wheel(row.box.center, 9)
        window.frames(1)
        assert not row.scroll_panel.box.contains(row.box), (
            "and whoever looks elsewhere is left alone"
        )


def test_a_locked_set_says_why() -> None:
    with Window() as window:
        _, training = open_drills(window)
        window.press("range.set-next")
        reason = "Win 3 more medals in “First steps” to open these drills."
        assert reason in window.words
        assert window.widget("range.shoot").why_not == reason
        rows = [window.widget(f"range.drill-{drill.id}") for drill in training.shown_set.drills]
        assert all(row.why_not == reason for row in rows)


def test_a_shot_that_is_not_watched_to_its_end_counts() -> None:
    with Window() as window:
        opened, training = open_drills(window)
        window.press("range.shoot")
        flick = training.chosen.golden[0]
        opened.context.shoot({"start": [*flick.start], "angle": flick.angle, "speed": flick.speed})
        window.press("range.tab-duel")
        window.press("range.tab-drills")
        assert "1/10" in window.words and "Shots left: 9." in window.words


def test_all_of_it_by_keys() -> None:
    with Window() as window:
        opened, training = open_drills(window)
        opened.group.focus_on("range.drill-ten-at-25", window.ui)
        window.key(pygame.K_DOWN)
        window.key(pygame.K_RETURN)  # choose it
        assert training.chosen.id == "ten-at-35" and training.attempt is None
        window.key(pygame.K_RETURN)  # start it
        assert training.attempt is not None
        assert opened.group.focus is opened.group["range.board"]
        while not training.attempt.is_over:
            shoot_golden(opened, training)
        window.key(pygame.K_SPACE)  # the next one
        assert training.chosen.id == "the-full-51" and not training.attempt.run.shots


def test_a_wrong_file_is_said_in_one_sentence() -> None:
    with Window() as window:
        folder = own_folder()
        folder.mkdir(parents=True)
        (folder / "mine.yaml").write_text("set: mine\n", encoding="utf-8")
        _, training = open_drills(window)
        (trouble,) = training.troubles()
        sentence = str(trouble)
        assert "mine.yaml" in sentence
        window.frames(1)
        assert sentence in window.words  # on the sign
        window.press("range.troubles")
        window.frames(1)
        assert window.scene.name == "question" and sentence in window.words


def test_damaged_medals_are_said_too() -> None:
    with Window() as window:
        folder = user_dir("practice")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "progress.json").write_text("{", encoding="utf-8")
        _, training = open_drills(window)
        assert "progress.json" in str(training.troubles()[0])


def test_marks_to_rest_at_are_on_the_board() -> None:
    with Window() as window:
        opened, training = open_drills(window)
        drill = next(drill for drill in training.library.sets[0].drills if drill.score == "nearest")
        training.choose(drill)
        window.frames(1)
        with_ring = window.pixels()
        mode = opened.context.mode
        mode.draw_ground = lambda canvas: None  # type: ignore[method-assign]
        window.frames(1)
        assert window.pixels() != with_ring
        assert isinstance(mode, DrillsMode)


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_texts_have_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        opened, training = open_drills(window)
        for drills in training.library.sets:
            training.choose(drills.drills[-1])
            _look(window)
        training.choose(training.library.sets[0].drills[0])
        longest = max(
            (drill for one in load_drills().sets for drill in one.drills),
            key=lambda drill: len(getattr(drill.goal, code)),
        )
        for drill in (training.chosen, longest):
            training.choose(drill)
            training.start()
            shoot_golden(opened, training)
            _look(window)
        while training.attempt is not None and not training.attempt.is_over:
            shoot_golden(opened, training)
        window.frames(3)
        _look(window)


def _look(window: Window) -> None:
    window.frames(1)
    assert cut_texts(window) == []
    assert crossing_texts(window) == []
    assert misplaced_widgets(window) == []
