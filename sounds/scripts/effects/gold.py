"""Gold, and the pickaxe that finds it."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import low, peak, run
from synth.noise import crackle, puff
from synth.room import room
from synth.signal import Rng, Signal, curve, samples
from synth.tape import Tape

# Soft metal: inharmonic like every disc, but warm, and it does not ring for long.
COIN = body(
    (2240, 0.17, 0.8),
    (3390, 0.15, 1.0),
    (4710, 0.10, 0.6),
    (6080, 0.06, 0.4),
    (7900, 0.035, 0.2),
    (9800, 0.02, 0.1),
)
NUGGET = body((540, 0.02, 0.7), (1060, 0.016, 0.6), (1710, 0.012, 0.4))
STEEL = body(
    (1130, 0.16, 0.7), (2080, 0.20, 1.0), (3240, 0.14, 0.7), (4870, 0.08, 0.4), (6900, 0.04, 0.2)
)
ROCK = body((310, 0.018, 1.0), (620, 0.012, 0.8), (1150, 0.008, 0.6), (2300, 0.004, 0.4))
CLINKS = ((0.0, 1.0, 1.0), (0.082, 0.62, 1.09), (0.149, 0.36, 0.95), (0.196, 0.2, 1.04))


def coin(rng: Rng, pitch: float, clinks: int) -> Signal:
    """A coin is laid down on others."""
    tape = Tape(0.9)
    for at, level, step in CLINKS[:clinks]:
        jitter = at * rng.uniform(0.9, 1.1)
        ring = strike(COIN, rng, contact=0.00012, pitch=pitch * step, scatter=0.004)
        tape.lay(ring, jitter, 0.5 * level)
        tape.lay(strike(NUGGET, rng, contact=0.0005, pitch=pitch), jitter, 0.5 * level)
        tape.lay(puff(rng, 2500, 9000, 0.0012), jitter, 0.2 * level)
    return room(run(tape.sound, low(9000)), 0.22, 0.1)


def pour(rng: Rng) -> Signal:
    """A bag of gold is emptied on the table: a rush that thins out."""
    seconds = 1.5
    tape = Tape(seconds + 0.5)
    density = curve(seconds, [(0, 0.4), (0.2, 1.0), (0.8, 0.7), (seconds, 0.03)])
    for _ in range(110):
        at = rng.random() * seconds
        if rng.random() > density[samples(at) - 1]:
            continue
        level = rng.uniform(0.25, 1.0) ** 2
        ring = strike(COIN, rng, contact=0.00015, pitch=rng.uniform(0.85, 1.25), damping=0.6)
        tape.lay(ring, at, 0.35 * level)
        tape.lay(strike(NUGGET, rng, pitch=rng.uniform(0.7, 1.3)), at, 0.5 * level)
    return room(run(tape.sound, low(8000), peak(900, 1, 3)), 0.3, 0.15)


def pickaxe(rng: Rng) -> Signal:
    """Two blows of steel on rock, and crumbs that trickle down."""
    tape = Tape(1.7)
    for at, level in ((0.03, 0.85), (0.58, 1.0)):
        tape.lay(strike(STEEL, rng, contact=0.0002, scatter=0.012, damping=0.8), at, 0.6 * level)
        tape.lay(strike(ROCK, rng, contact=0.0004), at, 1.2 * level)
        tape.lay(puff(rng, 400, 7000, 0.009), at, 0.55 * level)
        tape.lay(_crumbs(rng, 0.5), at + 0.05, 0.9 * level)
    return room(tape.sound, 0.7, 0.25)


def _crumbs(rng: Rng, seconds: float) -> Signal:
    stones = run(crackle(rng, seconds, 90), peak(1700, 3, 12), peak(3100, 3, 9), low(5000))
    return stones * np.linspace(1, 0, len(stones)) ** 1.6
