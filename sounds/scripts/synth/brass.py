"""A bugle: lips that buzz into a narrow tube, which is brighter the harder they are blown."""

import numpy as np

from synth.filters import high, low, peak, run
from synth.signal import Rng, Signal, attack, hertz, hold, phase, timeline, wander, white

HARMONICS = 20
HIGHEST = 8500.0
RELEASE = 0.03
TUBE = (high(180), peak(1150, 1.1, 5), peak(2300, 1.5, 3), low(6800))


def bugle(
    pitch: float,
    seconds: float,
    rng: Rng,
    *,
    force: float = 0.8,
    bend: tuple[tuple[float, float], ...] = (),
) -> Signal:
    """One note, tongued; a bend is a list of (second, semitones)."""
    length = seconds + 6 * RELEASE
    time = timeline(length)
    swing = np.sin(2 * np.pi * 5.2 * time) * np.clip((time - 0.35) / 0.4, 0, 1)
    slide = -0.7 * np.exp(-time / 0.018) + 0.05 * swing + 0.025 * wander(rng, length, 12)
    if bend:
        slide = slide + np.interp(time, [at for at, _ in bend], [step for _, step in bend])
    breath = attack(time, 0.028) * hold(time, seconds, RELEASE)
    breath *= 0.86 + 0.22 * np.exp(-time / 0.09) + 0.02 * wander(rng, length, 14)
    turn = phase(hertz(pitch) * 2 ** (slide / 12))
    blown = np.clip(force * breath, 0.02, 1.2)
    sound = np.zeros(len(time))
    for k in range(1, HARMONICS + 1):
        if k * hertz(pitch) > HIGHEST:
            break
        sound += blown ** (1 + 0.42 * (k - 1)) * k**-0.35 * np.sin(k * turn + 0.4 * k)
    air = run(white(rng, length), high(900), low(5000)) * 0.03 * breath
    return run(sound + air, *TUBE) * breath * 0.22
