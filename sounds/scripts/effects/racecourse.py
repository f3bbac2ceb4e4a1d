"""The course: strides, a horse that will not, reins, the bell, the bugle, the photographer."""

import numpy as np
from synth.bodies import body, strike
from synth.brass import bugle
from synth.filters import band, high, low, peak, run
from synth.noise import brush, crackle, puff, swept
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, curve, midi, timeline, white
from synth.tape import Tape

from effects.horses import hoof, snort

Beats = tuple[tuple[float, float], ...]  # (second, loudness)

# At a canter a diagonal pair comes down together: three beats. At full stretch it parts, and the
# four come quickly one after the other; then all hooves are in the air.
CANTER: Beats = ((0.0, 0.8), (0.095, 0.85), (0.195, 1.0))
GALLOP: Beats = ((0.0, 0.75), (0.07, 0.85), (0.15, 0.9), (0.215, 1.0))
SHORT: Beats = ((0.0, 0.85), (0.085, 0.8), (0.18, 0.95))
FAST, FAST_STRIDES = 0.36, 5  # seconds of a stride, and how many go round
LEATHER = body((310, 0.012, 1.0), (720, 0.008, 0.8), (1350, 0.005, 0.5), (2600, 0.003, 0.3))
BUCKLE = body((3100, 0.03, 0.7), (4750, 0.04, 1.0), (6900, 0.025, 0.5))
SHUTTER = body((420, 0.012, 1.0), (980, 0.010, 0.8), (2100, 0.007, 0.6), (3900, 0.004, 0.3))
# A bell is cast so that its lowest tones agree: hum, strike tone, a minor third, a fifth, octave.
BRONZE = body(
    *(
        (587 * ratio * beat, ring, level * share)
        for ratio, ring, level in (
            (0.5, 1.1, 0.45),
            (1.0, 0.8, 0.9),
            (1.19, 0.65, 0.8),
            (1.5, 0.45, 0.45),
            (2.0, 0.5, 1.0),
            (2.66, 0.32, 0.6),
            (3.01, 0.28, 0.5),
            (4.17, 0.2, 0.4),
            (5.43, 0.13, 0.3),
            (6.8, 0.09, 0.2),
        )
        for beat, share in ((1.0, 1.0), (1.0022, 0.4))
    )
)
STROKES = (0.01, 0.19, 0.37, 0.55, 0.80)
# Five tones are all that a bugle has; the call is our own: three knocks, a step down, and up.
CALL = (
    (0.00, 0.11, "E5"), (0.13, 0.11, "E5"), (0.26, 0.11, "E5"), (0.39, 0.23, "C5"),
    (0.65, 0.23, "G4"), (0.91, 0.11, "C5"), (1.04, 0.11, "E5"), (1.17, 0.11, "C5"),
    (1.30, 0.23, "E5"), (1.56, 0.75, "G5"),
)  # fmt: skip


def stride(rng: Rng, beats: Beats, weight: float) -> Signal:
    """One stride on packed earth, with the dirt it throws."""
    tape = Tape(0.5)
    _lay_stride(tape, rng, 0.004, beats, weight)
    return room(tape.sound, 0.16, 0.12)


def _lay_stride(tape: Tape, rng: Rng, start: float, beats: Beats, weight: float) -> None:
    for beat, level in beats:
        at = start + max(0.0, beat + rng.normal(0, 0.003))
        tape.lay(hoof(rng, weight * (0.92 + 0.16 * level)), at, level * rng.uniform(0.9, 1.08))
    tape.lay(brush(rng, 900, 5000, 0.2, skew=0.4), start + beats[-1][0], 0.08)


def gallop_fast(rng: Rng) -> Signal:
    """At full stretch: four beats, a moment in the air, and a breath in every stride."""
    tape = Tape(FAST * FAST_STRIDES, loop=True)
    for number in range(FAST_STRIDES):
        start = number * FAST
        _lay_stride(tape, rng, start, GALLOP, 1.1)
        tape.lay(brush(rng, 450, 2600, 0.2), start + 0.22, 0.09)
    return room(tape.sound, 0.2, 0.14, loop=True)


