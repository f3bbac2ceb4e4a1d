"""The end of a game: counted line by line, nothing told too early, and everything has its room."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.ui.mustang.menus.end import MustangEnd
from game.ui.mustang.menus.score_history import scores_by_turn
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.mustang.ranching import sit_down, whole_game
from tests.ui.table.sitting import alone


@pytest.fixture
def window() -> Iterator[Window]:
    with Window() as opened:
        yield opened


def ended(window: Window, match: Match) -> MustangEnd:
    table = sit_down(window, match, alone(len(match.names)))
    window.frames(2)
    end = MustangEnd(window.ui, table)
    window.open(end)
    return end


def test_the_points_are_counted_line_by_line_and_the_winner_is_told_last(window: Window) -> None:
    match = whole_game(4, 178)
    end = ended(window, match)
    window.heard.clear()
    lines = match.events[-1].data["sheets"][0]
    shown = []
    while not end.is_counted:
        shown.append(sum(line in window.words for line in words(end)))
        assert "win with" not in window.words and "wins with" not in window.words
        window.unseen(6)
    window.frames(2)
    assert shown == sorted(shown) and set(shown) >= {0, 1, 2, 3}
    assert window.heard.count("count-up") == len(lines) - 1
    assert "win with" in window.words or "wins with" in window.words
    for seat, score in match.result["scores"].items():
        assert str(score) in window.words, seat


def words(end: MustangEnd) -> list[str]:
    said = end.table.context.words
    return [said.score_line(line.line) for line in end._final.sheets[0]]


def test_whoever_is_in_a_hurry_sees_all_at_once(window: Window) -> None:
    end = ended(window, whole_game(3, 5))
    assert not end.is_counted
    window.click((200, 300))
    assert end.is_counted
    end = ended(window, whole_game(3, 5))
    window.key(pygame.K_x)
    assert end.is_counted


def test_a_tie_says_how_it_was_broken(window: Window) -> None:
    for seed in range(400):
        match = whole_game(4, seed)
        if match.events[-1].data["tie_break"] not in ("none", "shared"):
            break
    end = ended(window, match)
    window.click((200, 300))
    window.frames(2)
    assert end.is_counted and "Equal points" in window.words


def test_the_chart_ends_with_the_scores_of_the_game() -> None:
    match = whole_game(4, 5)
    turns = scores_by_turn(MatchFeed(match, None).frames())
    assert turns[0] == (0, 0, 0, 0)
    assert turns[-1] == tuple(match.result["scores"].values())
    assert len(turns) == match.table.turn + 1


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_the_end_has_its_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, language=code, text_scale=scale, reduced_motion=True) as window:
        for seats, seed in ((2, 36), (4, 178), (5, 3)):
            end = ended(window, whole_game(seats, seed))
            for at_once in (False, True):
                if at_once:
                    window.click((200, 300))
                    assert end.is_counted
                window.frames(3)
                assert not cut_texts(window)
                assert not crossing_texts(window)
                assert not misplaced_widgets(window)
