"""Wooden pegs and riders that are knocked over."""

from synth.bodies import body, bounces, strike
from synth.filters import low, run
from synth.noise import brush, puff
from synth.room import room
from synth.signal import Rng, Signal
from synth.tape import Tape

PEG = body((880, 0.024, 1.0), (1490, 0.015, 0.7), (2390, 0.009, 0.45), (3600, 0.005, 0.25))
BLOCK = body((410, 0.034, 1.0), (735, 0.022, 0.8), (1240, 0.014, 0.5), (2050, 0.008, 0.3))
BOARD = body((150, 0.017, 1.0), (245, 0.014, 0.7), (390, 0.011, 0.4))


def peg(rng: Rng, pitch: float, roll: float) -> Signal:
    """A turned peg topples, knocks, hops and rolls a little way."""
    tape = Tape(1.0 + roll)
    tape.lay(strike(PEG, rng, contact=0.0004, pitch=pitch * 1.1), gain=0.45)
    fall = 0.15
    for at, level in bounces(rng, 0.11, 0.58):
        tape.lay(
            strike(PEG, rng, contact=0.0003 + 0.0003 * (1 - level), pitch=pitch), fall + at, level
        )
        tape.lay(strike(BOARD, rng, contact=0.002), fall + at, 0.7 * level)
    for step in range(round(roll / 0.045)):
        fading = 1 - step * 0.045 / roll
        wood = strike(PEG, rng, contact=0.0009, pitch=pitch * rng.uniform(0.9, 1.1))
        tape.lay(wood, fall + 0.3 + step * (0.04 + 0.012 * rng.random()), 0.16 * fading)
    return room(tape.sound, 0.25, 0.18)


def rider(rng: Rng) -> Signal:
    """Horse and rider on their base go over: one heavy knock, the base rocks, dust goes up."""
    tape = Tape(1.1)
    tape.lay(brush(rng, 200, 1800, 0.14, skew=0.75), gain=0.2)
    for at, level in bounces(rng, 0.15, 0.6):
        when = 0.13 + at
        tape.lay(strike(BLOCK, rng, contact=0.0005 + 0.0004 * (1 - level)), when, level)
        tape.lay(strike(BOARD, rng, contact=0.0025, pitch=0.8), when, 1.1 * level)
    tape.lay(puff(rng, 700, 5000, 0.004), 0.13, 0.35)
    tape.lay(run(puff(rng, 350, 2600, 0.09, rise=0.03), low(2600)), 0.15, 0.12)
    return room(tape.sound, 0.3, 0.2)
