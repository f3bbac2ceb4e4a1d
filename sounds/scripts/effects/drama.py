"""The moments when somebody calls a bluff."""

from synth.bodies import body, strike
from synth.drums import cymbal, low_drum, snare
from synth.filters import low, run
from synth.noise import swept
from synth.piano import Piano
from synth.reed import harmonica
from synth.room import room
from synth.signal import Rng, Signal, attack, curve, decay, midi, timeline
from synth.strings import BANJO, pluck
from synth.tape import Tape

ROLL = 1.6  # seconds
STICKS = 40  # strokes in the roll
GONG_RATIOS = (1.0, 1.46, 2.03, 2.57, 3.14, 3.83, 4.61, 5.52, 6.68, 8.09, 9.87, 12.1)


def drum_roll(rng: Rng) -> Signal:
    """A roll on a field drum that can go on for as long as nobody dares."""
    tape = Tape(ROLL, loop=True)
    for stroke in range(STICKS):
        hand = 1.0 if stroke % 2 == 0 else 0.86
        at = stroke * ROLL / STICKS + rng.normal(0, 0.0018)
        tape.lay(snare(rng, hand * rng.uniform(0.85, 1.05), wires=0.045), at)
        tape.lay(snare(rng, 0.3 * hand, wires=0.03), at + 0.019)  # the stick bounces
    for pulse in range(4):
        tape.lay(low_drum(rng, 70, 0.1), pulse * ROLL / 4, 0.22)
    return room(run(tape.sound, low(6500), loop=True), 0.3, 0.15, loop=True)


def accuse(rng: Rng) -> Signal:
    """You lie! Two quick blows and a heavy one, on low strings of the piano and the big drum."""
    tape = Tape(2.0)
    piano = Piano(rng, untuned=5)
    blows = (
        (0.02, 0.15, ("D2", "D3", "A3"), 0.7),
        (0.20, 0.15, ("Eb2", "Eb3", "A3"), 0.75),
        (0.40, 1.4, ("D1", "D2", "G#2", "D3", "F3", "G#3"), 1.0),
    )
    for at, seconds, names, force in blows:
        for name in names:
            tape.lay(piano.play(midi(name), seconds, force), at, 0.42)
        tape.lay(low_drum(rng, 66, 0.16 + 0.12 * (force == 1.0)), at, 0.6 * force)
        tape.lay(snare(rng, force), at, 0.2)
    tape.lay(cymbal(rng, 0.35), 0.4, 0.10)
    return room(tape.sound, 0.9, 0.22)


def caught(rng: Rng) -> Signal:
    """The liar is caught: the banjo laughs its way up and the band slams the lid."""
    tape = Tape(1.7)
    piano = Piano(rng, untuned=7)
    for step, name in enumerate(("D4", "F#4", "G4", "A4", "B4", "D5", "F#5")):
        tape.lay(pluck(BANJO, midi(name), 0.2, rng, 0.9), 0.02 + 0.075 * step, 1.0)
    stab = 0.60
    for name in ("G2", "D3", "G3", "B3", "D4", "G4"):
        tape.lay(piano.play(midi(name), 0.35, 1.0), stab, 0.4)
    for name in ("G4", "B4", "D5", "G5"):
        tape.lay(pluck(BANJO, midi(name), 0.6, rng, 1.0), stab + 0.008, 0.4)
    tape.lay(snare(rng, 1.0), stab, 0.45)
    tape.lay(low_drum(rng, 70, 0.12), stab, 0.6)
    return room(tape.sound, 0.45, 0.2)


def wrongly(rng: Rng) -> Signal:
    """The accuser was wrong: a harmonica pulls a long face, three times."""
    tape = Tape(2.1)
    sighs = ((0.02, 0.30, "E4", -1.0), (0.40, 0.30, "Eb4", -1.0), (0.78, 0.95, "D4", -2.4))
    for at, seconds, name, sag in sighs:
        bend = ((0.0, 0.0), (0.35 * seconds, 0.0), (seconds, sag))
        for interval, level in ((0, 1.0), (-4, 0.6)):
            reed = harmonica(midi(name) + interval, seconds, rng, scoop=0.8, vibrato=1.3, bend=bend)
            tape.lay(reed, at, 0.7 * level)
    return room(tape.sound, 0.5, 0.2)


def gong(rng: Rng) -> Signal:
    """A bronze gong: a soft blow, a bloom of treble a moment later, a long hum."""
    # Each mode is two, nearly in tune: no gong is quite round, and so it beats slowly.
    gong_body = body(
        *(
            (104 * ratio * beat, 1.2 / ratio**0.4, share / ratio**0.25)
            for ratio in GONG_RATIOS
            for beat, share in ((1.0, 1.0), (1.003, 0.35))
        )
    )
    seconds = 3.6
    time = timeline(seconds)
    tape = Tape(seconds)
    tape.lay(strike(gong_body, rng, contact=0.0011, scatter=0.0008), gain=0.5)
    tape.lay(low_drum(rng, 95, 0.1), gain=0.3)
    bloom = swept(rng, curve(seconds, [(0, 900), (0.25, 2600), (seconds, 1100)]), 0.9)
    tape.lay(bloom * attack(time, 0.22) * decay(time, 0.55), gain=0.16)
    return room(tape.faded(1.0), 0.8, 0.15)
