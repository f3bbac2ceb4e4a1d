"""Placing what stands on the board, with the mouse and with keys."""

from __future__ import annotations

import math

import pygame
import pytest

from game.practice.layout import Layout
from game.ui.range.free.arranger import POINTED
from game.ui.range.screen import Range
from tests.ui.harness import RIGHT, Window
from tests.ui.range.ranging import open_range, screen, shoot

FREE, OTHER = (26.0, 20.0), (20.0, 14.0)  # places with room


def pull(window: Window, opened: Range, kind: str, to: tuple[float, float]) -> None:
    """From beside the board."""
    window.drag(window.widget(f"range.new-{kind}").box.center, screen(opened, to))


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return math.dist(one, other) < 0.1


def test_who_places_a_piece_before_a_shot_has_ended_has_seen_it() -> None:
    with Window() as window:
        opened = open_range(window)
        start = opened.context.stand.aimer.hand.start
        opened.context.shoot({"start": [*start], "angle": 60.0, "speed": 1.0})
        window.frames(1)
        assert opened.context.stand.state == "watch" and opened.context.ledger.tally.shots == 0
        window.press("range.new-barrel")
        assert opened.context.stand.state == "aim" and opened.context.ledger.tally.shots == 1


def test_bystanders_and_a_barrel_are_pulled_onto_the_board() -> None:
    with Window() as window:
        opened = open_range(window)
        pull(window, opened, "rider", FREE)
        pull(window, opened, "rider", OTHER)
        pull(window, opened, "barrel", (32.0, 24.0))
        layout = opened.context.mode.layout
        assert near(layout.riders[0], FREE) and near(layout.riders[1], OTHER)
        assert layout.barrel is not None and near(layout.barrel, (32.0, 24.0))
        assert [piece.id for piece in opened.context.stand.scene.pieces].count("barrel") == 1


def test_what_stands_there_is_moved_and_taken_away() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.context.arrange(Layout(riders=(FREE,)))
        window.drag(screen(opened, FREE), screen(opened, OTHER))
        assert near(opened.context.mode.layout.riders[0], OTHER)
        window.drag(screen(opened, OTHER), (opened.context.board.view.box.right + 60, 400))
        assert opened.context.mode.layout.riders == ()
        opened.context.arrange(Layout(barrel=FREE))
        window.click(screen(opened, FREE), RIGHT)
        assert opened.context.mode.layout.barrel is None


def test_what_can_be_dragged_says_so_under_the_pointer() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.context.arrange(Layout(riders=(FREE,)))
        window.move(screen(opened, OTHER))
        window.frames(1)
        assert POINTED not in window.words
        before = window.pixels()
        window.move(screen(opened, FREE))
        window.frames(1)
        assert POINTED in window.words and window.pixels() != before
        shoot(window, opened, off=30.0)
        assert POINTED not in window.words, "the next press is for the next shot"


def test_no_tip_stays_behind_what_is_pulled_away() -> None:
    with Window() as window:
        opened = open_range(window)
        tile = window.widget("range.new-rider")
        window.move(tile.box.center)
        window.frames(60)
        assert tile.tip in window.words
        window.button_down(tile.box.center)
        window.move((tile.box.x - 60, tile.box.y), held=True)
        window.move(screen(opened, FREE), held=True)
        window.frames(1)
        assert opened.arranger.held is not None and tile.tip not in window.words


def test_the_opponent_may_stand_anywhere_beyond_the_line() -> None:
    with Window() as window:
        opened = open_range(window)
        corner = opened.context.board.view.board.corners["south-east"].at
        window.drag(screen(opened, corner), screen(opened, FREE))
        target = opened.context.mode.layout.target
        assert target is not None and near(target, FREE)
        window.drag(screen(opened, FREE), screen(opened, (4.0, 20.0)))  # behind the line
        assert near(opened.context.mode.layout.target, FREE)
        window.frames(1)
        assert "The opponent must be beyond the firing line." in window.words
        window.drag(screen(opened, FREE), (opened.context.board.view.box.right + 60, 400))
        assert opened.context.mode.layout.target is None  # back in its corner


def test_a_place_that_is_taken_is_refused_with_one_sentence() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.context.arrange(Layout(riders=(FREE,)))
        pull(window, opened, "rider", (FREE[0] + 0.5, FREE[1]))
        assert len(opened.context.mode.layout.riders) == 1
        assert "Two pieces can't be in the same place." in window.words
        assert "error" in window.heard
        pull(window, opened, "rider", (0.4, 20.0))
        assert "Every piece must be on the board." in window.words


def test_a_new_piece_that_is_let_go_beside_the_board_is_nothing() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.context.arrange(Layout(barrel=FREE))
        tile = window.widget("range.new-barrel").box.center
        window.drag(tile, (tile[0] + 20, tile[1] + 300))
        assert opened.context.mode.layout.barrel == FREE
        assert opened.arranger.held is None


