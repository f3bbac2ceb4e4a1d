"""A harmonica: a free reed, the player's breath, and hands that open and close around it."""

import numpy as np

from synth.filters import high, low, peak, run
from synth.signal import Rng, Signal, attack, bell, hertz, hold, phase, timeline, wander, white

HARMONICS = 22
HIGHEST = 8500.0
RELEASE = 0.028


def harmonica(
    pitch: float,
    seconds: float,
    rng: Rng,
    *,
    force: float = 0.8,
    scoop: float = 0.35,
    vibrato: float = 1.0,
    bend: tuple[tuple[float, float], ...] = (),
) -> Signal:
    """One reed. The note starts some semitones low (scoop), the hands shake it once it stands;
    a bend is a list of (second, semitones).
    """
    length = seconds + 6 * RELEASE
    time = timeline(length)
    shake = (
        vibrato
        * np.sin(2 * np.pi * 5.1 * time + rng.random() * 2)
        * np.clip((time - 0.28) / 0.5, 0, 1)
    )
    offset = -scoop * np.exp(-time / 0.055) + 0.06 * shake + 0.02 * wander(rng, length, 7)
    if bend:
        offset = offset + np.interp(time, *zip(*bend, strict=True))
    frequency = hertz(pitch) * 2 ** (offset / 12)
    breath = attack(time, 0.05) * hold(time, seconds, RELEASE)
    breath *= 1 - 0.18 * np.exp(-((time - 0.16) ** 2) / 0.02) + 0.04 * wander(rng, length, 9)
    sound = _reed(frequency, time, force * breath, shake) * (1 + 0.14 * shake)
    air = run(white(rng, length), high(1200), low(5200)) * 0.035 * breath**0.5
    return (
        run((sound + air * force) * breath * force, high(220), peak(950, 1.1, 3), low(6200)) * 0.16
    )


def _reed(frequency: Signal, time: Signal, breath: Signal, shake: Signal) -> Signal:
    """Blown harder, a reed beats harder against the air and gets brighter."""
    sound = np.zeros(len(time))
    turn = phase(frequency)
    hands = 1250 * (1 + 0.22 * shake)  # hertz; the hollow of the hands
    base = float(frequency.max())
    for k in range(1, HARMONICS + 1):
        if k * base > HIGHEST:
            break
        tone = k * frequency
        colour = 0.8 + 1.5 * bell(tone - hands, 0, 600) + 0.7 * bell(tone, 2900, 700)
        level = (1.0 if k % 2 else 0.8) / k**0.95
        harder = np.clip(breath, 0, None) ** (0.12 * (k - 1))
        sound += level * colour * harder * np.sin(k * turn + 0.35 * k * k)
    return sound
