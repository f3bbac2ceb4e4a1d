"""Hooves, and a horse's voice; the whip goes with them."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import band, low, run
from synth.noise import brush, puff, swept
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, curve, phase, timeline, white
from synth.tape import Tape
from synth.voice import Throat, sing

HOOF = body((430, 0.016, 0.6), (760, 0.011, 0.45), (1240, 0.007, 0.25))
STRIDE = 0.44  # seconds; a fresh pony
BEATS = ((0.0, 0.78), (0.115, 0.85), (0.215, 1.0))  # one stride: da-da-dum
STRIDES = 4
HORSE = Throat(size=1.0, rough=0.012, breathy=0.10, tilt=0.75)
MUZZLE = ((900, 260, 0.9), (1500, 300, 1.0), (2700, 450, 0.6), (4100, 700, 0.3))
CLOSED = ((420, 180, 1.0), (1100, 260, 0.7), (2300, 450, 0.3), (3600, 700, 0.12))


def hoof(rng: Rng, weight: float = 1.0) -> Signal:
    """One hoof on packed earth: a thump, the horn's knock, a spray of dirt."""
    time = timeline(0.26)
    fall = (105 + 10 * rng.standard_normal()) / weight
    thump = np.sin(phase(fall * (1 + 0.7 * np.exp(-time / 0.02)))) * np.exp(-time / 0.036)
    tape = Tape(0.26)
    tape.lay(thump * attack(time, 0.002), gain=1.1)
    tape.lay(strike(HOOF, rng, contact=0.0008, scatter=0.06), gain=0.8)
    tape.lay(puff(rng, 300, 2300, 0.02, rise=0.001), gain=0.42)
    tape.lay(brush(rng, 1800, 6000, 0.11, skew=0.35), 0.02, 0.07)
    return tape.sound


def gallop(rng: Rng) -> Signal:
    tape = Tape(STRIDE * STRIDES, loop=True)
    for stride in range(STRIDES):
        for beat, level in BEATS:
            at = stride * STRIDE + beat + rng.normal(0, 0.004)
            tape.lay(hoof(rng, weight=1 + 0.2 * level), at, level * rng.uniform(0.88, 1.1))
        tape.lay(brush(rng, 400, 2200, 0.3), stride * STRIDE + 0.2, 0.045)  # the horse's breath
    return room(tape.sound, 0.2, 0.15, loop=True)


def stop(rng: Rng) -> Signal:
    """The hooves slow down and brace, gravel slides, the horse blows."""
    tape = Tape(1.7)
    for at, level in ((0.0, 1.0), (0.11, 0.9), (0.27, 1.0), (0.42, 0.75)):
        tape.lay(hoof(rng, 1.2), at, level)
    tape.lay(brush(rng, 500, 4200, 0.42, skew=0.3), 0.28, 0.22)
    tape.lay(hoof(rng, 1.1), 0.72, 0.5)
    tape.lay(snort(rng), 0.86, 0.5)
    return room(tape.sound, 0.3, 0.16)


def whinny(rng: Rng) -> Signal:
    """Up, a long shaken fall, and a flutter of the lips."""
    seconds = 1.55
    time = timeline(seconds)
    line = [(0, 480), (0.07, 760), (0.17, 1080), (0.45, 1010), (0.8, 790), (1.2, 520), (1.55, 330)]
    rate = curve(seconds, [(0, 13), (0.5, 12), (1.55, 8)])
    shake = np.sin(phase(rate)) * curve(seconds, [(0, 0), (0.15, 0.3), (0.4, 1), (1.55, 1)])
    loud = curve(seconds, [(0, 0), (0.06, 0.5), (0.18, 1), (0.7, 0.9), (1.25, 0.5), (1.55, 0)])
    loud *= 1 - 0.5 * np.clip(shake, -1, 1) * curve(seconds, [(0, 0), (0.5, 0.7), (1.5, 1)])
    voice = sing(HORSE, curve(seconds, line) * (1 + 0.09 * shake), loud, MUZZLE, CLOSED, rng)
    # Horses sound two tones at once: a rough low one is under the scream.
    under = sing(HORSE, curve(seconds, line) * 0.37, loud * 0.16, MUZZLE, CLOSED, rng)
    gravel = 1 + 0.35 * np.sin(phase(np.full(len(time), 47.0)))
    tape = Tape(2.2)
    tape.lay(voice + under * gravel, gain=0.6)
    tape.lay(snort(rng), 1.5, 0.3)
    return room(run(tape.sound, low(6500)), 0.5, 0.22)


def whip(rng: Rng) -> Signal:
    """The lash comes over with a rising whoosh; its tip cracks faster than sound."""
    tape = Tape(0.8)
    crack = 0.27
    rush = swept(rng, curve(crack, [(0, 260), (0.17, 900), (crack, 4200)]), 0.5)
    tape.lay(rush * np.linspace(0, 1, len(rush)) ** 2.4, gain=0.028)
    shock = np.linspace(1, -1, 46)  # an N-wave of one millisecond
    tape.lay(shock, crack, 1.0)
    tape.lay(puff(rng, 900, 10000, 0.006), crack, 0.8)
    tape.lay(puff(rng, 350, 2800, 0.05), crack + 0.001, 0.34)
    for echo, level in ((0.073, 0.10), (0.121, 0.07), (0.19, 0.045)):
        tape.lay(puff(rng, 300, 3200, 0.016), crack + echo, level)
    return room(np.tanh(tape.sound * 1.4), 0.9, 0.22)


def snort(rng: Rng) -> Signal:
    """Air through loose lips, which flap about 25 times a second."""
    seconds = 0.62
    time = timeline(seconds)
    flap = 0.5 + 0.5 * np.sin(phase(curve(seconds, [(0, 27), (seconds, 19)])))
    air = band(white(rng, seconds), 280, 3200)
    return air * (0.25 + 0.75 * flap**2) * (bell(time, 0.2, 0.14) + 0.4 * bell(time, 0.42, 0.1))
