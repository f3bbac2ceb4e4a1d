"""The sounds of Mustang are what their names say, as far as a spectrum can tell."""

from types import ModuleType

import numpy as np
import pytest

from game.ui.kit.sound import AMBIENT
from tests.sounds.listening import (
    EFFECT,
    HIGHEST_PEAK,
    LEVEL_STEP,
    RATE,
    SOUNDS,
    levels,
    listened,
    middle,
    share,
    spectrum,
    strongest,
)

pytestmark = pytest.mark.usefixtures("mixer")

QUICKEST_COUNT = 20  # points a second
OCTAVES = tuple((edge, 2 * edge) for edge in (250, 500, 1000, 2000, 4000))


@pytest.mark.parametrize(
    ("name", "second", "throat", "whistle"),
    [
        ("neigh-1", 0.4, (300, 550), (1300, 2000)),
        ("neigh-2", 1.0, (250, 450), (1000, 1500)),
        ("foal", 0.4, (650, 1000), (1900, 2500)),
    ],
)
def test_a_horse_sounds_two_tones_that_do_not_belong_together(
    name: str, second: float, throat: tuple[float, float], whistle: tuple[float, float]
) -> None:
    sound = listened(name)
    ratio = strongest(sound, second, *whistle) / strongest(sound, second, *throat)
    assert 0.25 < ratio % 1 < 0.75


@pytest.mark.parametrize("name", ["neigh-1", "foal"])
def test_a_call_sinks_and_is_broken_by_the_pushes_of_breath(name: str) -> None:
    sound = listened(name)
    third = len(sound) // 3
    assert middle(sound[:third]) > 1.15 * middle(sound[-third:])
    pushes = np.abs(sound[third : 2 * third])
    smooth = np.convolve(pushes, np.hanning(round(0.03 * RATE)), "valid")
    frequency, power = spectrum(smooth - smooth.mean())
    slow = (frequency > 3) & (frequency < 40)
    assert 6 < frequency[slow][np.argmax(power[slow])] < 18


def test_a_foal_is_higher_than_its_mother() -> None:
    assert middle(listened("foal")) > 1.5 * middle(listened("neigh-2"))


def test_the_hooves_come_near_and_go_away() -> None:
    heard = listened("hooves-run")
    first, beside, last = (np.mean(part**2) for part in np.array_split(heard, 3))
    assert beside > 2 * first
    assert beside > 2 * last


def test_the_lasso_whirls_before_it_flies() -> None:
    heard = listened("lasso-throw")
    level = levels(heard)
    flight = int(np.argmax(level))
    whirling = level[:flight]
    tops = (whirling[1:-1] > whirling[:-2]) & (whirling[1:-1] > whirling[2:])
    assert np.count_nonzero(tops & (whirling[1:-1] > level[flight] - 20)) >= 3
    assert LEVEL_STEP * flight > 0.8


def test_far_thunder_is_low_swells_and_rolls_on() -> None:
    heard = listened("thunder")
    assert share(heard, 40, 500) > 0.9
    assert share(heard, 100, 500) > 0.3  # small loudspeakers play nothing below
    level = levels(heard)
    loudest = int(np.argmax(level))
    assert 0.3 < LEVEL_STEP * loudest < 2.5
    assert level[loudest] - level[loudest + round(2 / LEVEL_STEP)] < 15


def test_a_defence_has_the_slap_first_and_the_drum_below() -> None:
    heard = listened("defence")
    slap = heard[: round(0.2 * RATE)]
    rest = heard[round(0.35 * RATE) :]
    assert share(slap, 1000, 8000) > 5 * share(rest, 1000, 8000)
    assert share(heard, 45, 160) > 0.4


def test_points_can_be_counted_quickly(meter: ModuleType) -> None:
    """As a row it is no louder than any effect, and each tick is over before the next."""
    heard = listened("count-up")
    gap = RATE // QUICKEST_COUNT
    row = np.zeros(gap * 2 * QUICKEST_COUNT + len(heard))
    for tick in range(2 * QUICKEST_COUNT):
        row[gap * tick :][: len(heard)] += heard
    assert EFFECT - 6 < meter.loudness(row) < EFFECT + 0.5
    assert meter.true_peak(row) < HIGHEST_PEAK
    assert np.max(np.abs(heard[gap:])) < 0.2 * np.max(np.abs(heard))


def test_the_rain_falls_as_evenly_over_the_seam_as_elsewhere() -> None:
    heard = listened("rain")
    around = np.roll(heard, len(heard) // 2)
    assert np.ptp(levels(heard)) < 6
    step = round(0.1 * RATE)
    seam = len(heard) // 2
    for lowest, highest in OCTAVES:
        before = share(around[seam - step : seam], lowest, highest)
        after = share(around[seam : seam + step], lowest, highest)
        assert 0.5 < before / after < 2


def test_the_birds_leave_room_between_their_songs() -> None:
    heard = listened("birds")
    level = levels(heard)
    assert share(heard, 1800, 6000) > 0.6
    assert np.quantile(level, 0.3) < level.max() - 20


def test_what_follows_the_volume_of_the_ambience_is_there() -> None:
    assert {"rain", "birds"} <= AMBIENT
    assert all((SOUNDS / f"{name}.ogg").exists() for name in AMBIENT)
