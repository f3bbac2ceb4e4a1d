"""What the cards do: a dancer, a cake, a jester, a dog, a badge, and fingers in a pocket."""

import numpy as np
from synth.bodies import body, strike
from synth.drums import cymbal, low_drum, snare
from synth.filters import high, low, peak, run
from synth.noise import brush, puff, swept
from synth.piano import Piano
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, curve, decay, hertz, midi, phase, timeline
from synth.strings import BASS, TWANG, pluck
from synth.tape import Tape
from synth.voice import Throat, sing

from effects.cards import fan
from effects.horses import snort
from effects.law import STAR

DOG = Throat(size=0.95, rough=0.05, breathy=0.22, tilt=0.55)
JAWS = ((620, 190, 1.0), (1080, 220, 0.9), (2150, 350, 0.45), (3300, 600, 0.2))
TEETH = ((420, 150, 1.0), (900, 200, 0.6), (1900, 380, 0.25), (3200, 600, 0.1))
PLATE = body((1780, 0.16, 0.6), (3020, 0.2, 1.0), (4630, 0.12, 0.6), (6900, 0.06, 0.3))
SLEIGH_BELL = body((3150, 0.09, 0.8), (4820, 0.08, 1.0), (6300, 0.06, 0.7), (8900, 0.03, 0.35))
PIN = body((2350, 0.03, 0.8), (4100, 0.04, 1.0), (6600, 0.025, 0.5))
WOOD = body((190, 0.016, 1.0), (330, 0.012, 0.7), (560, 0.008, 0.4))
# A galop of our own: two bars up, two bars down, heels in the air on every beat.
KICKS = (
    *("C5", "E5", "G5", "E5", "F5", "A5", "C6", "A5"),
    *("G5", "B5", "D6", "B5", "C6", "G5", "E5", "C5"),
)
OOMPAH = (("C3", "E4"), ("F2", "C4"), ("G2", "D4"), ("C3", "E4"))
CHIMES = ("G5", "C6", "E6", "G6")


def can_can(rng: Rng) -> Signal:
    """A short galop on the saloon piano, with a drum that kicks."""
    beat = 0.098  # seconds to a quaver
    tape = Tape(beat * 16 + 1.0)
    piano = Piano(rng, untuned=8)
    for step, name in enumerate(KICKS):
        force = 0.95 if step % 4 == 0 else 0.72
        tape.lay(piano.play(midi(name), 0.9 * beat, force), 0.02 + step * beat, 0.5)
        tape.lay(piano.play(midi(name) - 12, 0.9 * beat, 0.6 * force), 0.02 + step * beat, 0.3)
    for number, (root, third) in enumerate(OOMPAH):
        for half in (0, 2):
            at = 0.02 + (4 * number + half) * beat
            tape.lay(piano.play(midi(root), beat, 0.8), at, 0.42)
            tape.lay(low_drum(rng, 74, 0.07), at, 0.35)
            for pitch in (midi(third), midi(third) + 3):
                tape.lay(piano.play(pitch, 0.7 * beat, 0.6), at + beat, 0.3)
            tape.lay(snare(rng, 0.6, wires=0.03), at + beat, 0.2)
    end = 0.02 + 16 * beat
    for name in ("C3", "G3", "E4", "C5", "G5", "C6"):
        tape.lay(piano.play(midi(name), 0.32, 1.0), end, 0.34)
    tape.lay(snare(rng, 1.0), end, 0.3)
    tape.lay(cymbal(rng, 0.25), end, 0.1)
    return room(tape.faded(0.4), 0.45, 0.2)


def cake(rng: Rng) -> Signal:
    """A plate is set down, a little chime, and somebody licks the spoon."""
    tape = Tape(1.5)
    tape.lay(strike(WOOD, rng, contact=0.002), 0.02, 0.6)
    for at, pitch, level in ((0.02, 1.0, 0.5), (0.075, 1.06, 0.2), (0.115, 0.97, 0.1)):
        tape.lay(strike(PLATE, rng, contact=0.00025, pitch=pitch, damping=0.7), at, level)
    for step, name in enumerate(CHIMES):
        tone = timeline(0.9)
        ring = np.sin(phase(np.full(len(tone), hertz(midi(name))))) * decay(tone, 0.16)
        tape.lay(ring * attack(tone, 0.002), 0.2 + 0.085 * step, 0.2)
    for at, level in ((0.7, 0.7), (0.86, 1.0)):
        smack = run(puff(rng, 500, 3500, 0.008), peak(1150, 3, 9), peak(2400, 3, 6))
        tape.lay(smack, at, 0.7 * level)
        time = timeline(0.05)
        pop = np.sin(phase(380 + 900 * (time / 0.05) ** 2)) * bell(time, 0.022, 0.012)
        tape.lay(pop, at, 0.3 * level)
    return room(tape.faded(0.3), 0.35, 0.16)


