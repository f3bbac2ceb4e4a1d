"""The sounds of Western are what their names say, as far as a spectrum can tell."""

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
    strongest,
)

pytestmark = pytest.mark.usefixtures("mixer")

BEAT = 60 / 138  # of the waltz
METRE, PART_BARS, PARTS = 3, 16, 4
BASS = 300  # means a second, of which the bass is what is left


def _from_the_blow(name: str) -> Samples:
    """With as much silence before it: a spectrum hears best what is in the middle."""
    heard = listened(name)
    return np.concatenate([np.zeros_like(heard), heard])


def test_a_shot_bangs_at_once_and_the_street_answers() -> None:
    heard = listened("pistol-shot")
    level = levels(heard)
    assert int(np.argmax(level)) <= 1
    assert -40 < level[round(0.6 / LEVEL_STEP)] - level.max() < -12
    assert share(heard, 160, 6000) > 0.4  # small loudspeakers play nothing below


def test_a_hammer_is_cocked_over_its_notches() -> None:
    assert len(onsets(listened("pistol-cock"), 2.5)) >= 2
    assert middle(listened("pistol-cock")) > 900


def test_the_dog_growls_and_barks_twice() -> None:
    heard = listened("dog-bark")
    growl, barks = heard[: round(0.4 * RATE)], onsets(heard, 9)
    assert len(barks) == 2
    assert 0.3 < barks[0] < 0.6 < barks[1] < 1.0
    assert np.max(np.abs(growl)) < 0.4 * np.max(np.abs(heard))


def test_more_bills_take_longer() -> None:
    lengths = [len(listened(f"bills-{count}")) for count in ("1", "2", "many")]
    assert lengths == sorted(lengths)
    assert share(listened("bills-many"), 1000, 8000) > 0.5


def test_the_train_stands_before_it_lets_off_steam() -> None:
    heard = listened("train-come")
    steam = heard[round(2.2 * RATE) : round(2.8 * RATE)]
    engine = heard[round(0.6 * RATE) : round(1.6 * RATE)]
    assert share(steam, 1500, 9000) > 0.6 > share(engine, 1500, 9000)


def test_the_whistle_sinks_as_the_train_goes_by() -> None:
    heard = listened("train-pass")
    coming, going = (strongest(heard, second, 480, 580) for second in (0.6, 1.5))
    assert 1.06 < coming / going < 1.25


def test_the_ball_is_dull_on_felt_and_bright_on_wood_and_settles_with_a_last_drop() -> None:
    felt, wood = (_from_the_blow(f"ball-tick-{number}") for number in (1, 2))
    assert 1.3 * middle(felt) < middle(wood)
    falls = onsets(listened("ball-settle"), 5)
    assert len(falls) >= 3
    assert 0.55 < falls[-1] < 0.7


def test_the_moonshine_goes_round_and_down() -> None:
    heard = listened("turn-round")
    tones = [strongest(heard, second, 150, 1500) for second in np.arange(0.3, 1.3, 0.1)]
    turns = np.sign(np.diff(tones))
    assert np.count_nonzero(turns[1:] != turns[:-1]) >= 2
    assert np.mean(tones[-3:]) < 0.7 * np.mean(tones[:3])


def test_the_waltz_has_its_bass_on_the_first_beat() -> None:
    """Over each part: most of what is low begins with the bar, and no part is much louder."""
    both = played(SOUNDS / "music-western.ogg")
    heard = both.mean(axis=1)
    bar = METRE * BEAT
    assert len(heard) / RATE == pytest.approx(PARTS * PART_BARS * bar, abs=0.01)
    rough = RATE // BASS  # samples whose mean hardly hears what is higher
    power = heard[: len(heard) // rough * rough].reshape(-1, rough).mean(axis=1) ** 2
    beats = np.zeros(METRE)
    for number in range(PARTS * PART_BARS * METRE):
        begin = round(number * BEAT * RATE / rough)
        beats[number % METRE] += power[begin : begin + round(0.8 * BEAT * RATE / rough)].sum()
    assert beats[0] > 2 * beats[1] and beats[0] > 2 * beats[2]
    parts = [10 * np.log10(np.mean(part**2)) for part in np.array_split(heard, PARTS)]
    assert max(parts) - min(parts) < 5
