"""The sounds of the derby are what their names say, as far as a spectrum can tell."""

import numpy as np
import pytest

from tests.sounds.listening import (
    LEVEL_STEP,
    RATE,
    SOUNDS,
    Samples,
    levels,
    listened,
    middle,
    onsets,
    played,
    share,
    spectrum,
    strongest,
)

pytestmark = pytest.mark.usefixtures("mixer")

HEART = 0.86  # seconds from beat to beat on the course
SLIDES = (0.32, 0.46, 0.60)  # seconds that a marker takes over one row, two, three
STEP = 0.01


def _rises(sound: Samples, apart: float = 0.045) -> list[float]:
    """When something strikes, also where blows follow each other more quickly than `onsets` sees:
    the tops of its rise, each the highest for some time around it."""
    step = round(STEP * RATE)
    power = np.sqrt(np.mean(sound[: len(sound) // step * step].reshape(-1, step) ** 2, axis=1))
    rise = np.diff(power, prepend=0.0)
    near = round(apart / STEP)
    return [
        STEP * at
        for at in np.flatnonzero(rise > 0.25 * rise.max())
        if rise[at] == rise[max(0, at - near) : at + near + 1].max()
    ]


@pytest.mark.parametrize(("name", "beats"), [("hooves-1", 3), ("hooves-2", 4), ("hooves-3", 3)])
def test_a_stride_has_its_beats_and_a_moment_in_the_air(name: str, beats: int) -> None:
    struck = _rises(listened(name))
    assert len(struck) == beats
    assert struck[-1] < 0.26  # the next stride comes after some 0.4 seconds


def test_at_full_stretch_four_hooves_come_close_together() -> None:
    heard = listened("gallop-fast")
    gaps = np.diff(_rises(heard))
    strides = len(heard) / RATE / 0.36
    assert strides == pytest.approx(5, abs=0.01)
    assert np.count_nonzero(gaps > 0.12) == 4  # between five strides


def test_a_horse_that_refuses_skids_and_then_blows() -> None:
    heard = listened("refuse")
    skid = heard[round(0.2 * RATE) : round(0.5 * RATE)]
    blow = np.abs(heard[round(0.75 * RATE) : round(1.2 * RATE)])
    assert share(skid, 350, 4500) > 0.6
    smooth = np.convolve(blow, np.hanning(round(0.015 * RATE)), "valid")
    frequency, power = spectrum(smooth - smooth.mean())
    slow = (frequency > 8) & (frequency < 60)
    assert 15 < frequency[slow][np.argmax(power[slow])] < 32  # loose lips


def test_the_bugle_has_only_the_tones_of_its_tube_and_ends_on_the_highest() -> None:
    heard = listened("bugle-start")
    tones = [strongest(heard, second, 350, 850) for second in (0.5, 0.77, 1.43, 2.0)]
    assert tones == [pytest.approx(tone, rel=0.02) for tone in (523, 392, 659, 784)]


def test_the_bell_is_struck_quickly_and_rings_on() -> None:
    heard = listened("bell-start")
    assert len(_rises(heard, 0.08)) == 5
    level = levels(heard)
    assert level.max() - level[round(1.4 / LEVEL_STEP)] < 25
    frequency, power = spectrum(heard[round(0.85 * RATE) :])
    assert share(heard, 280, 310) > 0.002  # the hum, an octave below
    assert power[(frequency > 575) & (frequency < 600)].max() > 1e3 * np.median(power)


def test_the_powder_flashes_at_once_and_burns_out() -> None:
    heard = listened("camera-flash")
    level = levels(heard)
    assert int(np.argmax(level)) <= 1
    assert share(heard[: round(0.2 * RATE)], 900, 10000) > 0.25
    assert level.max() - level[round(0.7 / LEVEL_STEP)] > 20


def test_the_heart_beats_as_the_picture_does() -> None:
    heard = listened("nerve")
    beats = _rises(heard, 0.3)
    assert np.diff(beats) == pytest.approx([HEART, HEART], abs=0.03)
    assert share(heard, 150, 900) > 0.1  # small loudspeakers play nothing below


def test_chalk_lasts_as_long_as_the_marker_slides_and_squeaks() -> None:
    for number, slide in enumerate(SLIDES, 1):
        heard = listened(f"chalk-{number}")
        assert len(heard) / RATE == pytest.approx(slide + 0.1, abs=0.06)
        inside = heard[len(heard) // 4 : 3 * len(heard) // 4]
        frequency, power = spectrum(inside)
        squeak = (frequency > 1700) & (frequency < 2600)
        assert power[squeak].max() > 15 * np.mean(power[(frequency > 3000) & (frequency < 6000)])


def test_clay_clicks_higher_than_a_wooden_die_on_felt() -> None:
    assert middle(listened("chips-2")) > 1.5 * middle(listened("die10-settle"))
    hard, soft = (middle(listened(f"die10-tick-{number}")) for number in (2, 1))
    assert hard > soft


def test_the_crowd_rises_cheers_and_murmurs_evenly() -> None:
    rise, cheer, murmur = (listened(f"crowd-{name}") for name in ("rise", "cheer", "murmur"))
    assert 0.8 < LEVEL_STEP * int(np.argmax(levels(rise))) < 1.6
    assert LEVEL_STEP * int(np.argmax(levels(cheer))) < 1.0
    assert np.ptp(levels(murmur)) < 14
    assert share(murmur, 150, 2500) > 0.8
    assert len(onsets(murmur, 9)) == 0  # nobody stands out


def test_the_podium_has_a_chord_for_each_of_the_three() -> None:
    steps = [second for second in onsets(listened("podium")) if second > 0.3]
    assert steps[:3] == [pytest.approx(second, abs=0.06) for second in (0.5, 1.0, 1.5)]


@pytest.mark.parametrize(
    ("name", "tempo", "bars"), [("music-derby", 122, 32), ("music-course", 152, 28)]
)
def test_the_tunes_keep_their_beat_and_go_round_in_whole_bars(
    name: str, tempo: float, bars: int
) -> None:
    both = played(SOUNDS / f"{name}.ogg")
    heard = both.mean(axis=1)
    beat = 60 / tempo
    assert len(heard) / RATE == pytest.approx(4 * bars * beat, abs=0.01)
    step = round(STEP * RATE)
    power = np.sqrt(np.mean(heard[: len(heard) // step * step].reshape(-1, step) ** 2, axis=1))
    rise = np.clip(np.diff(power), 0, None)
    turns = np.exp(2j * np.pi * np.arange(len(rise)) * STEP / (beat / 2))
    assert abs(np.sum(rise * turns)) > 0.25 * np.sum(rise)  # what begins, begins on a quaver
    parts = [10 * np.log10(np.mean(part**2)) for part in np.array_split(heard, 4)]
    assert max(parts) - min(parts) < 5
