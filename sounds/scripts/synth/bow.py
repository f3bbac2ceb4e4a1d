"""A fiddle: a bow that grips and lets go of the string, and a small box with its own hills."""

import numpy as np

from synth.filters import high, low, peak, run
from synth.signal import Rng, Signal, attack, bell, hertz, hold, phase, timeline, wander, white

HARMONICS = 26
HIGHEST = 8000.0
RELEASE = 0.045
BOX = (high(190), peak(285, 3, 4), peak(470, 3, 5), peak(1050, 2, 2), peak(2700, 1.2, 5), low(6500))


def fiddle(
    pitch: float, seconds: float, rng: Rng, *, force: float = 0.8, vibrato: float = 1.0
) -> Signal:
    """One stroke of the bow. It bites first; the finger shakes only what lasts."""
    length = seconds + 6 * RELEASE
    time = timeline(length)
    shake = vibrato * np.sin(2 * np.pi * 5.7 * time + 2 * rng.random())
    shake *= np.clip((time - 0.22) / 0.35, 0, 1)
    slide = -0.22 * np.exp(-time / 0.03) + 0.13 * shake + 0.02 * wander(rng, length, 9)
    frequency = hertz(pitch) * 2 ** (slide / 12)
    bow = attack(time, 0.035) * hold(time, seconds, RELEASE)
    bow *= 1 + 0.25 * np.exp(-((time / 0.06) ** 2)) + 0.05 * wander(rng, length, 11)
    turn = phase(frequency)
    sound = np.zeros(len(time))
    for k in range(1, HARMONICS + 1):
        if k * float(frequency.max()) > HIGHEST:
            break
        # The shaking finger moves every partial up and down the slopes of the box.
        slope = 1 + 0.16 * shake * np.sin(1.7 * k)
        sound += slope / k**0.95 * np.sin(k * turn + 0.2 * k * k)
    rosin = run(white(rng, length), high(1500), low(6000))
    bite = 0.05 + 0.2 * bell(time, 0.012, 0.02)
    return run((sound + bite * rosin) * bow * force, *BOX) * 0.2
