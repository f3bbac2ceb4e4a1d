"""What is heard outside: wind, and the crickets at night."""

import numpy as np
from synth.filters import band
from synth.room import room
from synth.signal import RATE, Rng, Signal, bell, phase, timeline, white
from synth.tape import Tape

GUSTS = (
    (170, 1.25),
    (280, 1.1),
    (430, 0.9),
    (660, 0.55),
    (980, 0.3),
    (1500, 0.13),
    (2400, 0.07),  # dry grass
    (3800, 0.04),
)
CRICKETS = ((4280, 11, 1.0, 4), (4610, 9, 0.5, 3), (3950, 13, 0.28, 3))


def wind(rng: Rng) -> Signal:
    """Gusts over the plain. Every part repeats with the loop, so there is no seam."""
    seconds = 9.0
    length = len(timeline(seconds))
    spectrum = np.fft.rfft(rng.standard_normal(length))
    pitch = np.log(np.maximum(np.fft.rfftfreq(length, 1 / RATE), 1.0))
    sound = 0.35 * np.fft.irfft(spectrum * bell(pitch, np.log(120), 0.9), length)
    shared = swell(rng, length)
    for middle, level in GUSTS:
        tone = np.fft.irfft(spectrum * bell(pitch, np.log(middle), 0.22), length)
        sound += tone * level * (0.5 * shared + 0.5 * swell(rng, length)) ** 1.5
    return sound


def swell(rng: Rng, length: int) -> Signal:
    """A slow rise and fall that ends where it began: what blows, blows unevenly."""
    turns = 2 * np.pi * np.arange(length) / length
    line = sum(
        size * np.cos(times * turns + 2 * np.pi * rng.random())
        for times, size in ((1, 0.4), (2, 0.35), (3, 0.25), (5, 0.2), (8, 0.1))
    )
    return np.clip(0.55 + 0.5 * line, 0.04, None)


def crickets(rng: Rng) -> Signal:
    """Three crickets near and far, each with its own pace, over a hint of night air."""
    seconds = 8.0
    tape = Tape(seconds, loop=True)
    for tone, chirps, level, pulses in CRICKETS:
        for chirp in range(chirps):
            at = (chirp + 0.12 * rng.standard_normal()) * seconds / chirps
            call = _chirp(rng, tone * (1 + 0.004 * rng.standard_normal()), pulses)
            tape.lay(call, at, level * rng.uniform(0.75, 1.0))
    air = band(white(rng, seconds), 150, 700, loop=True)
    return room(tape.sound, 0.6, 0.3, loop=True) + 0.02 * air


def _chirp(rng: Rng, tone: float, pulses: int) -> Signal:
    """A wing drawn over the other: a few short pulses, each sinking a little."""
    tape = Tape(0.035 * pulses + 0.03)
    time = timeline(0.022)
    for pulse in range(pulses):
        sinking = tone * (1 - 0.02 * time / 0.022) * (1 + 0.002 * rng.standard_normal())
        shape = np.sin(np.pi * time / 0.022) ** 1.5
        tape.lay(np.sin(phase(sinking)) * shape, pulse * 0.035, 0.6 + 0.4 * min(1, pulse / 2))
    return tape.sound
