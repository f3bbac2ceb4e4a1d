"""The race on the table: whole races through the loop, and what is left when nothing moves."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.feed import MatchFeed
from game.rules.pony_express.events import Moved
from game.ui.kit.scene import Scene
from game.ui.pony_express.context import RaceContext
from game.ui.table.cues.show import RunningCue
from game.ui.table.happening import Happening, Said
from game.ui.table.scene import TableScene
from tests.rules.pony_express.scripting import arranged
from tests.ui.harness import RIGHT, Window
from tests.ui.pony_express.racing import (
    bots_table,
    info_of,
    view_of,
)
from tests.ui.table.showing import frames_of, shows


@pytest.fixture
def window() -> Iterator[Window]:
    with Window(bot_pace="fast") as opened:
        yield opened


def next_ride(window: Window, table: TableScene[RaceContext]) -> RunningCue:
    """Until somebody rides."""
    window.until(lambda: shows(table, Moved))
    ride: RunningCue = table.view.cue
    return ride


def test_a_skipped_cue_ends_at_once_and_leaves_what_it_should(window: Window) -> None:
    table = bots_table(window)
    ride = next_ride(window, table)
    assert isinstance(ride.happening.event, Moved)
    seat, to = ride.happening.event.seat, ride.happening.event.to
    window.key(pygame.K_SPACE)
    assert table.view.cue is not ride
    assert table.context.seen.riders[seat].space == to
    window.until(lambda: table.view.cue is not None)
    following = table.view.cue
    window.click((480, 300), RIGHT)
    assert table.view.cue is not following


def test_faster_is_faster_and_is_kept_in_the_settings(window: Window) -> None:
    def frames_for_first_turn() -> int:
        table = bots_table(window)
        count = 0
        while table.context.seen.turn == 0:
            window.unseen()
            count += 1
        window.loop.pop()
        return count

    usual = frames_for_first_turn()
    bots_table(window)
    window.press("table.speed-fast")
    assert window.ui.settings.animation_speed == "fast"
    window.loop.pop()
    assert frames_for_first_turn() < usual * 0.7


def test_riders_do_not_travel_where_motion_is_reduced() -> None:
    with Window(bot_pace="fast", reduced_motion=True) as window:
        table = bots_table(window)
        ride = next_ride(window, table)
        assert isinstance(ride.happening.event, Moved)
        seat = ride.happening.event.seat
        places = set()
        while table.view.cue is ride:
            places.add(table.context.pieces.pose_of(seat).at)
            window.frames(1)
        assert len(places) == 1
        window.frames(2)
        assert table.context.pieces.pose_of(seat).at not in places


def test_a_space_a_rider_and_a_row_are_explained_when_pressed(window: Window) -> None:
    table = bots_table(window)
    context, info = table.context, info_of(table.view)
    for space, word in ((10, "Fort Kearny"), (8, "Rock Creek"), (33, "Sacramento")):
        window.click(context.board_view.to_screen(context.board.points[space]))
        assert info.shown is not None
        assert word in window.words
    window.press("race.rider-2")
    assert context.names[2] in window.words
    assert "3 nuggets" in window.words
    window.click((300, 250))
    window.frames(2)
    assert "3 nuggets" not in window.words


def test_the_own_cards_are_named_when_the_own_row_is_pressed_and_no_others(window: Window) -> None:
    match = arranged((3, 4, 5), cards={0: ["canteen", "decoy"], 1: ["spyglass"]}, rolls=["pair"])
    window.open(Scene(window.ui))
    for reader, named in ((0, True), (None, False)):
        view = view_of(window, match, reader)
        info = info_of(view)
        for seat in range(3):
            info.show_rider(seat, (600, 300))
            assert info.shown is not None
            told = info.shown.text
            assert ("Canteen" in told) is (named and seat == 0)
            assert "Spyglass" not in told
        assert info.shown is not None
        view.begin(MatchFeed(match, None), frames_of(match, None))
        assert info.shown is None, "others look at the screen now"


def test_the_board_is_read_with_the_keyboard_too(window: Window) -> None:
    table = bots_table(window)
    window.scene.group.focus_on("race.board", window.ui)
    for _ in range(7):
        window.key(pygame.K_RIGHT)
    assert info_of(table.view).shown is not None
    assert "Marysville" in window.words
    window.key(pygame.K_LEFT)
    assert "Seneca" in window.words


def test_the_log_is_there_in_full_and_closes_again(window: Window) -> None:
    table = bots_table(window)
    window.until(lambda: len(table.context.log.lines) > 12)
    window.press("table.log")
    assert window.scene.name == "log"
    assert table.context.log.lines[-1] in window.words
    window.press("log.close")
    assert window.scene is table


def test_a_remark_is_said_in_a_bubble(window: Window) -> None:
    table = bots_table(window)
    window.until(lambda: not table.view.busy)
    table.view.show(Happening(Said(1, "duel-1", "word")))
    window.frames(3)
    assert "Mind the hat, it's new." in table.context.bubbles.said.values()
    assert any("Mind the hat" in line for line in table.context.log.lines)


def test_a_notice_is_shown_for_a_while(window: Window) -> None:
    table = bots_table(window)
    table.view.notice("The disk is full.")
    window.frames(2)
    assert "The disk is full." in window.words
    window.frames(70, 0.1)
    assert "The disk is full." not in window.words
