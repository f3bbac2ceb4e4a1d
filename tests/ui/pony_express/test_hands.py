"""Flicking: what a gesture, a pull and a key make of a die. No window needed."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.pony_express.practice import Setting, practice_scene
from game.ui.kit.inputs import KeyPressed, KeyReleased
from game.ui.kit.keymap.keymap import Keymap
from game.ui.pony_express.shots.gesture import Measure
from game.ui.pony_express.shots.hands import FlickHand, KeysHand, SlingHand, straight_ahead
from game.ui.pony_express.shots.placing import in_reach, moved_start, nearest_start
from game.ui.pony_express.shots.sway import FULL_PULL, METER, metered, pulled, sway
from physics.model import MAX_SPEED, Scene

SCENES = {
    "duel": practice_scene(Setting(riders=(11, 12, 16))),
    "from the south-east": practice_scene(Setting(corner="south-east", riders=(23,))),
    "showdown": practice_scene(Setting(scene="showdown")),
    "figures": practice_scene(Setting(scene="indians", riders=(1, 1, 2))),
    "the other board": practice_scene(Setting(board="silver-trail", scene="indians")),
}
DUEL = SCENES["duel"]


@pytest.mark.parametrize("scene", SCENES.values(), ids=list(SCENES))
@given(data=st.data())
def test_wherever_the_pointer_is_the_die_lies_where_it_may(
    scene: Scene, data: st.DataObject
) -> None:
    wanted = (data.draw(st.floats(-10, 70)), data.draw(st.floats(-10, 50)))
    start = nearest_start(scene, wanted)
    assert start is not None
    assert scene.start_error(start) is None


@pytest.mark.parametrize("scene", SCENES.values(), ids=list(SCENES))
@given(data=st.data())
def test_keys_never_move_the_die_where_it_may_not_lie(scene: Scene, data: st.DataObject) -> None:
    start = scene.clear_start()
    assert start is not None
    steps = st.lists(st.tuples(st.floats(-2, 2), st.floats(-2, 2)), max_size=20)
    for back, aside in data.draw(steps):
        start = moved_start(scene, start, back, aside)
        assert scene.start_error(start) is None


def test_a_pointer_beyond_the_line_does_not_move_the_die() -> None:
    assert in_reach(DUEL, DUEL.line.point(-1.0, 0.0))
    assert not in_reach(DUEL, DUEL.line.point(3.0, 0.0))


def flick_hand() -> FlickHand:
    start = DUEL.clear_start()
    assert start is not None
    return FlickHand(DUEL, start)


def test_flick_what_was_shown_is_what_is_shot() -> None:
    hand = flick_hand()
    x, y = hand.start
    assert hand.press((x, y), 1, 0.0)
    for step in range(1, 11):
        hand.point((x + 1.5 * step, y - 0.7 * step), step * 0.01)
    hand.update(0.016, 0.1)
    shown = hand.aim
    assert shown is not None
    assert hand.release((x + 15, y - 7), 1, 0.1) == shown


def test_flick_a_press_beside_the_die_takes_nothing() -> None:
    hand = flick_hand()
    assert not hand.press((hand.start[0] + 5, hand.start[1]), 1, 0.0)
    assert not hand.holding


def test_flick_the_other_button_changes_ones_mind() -> None:
    hand = flick_hand()
    hand.press(hand.start, 1, 0.0)
    assert hand.press(hand.start, 3, 0.1)
    assert hand.release(hand.start, 1, 0.2) is None


def test_the_die_does_not_move_while_it_is_held() -> None:
    hand = flick_hand()
    before = hand.start
    hand.press(before, 1, 0.0)
    hand.point(DUEL.line.point(-2.0, 3.0), 0.05)
    assert hand.start == before


def test_a_sling_shoots_the_other_way_and_what_was_drawn_last() -> None:
    start = DUEL.clear_start()
    assert start is not None
    hand = SlingHand(DUEL, start)
    hand.press(start, 1, 0.0)
    hand.point((start[0] - 3, start[1]), 0.1)
    hand.update(0.016, 0.1)
    shown = hand.aim
    assert shown is not None
    assert abs(shown.angle) < 4.0
    assert hand.release((start[0] - 3, start[1]), 1, 0.19) == shown


def test_a_longer_pull_is_a_harder_shot() -> None:
    speeds = [pulled((0, 0), (-pull, 0), 0.0) for pull in (5, 20, 50, FULL_PULL, 150)]
    assert speeds[0] is None
    given_speeds = [aim.speed for aim in speeds[1:] if aim is not None]
    assert given_speeds == sorted(given_speeds)
    assert given_speeds[-1] == given_speeds[-2] == MAX_SPEED


def test_a_press_beside_the_middle_of_the_die_is_not_a_pull_yet() -> None:
    start = DUEL.clear_start()
    assert start is not None
    hand = SlingHand(DUEL, start)
    beside = (start[0] - 1.4, start[1])
    assert hand.press(beside, 1, 0.0)
    hand.update(0.016, 0.1)
    assert hand.release(beside, 1, 0.1) is None


@pytest.mark.parametrize("pixels", [9.0, 17.0, 25.5, 54.0])
def test_the_same_pull_is_as_hard_whatever_the_size_of_the_board(pixels: float) -> None:
    start = DUEL.clear_start()
    assert start is not None
    hand = SlingHand(DUEL, start)
    hand.measure = Measure(pixels, 1.0)
    hand.press(start, 1, 0.0)
    hand.point((start[0] - 50.0 / pixels, start[1]), 0.1)
    hand.update(0.016, 0.1)
    expected = pulled((0.0, 0.0), (-50.0, 0.0), 0.0)
    assert hand.aim is not None and expected is not None
    assert hand.aim.speed == pytest.approx(expected.speed)


def test_the_aim_sways_about_three_degrees_to_either_side() -> None:
    swings = [sway(step * 0.01) for step in range(1000)]
    assert 2.5 < max(swings) < 4.0
    assert -4.0 < min(swings) < -2.5
    assert abs(sum(swings) / len(swings)) < 0.1


def test_the_power_meter_rises_and_falls() -> None:
    assert metered(0.0) < metered(METER / 4) < metered(METER / 2)
    assert metered(METER / 2) == pytest.approx(MAX_SPEED)
    assert metered(METER) == pytest.approx(metered(0.0))


def pressed(key: int, *, shift: bool = False) -> KeyPressed:
    return KeyPressed(key, shift, False, False, False, 0.0)


def test_keys_place_turn_hold_and_shoot() -> None:
    start = DUEL.clear_start()
    assert start is not None
    hand = KeysHand(DUEL, start, Keymap())
    hand.key(pressed(pygame.K_LEFT))
    hand.update(0.2, 0.0)
    hand.key_up(KeyReleased(pygame.K_LEFT, 0.0))
    assert hand.start != start
    assert DUEL.start_error(hand.start) is None
    assert hand.key(pressed(pygame.K_RETURN))
    assert hand.angle == pytest.approx(straight_ahead(DUEL, hand.start))
    hand.key(pressed(pygame.K_RIGHT))
    hand.update(0.1, 0.0)
    assert hand.angle < straight_ahead(DUEL, hand.start)
    hand.key_up(KeyReleased(pygame.K_RIGHT, 0.0))
    hand.key(pressed(pygame.K_SPACE))
    hand.update(METER / 2, 0.0)
    shown = hand.aim
    shot = hand.key_up(KeyReleased(pygame.K_SPACE, 0.0))
    assert shot == shown
    assert shot is not None
    assert shot.speed == pytest.approx(MAX_SPEED, abs=0.05)


def test_keys_space_in_the_placing_does_not_shoot() -> None:
    start = DUEL.clear_start()
    assert start is not None
    hand = KeysHand(DUEL, start, Keymap())
    hand.key(pressed(pygame.K_SPACE))
    assert hand.key_up(KeyReleased(pygame.K_SPACE, 0.0)) is None
