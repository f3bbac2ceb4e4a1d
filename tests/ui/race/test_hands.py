"""Flicking: what a gesture, a pull and a key make of a die. No window needed."""

from __future__ import annotations

import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.pony_express.practice import Setting, practice_scene
from game.ui.kit.inputs import KeyPressed, KeyReleased
from game.ui.race.shots.gesture import GAIN, REST, WINDOW, Gesture
from game.ui.race.shots.hands import FlickHand, KeysHand, SlingHand, straight_ahead
from game.ui.race.shots.placing import in_reach, moved_start, nearest_start
from game.ui.race.shots.sway import FULL_PULL, METER, metered, pulled, sway
from physics.model import MAX_SPEED, Scene

SCENES = {
    "duel": practice_scene(Setting(riders=(11, 12, 16))),
    "from the south-east": practice_scene(Setting(corner="south-east", riders=(23,))),
    "showdown": practice_scene(Setting(scene="showdown")),
    "figures": practice_scene(Setting(scene="indians", riders=(1, 1, 2))),
    "the other board": practice_scene(Setting(board="silver-trail", scene="indians")),
}
DUEL = SCENES["duel"]


def swept(angle: float, cm_per_second: float, seconds: float = 0.2, rate: int = 125) -> Gesture:
    """A pointer that moves evenly."""
    gesture = Gesture()
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    for step in range(int(seconds * rate) + 1):
        time = step / rate
        gesture.add(time, (10 + dx * cm_per_second * time, 20 + dy * cm_per_second * time))
    return gesture


@given(st.floats(-179.0, 179.0), st.floats(40.0, 240.0))
def test_an_even_sweep_gives_its_own_direction_and_speed(angle: float, pace: float) -> None:
    aim = swept(angle, pace).aim(0.2)
    assert aim is not None
    assert aim.angle == pytest.approx(angle, abs=1e-6)
    assert aim.speed == pytest.approx(GAIN * pace / 100, rel=0.01)


def test_only_the_last_moments_of_a_gesture_count() -> None:
    gesture = Gesture()
    for step in range(30):  # a slow wind-up to the left
        gesture.add(step * 0.01, (20 - 0.2 * step, 20.0))
    for step in range(1, 16):  # then a quick flick upwards
        gesture.add(0.29 + step * 0.01, (14.2, 20 + 1.2 * step))
    aim = gesture.aim(0.44)
    assert aim is not None
    assert aim.angle == pytest.approx(90.0, abs=0.5)
    assert WINDOW == 0.12


def test_a_pointer_that_rests_before_it_lets_go_does_not_flick() -> None:
    assert swept(30, 150).aim(0.2) is not None
    assert swept(30, 150).aim(0.2 + REST + 0.01) is None


def test_a_click_does_not_flick() -> None:
    gesture = Gesture()
    gesture.add(0.0, (5.0, 5.0))
    gesture.add(0.05, (5.2, 5.1))
    assert gesture.aim(0.05) is None


def test_no_flick_is_faster_than_a_finger() -> None:
    aim = swept(10, 900).aim(0.2)
    assert aim is not None
    assert aim.speed == MAX_SPEED


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
    speeds = [pulled((0, 0), (-pull, 0), 0.0) for pull in (0.3, 1.0, 3.0, FULL_PULL, 9.0)]
    assert speeds[0] is None
    given_speeds = [aim.speed for aim in speeds[1:] if aim is not None]
    assert given_speeds == sorted(given_speeds)
    assert given_speeds[-1] == given_speeds[-2] == MAX_SPEED


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
    hand = KeysHand(DUEL, start)
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
    hand = KeysHand(DUEL, start)
    hand.key(pressed(pygame.K_SPACE))
    assert hand.key_up(KeyReleased(pygame.K_SPACE, 0.0)) is None
