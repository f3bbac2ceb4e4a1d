"""The saloon: its swing doors, its piano, its glasses."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import band, low, peak, run
from synth.noise import puff
from synth.piano import Piano
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, midi, phase, timeline, white
from synth.tape import Tape

from effects.hinges import creak

GLASS = body((1870, 0.10, 0.6), (2960, 0.13, 1.0), (4720, 0.08, 0.6), (6850, 0.05, 0.3))
TUMBLER = body((640, 0.02, 0.7), (1480, 0.04, 0.6), (2600, 0.05, 0.35))
COUNTER = body((155, 0.018, 1.0), (265, 0.015, 0.7), (440, 0.011, 0.4))
SHUTTER = body((205, 0.024, 1.0), (370, 0.019, 0.8), (640, 0.013, 0.5), (1150, 0.008, 0.25))
LICK = (  # (beat, beats, pitches) in C, a run that ends on the chord it came from
    (0.0, 0.24, ("E5",)),
    (0.25, 0.24, ("F5",)),
    (0.5, 0.24, ("F#5",)),
    (0.75, 0.55, ("G5", "C5")),
    (1.25, 0.24, ("E5",)),
    (1.5, 0.5, ("A5", "C5")),
    (2.0, 0.24, ("G5",)),
    (2.25, 0.24, ("E5",)),
    (2.5, 0.24, ("D5", "F4")),
    (2.75, 0.24, ("B4",)),
    (3.0, 1.2, ("C5", "E5", "G4", "C6")),
)
LEFT_HAND = (
    (0.75, 0.4, ("C3",)),
    (1.25, 0.3, ("E3", "G3", "C4")),
    (1.75, 0.3, ("F3", "A3", "C4")),
    (2.25, 0.4, ("G2", "G3")),
    (3.0, 1.2, ("C2", "C3", "G3")),
)


def saloon(rng: Rng) -> Signal:
    """Somebody runs up the old piano, two glasses meet, people mumble."""
    tape = Tape(3.2)
    piano, beat = Piano(rng, untuned=9), 0.44
    for line, force in ((LICK, 0.85), (LEFT_HAND, 0.6)):
        for at, beats, names in line:
            for name in names:
                late = 0.006 * abs(rng.standard_normal())
                tape.lay(piano.play(midi(name), beats * beat, force), at * beat + late + 0.06, 0.5)
    for at, pitch in ((0.02, 1.0), (0.05, 1.13), (2.15, 0.94)):
        tape.lay(strike(GLASS, rng, contact=0.00015, pitch=pitch), at, 0.14)
    time = timeline(2.4)
    people = band(white(rng, 2.4), 220, 900)
    syllables = 0.5 + 0.5 * np.sin(2 * np.pi * 4.3 * time) * np.sin(2 * np.pi * 1.7 * time)
    tape.lay(people * syllables * bell(time, 1.1, 0.8), gain=0.03)
    return room(tape.sound, 0.5, 0.22)


def drink(rng: Rng) -> Signal:
    """Three gulps, and the glass comes down on the counter."""
    tape = Tape(1.5)
    for gulp in range(3):
        tape.lay(_gulp(rng, 1 + 0.06 * gulp), 0.03 + gulp * 0.27, 1.0)
    down = 0.95
    tape.lay(strike(COUNTER, rng, contact=0.002), down, 1.0)
    tape.lay(strike(TUMBLER, rng, contact=0.0004), down, 0.5)
    tape.lay(strike(TUMBLER, rng, contact=0.0005), down + 0.06, 0.15)
    return room(tape.sound, 0.25, 0.16)


def _gulp(rng: Rng, pitch: float) -> Signal:
    """A swallowed bubble: a low throat tone that jumps up, wet at both ends."""
    tape = Tape(0.26)
    time = timeline(0.11)
    rise = (190 + 330 * (time / 0.11) ** 2) * pitch
    tone = np.sin(phase(rise)) + 0.35 * np.sin(2 * phase(rise))
    tape.lay(tone * bell(time, 0.05, 0.03) * attack(time, 0.01), 0.02, 0.9)
    late = timeline(0.07)
    drop = (520 - 240 * late / 0.07) * pitch
    tape.lay(np.sin(phase(drop)) * bell(late, 0.03, 0.018), 0.12, 0.4)
    wet = run(puff(rng, 700, 3200, 0.008), peak(1300, 3, 8))
    tape.lay(wet, 0.015, 0.22)
    tape.lay(wet, 0.125, 0.14)
    return run(tape.sound, low(3500))


def door_swing(rng: Rng) -> Signal:
    """Swing doors are pushed, squeak both ways, and flap until they hang still."""
    tape = Tape(1.9)
    tape.lay(strike(SHUTTER, rng, contact=0.0018), gain=0.9)
    tape.lay(puff(rng, 250, 1800, 0.03, rise=0.004), gain=0.2)
    swings = ((0.05, 0.30, 620, 0.30), (0.42, 0.26, 520, 0.22), (0.78, 0.24, 470, 0.13))
    for at, seconds, tone, level in swings:
        line = [(0, 0.75 * tone), (0.55 * seconds, tone), (seconds, 0.8 * tone)]
        swell = [(0.0, 0.0), (0.3 * seconds, 1.0), (0.8 * seconds, 0.6), (seconds, 0.0)]
        tape.lay(creak(rng, line, swell), at, level)
    for at, level in ((0.38, 0.55), (0.73, 0.35), (1.05, 0.2), (1.3, 0.1)):
        tape.lay(strike(SHUTTER, rng, contact=0.0025, scatter=0.04), at, level)
        tape.lay(puff(rng, 200, 1400, 0.025, rise=0.006), at, 0.14 * level)
    return room(tape.sound, 0.35, 0.2)
