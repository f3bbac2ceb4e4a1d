"""Every sound is there, can be played, and is as long, as loud and as seamless as it should be."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tests.sounds.listening import (
    EFFECT,
    HIGHEST_PEAK,
    RATE,
    SCRIPTS,
    SOUNDS,
    Samples,
    channels_and_rate,
    played,
)

MOST_BYTES = 6_600_000
MUSIC = EFFECT - 6

# Name: the shortest and the longest it may be, in seconds.
ONE_SHOTS: dict[str, tuple[float, float]] = {
    **{f"die-clack-{n}": (0.08, 0.5) for n in (1, 2, 3, 4)},
    **{f"dice-spill-{n}": (0.6, 1.8) for n in (1, 2, 3)},
    **{f"peg-fall-{n}": (0.4, 1.3) for n in (1, 2, 3)},
    **{f"coin-{n}": (0.4, 1.3) for n in (1, 2, 3)},
    "die-drop": (0.8, 2),
    "rider-fall": (0.5, 1.6),
    "cup-down": (0.2, 0.9),
    "cup-lift": (0.2, 0.8),
    "whip": (0.5, 1.5),
    "coins-pour": (1, 3),
    "card-draw": (0.12, 0.6),
    "card-play": (0.12, 0.6),
    "whinny": (1.2, 3),
    "hoof-stop": (0.8, 2.5),
    "train": (3, 7),
    "saloon": (2, 4),
    "drink": (0.8, 2),
    "pickaxe": (0.8, 2.5),
    "prison-door": (1.2, 3.5),
    "key-turn": (0.5, 1.8),
    "sheriff": (1.5, 3.5),
    "accuse": (1.2, 3),
    "bluff-caught": (0.8, 2.5),
    "bluff-false": (1.2, 3),
    "cheer": (1.5, 4),
    "groan": (1, 3),
    "mail": (0.8, 2.5),
    "gong": (2, 5),
    "win-fanfare": (4, 8),
    "click": (0.05, 0.4),
    "hover": (0.03, 0.3),
    "back": (0.1, 0.6),
    "tick": (0.05, 0.4),
    "turn": (0.8, 2.5),
    "door-swing": (0.8, 2.5),
    "page": (0.2, 1),
    "error": (0.2, 1),
    "shot-launch": (0.1, 0.6),
    "card-shuffle": (0.8, 2),
    "cards-fan": (0.2, 0.8),
    "lasso-throw": (1, 2.5),
    "lasso-tight": (0.4, 1.2),
    "neigh-1": (1.5, 3.5),
    "neigh-2": (1.2, 3),
    "foal": (0.6, 1.8),
    "hooves-run": (1.5, 3.5),
    "fence-break": (1, 2.5),
    "thunder": (3, 7),
    "stable-door": (1, 2.5),
    "defence": (0.6, 1.8),
    "bell-ranch": (1.5, 4),
    "event-turn": (1, 2.5),
    "count-up": (0.03, 0.15),
    "pistol-cock": (0.3, 0.8),
    "pistol-shot": (0.8, 2),
    "raid": (2, 4),
    "drum-tense": (2, 4),
    "dog-bark": (0.8, 2),
    "can-can": (1.5, 3.5),
    "cake": (0.8, 2),
    "jester": (1, 2.2),
    "bills-1": (0.15, 0.5),
    "bills-2": (0.3, 0.8),
    "bills-many": (0.5, 1.2),
    "cash-box-open": (0.6, 1.5),
    "cash-box-shut": (0.5, 1.2),
    "win-purse": (1.5, 3.5),
    "ball-tick-1": (0.08, 0.4),
    "ball-tick-2": (0.08, 0.4),
    "ball-settle": (0.4, 1),
    "train-come": (3, 6),
    "train-whistle": (1.5, 3.5),
    "train-pass": (2, 4),
    "star-pin": (0.8, 2),
    "star-off": (0.8, 2),
    "horse-snort": (0.8, 2),
    "turn-round": (1, 2.2),
    "hands-shown": (0.8, 2),
    "steal": (0.8, 2),
    **{f"hooves-{n}": (0.3, 0.6) for n in (1, 2, 3)},
    **{f"chalk-{n}": (0.2, 0.9) for n in (1, 2, 3)},
    **{f"die10-tick-{n}": (0.08, 0.4) for n in (1, 2)},
    **{f"payout-{n}": (0.5, 1.5) for n in (1, 2)},
    **{f"chips-{n}": (0.1, 0.6) for n in (1, 2)},
    "chips-stack": (0.3, 0.9),
    "card-slate": (0.12, 0.6),
    "stamp": (0.2, 0.8),
    "whoosh": (1, 2),
    "refuse": (0.8, 2),
    "push-whip": (0.2, 0.8),
    "push-good": (0.6, 1.6),
    "push-bad": (0.8, 2),
    "die10-settle": (0.4, 1),
    "nerve": (2, 2.6),
    "bell-start": (1.5, 3.5),
    "bugle-start": (1.8, 3.5),
    "crowd-rise": (1.5, 3),
    "crowd-cheer": (2.5, 4.5),
    "camera-flash": (0.6, 1.6),
    "podium": (2.5, 4),
    "win-derby": (1.5, 3),
}
LOOPS: dict[str, tuple[float, float]] = {
    "die-slide": (0.8, 2),
    "dice-shake": (0.8, 1.5),
    "gallop": (1.2, 4),
    "wind": (6, 15),
    "drum-roll": (1, 3),
    "crickets": (5, 15),
    "music-title": (60, 90),
    "music-table": (60, 90),
    "music-mustang": (60, 90),
    "music-western": (60, 90),
    "ball-roll": (0.8, 2),
    "rain": (6, 15),
    "birds": (12, 24),
    "gallop-fast": (1.2, 4),
    "die10-roll": (0.8, 2),
    "crowd-murmur": (5, 12),
    "music-derby": (60, 80),
    "music-course": (40, 60),
}
CATALOGUE = ONE_SHOTS | LOOPS
TUNES = tuple(name for name in LOOPS if name.startswith("music-"))
# Made quieter on purpose: ambience is heard for minutes, touches answer every move of the mouse,
# points are counted in a quick row, and a die that only tips over is no die that is thrown.
AMBIENCE = ("wind", "crickets", "birds", "rain", "crowd-murmur")
TOUCHES = ("hover", "click", "back", "tick", "count-up", "page", "card-draw", "cards-fan")
ROLLING = ("die-slide", "ball-roll", "die10-roll")
QUIETER = (*AMBIENCE, *TOUCHES, *ROLLING, "cup-lift", *(f"die-clack-{n}" for n in (1, 2, 3)))
QUIETER += tuple(f"chalk-{n}" for n in (1, 2, 3))


@pytest.fixture(scope="module")
def decoded(mixer: None) -> dict[str, Samples]:
    return {name: played(SOUNDS / f"{name}.ogg") for name in CATALOGUE}


def test_the_folder_holds_the_catalogue_and_nothing_else() -> None:
    assert {path.stem for path in SOUNDS.glob("*.ogg")} == set(CATALOGUE)


def test_the_folder_is_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.ogg")) < MOST_BYTES


@pytest.mark.parametrize("name", CATALOGUE)
def test_effects_are_mono_and_tunes_are_stereo(name: str) -> None:
    assert channels_and_rate(SOUNDS / f"{name}.ogg") == (2 if name in TUNES else 1, RATE)


@pytest.mark.parametrize("name", CATALOGUE)
def test_it_lasts_as_long_as_it_should(name: str, decoded: dict[str, Samples]) -> None:
    shortest, longest = CATALOGUE[name]
    assert shortest <= len(decoded[name]) / RATE <= longest


@pytest.mark.parametrize("name", CATALOGUE)
def test_it_is_as_loud_as_it_should_be(
    name: str, decoded: dict[str, Samples], meter: ModuleType
) -> None:
    """A short knock may stay a little under: its peak stands in the way."""
    loudness = meter.loudness(decoded[name])
    if name in TUNES:
        assert loudness == pytest.approx(MUSIC, abs=0.5)
    elif name in QUIETER:
        assert EFFECT - 13 < loudness < EFFECT - 3
    else:
        assert EFFECT - 4 < loudness < EFFECT + 0.5


@pytest.mark.parametrize("name", CATALOGUE)
def test_its_true_peak_leaves_room(
    name: str, decoded: dict[str, Samples], meter: ModuleType
) -> None:
    assert meter.true_peak(decoded[name]) < HIGHEST_PEAK


def test_harder_clacks_are_louder(decoded: dict[str, Samples], meter: ModuleType) -> None:
    clacks = [meter.loudness(decoded[f"die-clack-{n}"]) for n in (1, 2, 3, 4)]
    assert clacks == sorted(clacks)


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_has_no_seam(name: str, decoded: dict[str, Samples]) -> None:
    """From the last sample to the first it moves, and turns, no faster than it does elsewhere."""
    sound = decoded[name]
    around = np.concatenate([sound[-2:], sound[:2]])
    for order in (1, 2):
        usual = np.quantile(np.abs(np.diff(sound, order, axis=0)), 0.999)
        assert np.max(np.abs(np.diff(around, order, axis=0))) <= 1.5 * usual


@pytest.mark.parametrize("name", ONE_SHOTS)
def test_a_one_shot_begins_and_ends_in_silence(name: str, decoded: dict[str, Samples]) -> None:
    sound = decoded[name]
    assert np.max(np.abs(sound[[0, -1]])) < 0.01


@pytest.mark.parametrize("name", CATALOGUE)
def test_nothing_pushes_the_loudspeaker_aside(name: str, decoded: dict[str, Samples]) -> None:
    assert np.max(np.abs(decoded[name].mean(axis=0))) < 0.003


def sine(frequency: float, level: float, *, sides: int, turn: float = 0.0) -> Samples:
    time = np.arange(3 * RATE) / RATE
    wave = 10 ** (level / 20) * np.sin(2 * np.pi * frequency * time + turn)
    return np.repeat(wave[:, None], sides, axis=1)


@pytest.mark.parametrize(
    ("tone", "lufs"),
    [
        (sine(997, 0, sides=1), -3.01),  # the standard's own calibration
        (sine(1000, -23, sides=2), -23.0),
        (sine(1000, -33, sides=2), -33.0),
        (
            np.concatenate([sine(1000, -36, sides=2), *5 * [sine(1000, -23, sides=2)]]),
            -23.0,
        ),  # gated
    ],
)
def test_the_meter_reads_what_the_standard_says(
    tone: Samples, lufs: float, meter: ModuleType
) -> None:
    assert meter.loudness(tone) == pytest.approx(lufs, abs=0.12)


def test_the_meter_finds_peaks_between_the_samples(meter: ModuleType) -> None:
    tone = sine(RATE / 4, -6, sides=1, turn=np.pi / 4)
    tone *= np.hanning(len(tone))[:, None]
    assert 20 * np.log10(np.max(np.abs(tone))) == pytest.approx(-9, abs=0.1)
    assert meter.true_peak(tone) == pytest.approx(-6, abs=0.1)


def test_the_scripts_make_the_same_sound_again(mixer: None, tmp_path: Path) -> None:
    """The same bytes with the same coder; with another release of it, the same to the ear."""
    pytest.importorskip("soundfile")
    names = ("click", "coin-2", "peg-fall-1", "neigh-2", "rain", "defence", "ball-roll", "hooves-1")
    command = [sys.executable, str(SCRIPTS / "make.py"), "--into", str(tmp_path), *names]
    subprocess.run(command, check=True, capture_output=True)
    for name in names:
        again, before = played(tmp_path / f"{name}.ogg"), played(SOUNDS / f"{name}.ogg")
        assert len(again) == len(before)
        assert np.max(np.abs(again - before)) < 0.02
