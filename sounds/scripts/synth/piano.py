"""A saloon piano: stiff strings in slightly untuned pairs, hard old hammers, a thin soundboard."""

import numpy as np

from synth.filters import high, low, peak, run
from synth.noise import puff
from synth.signal import RATE, Rng, Signal, attack, fitted, hertz, hold, samples, timeline

PARTIALS = 24
HIGHEST = 9000.0
STRIKE_POINT = 1 / 8.5
DAMPER = 0.055
UNISON = (-1.0, 0.1, 0.8)  # where the three strings of a note are, in shares of "untuned"
LONGEST = 4.0  # seconds a tone is kept
GONE = 7.0  # decay times after which a partial is left out


class Piano:
    """Keeps each tone it has built: a tune strikes the same keys again and again."""

    def __init__(self, rng: Rng, *, untuned: float = 6.0, mellow: float = 1.0) -> None:
        self._rng = rng
        self._untuned = untuned  # cents between the strings of one note
        self._mellow = mellow  # above 1: softer hammers
        self._tones: dict[tuple[int, int], Signal] = {}

    def play(self, pitch: int, seconds: float, force: float = 0.8) -> Signal:
        hardness = max(1, round(force * 5))
        key = (pitch, hardness)
        if key not in self._tones:
            self._tones[key] = self._tone(pitch, hardness / 5)
        time = timeline(seconds + 6 * DAMPER)
        damper = DAMPER if pitch < 90 else 0.5  # the highest strings have no dampers
        return fitted(self._tones[key], len(time)) * hold(time, seconds, damper) * force

    def _tone(self, pitch: int, hardness: float) -> Signal:
        frequency = hertz(pitch)
        slow = 2.2 * (220 / frequency) ** 0.55  # seconds; the bass rings longest
        sound = self._strings(frequency, hardness, slow)
        sound *= attack(timeline(len(sound) / RATE), 0.0018)
        knock = puff(self._rng, 180, 1500, 0.007) * 0.05 * (0.4 + hardness)
        sound[: len(knock)] += knock
        return run(sound, high(70), peak(180, 1.2, 3), peak(1900, 1.0, 2), low(7000))

    def _strings(self, frequency: float, hardness: float, slow: float) -> Signal:
        time = timeline(min(LONGEST, 3 * slow))
        sound = np.zeros(len(time))
        detuned = [2 ** (cents * self._untuned / 1200) for cents in UNISON]
        stiffness = 0.00022 * (frequency / 220) ** 0.9
        hammer = (1700 + 3300 * hardness) / self._mellow  # hertz; felt is dull above
        for k in range(1, PARTIALS + 1):
            tone = k * frequency * np.sqrt(1 + stiffness * k * k)
            if tone > HIGHEST:
                break
            level = abs(np.sin(np.pi * k * STRIKE_POINT)) / k**0.7 * np.exp(-tone / hammer)
            tau = slow / (1 + 0.22 * (k - 1))
            heard = time[: samples(GONE * tau)]
            ring = 0.72 * np.exp(-heard / (0.3 * tau)) + 0.28 * np.exp(-heard / tau)
            unison = sum(np.sin(2 * np.pi * tone * d * heard + 0.6 * k * k) for d in detuned)
            sound[: len(heard)] += 0.45 * level * ring * unison
        return sound
