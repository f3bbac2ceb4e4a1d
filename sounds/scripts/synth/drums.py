"""Skins, sticks and brushes."""

import numpy as np

from synth.bodies import body, strike
from synth.filters import band
from synth.noise import puff
from synth.signal import Rng, Signal, attack, decay, fitted, phase, timeline, white

SNARE_SKIN = body((182, 0.06, 1.0), (330, 0.045, 0.6), (415, 0.035, 0.45), (560, 0.025, 0.3))
WOOD_BLOCK = body((720, 0.018, 1.0), (1180, 0.011, 0.5), (2050, 0.007, 0.25))


def low_drum(rng: Rng, frequency: float = 62.0, ring: float = 0.28) -> Signal:
    """A big drum under a soft beater: the pitch falls as the skin relaxes."""
    time = timeline(6 * ring)
    sweep = frequency * (1 + 0.55 * np.exp(-time / 0.03))
    skin = np.sin(phase(sweep)) * decay(time, ring)
    overtone = 0.35 * np.sin(phase(sweep * 1.59)) * decay(time, 0.4 * ring)
    beater = fitted(puff(rng, 90, 900, 0.012), len(time)) * 0.5
    return (skin + overtone) * attack(time, 0.003) + beater


def snare(rng: Rng, force: float = 1.0, wires: float = 0.06) -> Signal:
    """A field drum: skin, and wires that rattle on for a moment."""
    skin = strike(SNARE_SKIN, rng, contact=0.0012 - 0.0005 * force)
    time = timeline(7 * wires)
    buzz = band(white(rng, 7 * wires), 900, 6500) * decay(time, wires) * attack(time, 0.001)
    length = max(len(skin), len(buzz))
    return force * (fitted(skin, length) + 0.42 * fitted(buzz, length))


def brushed(rng: Rng, force: float = 1.0) -> Signal:
    """Wire brushes on a snare: hardly any skin."""
    swish = puff(rng, 1400, 7000, 0.028, rise=0.006)
    skin = strike(SNARE_SKIN, rng, contact=0.002) * 0.12
    length = max(len(swish), len(skin))
    return force * (fitted(swish, length) + fitted(skin, length))


def block(rng: Rng, pitch: float = 1.0, force: float = 1.0) -> Signal:
    """A wood block, or half a coconut: the hooves of the band."""
    return force * strike(WOOD_BLOCK, rng, contact=0.0004, pitch=pitch, scatter=0.008)


def cymbal(rng: Rng, ring: float = 0.6) -> Signal:
    """A thin cymbal: a splash of treble, softened."""
    time = timeline(5 * ring)
    wash = band(white(rng, 5 * ring), 2600, 9500) * decay(time, ring) * attack(time, 0.004)
    return wash + fitted(puff(rng, 700, 4000, 0.03), len(time)) * 0.6
