"""Inputs that are read together were not made together."""

from __future__ import annotations

import pytest

from game.ui.kit.inputs import SENT_EVERY, moments
from game.ui.pony_express.shots.gesture import POWER, Gesture


def test_inputs_are_spread_over_the_time_in_which_they_came() -> None:
    assert moments(1.0, 1.004, 4) == pytest.approx([1.001, 1.002, 1.003, 1.004])


def test_after_a_long_frame_they_are_as_far_apart_as_a_mouse_sends_them() -> None:
    times = moments(1.0, 2.0, 3)
    assert times == pytest.approx([2.0 - 2 * SENT_EVERY, 2.0 - SENT_EVERY, 2.0])


def test_nothing_read_is_nothing() -> None:
    assert moments(1.0, 1.1, 0) == []


def test_a_flick_read_at_once_is_as_hard_as_it_was() -> None:
    """Ten steps of 6 pixels, 8 ms apart, that a frame of 90 ms kept waiting."""
    gesture = Gesture()
    for step, time in enumerate(moments(5.0, 5.09, 10)):
        gesture.add(time, (6.0 * step, 0.0), 0.09)
    aim = gesture.aim(5.09)
    assert aim is not None
    assert aim.speed == pytest.approx(POWER * 6 / 0.008, rel=0.01)
