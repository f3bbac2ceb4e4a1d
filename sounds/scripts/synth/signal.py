"""Samples, time and envelopes: what every other module starts from."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
Rng = np.random.Generator

RATE = 44100
SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def timeline(seconds: float) -> Signal:
    return np.arange(samples(seconds)) / RATE


def white(rng: Rng, seconds: float) -> Signal:
    return rng.standard_normal(samples(seconds))


def curve(seconds: float, points: Sequence[tuple[float, float]]) -> Signal:
    """Straight lines through (time, value)."""
    times, values = zip(*points, strict=True)
    return np.interp(timeline(seconds), times, values)


def bell(time: Signal, centre: float, width: float) -> Signal:
    return np.exp(-(((time - centre) / width) ** 2))


def decay(time: Signal, tau: float, start: float = 0.0) -> Signal:
    """Nothing before start, then an exponential fall."""
    return np.where(time >= start, np.exp(-np.maximum(time - start, 0) / tau), 0.0)


def attack(time: Signal, seconds: float) -> Signal:
    """A rise without corners: a corner is heard as a click."""
    return 0.5 - 0.5 * np.cos(np.pi * np.clip(time / seconds, 0, 1))


def hold(time: Signal, seconds: float, release: float) -> Signal:
    """Full until the key is let go, then an exponential release."""
    return np.exp(-np.maximum(time - seconds, 0) / release)


def wander(rng: Rng, seconds: float, per_second: float) -> Signal:
    """A slow random line of about unit size: no player and no animal keeps a constant value."""
    knots = max(4, round(seconds * per_second) + 2)
    places = np.linspace(0, seconds, knots)
    return np.interp(timeline(seconds), places, rng.standard_normal(knots))


def phase(frequency: Signal) -> Signal:
    """The running phase of an oscillator whose frequency changes."""
    return 2 * np.pi * np.cumsum(frequency) / RATE


def fitted(sound: Signal, length: int) -> Signal:
    """The sound cut, or followed by silence, to this many samples."""
    if len(sound) >= length:
        return sound[:length]
    return np.concatenate([sound, np.zeros((length - len(sound), *sound.shape[1:]))])


def decibels(value: float) -> float:
    return 20 * float(np.log10(max(value, 1e-12)))


def factor(decibel: float) -> float:
    return float(10 ** (decibel / 20))


def midi(name: str) -> int:
    """C4 is 60; a sharp is written F#4, a flat Bb4."""
    letter, accidental, octave = name[0], name[1:-1], int(name[-1])
    return SEMITONES[letter] + 12 * (octave + 1) + accidental.count("#") - accidental.count("b")


def hertz(pitch: float) -> float:
    return float(440 * 2 ** ((pitch - 69) / 12))


def note(name: str) -> float:
    return hertz(midi(name))