def test_everything_by_keys() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.group.focus_on("range.new-rider", window.ui)
        window.key(pygame.K_RETURN)
        assert opened.arranger.held is not None and "Enter: place" in window.words
        window.key(pygame.K_RIGHT)
        window.key(pygame.K_UP, pygame.KMOD_SHIFT)
        window.key(pygame.K_RETURN)
        assert opened.arranger.held is None
        x, y = opened.context.mode.layout.riders[0]
        window.key(pygame.K_m)
        assert opened.arranger.held is not None
        for _ in range(3):
            if opened.arranger.held.kind == "rider":
                break
            window.key(pygame.K_TAB)
        window.key(pygame.K_LEFT)
        window.key(pygame.K_RETURN)
        assert opened.context.mode.layout.riders[0] == pytest.approx((x - 0.5, y))
        window.key(pygame.K_m)
        while opened.arranger.held is not None and opened.arranger.held.kind != "rider":
            window.key(pygame.K_TAB)
        window.key(pygame.K_DELETE)
        assert opened.context.mode.layout.riders == ()


def test_escape_lets_go_of_a_piece_and_does_not_leave() -> None:
    with Window() as window:
        opened = open_range(window)
        window.key(pygame.K_m)
        window.key(pygame.K_RIGHT)
        window.key(pygame.K_ESCAPE)
        assert opened.arranger.held is None
        assert window.scene is opened
        assert opened.context.mode.layout == Layout()


def test_a_piece_in_a_bad_place_stays_in_the_hand_when_it_is_moved_by_keys() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.context.arrange(Layout(riders=((2.0, 12.0),)))
        window.key(pygame.K_m)
        for _ in range(8):
            window.key(pygame.K_LEFT)
        window.key(pygame.K_RETURN)
        assert opened.arranger.held is not None
        assert "Every piece must be on the board." in window.words


def test_the_twin_is_a_matter_of_a_press_or_a_pull() -> None:
    with Window() as window:
        opened = open_range(window)
        seen = []
        for _ in range(3):
            window.press("range.new-decoy")
            seen.append(opened.context.mode.layout.decoy)
        assert seen == ["left", "right", None]
        corner = opened.context.board.view.board.corners["south-east"].at
        pull(window, opened, "decoy", (corner[0] - 3.0, corner[1] - 3.0))
        first = opened.context.mode.layout.decoy
        pull(window, opened, "decoy", (corner[0] + 1.0, corner[1] + 3.0))
        assert {first, opened.context.mode.layout.decoy} == {"left", "right"}


def test_the_wind_blows_where_its_arrow_points() -> None:
    with Window() as window:
        opened = open_range(window)
        x, y = window.widget("range.wind").box.center
        window.drag((x, y), (x + 20, y - 10))
        wind = opened.context.mode.layout.wind
        assert isinstance(wind, tuple) and wind[0] > 0.5 and wind[1] > 0.2
        assert opened.context.stand.scene.wind == wind
        window.frames(1)
        assert "m/s²" in window.words
        window.drag((x + 20, y), (x + 400, y + 30))  # let go of far away
        strong = opened.context.mode.layout.wind
        assert isinstance(strong, tuple) and math.hypot(*strong) == pytest.approx(2.45, abs=0.02)
        window.drag((x + 20, y), (x, y))
        assert opened.context.mode.layout.wind == ""


def test_the_wind_by_keys() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.group.focus_on("range.wind", window.ui)
        opened.group.shows_focus = True
        seen = []
        for _ in range(3):
            window.key(pygame.K_RETURN)
            seen.append(opened.context.mode.layout.wind)
        assert seen == ["left", "right", ""]
        window.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
        window.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
        assert opened.context.mode.layout.wind == (0.4, 0.0)
        window.key(pygame.K_BACKSPACE)
        assert opened.context.mode.layout.wind == ""


def test_changes_are_taken_back_and_everything_is_put_back() -> None:
    with Window() as window:
        opened = open_range(window)
        assert not window.widget("range.undo").enabled
        opened.context.arrange(Layout(riders=(FREE,)))
        window.press("range.must-fall")
        window.press("range.steady")
        assert opened.context.mode.layout == Layout(riders=(FREE,), must_fall=True, steady=True)
        window.press("range.undo")
        window.key(pygame.K_z, pygame.KMOD_CTRL)
        assert opened.context.mode.layout == Layout(riders=(FREE,))
        window.press("range.reset")
        assert opened.context.mode.layout == Layout()
        assert not window.widget("range.reset").enabled


def test_either_corner() -> None:
    with Window() as window:
        opened = open_range(window)
        before = opened.context.stand.scene.line
        window.press("range.corner")
        assert opened.context.mode.layout.corner == "south-east"
        assert opened.context.stand.scene.line != before
        shoot(window, opened)
        window.press("range.corner")
        assert opened.context.stand.state == "aim" and opened.context.stand.scene.line == before


def test_what_a_scene_does_not_have_says_why() -> None:
    with Window() as window:
        opened = open_range(window)
        window.press("range.tab-showdown")
        assert window.widget("range.new-rider").why_not == "No bystanders at the showdown."
        window.press("range.tab-figures")
        assert "duels" in window.widget("range.new-decoy").why_not
        assert "range.corner" not in window.ids and "range.must-fall" not in window.ids
        pull(window, opened, "rider", FREE)
        assert near(opened.context.mode.layout.riders[0], FREE)


def test_pieces_stay_where_they_are_while_a_shot_is_watched() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.context.arrange(Layout(riders=(FREE,)))
        shoot(window, opened, off=8.0)
        window.drag(screen(opened, FREE), screen(opened, OTHER))
        assert opened.context.mode.layout.riders == (FREE,)
        assert opened.context.stand.state == "aim"  # the press was for the next shot
        shoot(window, opened, off=8.0)
        pull(window, opened, "rider", OTHER)  # but what is pulled from beside is meant
        assert len(opened.context.mode.layout.riders) == 2
