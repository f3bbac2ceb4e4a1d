"""The die of ten faces: a heavy one of wood, on felt."""

import numpy as np
from synth.bodies import body, bounces, strike
from synth.filters import high, low, peak, run
from synth.noise import crackle, puff
from synth.room import room
from synth.signal import Rng, Signal, samples
from synth.tape import Tape

WOOD = body((610, 0.024, 0.7), (1120, 0.020, 1.0), (1790, 0.014, 0.7), (2950, 0.008, 0.35))
CLOTH = body((128, 0.024, 1.0), (214, 0.018, 0.6), (370, 0.011, 0.25))
ROLL = 1.2  # seconds of the loop
EDGES = 22  # it tips over in it


def _knock(rng: Rng, force: float, pitch: float = 1.0) -> Signal:
    """An edge comes down: what is soft is all cloth, what is hard is wood as well."""
    tape = Tape(0.3)
    tape.lay(
        strike(WOOD, rng, contact=0.0009 - 0.0005 * force, pitch=pitch), gain=0.3 + 0.6 * force
    )
    tape.lay(strike(CLOTH, rng, contact=0.0028 - 0.001 * force), gain=0.3 + 0.2 * force)
    tape.lay(puff(rng, 200, 1600, 0.011, rise=0.001), gain=0.4 + 0.2 * force)
    return tape.sound


def rolling(rng: Rng) -> Signal:
    """Over its edges, none like the next, and the nap of the cloth under it."""
    tape = Tape(ROLL, loop=True)
    for edge in range(EDGES):
        at = (edge + 0.2 * rng.standard_normal()) * ROLL / EDGES
        tape.lay(
            _knock(rng, rng.uniform(0.1, 0.6), rng.uniform(0.88, 1.14)), at, rng.uniform(0.4, 1)
        )
    nap = run(
        crackle(rng, ROLL, 6500, loop=True), high(240), low(1700), peak(480, 1.2, 6), loop=True
    )
    turn = 2 * np.pi * 5 * np.arange(samples(ROLL)) / samples(ROLL)
    return tape.sound + 0.2 * nap * (1 + 0.3 * np.sin(turn))


def tick(rng: Rng, force: float) -> Signal:
    """It strikes the cloth: from 0 (it tips over) to 1 (it is thrown down)."""
    return room(_knock(rng, force), 0.14, 0.1)


def settling(rng: Rng) -> Signal:
    """It rocks between two faces, faster and softer, and lies."""
    tape = Tape(0.75)
    for at, level in bounces(rng, 0.15, 0.68, least_gap=0.03, limit=6):
        tape.lay(_knock(rng, 0.55 * level, 0.96 + 0.06 * level), 0.006 + at, level**0.6)
    tape.lay(_knock(rng, 0.25, 0.86), 0.47, 0.7)
    return room(tape.sound, 0.16, 0.12)
