"""Throats: a buzzing source through the resonances of a mouth; people and horses have both."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from synth.filters import high, low, run
from synth.signal import RATE, Rng, Signal, phase, wander, white

HARMONICS = 48
HIGHEST = 9000.0

Formants = Sequence[tuple[float, float, float]]  # (hertz, width, loudness)

VOWELS: dict[str, Formants] = {
    "a": ((780, 110, 1.0), (1250, 120, 0.7), (2600, 180, 0.25), (3500, 250, 0.12)),
    "e": ((530, 90, 1.0), (1850, 130, 0.5), (2550, 180, 0.3), (3500, 250, 0.12)),
    "i": ((310, 80, 1.0), (2250, 140, 0.4), (3000, 200, 0.3), (3700, 250, 0.12)),
    "o": ((480, 90, 1.0), (860, 100, 0.6), (2500, 180, 0.1), (3300, 250, 0.05)),
    "u": ((330, 80, 1.0), (720, 90, 0.4), (2300, 180, 0.06), (3200, 250, 0.03)),
}


@dataclass(frozen=True)
class Throat:
    """One animal or person: how long its throat is, how rough and how breathy its voice."""

    size: float = 1.0
    rough: float = 0.01
    breathy: float = 0.08
    tilt: float = 1.1


def sing(
    throat: Throat,
    frequency: Signal,
    loudness: Signal,
    start: Formants,
    end: Formants,
    rng: Rng,
    glide: Signal | None = None,
) -> Signal:
    """A voice that follows a pitch and glides from one vowel to another: evenly, or as a line
    from 0 to 1 says.
    """
    seconds = len(frequency) / RATE
    track = frequency * (1 + throat.rough * wander(rng, seconds, 28))
    turn = phase(track)
    if glide is None:
        glide = np.linspace(0, 1, len(track))
    sound = np.zeros(len(track))
    for k in range(1, HARMONICS + 1):
        if k * float(track.min()) > HIGHEST:
            break
        tone = k * track
        mouth = (1 - glide) * _mouth(tone, start, throat) + glide * _mouth(tone, end, throat)
        audible = np.clip((HIGHEST - tone) / 1000, 0, 1)
        sound += mouth * audible * k**-throat.tilt * np.sin(k * turn + 0.3 * k * k)
    air = run(white(rng, seconds), high(500), low(4500))
    return (sound + throat.breathy * air) * loudness


def _mouth(tone: Signal, formants: Formants, throat: Throat) -> Signal:
    gain = np.full(len(tone), 0.02)
    for middle, width, level in formants:
        gain += level / np.sqrt(1 + ((tone - middle / throat.size) / width) ** 2)
    return gain
