"""The round die: a ball of bone on felt, with a lead weight that knocks about inside."""

import numpy as np
from synth.bodies import body, bounces, strike
from synth.filters import high, low, peak, run
from synth.noise import crackle, puff
from synth.room import room
from synth.signal import Rng, Signal, samples, timeline
from synth.tape import Tape

BONE = body((930, 0.012, 0.8), (1720, 0.010, 1.0), (2680, 0.007, 0.6), (4400, 0.004, 0.35))
LEAD = body((520, 0.010, 1.0), (980, 0.007, 0.6), (1640, 0.005, 0.3))
FELT = body((135, 0.022, 1.0), (228, 0.017, 0.6), (395, 0.010, 0.25))
RIM = body((265, 0.024, 1.0), (470, 0.018, 0.8), (820, 0.012, 0.5), (1450, 0.007, 0.3))
ROLL = 1.2  # seconds of the loop
TURNS = 9  # of the ball in it: the weight falls into another corner four times in each


def rolling(rng: Rng) -> Signal:
    """Felt hisses under it, and the weight ticks over from corner to corner."""
    tape = Tape(ROLL, loop=True)
    for corner in range(4 * TURNS):
        at = (corner + 0.16 * rng.standard_normal()) * ROLL / (4 * TURNS)
        loud = rng.uniform(0.45, 1.0) * (1.0 if corner % 4 == 0 else 0.75)
        tape.lay(strike(LEAD, rng, contact=0.0007, pitch=rng.uniform(0.92, 1.1)), at, 0.34 * loud)
        tape.lay(strike(BONE, rng, contact=0.0006, pitch=0.9, scatter=0.04), at, 0.10 * loud)
    grain = crackle(rng, ROLL, 6500, loop=True)
    nap = run(grain, high(240), low(1900), peak(520, 1.2, 6), loop=True)
    deep = run(grain, high(70), low(240), peak(115, 1.5, 6), loop=True)
    turn = 2 * np.pi * TURNS * np.arange(samples(ROLL)) / samples(ROLL)
    uneven = 1 + 0.25 * np.sin(turn) + 0.12 * np.sin(3 * turn + 1)
    return tape.sound + (0.22 * nap + 0.14 * deep) * uneven


def on_felt(rng: Rng) -> Signal:
    """It drops on the cloth: dull, and the weight answers."""
    tape = Tape(0.3)
    tape.lay(strike(FELT, rng, contact=0.0022, pitch=1.25), gain=0.6)
    tape.lay(puff(rng, 220, 1500, 0.012, rise=0.001), gain=0.7)
    tape.lay(strike(BONE, rng, contact=0.0006), gain=0.6)
    tape.lay(strike(LEAD, rng, contact=0.0005), 0.014, 0.7)
    return room(tape.sound, 0.15, 0.1)


def on_wood(rng: Rng) -> Signal:
    """It runs against the rim, or the cash box."""
    tape = Tape(0.35)
    tape.lay(strike(BONE, rng, contact=0.00025), gain=1.5)
    tape.lay(strike(RIM, rng, contact=0.0007, pitch=1.15), gain=0.7)
    tape.lay(puff(rng, 1200, 7000, 0.0025), gain=0.25)
    tape.lay(strike(LEAD, rng, contact=0.0004, pitch=1.1), 0.009, 0.5)
    return room(tape.sound, 0.2, 0.14)


def settling(rng: Rng) -> Signal:
    """It rocks to and fro, and the weight drops into the corner where it stays."""
    tape = Tape(0.8)
    for at, level in bounces(rng, 0.19, 0.66, least_gap=0.05, limit=5):
        lead = strike(LEAD, rng, contact=0.0005, pitch=0.94 + 0.06 * level)
        tape.lay(lead, 0.01 + at, 0.9 * level)
        tape.lay(strike(BONE, rng, contact=0.0006, pitch=0.95), 0.01 + at, 0.35 * level)
        tape.lay(puff(rng, 220, 1400, 0.03, rise=0.012), 0.01 + at, 0.14 * level)
    last = 0.62
    tape.lay(strike(LEAD, rng, contact=0.0006, pitch=0.82), last, 0.8)
    tape.lay(strike(FELT, rng, contact=0.003), last, 0.6)
    time = timeline(0.8)
    return room(tape.sound * (time < 0.78), 0.18, 0.12)
