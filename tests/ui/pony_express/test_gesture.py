"""What a gesture says about the hand: its direction and its speed, whatever carried it here."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.practice.measure import turned_by
from game.rules.pony_express.practice import Setting, practice_scene
from game.ui.pony_express.shots.fit import Sample, velocity
from game.ui.pony_express.shots.gesture import (
    BURST,
    POWER,
    REST,
    STALL,
    WINDOW,
    Aim,
    Gesture,
    Measure,
)
from game.ui.pony_express.shots.hands import FlickHand
from physics.model import MAX_SPEED
from tests.support import some

ANGLES = st.floats(-179.0, 179.0)
PACES = st.floats(500.0, 4000.0)  # pixels a second: 0.5 to 4 m/s
SIZES = (0.75, 1.0, 1.25, 1.5, 3.0)  # times 1280x720
DUEL = practice_scene(Setting(riders=(11, 12, 16)))


def apart(one: float, other: float) -> float:
    """Degrees between two directions."""
    return abs(turned_by(one, other))


def sweep(angle: float, pace: float, seconds: float = 0.2, rate: int = 125) -> list[Sample]:
    """A pointer that moves evenly."""
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    times = [step / rate for step in range(int(seconds * rate) + 1)]
    return [Sample(t, (300 + dx * pace * t, 200 + dy * pace * t)) for t in times]


def flick(angle: float, length: float, seconds: float = 0.1, rate: int = 125) -> list[Sample]:
    """As a hand does it: it speeds up and slows down, from a pointer that stood still."""
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    samples = []
    for step in range(int(seconds * rate) + 1):
        share = step / rate / seconds
        run = length * (share - 0.6 * math.sin(2 * math.pi * share) / (2 * math.pi))
        samples.append(Sample(step / rate, (300 + dx * run, 200 + dy * run)))
    return samples


def gesture_of(samples: Iterable[Sample]) -> Gesture:
    gesture = Gesture()
    for sample in samples:
        gesture.add(*sample)
    return gesture


def aim_of(samples: list[Sample], after: float = 0.0) -> Aim:
    aim = gesture_of(samples).aim(samples[-1].time + after)
    assert aim is not None
    return aim


@some(60)
@given(ANGLES, PACES)
def test_an_even_sweep_gives_its_own_direction_and_speed(angle: float, pace: float) -> None:
    aim = aim_of(sweep(angle, pace))
    assert apart(aim.angle, angle) < 1e-6
    assert aim.speed == pytest.approx(POWER * pace)


def test_the_power_that_is_usual() -> None:
    """300 pixels in 120 ms, in whatever window."""
    assert aim_of(sweep(0.0, 300 / 0.12)).speed == pytest.approx(2.5)


@some(60)
@given(ANGLES, PACES, st.floats(0.3, 1.5))
def test_sensitivity_multiplies_the_power_alone(angle: float, pace: float, times: float) -> None:
    samples = sweep(angle, min(pace, 2500.0))
    plain, changed = aim_of(samples), gesture_of(samples).aim(samples[-1].time, times)
    if changed is None:
        assert plain.speed * times < 0.25
        return
    assert changed.angle == plain.angle
    assert changed.speed == pytest.approx(plain.speed * times)


@some(60)
@given(ANGLES, st.floats(120.0, 400.0), st.sampled_from(SIZES), st.floats(0.8, 1.5))
def test_the_same_hand_is_as_hard_in_every_window(
    angle: float, length: float, size: float, view: float
) -> None:
    """`size` of the window, and `view`: how large the board is in it. The pointer's place comes as
    whole pixels, the hand gets it as a place of the board."""
    speeds = []
    for pixels in (17.0, 17.0 * size * view):
        start = DUEL.clear_start()
        assert start is not None
        hand = FlickHand(DUEL, start)
        hand.measure = Measure(pixels)
        samples = flick(angle, length)
        (x0, y0) = samples[0].at
        hand.press(start, 1, samples[0].time)
        for time, (x, y), _ in samples[1:]:
            at = (start[0] + round(x - x0) / pixels, start[1] + round(y - y0) / pixels)
            hand.point(at, time)
        aim = hand.release(start, 1, samples[-1].time)
        assert aim is not None
        speeds.append(aim.speed)
    assert speeds[1] == pytest.approx(speeds[0], rel=0.001)


@some(60)
@given(ANGLES, PACES, st.integers(0, 14), ANGLES, st.floats(20.0, 400.0))
def test_one_sample_that_is_wrong_changes_next_to_nothing(
    angle: float, pace: float, which: int, aside: float, far: float
) -> None:
    samples = sweep(angle, pace, WINDOW)
    which = min(which, len(samples) - 1)
    time, (x, y), _ = samples[which]
    wrong = math.radians(aside)
    samples[which] = Sample(time, (x + far * math.cos(wrong), y + far * math.sin(wrong)))
    found = velocity(samples)
    assert found is not None
    assert math.hypot(*found) == pytest.approx(pace, rel=0.03)
    assert apart(math.degrees(math.atan2(found[1], found[0])), angle) < 2.0


@some(60)
@given(ANGLES, PACES, st.randoms(use_true_random=False))
def test_a_shaky_hand_and_a_coarse_clock_change_little(
    angle: float, pace: float, random: object
) -> None:
    draw = random.uniform  # type: ignore[attr-defined]
    samples = [
        Sample(time + draw(-0.001, 0.001), (x + draw(-1.5, 1.5), y + draw(-1.5, 1.5)))
        for time, (x, y), _ in sweep(angle, pace, WINDOW)
    ]
    found = velocity(samples)
    assert found is not None
    assert math.hypot(*found) == pytest.approx(pace, rel=0.05)
    assert apart(math.degrees(math.atan2(found[1], found[0])), angle) < 3.0


@some(60)
@given(ANGLES, st.floats(120.0, 400.0), st.sampled_from([60, 125, 250, 500, 1000, 8000]))
def test_it_does_not_matter_how_often_a_mouse_sends(angle: float, length: float, rate: int) -> None:
    usual, other = aim_of(flick(angle, length)), aim_of(flick(angle, length, rate=rate))
    assert other.speed == pytest.approx(usual.speed, rel=0.06)
    assert apart(other.angle, usual.angle) < 0.5


@some(60)
@given(ANGLES, PACES, st.lists(st.booleans(), min_size=16, max_size=16))
def test_samples_that_are_lost_change_nothing(angle: float, pace: float, kept: list[bool]) -> None:
    samples = sweep(angle, pace, WINDOW)
    some = [s for s, keep in zip(samples, kept, strict=True) if keep]
    if len(some) < 2:
        return
    found = velocity(some)
    assert found is not None
    assert math.hypot(*found) == pytest.approx(pace)


@some(60)
@given(st.floats(0.0, 0.11), st.floats(150.0, 350.0))
def test_how_long_the_hand_waits_before_the_flick_does_not_matter(
    pause: float, length: float
) -> None:
    at_once = flick(20.0, length, 0.06, rate=500)
    press = Sample(-pause, at_once[0].at)
    assert aim_of([press, *at_once]).speed == pytest.approx(aim_of(at_once).speed, rel=0.25)


def test_only_the_last_moments_of_a_gesture_count() -> None:
    gesture = Gesture()
    for step in range(30):  # a slow wind-up to the left
        gesture.add(step * 0.01, (340 - 3.4 * step, 340.0))
    for step in range(1, 16):  # then a quick flick upwards
        gesture.add(0.29 + step * 0.01, (241.4, 340 + 20 * step))
    aim = gesture.aim(0.44)
    assert aim is not None
    assert aim.angle == pytest.approx(90.0, abs=0.5)
    assert WINDOW == 0.12


def test_a_short_jerk_after_a_slow_drift_is_a_flick_and_no_outlier() -> None:
    slow = [Sample(step * 0.008, (0.4 * step, 0.0)) for step in range(11)]
    jerk = [Sample(0.08 + step * 0.008, (4.0 + 40.0 * step, 0.0)) for step in range(1, 6)]
    assert aim_of([*slow, *jerk]).speed > 1.2


def test_a_pointer_that_rests_before_it_lets_go_does_not_flick() -> None:
    gesture = gesture_of(sweep(30, 1500))
    assert gesture.aim(0.2) is not None
    assert gesture.aim(0.2 + REST + 0.01) is None
    assert not gesture.is_stalled(0.2 + REST + 0.01)


def test_a_click_does_not_flick() -> None:
    gesture = gesture_of([Sample(0.0, (50.0, 50.0)), Sample(0.05, (53.0, 51.0))])
    assert gesture.aim(0.05) is None
    assert not gesture.is_stalled(0.05)


def test_no_flick_is_faster_than_a_finger() -> None:
    assert aim_of(sweep(10, 9000)).speed == MAX_SPEED


# --------------------------------------------------------------------------- stalls


@some(60)
@given(ANGLES, st.floats(60.0, 500.0), st.integers(2, 30), st.floats(0.0, 0.9 * BURST))
def test_a_flick_that_arrives_all_at_once_is_refused(
    angle: float, length: float, count: int, within: float
) -> None:
    """The way of a hand, all of it within a few milliseconds."""
    even = flick(angle, length, 0.1, rate=count * 10)
    first = even[0]
    squeezed = [Sample(0.1 + s.time / 0.1 * within, s.at) for s in even]
    gesture = gesture_of([first, *squeezed])
    now = squeezed[-1].time
    assert gesture.aim(now) is None
    assert gesture.is_stalled(now)


@some(60)
@given(st.integers(0, 12), st.floats(STALL + 0.01, 2.0))
def test_a_flick_during_which_the_game_stood_still_is_refused(which: int, waited: float) -> None:
    samples = flick(-30.0, 300.0)
    samples[which] = samples[which]._replace(waited=waited)
    gesture = gesture_of(samples)
    assert gesture.aim(samples[-1].time) is None
    assert gesture.is_stalled(samples[-1].time)


def test_a_stall_right_before_the_release_is_told_too() -> None:
    """All of the way was read in time, but not when the hand let go."""
    samples = flick(-30.0, 300.0)
    gesture = gesture_of(samples)
    assert gesture.is_stalled(samples[-1].time + 0.3, 0.3)


def test_a_slow_machine_can_flick() -> None:
    """Sixteen frames a second, and the input that came meanwhile is read together."""
    samples = [s._replace(waited=0.06) for s in flick(-30.0, 300.0)]
    assert aim_of(samples).speed > 1.0


def test_a_hand_that_was_refused_can_flick_again() -> None:
    start = DUEL.clear_start()
    assert start is not None
    hand = FlickHand(DUEL, start)
    hand.press(start, 1, 0.0)
    hand.point((start[0] + 15, start[1]), 0.002)
    assert hand.release(start, 1, 0.003) is None
    assert hand.stalled and hand.start == start
    hand.press(start, 1, 1.0)
    assert not hand.stalled
    for step in range(1, 11):
        hand.point((start[0] + 1.5 * step, start[1]), 1.0 + step * 0.01)
    assert hand.release(start, 1, 1.1) is not None
    assert not hand.stalled
