"""Money: bills that are counted out, the cash box, and a heap that is raked in."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import high, low, peak, run
from synth.noise import brush, crackle, puff
from synth.piano import Piano
from synth.room import room
from synth.signal import Rng, Signal, bell, midi, timeline
from synth.strings import BANJO, pluck
from synth.tape import Tape

from effects.gold import COIN, NUGGET
from effects.hinges import creak

TABLE = body((178, 0.016, 1.0), (305, 0.012, 0.7), (520, 0.008, 0.35))
CHEST = body((112, 0.05, 1.0), (188, 0.042, 0.8), (330, 0.028, 0.5), (610, 0.016, 0.3))
CATCH = body((690, 0.02, 0.8), (1420, 0.024, 1.0), (2480, 0.016, 0.6), (4100, 0.009, 0.35))
LOOSE = 9  # coins in the cash box that one hears


def bills(rng: Rng, count: int) -> Signal:
    """So many bills are drawn off a bundle and laid on the felt."""
    gap = 0.11 if count <= 3 else 0.062
    tape = Tape(0.5 + gap * count)
    at = 0.015
    for number in range(count):
        tape.lay(_bill(rng, rng.uniform(0.9, 1.12)), at, rng.uniform(0.75, 1.0))
        at += gap * (1 - 0.25 * number / count) * rng.uniform(0.88, 1.12)
    tape.lay(puff(rng, 180, 1100, 0.018, rise=0.002), at + 0.05, 0.7)
    tape.lay(strike(TABLE, rng, contact=0.003, pitch=0.8), at + 0.05, 0.55)
    return room(tape.sound, 0.16, 0.1)


def _bill(rng: Rng, pitch: float) -> Signal:
    """Soft old paper: a slide between the fingers, and it snaps straight."""
    tape = Tape(0.13)
    time = timeline(0.085)
    slide = run(crackle(rng, 0.085, 4200), high(900), low(5200), peak(2000 * pitch, 1.2, 6))
    tape.lay(slide * bell(time, 0.045, 0.024), gain=1.6)
    tape.lay(run(puff(rng, 700, 5500, 0.007), peak(1700 * pitch, 2, 6)), 0.062, 0.55)
    tape.lay(puff(rng, 240, 800, 0.008), 0.062, 0.3)
    return tape.sound


def box_open(rng: Rng) -> Signal:
    """The catch springs, the lid goes up on dry hinges and falls back against its strap."""
    tape = Tape(1.2)
    for at, pitch, level in ((0.02, 1.0, 0.9), (0.085, 0.84, 0.6)):
        tape.lay(strike(CATCH, rng, contact=0.0003, pitch=pitch), at, level)
        tape.lay(strike(CHEST, rng, contact=0.0016, pitch=1.4), at, 0.4 * level)
    pitch = [(0, 210), (0.16, 330), (0.3, 420)]
    tape.lay(
        run(creak(rng, pitch, [(0, 0), (0.08, 0.8), (0.24, 1), (0.3, 0)]), low(3600)), 0.14, 0.1
    )
    tape.lay(brush(rng, 250, 1800, 0.3, skew=0.6), 0.14, 0.1)
    tape.lay(strike(CHEST, rng, contact=0.0022), 0.47, 0.8)
    tape.lay(puff(rng, 150, 1200, 0.02), 0.47, 0.35)
    _chink(tape, rng, 0.49, 0.12, 0.3)
    return room(tape.sound, 0.3, 0.18)


def box_shut(rng: Rng) -> Signal:
    """The lid drops, the coins jump, and the catch bites."""
    tape = Tape(0.95)
    tape.lay(brush(rng, 250, 1700, 0.12, skew=0.8), gain=0.16)
    at = 0.12
    tape.lay(strike(CHEST, rng, contact=0.0013), at, 1.3)
    tape.lay(puff(rng, 90, 1300, 0.028), at, 0.7)
    tape.lay(strike(CHEST, rng, contact=0.002, pitch=1.05), at + 0.075, 0.3)
    _chink(tape, rng, at + 0.01, 0.14, 0.35)
    for late, pitch, level in ((0.24, 1.1, 0.5), (0.31, 0.88, 0.8)):
        tape.lay(strike(CATCH, rng, contact=0.0003, pitch=pitch), at + late, level)
    return room(tape.sound, 0.3, 0.18)


def _chink(tape: Tape, rng: Rng, start: float, spread: float, level: float) -> None:
    for _ in range(LOOSE):
        at = start + spread * rng.random() ** 1.5
        ring = strike(COIN, rng, contact=0.0002, pitch=rng.uniform(0.85, 1.2), damping=0.5)
        tape.lay(ring, at, 0.3 * level * rng.uniform(0.3, 1.0))
        tape.lay(strike(NUGGET, rng, pitch=rng.uniform(0.8, 1.2)), at, 0.5 * level)


def rake_in(rng: Rng) -> Signal:
    """All of it is yours: bills and coins are swept together, and the piano throws in a chord."""
    tape = Tape(2.7)
    tape.lay(brush(rng, 500, 3800, 0.7, skew=0.4), 0.02, 0.2)
    for _ in range(13):
        tape.lay(_bill(rng, rng.uniform(0.85, 1.2)), 0.05 + 0.7 * rng.random(), 0.55)
    for _ in range(26):
        at = 0.15 + 0.95 * rng.random() ** 1.4
        ring = strike(COIN, rng, contact=0.00015, pitch=rng.uniform(0.85, 1.25), damping=0.7)
        tape.lay(ring, at, 0.17 * rng.uniform(0.3, 1.0))
        tape.lay(strike(NUGGET, rng, pitch=rng.uniform(0.7, 1.3)), at, 0.2)
    piano = Piano(rng, untuned=8)
    for step, name in enumerate(("C4", "E4", "G4", "A4", "C5", "E5", "G5", "C6")):
        tape.lay(piano.play(midi(name), 0.22, 0.7), 0.62 + 0.062 * step, 0.26)
    for name in ("C3", "G3", "E4", "C5", "E5", "G5"):
        tape.lay(piano.play(midi(name), 0.9, 0.95), 1.16, 0.27)
        tape.lay(pluck(BANJO, midi(name) + 12 * (name < "D"), 0.7, rng, 0.8), 1.17, 0.16)
    tape.lay(strike(TABLE, rng, contact=0.002, pitch=0.7), 1.16, 0.8)
    return room(np.tanh(tape.faded(0.5)), 0.45, 0.2)
