"""What the heart, the bugler and the band have to say about the race."""

from synth.brass import bugle
from synth.drums import cymbal, low_drum, snare
from synth.noise import puff
from synth.piano import Piano
from synth.room import room
from synth.signal import Rng, Signal, midi
from synth.strings import BANJO, pluck
from synth.tape import Tape

from effects.crowd import clapping

NERVE = 2.3
HEART = 0.86  # seconds from beat to beat, as the picture shows it
STICKS = 30  # strokes a second of the roll
# The third, the second and the winner come up: (second, chord of the horns).
STEPS = ((0.5, ("C4", "E4")), (1.0, ("E4", "G4")), (1.5, ("G4", "C5", "E5")))
WON = ((0.0, 0.14, "G4"), (0.16, 0.14, "C5"), (0.32, 0.14, "E5"), (0.48, 0.3, "G5"),
       (0.8, 0.14, "E5"), (0.96, 0.9, "G5"))  # fmt: skip


def nerve(rng: Rng) -> Signal:
    """The heart beats in the ears, and under it a roll comes nearer that nobody plays yet."""
    tape = Tape(NERVE)
    for number in range(3):
        for late, pitch, level in ((0.0, 98, 1.0), (0.2, 84, 0.65)):
            at = 0.01 + HEART * number + late
            loud = level * (0.8 + 0.1 * number)
            tape.lay(low_drum(rng, pitch, 0.08), at, loud)
            tape.lay(puff(rng, 150, 800, 0.02, rise=0.002), at, 1.5 * loud)
    for stroke in range(round(1.75 * STICKS)):
        at = 0.25 + stroke / STICKS + rng.normal(0, 0.002)
        tape.lay(snare(rng, 0.5, wires=0.035), at, 0.02 + 0.13 * (at / 2) ** 2)
    return room(tape.faded(0.3), 0.4, 0.18)


def push_good(rng: Rng) -> Signal:
    """It went well: the banjo runs up, the horn is there before it."""
    tape = Tape(1.3)
    for step, name in enumerate(("G4", "B4", "D5", "G5")):
        tape.lay(pluck(BANJO, midi(name), 0.25, rng, 0.95), 0.01 + 0.065 * step, 0.9)
    for at, seconds, name in ((0.2, 0.1, "D5"), (0.32, 0.4, "G5")):
        tape.lay(bugle(midi(name), seconds, rng, force=0.9), at, 0.6)
    tape.lay(bugle(midi("B4"), 0.4, rng, force=0.8), 0.32, 0.35)
    tape.lay(snare(rng, 0.8), 0.33, 0.25)
    return room(tape.sound, 0.4, 0.18)


def push_bad(rng: Rng) -> Signal:
    """It did not: the horn sags, and the drum sits down."""
    tape = Tape(1.5)
    for at, seconds, name, sag in ((0.01, 0.2, "Eb4", -0.4), (0.25, 0.6, "D4", -3.0)):
        fall = ((0.0, 0.0), (0.4 * seconds, 0.0), (seconds, sag))
        for lower, level in ((0, 0.8), (3, 0.5)):
            horn = bugle(midi(name) - lower, seconds, rng, force=0.62, bend=fall)
            tape.lay(horn, at, level)
    tape.lay(low_drum(rng, 70, 0.14), 0.25, 0.55)
    tape.lay(low_drum(rng, 62, 0.16), 0.86, 0.5)
    return room(tape.faded(0.4), 0.4, 0.18)


def podium(rng: Rng) -> Signal:
    """A roll, three chords, each a step higher, and hands that clap."""
    tape = Tape(3.4)
    for stroke in range(14):
        tape.lay(snare(rng, 0.25 + 0.03 * stroke), 0.02 + 0.034 * stroke, 0.22)
    for at, names in STEPS:
        last = at == STEPS[-1][0]
        for name in names:
            seconds = 1.0 if last else 0.3
            tape.lay(bugle(midi(name), seconds, rng, force=0.9), at, 0.5)
        tape.lay(low_drum(rng, 70, 0.16), at, 0.6)
        tape.lay(snare(rng, 1.0), at, 0.3)
    tape.lay(cymbal(rng, 0.4), 1.5, 0.12)
    applause = Tape(1.8)
    for _ in range(12):
        clapping(applause, rng, 1.5)
    tape.lay(applause.faded(0.8), 1.5, 1.1)
    return room(tape.faded(0.5), 0.6, 0.2)


def won(rng: Rng) -> Signal:
    """Most chips win: a last call, and the whole band under it."""
    tape = Tape(2.3)
    piano = Piano(rng, untuned=7)
    for at, seconds, name in WON:
        tape.lay(bugle(midi(name), seconds, rng, force=0.95), 0.01 + at, 0.6)
        tape.lay(pluck(BANJO, midi(name), seconds, rng, 0.9), 0.01 + at, 0.5)
    for at, names, seconds in (
        (0.01, ("C3", "G3", "E4"), 0.4),
        (0.49, ("F3", "A3", "C4"), 0.28),
        (0.81, ("G2", "F3", "B3"), 0.13),
        (0.97, ("C2", "C3", "G3", "C4", "E4"), 1.0),
    ):
        for name in names:
            tape.lay(piano.play(midi(name), seconds, 0.95), at, 0.3)
        tape.lay(low_drum(rng, 68, 0.14), at, 0.45)
        tape.lay(snare(rng, 0.9), at, 0.25)
    tape.lay(bugle(midi("E5"), 0.9, rng, force=0.8), 0.97, 0.35)
    tape.lay(cymbal(rng, 0.5), 0.97, 0.13)
    return room(tape.faded(0.5), 0.6, 0.18)
