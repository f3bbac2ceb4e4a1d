"""Pistols, riders out of the dust, and the drum that waits for the shot."""

import numpy as np
from synth.bodies import body, strike
from synth.drums import low_drum
from synth.filters import band, low, peak, run
from synth.noise import brush, puff, swept
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, curve, midi, timeline, white
from synth.strings import TWANG, pluck
from synth.tape import Tape

from effects.horses import BEATS, hoof

HAMMER = body(
    (870, 0.012, 0.7),
    (1640, 0.016, 1.0),
    (2750, 0.012, 0.8),
    (4300, 0.008, 0.5),
    (6500, 0.004, 0.3),
)
CYLINDER = body((1250, 0.02, 0.8), (2380, 0.026, 1.0), (3900, 0.018, 0.6), (5600, 0.01, 0.35))
FRAME = body((240, 0.018, 1.0), (415, 0.014, 0.7), (700, 0.010, 0.4))
SHAFT = body((330, 0.06, 1.0), (820, 0.045, 0.6), (1540, 0.025, 0.35))
BOARD = body((150, 0.03, 1.0), (262, 0.024, 0.7), (480, 0.014, 0.4))
RAID = 3.2  # seconds
RIDERS = (0.0, 0.13, 0.31)  # how late each of them is
TENSE = 3.0


def cock(rng: Rng) -> Signal:
    """The hammer of a revolver comes back over its two notches, and the cylinder turns."""
    tape = Tape(0.6)
    tape.lay(brush(rng, 1800, 6000, 0.07, skew=0.6), gain=0.1)
    for at, pitch, level in ((0.05, 1.15, 0.5), (0.115, 1.0, 0.75), (0.235, 0.86, 1.0)):
        tape.lay(strike(HAMMER, rng, contact=0.00018, pitch=pitch), at, level)
        tape.lay(strike(FRAME, rng, contact=0.0012, pitch=pitch), at, 0.6 * level)
        tape.lay(puff(rng, 2200, 9000, 0.002), at, 0.25 * level)
    tape.lay(strike(CYLINDER, rng, contact=0.0002, damping=0.8), 0.165, 0.4)
    return room(tape.sound, 0.3, 0.18)


def shot(rng: Rng) -> Signal:
    """A heavy old revolver: the shock, the boom of black powder, and the street that answers."""
    tape = Tape(1.5)
    at = 0.004
    tape.lay(np.linspace(1, -1, 70), at, 1.3)
    tape.lay(puff(rng, 700, 9000, 0.016), at, 2.2)
    tape.lay(puff(rng, 220, 1800, 0.07), at, 2.6)
    tape.lay(puff(rng, 70, 300, 0.1, rise=0.002), at, 1.0)
    tape.lay(low_drum(rng, 72, 0.09), at, 0.4)
    for echo, level, dull in ((0.16, 0.22, 1800), (0.29, 0.14, 1300), (0.47, 0.08, 900)):
        tape.lay(run(puff(rng, 120, 2600, 0.05, rise=0.006), low(dull)), at + echo, level)
    return room(np.tanh(1.2 * tape.sound), 1.3, 0.3)


def raid(rng: Rng) -> Signal:
    """Several horses break out of the dust; two arrows hiss over the table and strike wood."""
    tape = Tape(RAID)
    for late in RIDERS:
        at, weight = 0.02 + late, rng.uniform(0.9, 1.15)
        while at < RAID - 0.5:
            for beat, level in BEATS:
                when = at + beat * 0.9 + rng.normal(0, 0.006)
                closeness = 1 / (1 + ((when - 1.7 - late) / 0.75) ** 2)
                tape.lay(hoof(rng, weight), when, 0.6 * level * closeness)
            at += rng.uniform(0.36, 0.42)
    for at, pitch in ((1.15, 1.0), (1.85, 1.12)):
        _arrow(tape, rng, at, pitch)
    time = timeline(RAID)
    dust = band(white(rng, RAID), 200, 1500) * bell(time, 1.75, 0.7)
    edges = attack(time, 0.35) * attack(RAID - time, 0.7)
    return room((tape.sound + 0.06 * dust) * edges, 0.5, 0.18)


def _arrow(tape: Tape, rng: Rng, at: float, pitch: float) -> None:
    time = timeline(0.34)
    flight = swept(rng, curve(0.34, [(0, 3600), (0.3, 1700), (0.34, 1500)]) * pitch, 0.35)
    tape.lay(flight * (time / 0.34) ** 2 * attack(0.34 - time, 0.01), at - 0.34, 0.3)
    tape.lay(strike(BOARD, rng, contact=0.0008), at, 1.0)
    tape.lay(puff(rng, 900, 6000, 0.006), at, 0.6)
    shaft = strike(SHAFT, rng, contact=0.0006, pitch=pitch)
    shaking = 1 + 0.6 * np.sin(2 * np.pi * 27 * np.arange(len(shaft)) / len(shaft))
    tape.lay(shaft * shaking, at + 0.004, 0.5)


def tense(rng: Rng) -> Signal:
    """Everybody holds their breath: a heart beats faster under one long low string."""
    tape = Tape(TENSE)
    at, gap = 0.02, 0.72
    while at < TENSE - 0.5:
        closer = 0.65 + 0.35 * at / TENSE
        for late, pitch, level in ((0.0, 104, 1.0), (0.19, 88, 0.7)):
            tape.lay(low_drum(rng, pitch, 0.09), at + late, 0.8 * level * closer)
            tape.lay(puff(rng, 160, 900, 0.02, rise=0.002), at + late, 0.5 * level * closer)
        at, gap = at + gap, gap * 0.88
    for name, level in (("D2", 0.7), ("D3", 0.4), ("Eb3", 0.3)):
        tape.lay(pluck(TWANG, midi(name), 2.6, rng, 0.7), 0.02, level)
    time = timeline(TENSE)
    shiver = run(swept(rng, curve(TENSE, [(0, 300), (TENSE, 520)]), 0.3), peak(420, 2, 5))
    tape.lay(shiver * (time / TENSE) ** 1.5 * attack(TENSE - time, 0.3), gain=0.16)
    return room(tape.faded(0.5), 0.9, 0.2)
