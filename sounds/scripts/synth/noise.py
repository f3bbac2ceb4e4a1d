"""Noise with a shape: puffs, brushes, scrapes and moving whooshes."""

import numpy as np

from synth.filters import band, fast_size
from synth.signal import RATE, Rng, Signal, attack, bell, decay, samples, timeline, white

SWEEP_STEP = 0.25  # octaves between the bands of a moving whoosh


def puff(
    rng: Rng, lowest: float, highest: float, tau: float, rise: float = 0.0004, length: float = 0.0
) -> Signal:
    """A burst of air, dust or contact noise: a fast rise and an exponential fall."""
    seconds = length or 7 * tau + rise
    time = timeline(seconds)
    noise = band(white(rng, seconds + 0.05), lowest, highest)[-len(time) :]
    return noise * attack(time, rise) * decay(time, tau)


def brush(rng: Rng, lowest: float, highest: float, seconds: float, skew: float = 0.5) -> Signal:
    """A stroke that swells and goes; skew says where in its length it is loudest."""
    time = timeline(seconds) / seconds
    noise = band(white(rng, seconds + 0.05), lowest, highest)[-len(time) :]
    power = np.log(0.5) / np.log(skew)
    return noise * np.sin(np.pi * time**power) ** 2


def swept(rng: Rng, centre: Signal, octaves: float, loop: bool = False) -> Signal:
    """Noise in a band whose middle moves; octaves is half the band's width."""
    length = len(centre)
    size = length if loop else fast_size(length)
    spectrum = np.fft.rfft(rng.standard_normal(size))
    pitch = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0))
    track = np.log2(centre)
    bands = np.arange(track.min() - 2 * octaves, track.max() + 2 * octaves, SWEEP_STEP)
    sound = np.zeros(length)
    for middle in bands:
        here = np.fft.irfft(spectrum * bell(pitch, middle, SWEEP_STEP * 1.2), size)[:length]
        sound += here * bell(track, middle, octaves)
    return sound / max(1e-9, float(np.sqrt(np.mean(sound**2))))


def crackle(rng: Rng, seconds: float, per_second: float, loop: bool = False) -> Signal:
    """Sparse impulses of random size: the raw material of scrapes, pebbles and rustling paper."""
    length = samples(seconds)
    sound = np.zeros(length)
    count = round(seconds * per_second)
    edge = length if loop else max(1, length - 1)
    places = rng.integers(0, edge, count)
    np.add.at(sound, places, rng.standard_normal(count) * rng.random(count) ** 2)
    return sound