def refuse(rng: Rng) -> Signal:
    """It braces all four legs, skids through the dirt, and blows."""
    tape = Tape(1.45)
    for at, level in ((0.004, 1.0), (0.06, 0.85), (0.15, 1.0)):
        tape.lay(hoof(rng, 1.25), at, level)
    seconds = 0.5
    skid = run(crackle(rng, seconds, 5200), high(350), low(4200), peak(900, 1.2, 6))
    fall = curve(seconds, [(0, 0), (0.05, 1), (0.3, 0.7), (seconds, 0)])
    tape.lay(skid * fall, 0.1, 1.3)
    tape.lay(band(white(rng, seconds), 250, 1400) * fall, 0.1, 0.14)
    tape.lay(hoof(rng, 1.1), 0.62, 0.55)
    tape.lay(snort(rng), 0.68, 0.8)
    return room(tape.sound, 0.25, 0.14)


def reins(rng: Rng) -> Signal:
    """A slap of the reins on the saddle, twice, and a buckle; no whip."""
    tape = Tape(0.6)
    tape.lay(swept(rng, curve(0.1, [(0, 500), (0.1, 1600)]), 0.6) * np.linspace(0, 1, 4410) ** 2,
             0.0, 0.12)  # fmt: skip
    for at, level in ((0.09, 1.0), (0.245, 0.7)):
        tape.lay(strike(LEATHER, rng, contact=0.0006), at, 1.0 * level)
        tape.lay(puff(rng, 350, 3800, 0.014), at, 0.9 * level)
        tape.lay(puff(rng, 120, 500, 0.02, rise=0.001), at, 0.6 * level)
    for _ in range(5):
        jingle = strike(BUCKLE, rng, contact=0.0002, pitch=rng.uniform(0.9, 1.15), damping=0.7)
        tape.lay(jingle, 0.11 + 0.22 * rng.random(), 0.05)
    return room(run(tape.sound, low(7500)), 0.2, 0.14)


def starting_bell(rng: Rng) -> Signal:
    """The starter pulls the rope: five quick strokes, and the last one rings."""
    tape = Tape(2.3)
    for number, at in enumerate(STROKES):
        last = number == len(STROKES) - 1
        ring = strike(BRONZE, rng, contact=0.00028, scatter=0.0006, damping=1.0 if last else 0.6)
        tape.lay(ring, at, 0.5 if last else 0.4)
        tape.lay(puff(rng, 1800, 8000, 0.003), at, 0.35)
    return room(run(tape.faded(1.0), low(8500)), 0.5, 0.12)


def call(rng: Rng) -> Signal:
    """To the start: the bugler's call over the course."""
    tape = Tape(2.5)
    for at, seconds, name in CALL:
        tape.lay(bugle(midi(name), seconds, rng, force=0.95), 0.01 + at, 0.8)
    return room(tape.sound, 0.7, 0.2)


def flash(rng: Rng) -> Signal:
    """The shutter falls, the powder goes off with a breath of fire, and burns out fizzing."""
    tape = Tape(1.3)
    at = 0.02
    tape.lay(strike(SHUTTER, rng, contact=0.0003), 0.0, 0.7)
    tape.lay(puff(rng, 900, 9000, 0.05, rise=0.006), at, 1.5)
    tape.lay(puff(rng, 140, 900, 0.11, rise=0.012), at, 1.5)
    tape.lay(puff(rng, 60, 160, 0.09, rise=0.008), at, 0.6)
    time = timeline(0.9)
    fizz = run(crackle(rng, 0.9, 1400), high(2200), low(9000))
    tape.lay(fizz * attack(time, 0.03) * np.exp(-time / 0.22), at + 0.03, 1.5)
    smoke = swept(rng, curve(0.9, [(0, 1500), (0.9, 500)]), 0.8)
    tape.lay(smoke * bell(time, 0.12, 0.22), at, 0.16)
    tape.lay(strike(SHUTTER, rng, contact=0.0004, pitch=0.85), 0.42, 0.45)
    return room(tape.faded(0.3), 0.4, 0.16)
