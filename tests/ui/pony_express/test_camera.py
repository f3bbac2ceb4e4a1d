"""The camera goes to a shot and back: where it looks, that nobody has to wait for it, and that it
changes nothing of what is aimed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.engine.recording import Recording
from game.rules.pony_express.events import DuelBegan, FiguresFaced, ShotTaken
from game.ui.kit.canvas import Box
from game.ui.kit.inputs import LEFT
from game.ui.pony_express.prompts.corner import CornerPrompt
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.pony_express.shots.camera import CLOSEST, GOES, Camera, LineLight
from game.ui.pony_express.shots.hands import straight_ahead
from game.ui.pony_express.table import TABLE
from game.ui.table.replay.scene import ReplayScene
from tests.rules.pony_express.scripting import arranged, ride
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import alone, continued, sit_down
from tests.ui.pony_express.racing import EndlessRace, bots_session
from tests.ui.pony_express.shooting import duel, figures, flick, flicks, player_of, watched
from tests.ui.screens.races import finished
from tests.ui.table.showing import shows

BOARD = Box(12, 12, 936, 648)
USUAL = {
    "animation_speed": "normal",
    "bot_pace": "fast",
    "reduced_motion": False,
    "flick_style": "flick",
    "high_contrast": False,
}


@pytest.fixture(scope="module")
def opened() -> Iterator[Window]:
    """One for all: to paint a board takes a while."""
    with Window((640, 360)) as window:
        yield window


@pytest.fixture
def window(opened: Window) -> Window:
    opened.ui.settings.change(**USUAL)
    opened.heard.clear()
    return opened


def meeting(**table: Any) -> Match:
    """Ann meets Bob and is to choose her corner."""
    match = arranged((24, 25, 28), rolls=["pair"], **table)
    ride(match, "pair")
    return match


def setting_out(window: Window) -> EndlessRace:
    """The camera has just left for a duel."""
    table = sit_down(window, meeting(), alone())
    assert isinstance(table.prompt, CornerPrompt)
    window.press("corner.north-west")
    window.until(lambda: table.context.arena.camera.moving, most=5)
    return table


def stands_at(table: EndlessRace, seat: int) -> tuple[float, float]:
    return table.context.pieces.pose_of(seat).at


# --------------------------------------------------------------------------- the way


def test_the_whole_board_is_seen_at_both_ends_of_the_way_and_never_more_than_it() -> None:
    camera = Camera()
    camera.go((850.0, 600.0))
    assert camera.seen(BOARD) == BOARD
    zooms, steps = [], 0
    while camera.moving:
        camera.advance(GOES / 40)
        seen = camera.seen(BOARD)
        assert BOARD.inflate(0.01, 0.01).contains(seen)
        assert seen.width / seen.height == pytest.approx(BOARD.width / BOARD.height)
        zooms.append(camera.zoom)
        steps += 1
    assert steps <= 41
    assert max(zooms) == pytest.approx(CLOSEST)
    assert camera.seen(BOARD) == BOARD
    assert camera.panels_gone == 1.0


def test_the_camera_can_turn_round_and_be_skipped() -> None:
    camera = Camera()
    camera.go((100.0, 100.0))
    camera.advance(GOES / 2)
    camera.come_back((100.0, 100.0))
    assert camera.moving
    camera.advance(10.0)
    assert (camera.place, camera.moving, camera.zoom) == (0.0, False, 1.0)
    camera.go((100.0, 100.0))
    camera.skip()
    assert (camera.place, camera.moving, camera.zoom) == (1.0, False, 1.0)


def test_a_line_is_lit_once_and_the_next_one_anew() -> None:
    first, second = (figures_line(number) for number in range(2))
    light = LineLight()
    assert light.light(first, at_once=False)
    light.advance(0.2)
    assert 0.0 < light.share < 1.0
    assert not light.light(first, at_once=False), "it goes on"
    light.advance(1.0)
    assert not light.runs
    assert light.light(second, at_once=False)
    assert light.runs


def figures_line(number: int) -> Any:
    board = duel().table.board
    return [*(place.line for place in board.corners.values())][number]


# --------------------------------------------------------------------------- to a duel


def test_the_camera_goes_to_a_duel_and_the_riders_to_their_corners(window: Window) -> None:
    table = setting_out(window)
    camera, board = table.context.arena.camera, table.context.board
    space = board.points[25]
    zooms = []
    while camera.moving:
        zooms.append(camera.zoom)
        if camera.place < 0.4:
            assert math.dist(stands_at(table, 0), space) < 3.0, "they ride when it is close"
        window.frames(1)
    assert max(zooms) > 1.4
    assert stands_at(table, 0) == board.corners["north-west"].at
    assert stands_at(table, 1) == board.corners["south-east"].at
    assert "hoof-stop" in window.heard
    light = table.context.arena.light
    window.until(lambda: light.runs, most=3)
    shares = []
    while not isinstance(table.prompt, AimPrompt):
        shares.append(light.share)
        window.frames(1)
    assert shares == sorted(shares)
    assert len({round(share, 3) for share in shares}) > 10, "the light runs along the line"
    assert light.share == 1.0


@pytest.mark.parametrize("how", ["left button", "right button", "key"])
def test_a_press_skips_the_rest_of_the_way(window: Window, how: str) -> None:
    table = setting_out(window)
    window.frames(10)
    if how == "key":
        window.key(pygame.K_f)
    else:
        window.click((400.0, 300.0), button=LEFT if how == "left button" else 3)
    window.until(lambda: isinstance(table.prompt, AimPrompt), most=3)
    assert not table.context.arena.moves or table.context.arena.light.runs
    assert table.context.arena.camera.place == 1.0
    assert stands_at(table, 0) == table.context.board.corners["north-west"].at


def test_the_window_changes_its_size_while_the_camera_moves() -> None:
    with Window((640, 360)) as window:
        table = setting_out(window)
        for size in ((480, 270), (150, 90), (700, 900), (1280, 720), (640, 360)):
            window.resize(size)
            window.ui.settings.change(text_scale=1.5 if size[0] > 500 else 1.0)
            window.loop.apply_settings()
            window.frames(8)
        window.until(lambda: isinstance(table.prompt, AimPrompt), most=300)
        assert table.context.arena.camera.place == 1.0


@pytest.mark.parametrize("changes", [{"reduced_motion": True}, {"animation_speed": "instant"}])
def test_without_motion_the_camera_does_not_move(window: Window, changes: dict[str, Any]) -> None:
    window.ui.settings.change(**changes)
    table = sit_down(window, meeting(), alone())
    window.press("corner.north-west")
    for _ in range(400):
        assert not table.context.arena.camera.moving
        assert not table.context.arena.light.runs
        if isinstance(table.prompt, AimPrompt):
            break
        window.frames(1)
    assert isinstance(table.prompt, AimPrompt)
    assert table.context.arena.camera.place == 1.0


def test_between_the_shots_of_a_duel_the_camera_stays(window: Window) -> None:
    table = sit_down(window, duel(), alone())
    camera = table.context.arena.camera
    assert isinstance(table.prompt, AimPrompt)
    flick(window, table.prompt, off=25.0)
    shots = 0
    while table.context.seen.duel is not None:
        assert camera.place == 1.0
        assert not camera.moving
        if isinstance(table.prompt, AimPrompt):
            flick(window, table.prompt, off=25.0)
        cue = table.view.cue
        if shows(table, ShotTaken) and not player_of(cue).is_over:
            shots += 1
            window.press("shot.skip")
            window.frames(2)
            window.press("shot.continue")
        window.frames(1)
    assert shots > 1
    window.until(lambda: camera.place == 0.0, most=120)
    assert table.context.pieces.pose_of(0).at != table.context.board.corners["north-west"].at


def test_who_duels_stands_beside_the_board_while_a_bot_takes_aim(window: Window) -> None:
    table = sit_down(window, duel(gold=(3, 3, 3)), alone())
    assert isinstance(table.prompt, AimPrompt)
    flick(window, table.prompt, off=25.0)
    watched(window, table)
    window.press("shot.skip")
    window.frames(2)
    window.press("shot.continue")
    window.frames(1)
    assert table.view.cue is None
    assert table.context.arena.is_open
    assert "Duel" in window.words
    assert "race.rider-2" not in window.ids


def test_more_contrast_is_seen_at_once_beside_a_duel(window: Window) -> None:
    table = setting_out(window)
    window.until(lambda: not table.context.arena.camera.moving, most=200)
    assert table.context.arena.is_open

    def duellists() -> bytes:
        window.loop.apply_settings()
        window.loop.draw()
        area = window.canvas.area(table.context.column)
        return pygame.image.tobytes(window.canvas.surface.subsurface(area), "RGB")

    usual = duellists()
    window.ui.settings.change(high_contrast=True)
    assert duellists() != usual


def test_a_game_continued_in_a_duel_begins_at_the_shot(window: Window) -> None:
    table = continued(window, duel(), alone())
    window.frames(1)
    camera = table.context.arena.camera
    assert (camera.place, camera.moving) == (1.0, False)
    window.frames(40)
    assert isinstance(table.prompt, AimPrompt)
    assert not table.context.tray.out, "no dice lie over the board"


# --------------------------------------------------------------------------- to the figures


def test_the_first_press_at_the_figures_ends_the_way_and_shoots_nothing(window: Window) -> None:
    table = continued(window, figures(), alone())
    window.until(lambda: isinstance(table.prompt, AimPrompt), most=60)
    prompt = table.prompt
    assert isinstance(prompt, AimPrompt)
    assert table.context.arena.camera.moving
    window.frames(15)
    window.click(table.context.board_view.to_screen(prompt.aimer.hand.start))
    assert not table.context.arena.camera.moving
    assert not prompt.aimer.hand.holding
    assert not flicks(table)


def test_a_flick_right_after_the_skip_goes_where_it_was_aimed(window: Window) -> None:
    table = continued(window, figures(), alone())
    window.until(lambda: isinstance(table.prompt, AimPrompt), most=60)
    prompt = table.prompt
    assert isinstance(prompt, AimPrompt)
    window.frames(12)
    wanted = straight_ahead(prompt.scene, prompt.aimer.hand.start)
    window.button_down((400.0, 300.0))
    window.button_up((400.0, 300.0))
    flick(window, prompt)
    (shot,) = flicks(table)
    assert math.remainder(shot["angle"] - wanted, 360.0) == pytest.approx(0.0, abs=0.8)


def test_a_plank_is_pressed_while_the_camera_moves(window: Window) -> None:
    table = continued(window, figures(), alone())
    window.until(lambda: isinstance(table.prompt, AimPrompt), most=60)
    window.press("shot.keys")
    assert window.ui.settings.flick_style == "keys"
    assert not table.context.arena.camera.moving


def test_after_the_way_the_picture_is_the_same_as_without_it(window: Window) -> None:
    def seen() -> bytes:
        window.ui.time = 0.0
        table = continued(window, figures(), alone())
        window.until(lambda: isinstance(table.prompt, AimPrompt), most=60)
        window.until(lambda: not table.context.arena.moves, most=200)
        window.ui.time = 0.0
        window.loop.draw()
        return window.pixels()

    travelled = seen()
    window.ui.settings.change(reduced_motion=True)
    assert seen() == travelled


def test_from_the_figures_the_camera_goes_back_by_itself(window: Window) -> None:
    table = continued(window, figures(), alone())
    window.until(lambda: isinstance(table.prompt, AimPrompt), most=60)
    assert isinstance(table.prompt, AimPrompt)
    flick(window, table.prompt)
    cue = watched(window, table)
    window.press("shot.skip")
    window.frames(2)
    window.press("shot.continue")
    places = []
    while table.view.cue is cue:
        places.append(table.context.arena.camera.place)
        window.frames(1)
    assert places == sorted(places, reverse=True)
    assert table.context.arena.camera.place == 0.0
    assert not table.context.arena.camera.moving


# --------------------------------------------------------------------------- the replay, and haste


def test_a_replay_is_wound_into_a_duel_and_out_of_it(window: Window) -> None:
    session = bots_session(4, 97)
    while session.match.pending is not None:
        session.play_bot()
    replay = ReplayScene(window.ui, TABLE, Recording(session.match))
    window.open(replay)
    arena, kinds = replay.view.context.arena, [event.kind for event in replay.recording.events]
    duel = kinds.index("duel-began")
    replay.wind_to(duel + 1)
    window.frames(1)
    assert arena.is_open
    assert arena.camera.place == 1.0
    replay.wind_to(1)
    window.frames(1)
    assert not arena.is_open
    assert "race.rider-0" in window.ids
    replay.wind_to(duel)
    window.until(lambda: arena.camera.moving, most=30)
    window.until(lambda: shows(replay, ShotTaken), most=900)
    cue = replay.view.cue
    window.until(lambda: replay.view.cue is not cue, most=1200)


def test_a_replay_wound_from_a_duel_to_the_figures_shows_no_duel(window: Window) -> None:
    replay = ReplayScene(window.ui, TABLE, Recording(finished(3, 0)))
    window.open(replay)
    replay.toggle()
    events = replay.recording.events
    for wanted, begins in (("duel", DuelBegan), ("facing", FiguresFaced)):
        at = next(at for at, event in enumerate(events, start=1) if isinstance(event, begins))
        replay.wind_to(at)
        window.frames(1)
        assert replay.view.context.arena.is_open is (wanted == "duel")
        assert ("Duel" in window.words) is (wanted == "duel")
        assert ("race.rider-0" in window.ids) is (wanted == "facing")


def test_what_is_rehearsed_is_not_seen(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def frames() -> list[bytes]:
        window.ui.time = 0.0
        table = setting_out(window)
        seen = []
        for _ in range(6):
            window.frames(12)
            seen.append(window.pixels())
        table.context.arena.skip()
        return seen

    rehearsed = frames()
    monkeypatch.setattr("game.ui.pony_express.parts.board.Rehearsal.draw", lambda *given: None)
    assert frames() == rehearsed