def jester(rng: Rng) -> Signal:
    """Bells on a cap, and a swanee whistle that goes up, and down further than it came from."""
    tape = Tape(1.6)
    for at in (0.02, 0.13, 0.22, 0.62, 0.98, 1.06):
        for _ in range(5):
            bell_on_cap = strike(SLEIGH_BELL, rng, contact=0.00012, pitch=rng.uniform(0.88, 1.15))
            tape.lay(bell_on_cap, at + 0.03 * rng.random(), 0.13 * rng.uniform(0.4, 1.0))
    seconds = 1.0
    time = timeline(seconds)
    line = curve(seconds, [(0, 620), (0.34, 1480), (0.42, 1500), (seconds, 430)])
    shake = 1 + 0.012 * np.sin(2 * np.pi * 6.5 * time)
    turn = phase(line * shake)
    pipe = np.sin(turn) + 0.16 * np.sin(2 * turn) + 0.08 * np.sin(3 * turn)
    air = swept(rng, line * 1.02, 0.3)
    loud = curve(seconds, [(0, 0), (0.05, 1), (0.36, 1), (0.44, 0.75), (0.9, 0.8), (seconds, 0)])
    tape.lay((pipe + 0.14 * air) * loud, 0.26, 0.34)
    return room(tape.sound, 0.4, 0.18)


def bark(rng: Rng) -> Signal:
    """A growl, and two barks of a big dog that means it."""
    tape = Tape(1.5)
    time = timeline(0.42)
    growl = sing(
        DOG, 84 + 6 * np.sin(2 * np.pi * 3 * time), bell(time, 0.24, 0.13), TEETH, TEETH, rng
    )
    tape.lay(growl * (0.6 + 0.4 * np.sin(phase(np.full(len(time), 27.0)))), 0.0, 0.3)
    for at, pitch, level in ((0.42, 1.0, 0.9), (0.76, 0.93, 1.0)):
        seconds = 0.24
        line = curve(seconds, [(0, 210), (0.035, 430), (0.09, 360), (seconds, 150)]) * pitch
        loud = curve(seconds, [(0, 0), (0.018, 1), (0.08, 0.85), (0.16, 0.25), (seconds, 0)])
        opened = curve(seconds, [(0, 0), (0.03, 1), (0.1, 0.9), (seconds, 0)])
        rasp = 1 + 0.5 * np.sin(phase(line / 2))
        tape.lay(sing(DOG, line, loud * rasp, TEETH, JAWS, rng, opened), at, 0.75 * level)
        tape.lay(run(puff(rng, 350, 3200, 0.03, rise=0.008), peak(1100, 1.5, 6)), at, 0.3 * level)
    return room(run(tape.sound, high(90)), 0.5, 0.2)


def bronco(rng: Rng) -> Signal:
    """A horse blows through its lips, stamps, and blows again."""
    tape = Tape(1.5)
    tape.lay(snort(rng), 0.02, 1.0)
    tape.lay(strike(WOOD, rng, contact=0.003, pitch=0.55), 0.66, 1.3)
    tape.lay(puff(rng, 200, 1600, 0.03, rise=0.002), 0.66, 0.5)
    tape.lay(snort(rng), 0.72, 0.7)
    return room(tape.sound, 0.3, 0.16)


def star_pin(rng: Rng) -> Signal:
    """The pin snaps through cloth, and the badge flashes: a fifth and an octave."""
    tape = Tape(1.5)
    tape.lay(brush(rng, 1200, 5000, 0.06, skew=0.7), gain=0.16)
    tape.lay(strike(PIN, rng, contact=0.0002), 0.06, 0.6)
    tape.lay(puff(rng, 300, 2200, 0.008), 0.06, 0.5)
    for at, semitones, level in ((0.11, 0, 0.3), (0.19, 7, 0.26), (0.27, 12, 0.3)):
        tape.lay(_star(rng, semitones), at, level)
    tape.lay(pluck(TWANG, midi("D3"), 0.7, rng, 0.9), 0.11, 0.3)
    return room(tape.faded(0.5), 0.6, 0.2)


