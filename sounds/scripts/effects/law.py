"""The sheriff's side of town: his star, his keys, his jail."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import low, peak, run
from synth.noise import puff
from synth.room import room
from synth.signal import Rng, Signal, hertz, midi, timeline
from synth.strings import TWANG, pluck
from synth.tape import Tape

from effects.hinges import creak

BARS = body(
    (118, 0.28, 0.9),
    (197, 0.34, 1.0),
    (341, 0.40, 0.9),
    (523, 0.36, 0.7),
    (811, 0.34, 0.8),
    (1217, 0.30, 0.75),
    (1890, 0.22, 0.55),
    (2810, 0.14, 0.4),
    (4130, 0.08, 0.2),
)
LATCH = body((460, 0.025, 0.8), (980, 0.03, 1.0), (1760, 0.025, 0.6), (3050, 0.015, 0.4))
KEY = body((2650, 0.08, 0.8), (3940, 0.09, 1.0), (5480, 0.06, 0.6), (7300, 0.035, 0.3))
STAR = body((1568, 0.5, 0.7), (3136, 0.35, 0.35), (4250, 0.25, 0.3), (6010, 0.15, 0.15))
RIFF = (
    (0.0, 0.22, "A2", 0.8),
    (0.2, 0.22, "C3", 0.75),
    (0.4, 1.7, "D3", 1.0),
    (0.4, 1.7, "D2", 0.8),
)


def prison_door(rng: Rng) -> Signal:
    """A barred door swings on dry hinges, slams, and is bolted."""
    tape = Tape(2.3)
    pitch = [(0, 260), (0.2, 410), (0.42, 360), (0.6, 520)]
    tape.lay(creak(rng, pitch, [(0, 0), (0.12, 0.8), (0.5, 1.0), (0.6, 0)]), gain=0.22)
    slam = 0.66
    tape.lay(strike(BARS, rng, contact=0.00025, scatter=0.01), slam, 0.6)
    tape.lay(
        strike(BARS, rng, contact=0.0006, pitch=1.03, scatter=0.01, damping=0.5), slam + 0.05, 0.25
    )
    tape.lay(puff(rng, 60, 700, 0.03), slam, 0.8)
    tape.lay(puff(rng, 900, 6000, 0.008), slam, 0.4)
    tape.lay(strike(LATCH, rng, contact=0.0003), 1.16, 0.5)
    tape.lay(strike(LATCH, rng, contact=0.0003, pitch=0.8), 1.27, 0.7)
    return room(tape.faded(0.8), 0.9, 0.28)


def key_turn(rng: Rng) -> Signal:
    """A ring of keys, then an old lock that clacks twice."""
    tape = Tape(1.3)
    for _ in range(9):
        ring = strike(KEY, rng, contact=0.00015, pitch=rng.uniform(0.85, 1.2), damping=0.8)
        tape.lay(ring, 0.3 * rng.random() ** 1.3, 0.10 * rng.uniform(0.4, 1.0))
    for at, level, pitch in ((0.38, 0.35, 1.2), (0.56, 0.8, 1.0), (0.74, 1.0, 0.78)):
        tape.lay(strike(LATCH, rng, contact=0.0004, pitch=pitch), at, level)
        tape.lay(puff(rng, 120, 900, 0.012), at, 0.6 * level)
    return room(run(tape.sound, low(8000)), 0.4, 0.2)


def sheriff(rng: Rng) -> Signal:
    """Here comes the law: three notes on a low twanging guitar, and the star flashes."""
    tape = Tape(2.5)
    for at, seconds, name, force in RIFF:
        tape.lay(pluck(TWANG, midi(name), seconds, rng, force), 0.02 + at, 0.5)
    shimmer = timeline(2.5)
    tape.sound *= 1 - 0.28 * (0.5 - 0.5 * np.cos(2 * np.pi * 6.2 * shimmer)) * (shimmer > 0.45)
    for at, semitones, level in ((0.62, 0, 0.12), (0.70, 7, 0.10), (0.78, 12, 0.09)):
        ratio = hertz(semitones) / hertz(0)
        tape.lay(strike(STAR, rng, contact=0.0002, pitch=ratio, scatter=0.0), at, level)
    return room(run(tape.faded(0.8), peak(240, 1, 2)), 0.9, 0.24)
