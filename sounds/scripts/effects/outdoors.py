"""What is heard outside: wind, the crickets at night, and the train."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import band, high, low, run
from synth.noise import puff
from synth.room import room
from synth.signal import (
    RATE,
    Rng,
    Signal,
    attack,
    bell,
    curve,
    hold,
    note,
    phase,
    timeline,
    wander,
    white,
)
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
WHISTLE = ("Eb4", "Gb4", "Ab4", "C5")  # four chimes, blown together
ROD = body((820, 0.03, 1.0), (1510, 0.025, 0.7), (2630, 0.015, 0.4))
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


def train(rng: Rng) -> Signal:
    """A short call and a long one from the whistle, while the engine gathers speed."""
    seconds = 5.0
    tape = Tape(seconds)
    tape.lay(_whistle(rng, 0.4), 0.05, 0.34)
    tape.lay(_whistle(rng, 1.5), 0.75, 0.36)
    at, gap, count = 0.7, 0.4, 0
    while at < seconds - 0.3:
        accent = 1.0 if count % 4 == 0 else 0.7
        tape.lay(_chuff(rng), at, accent * (0.45 + 0.16 * min(at, 3.0)))
        tape.lay(strike(ROD, rng, contact=0.0005, scatter=0.03), at + 0.4 * gap, 0.05)
        at, gap, count = at + gap, max(0.135, gap * 0.92), count + 1
    away = curve(seconds, [(0, 1), (3.4, 1), (seconds, 0)]) ** 1.5
    return room(run(tape.sound * away, low(6000)), 0.9, 0.28)


def _whistle(rng: Rng, seconds: float) -> Signal:
    """Steam over four bells: breath, slightly wavering chords, and a sigh at the end."""
    length = seconds + 0.25
    time = timeline(length)
    sigh = -0.7 * np.clip((time - seconds + 0.08) / 0.25, 0, 1)
    scoop = -1.3 * np.exp(-time / 0.07)
    steam = attack(time, 0.08) * hold(time, seconds, 0.06)
    sound = np.zeros(len(time))
    for name in WHISTLE:
        waver = 0.04 * wander(rng, length, 9)
        turn = phase(note(name) * 2 ** ((sigh + scoop + waver) / 12))
        for k, level in ((1, 1.0), (2, 0.4), (3, 0.3), (4, 0.1), (5, 0.08)):
            sound += level * np.sin(k * turn + k) * (1 + 0.08 * wander(rng, length, 12))
    hiss = run(white(rng, length), high(900), low(5000))
    return (0.2 * sound + 0.1 * hiss) * steam


def _chuff(rng: Rng) -> Signal:
    tape = Tape(0.4)
    tape.lay(puff(rng, 160, 1400, 0.05, rise=0.012), gain=1.0)
    tape.lay(puff(rng, 1200, 4500, 0.03, rise=0.01), gain=0.3)
    tape.lay(puff(rng, 50, 150, 0.06, rise=0.01), gain=0.8)
    return tape.sound
