"""A downpour over the prairie."""

import numpy as np
from synth.filters import band, high, low, run
from synth.noise import puff
from synth.room import room
from synth.signal import RATE, Rng, Signal, attack, bell, curve, phase, timeline, white
from synth.tape import Tape

from effects.outdoors import swell

SHOWER = 9.0  # seconds of the loop
# (middle of the band in hertz, loudness): far drops melt into a hiss over a soft roar.
SHEET = ((320, 0.35), (800, 0.55), (1700, 0.8), (3300, 0.9), (5600, 0.6), (8600, 0.25))
DROPS, DRIPS = 620, 46
# (second, how many claps, how far they spread, highest hertz, loudness): the near end of the
# lightning is heard first, and each bend of it rolls in later and duller.
ROLLS = (
    (0.35, 9, 0.22, 520, 0.8),
    (0.95, 12, 0.3, 420, 1.0),
    (1.9, 12, 0.4, 300, 0.7),
    (2.9, 10, 0.45, 230, 0.5),
    (3.9, 8, 0.5, 180, 0.28),
)
STORM = 5.6  # seconds


def rain(rng: Rng) -> Signal:
    """Sheets of rain, drops on grass and planks, and the eaves that drip."""
    length = len(timeline(SHOWER))
    spectrum = np.fft.rfft(rng.standard_normal(length))
    pitch = np.log(np.maximum(np.fft.rfftfreq(length, 1 / RATE), 1.0))
    sheet = np.zeros(length)
    for middle, level in SHEET:
        here = np.fft.irfft(spectrum * bell(pitch, np.log(middle), 0.4), length)
        sheet += here * level * (0.8 + 0.2 * swell(rng, length))
    tape = Tape(SHOWER, loop=True)
    for _ in range(DROPS):
        size = rng.random() ** 2.5
        drop = puff(rng, 900 + 1500 * rng.random(), 7500 - 3500 * size, 0.0016 + 0.004 * size)
        tape.lay(drop, SHOWER * rng.random(), 0.25 + 0.9 * size)
    for _ in range(DRIPS):
        tape.lay(_drip(rng), SHOWER * rng.random(), rng.uniform(0.3, 0.8))
    return 0.55 * sheet + 0.5 * room(tape.sound, 0.2, 0.2, loop=True)


def _drip(rng: Rng) -> Signal:
    """A drop falls into a barrel: the bubble it leaves rings higher as it closes."""
    time = timeline(0.07)
    tone = rng.uniform(750, 1500) * (1 + 3.0 * time)
    return np.sin(phase(tone)) * np.exp(-time / rng.uniform(0.007, 0.016)) * attack(time, 0.001)


def thunder(rng: Rng) -> Signal:
    """Far off: no crack any more, only what rolls between the hills."""
    tape = Tape(STORM)
    for start, claps, spread, highest, level in ROLLS:
        for _ in range(claps):
            at = max(0.02, start + spread * rng.standard_normal() * 0.6)
            clap = puff(
                rng, 34, highest * rng.uniform(0.6, 1.2), rng.uniform(0.06, 0.2), rise=0.035
            )
            tape.lay(clap, at, level * rng.uniform(0.3, 1.0))
    time = timeline(STORM)
    ground = band(white(rng, STORM), 30, 110) * (bell(time, 1.1, 0.9) + 0.5 * bell(time, 2.7, 1.0))
    edges = attack(time, 0.4) * curve(STORM, [(0, 1), (STORM - 1.8, 1), (STORM, 0)]) ** 1.5
    far = run((tape.sound + 1.2 * ground) * edges, high(32), low(900))
    return run(room(far, 2.2, 0.5), low(1400))
