"""The railway: a train that leaves, one that comes in with gold, and what it does on its way."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import band, high, low, peak, run
from synth.noise import puff
from synth.room import room
from synth.signal import (
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

WHISTLE = ("Eb4", "Gb4", "Ab4", "C5")  # four chimes, blown together
ROD = body((820, 0.03, 1.0), (1510, 0.025, 0.7), (2630, 0.015, 0.4))
BELL = body(
    (740, 0.5, 0.8), (1482, 0.42, 1.0), (1490, 0.4, 0.4), (2210, 0.3, 0.6), (3350, 0.18, 0.35)
)
JOINT = body((138, 0.03, 1.0), (236, 0.024, 0.8), (470, 0.016, 0.5), (1060, 0.01, 0.3))
COMING, STANDS = 4.2, 1.9  # seconds; the second says when it has come
PASSING, NEAREST = 2.9, 1.0
WHEELS = ((0.0, 1.0), (0.085, 0.8), (0.29, 0.9), (0.375, 0.7))  # two bogies over a joint


def train(rng: Rng) -> Signal:
    """A short call and a long one from the whistle, while the engine gathers speed."""
    seconds = 5.0
    tape = Tape(seconds)
    tape.lay(whistle(rng, 0.4), 0.05, 0.34)
    tape.lay(whistle(rng, 1.5), 0.75, 0.36)
    at, gap, count = 0.7, 0.4, 0
    while at < seconds - 0.3:
        accent = 1.0 if count % 4 == 0 else 0.7
        tape.lay(chuff(rng), at, accent * (0.45 + 0.16 * min(at, 3.0)))
        tape.lay(strike(ROD, rng, contact=0.0005, scatter=0.03), at + 0.4 * gap, 0.05)
        at, gap, count = at + gap, max(0.135, gap * 0.92), count + 1
    away = curve(seconds, [(0, 1), (3.4, 1), (seconds, 0)]) ** 1.5
    return room(run(tape.sound * away, low(6000)), 0.9, 0.28)


def whistle(rng: Rng, seconds: float) -> Signal:
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


def chuff(rng: Rng) -> Signal:
    tape = Tape(0.4)
    tape.lay(puff(rng, 160, 1400, 0.05, rise=0.012), gain=1.0)
    tape.lay(puff(rng, 1200, 4500, 0.03, rise=0.01), gain=0.3)
    tape.lay(puff(rng, 50, 150, 0.06, rise=0.01), gain=0.8)
    return tape.sound


def call(rng: Rng) -> Signal:
    """The whistle alone: two short, one long."""
    tape = Tape(2.3)
    for at, seconds in ((0.03, 0.22), (0.42, 0.22), (0.82, 0.95)):
        tape.lay(whistle(rng, seconds), at, 0.5)
    return room(run(tape.sound, low(6000)), 1.1, 0.3)


def come(rng: Rng) -> Signal:
    """Out of the night: a far whistle, the engine nearer and nearer and slower, the bell, and steam
    that is let off where it stands."""
    near, far = Tape(COMING), Tape(COMING)
    far.lay(whistle(rng, 0.55), 0.02, 0.34)
    at, gap, count = 0.1, 0.11, 0
    while at < STANDS - 0.12:
        accent = (1.0 if count % 4 == 0 else 0.72) * rng.uniform(0.92, 1.06)
        closeness = min(at / 1.4, 1.0) ** 1.5
        engine = chuff(rng)
        near.lay(engine, at, 1.5 * accent * closeness)
        far.lay(engine, at, 0.9 * accent * (1 - closeness))
        near.lay(strike(ROD, rng, contact=0.0005, scatter=0.03), at + 0.4 * gap, 0.09 * closeness)
        at, gap, count = at + gap, gap * 1.1, count + 1
    near.lay(whistle(rng, 0.5), 0.85, 0.26)
    for stroke in range(5):
        near.lay(strike(BELL, rng, contact=0.0004, scatter=0.002), 0.7 + 0.42 * stroke, 0.13)
    near.lay(_brakes(rng, 0.9), STANDS - 0.85, 0.1)
    near.lay(strike(JOINT, rng, contact=0.0012, pitch=0.8), STANDS, 0.8)
    near.lay(_steam(rng, 1.7), STANDS + 0.08, 0.32)
    away = room(run(far.sound, low(1500)), 1.2, 0.5)[: len(near.sound)]
    rumble = run(band(white(rng, COMING), 38, 170), peak(62, 1.5, 6))
    rumble *= curve(
        COMING, [(0, 0), (0.2, 0.1), (1.3, 1), (STANDS, 0.35), (STANDS + 0.2, 0), (COMING, 0)]
    )
    return room(near.faded(0.5) + 0.9 * away + 0.22 * rumble, 0.7, 0.2)


def past(rng: Rng) -> Signal:
    """At full speed past the table and gone: wheels over the joints, and the whistle sinks as it
    goes by."""
    near, far = Tape(PASSING), Tape(PASSING)
    at = 0.0
    while at < PASSING - 0.4:
        for beat, level in WHEELS:
            when = at + beat + rng.normal(0, 0.004)
            closeness = 1 / (1 + ((when - NEAREST) / 0.55) ** 2)
            wheel = strike(JOINT, rng, contact=0.0009, scatter=0.03)
            near.lay(wheel, when, level * closeness)
            near.lay(puff(rng, 600, 3800, 0.008), when, 0.2 * level * closeness)
            far.lay(wheel, when, level * closeness**0.5 * (1 - closeness))
        at += 0.5
    at = 0.0
    while at < PASSING - 0.4:
        near.lay(chuff(rng), at, 0.5 / (1 + ((at - NEAREST + 0.35) / 0.5) ** 2))
        at += 0.125
    time = timeline(PASSING)
    shift = 1 - 0.075 * np.tanh((time - NEAREST) / 0.22)
    blown = _passing_whistle(rng, shift) * bell(time, NEAREST, 0.6)
    rush = band(white(rng, PASSING), 160, 2400) * bell(time, NEAREST + 0.05, 0.5)
    away = room(run(far.sound, low(600)), 0.8, 0.3)[: len(time)]
    edges = attack(time, 0.3) * attack(PASSING - time, 0.7)
    return room((near.sound + 0.7 * away + 0.3 * blown + 0.1 * rush) * edges, 0.4, 0.16)


def _passing_whistle(rng: Rng, shift: Signal) -> Signal:
    """The chord of the whistle, higher while it comes and lower when it goes."""
    sound = np.zeros(len(shift))
    for name in WHISTLE:
        turn = phase(note(name) * shift * (1 + 0.003 * wander(rng, PASSING, 9)))
        for k, level in ((1, 1.0), (2, 0.4), (3, 0.25)):
            sound += level * np.sin(k * turn + k)
    return 0.3 * sound


def _brakes(rng: Rng, seconds: float) -> Signal:
    """Iron shoes sing on iron wheels, lower as they slow down."""
    time = timeline(seconds)
    sound = np.zeros(len(time))
    for tone, level in ((2150, 1.0), (2870, 0.7), (3420, 0.5)):
        sinking = tone * (1 - 0.12 * time / seconds) * (1 + 0.004 * wander(rng, seconds, 30))
        sound += level * np.sin(phase(sinking)) * (0.6 + 0.4 * wander(rng, seconds, 40))
    return sound * curve(seconds, [(0, 0), (0.25, 0.7), (0.75 * seconds, 1), (seconds, 0)])


def _steam(rng: Rng, seconds: float) -> Signal:
    time = timeline(seconds)
    hiss = run(white(rng, seconds), high(900), low(7500), peak(3200, 0.8, 5))
    return hiss * attack(time, 0.06) * curve(seconds, [(0, 1), (0.4, 0.7), (seconds, 0)]) ** 1.5