def star_off(rng: Rng) -> Signal:
    """The badge is torn off, and rings on the table until it lies."""
    tape = Tape(1.5)
    tape.lay(run(brush(rng, 900, 6000, 0.11, skew=0.8), peak(2300, 1.5, 5)), gain=0.4)
    for at, semitones, level in ((0.13, 5, 0.34), (0.25, 2, 0.24), (0.34, 3, 0.16), (0.4, 1, 0.1)):
        tape.lay(_star(rng, semitones, damping=0.45), at, level)
        tape.lay(strike(WOOD, rng, contact=0.0014), at, 2.2 * level)
    for name, at in (("D3", 0.42), ("Bb2", 0.62)):
        tape.lay(pluck(TWANG, midi(name), 0.4, rng, 0.8), at, 0.3)
    return room(tape.faded(0.4), 0.4, 0.18)


def _star(rng: Rng, semitones: int, damping: float = 1.0) -> Signal:
    ratio = hertz(semitones) / hertz(0)
    return strike(STAR, rng, contact=0.0002, pitch=ratio, scatter=0.0, damping=damping)


def turn_round(rng: Rng) -> Signal:
    """A swig too many: a cork, and the room goes round the other way."""
    tape = Tape(1.7)
    time = timeline(0.07)
    cork = np.sin(phase(420 + 700 * time / 0.07)) * bell(time, 0.02, 0.013)
    tape.lay(cork, 0.02, 0.8)
    tape.lay(puff(rng, 600, 4500, 0.006), 0.035, 0.6)
    seconds = 1.25
    time = timeline(seconds)
    wheel = np.sin(phase(curve(seconds, [(0, 1.2), (0.5, 3.2), (seconds, 1.4)])))
    fall = curve(seconds, [(0, 880), (0.5, 520), (seconds, 300)])
    swing = fall * 2 ** (0.32 * wheel)
    turn = phase(swing)
    tone = np.sin(turn) + 0.3 * np.sin(1.5 * turn) + 0.2 * np.sin(2.01 * turn)
    loud = attack(time, 0.12) * attack(seconds - time, 0.4)
    tape.lay(tone * loud * (0.7 + 0.3 * wheel), 0.16, 0.3)
    tape.lay(swept(rng, 2.4 * swing, 0.5) * loud * (0.5 + 0.5 * wheel), 0.16, 0.16)
    return room(tape.sound, 0.5, 0.22)


def hands_shown(rng: Rng) -> Signal:
    """Cards are spread on the table for all to see, and lie there under a question."""
    tape = Tape(1.5)
    tape.lay(fan(rng), 0.01, 1.0)
    for step in range(4):
        at = 0.38 + 0.085 * step
        tape.lay(puff(rng, 700, 6000, 0.008), at, 0.5)
        tape.lay(strike(WOOD, rng, contact=0.0014), at, 0.7)
    piano = Piano(rng, untuned=7)
    for name in ("G3", "C#4", "E4", "Bb4"):
        tape.lay(piano.play(midi(name), 0.55, 0.7), 0.76, 0.24)
    return room(tape.faded(0.4), 0.4, 0.16)


def steal(rng: Rng) -> Signal:
    """On tiptoe: three plucked steps, a card out of another's sleeve, and away."""
    tape = Tape(1.4)
    for at, name in ((0.02, "E2"), (0.24, "F2"), (0.46, "F#2")):
        tape.lay(pluck(BASS, midi(name), 0.09, rng, 0.9), at, 0.8)
        tape.lay(pluck(TWANG, midi(name) + 24, 0.05, rng, 0.7), at, 0.22)
    time = timeline(0.3)
    slip = swept(rng, curve(0.3, [(0, 1300), (0.2, 4600), (0.3, 3200)]), 0.6)
    tape.lay(slip * bell(time, 0.17, 0.07), 0.62, 0.42)
    tape.lay(run(puff(rng, 900, 6500, 0.009), peak(2200, 2, 5)), 0.84, 0.9)
    tape.lay(pluck(TWANG, midi("B4"), 0.3, rng, 0.8), 0.9, 0.3)
    return room(run(tape.faded(0.3), low(8000)), 0.35, 0.16)
