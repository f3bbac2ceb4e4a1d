"""Cards that decide something: a theft is answered, an event is turned up."""

import numpy as np
from synth.bodies import body, strike
from synth.drums import low_drum
from synth.filters import low, peak, run
from synth.noise import brush, puff, swept
from synth.piano import Piano
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, curve, decay, midi, timeline
from synth.strings import TWANG, pluck
from synth.tape import Tape

TABLE = body((112, 0.030, 1.0), (186, 0.024, 0.9), (330, 0.016, 0.6), (585, 0.010, 0.35))
# The root, its fifth, and above them a second and a tritone that want to go somewhere.
SUSPENSE = ("A2", "E3", "Bb3", "D#4", "E4")


def answered(rng: Rng) -> Signal:
    """No, you don't: the cards come down flat on the wood, and a drum agrees."""
    tape = Tape(1.3)
    tape.lay(brush(rng, 500, 3600, 0.1, skew=0.8), gain=0.3)
    slap = 0.095
    tape.lay(puff(rng, 700, 7500, 0.016), slap, 1.7)
    tape.lay(puff(rng, 180, 1100, 0.03), slap, 1.2)
    tape.lay(strike(TABLE, rng, contact=0.0011), slap, 1.2)
    tape.lay(run(puff(rng, 1000, 6000, 0.006), peak(2300, 2, 6)), slap + 0.028, 0.8)
    tape.lay(low_drum(rng, 64, 0.17), slap, 0.7)
    tape.lay(low_drum(rng, 58, 0.22), slap + 0.2, 0.55)
    tape.lay(pluck(TWANG, midi("E2"), 0.5, rng, 0.9), slap + 0.2, 0.16)
    return room(np.tanh(tape.faded(0.3)), 0.5, 0.22)


def turned_up(rng: Rng) -> Signal:
    """A card is bent up, snaps over on its back, and nobody knows yet what it brings."""
    tape = Tape(2.1)
    time = timeline(0.24)
    bend = swept(rng, curve(0.24, [(0, 1200), (0.2, 3600), (0.24, 3000)]), 0.8)
    tape.lay(bend * bell(time, 0.13, 0.06), gain=0.16)
    over = 0.22
    tape.lay(run(puff(rng, 800, 7000, 0.010), peak(2200, 2, 5)), over, 1.1)
    tape.lay(strike(TABLE, rng, contact=0.0013, pitch=1.35), over, 0.7)
    piano = Piano(rng, untuned=6, mellow=1.3)
    for step, name in enumerate(SUSPENSE):
        key = piano.play(midi(name), 1.1, 0.75)
        tape.lay(key, over + 0.06 + 0.022 * step, 0.34)
    tape.lay(pluck(TWANG, midi("A2"), 1.0, rng, 0.8), over + 0.06, 0.3)
    tape.lay(low_drum(rng, 60, 0.2), over + 0.06, 0.4)
    shiver = swept(rng, curve(1.5, [(0, 2600), (1.5, 3600)]), 0.5)
    late = timeline(1.5)
    tape.lay(shiver * attack(late, 0.25) * decay(late, 0.4), over + 0.06, 0.03)
    return room(run(tape.faded(0.7), low(8000)), 0.9, 0.22)
