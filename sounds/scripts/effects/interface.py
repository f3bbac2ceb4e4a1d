"""Small sounds of the window itself, all of wood, string and bell."""

from synth.bodies import body, strike
from synth.filters import low, run
from synth.noise import puff
from synth.room import room
from synth.signal import Rng, Signal, midi
from synth.strings import GUITAR, pluck
from synth.tape import Tape

PLANK = body((330, 0.020, 1.0), (610, 0.014, 0.8), (1050, 0.009, 0.5), (1900, 0.005, 0.3))
CLOCK = body((1450, 0.008, 0.7), (2450, 0.010, 1.0), (3900, 0.006, 0.5), (420, 0.014, 0.4))
BEAD = body((1760, 0.016, 1.0), (2640, 0.010, 0.5), (3520, 0.007, 0.35), (880, 0.010, 0.4))
CHIME = body((1174.7, 0.45, 0.8), (2349, 0.25, 0.3), (3230, 0.16, 0.25), (4900, 0.08, 0.1))


def click(rng: Rng) -> Signal:
    """A plank is pressed in."""
    tape = Tape(0.16)
    tape.lay(strike(PLANK, rng, contact=0.0005), gain=0.9)
    tape.lay(puff(rng, 1200, 5000, 0.002), gain=0.15)
    return room(tape.sound, 0.1, 0.1)


def hover(rng: Rng) -> Signal:
    """Hardly there: a finger brushes the wood."""
    return run(strike(PLANK, rng, contact=0.0012, pitch=1.6, damping=0.7), low(3500))


def back(rng: Rng) -> Signal:
    """The plank springs out again: the same knock twice, lower."""
    tape = Tape(0.26)
    tape.lay(strike(PLANK, rng, contact=0.0006), gain=0.7)
    tape.lay(strike(PLANK, rng, contact=0.0008, pitch=0.74), 0.085, 0.9)
    return room(tape.sound, 0.1, 0.12)


def tick(rng: Rng) -> Signal:
    """One tick of a station clock."""
    tape = Tape(0.12)
    tape.lay(strike(CLOCK, rng, contact=0.0002))
    tape.lay(strike(PLANK, rng, contact=0.001, pitch=1.2), 0.001, 0.35)
    return room(tape.sound, 0.12, 0.14)


def count_up(rng: Rng) -> Signal:
    """One more point: dry, so that twenty in a second stay twenty."""
    tape = Tape(0.11)
    tape.lay(strike(BEAD, rng, contact=0.00025, scatter=0.0))
    tape.lay(strike(PLANK, rng, contact=0.0008, pitch=1.5, damping=0.6), gain=0.3)
    return room(tape.sound, 0.06, 0.06)


def turn(rng: Rng) -> Signal:
    """Your turn: three rising strings and a small bell."""
    tape = Tape(1.6)
    for at, name, force in ((0.0, "D4", 0.7), (0.12, "G4", 0.75), (0.24, "B4", 0.85)):
        tape.lay(pluck(GUITAR, midi(name), 0.9, rng, force), 0.01 + at, 0.6)
    tape.lay(strike(CHIME, rng, contact=0.0003, scatter=0.0), 0.26, 0.14)
    return room(tape.faded(0.5), 0.5, 0.18)


def error(rng: Rng) -> Signal:
    """That does not go: two dull knocks and a muted string."""
    tape = Tape(0.6)
    for at, pitch in ((0.0, 0.62), (0.14, 0.5)):
        tape.lay(strike(PLANK, rng, contact=0.0016, pitch=pitch, damping=1.6), at, 0.9)
        tape.lay(pluck(GUITAR, midi("E2") if at else midi("F2"), 0.06, rng, 0.7), at, 0.5)
    return room(run(tape.sound, low(2200)), 0.15, 0.12)
