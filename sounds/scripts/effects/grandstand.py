"""The crowd at the rails: many voices, none of which can be made out."""

import numpy as np
from synth.filters import band, high, low, peak, run
from synth.room import room
from synth.signal import Rng, Signal, curve, timeline, white
from synth.tape import Tape
from synth.voice import VOWELS, sing

from effects.crowd import clapping, finger_whistle, person, shout

MURMUR = 6.0  # seconds of the loop
TALKERS = 14
PITCHES = (98, 112, 128, 145, 178, 205, 225)
RISE, CHEER = 2.1, 3.4


def murmur(rng: Rng) -> Signal:
    """They talk: syllables in short sentences, with a breath between, all over each other."""
    tape = Tape(MURMUR, loop=True)
    names = tuple(VOWELS)
    for _ in range(TALKERS):
        throat, base = person(rng, 0.02), rng.choice(PITCHES) * rng.uniform(0.93, 1.07)
        near, at = rng.uniform(0.35, 1.0) ** 1.5, MURMUR * rng.random()
        end = at + MURMUR - 0.4
        while at < end:
            for syllable in range(rng.integers(4, 10)):
                seconds = rng.uniform(0.11, 0.24)
                tone = base * (1.16 - 0.035 * syllable + 0.06 * rng.standard_normal())
                first, second = (VOWELS[names[n]] for n in rng.integers(0, len(names), 2))
                loud = np.sin(np.pi * timeline(seconds) / seconds) ** 1.3
                bend = np.linspace(tone, tone * rng.uniform(0.88, 1.06), len(loud))
                tape.lay(sing(throat, bend, loud, first, second, rng), at, 0.3 * near)
                at += seconds * rng.uniform(0.85, 1.15)
            at += rng.uniform(0.15, 0.8)
    far = band(white(rng, MURMUR), 220, 1300, loop=True) * 0.05
    return room(run(tape.sound + far, high(110), low(2600), loop=True), 0.7, 0.6, loop=True)


def rise(rng: Rng) -> Signal:
    """They see it coming: an O that opens into an A, higher and louder, and out of breath."""
    tape = Tape(RISE)
    for _ in range(22):
        seconds = rng.uniform(1.35, 1.85)
        base = rng.choice((118, 140, 168, 215, 250)) * rng.uniform(0.93, 1.07)
        line = [(0, base), (0.65 * seconds, 1.45 * base), (seconds, 1.2 * base)]
        loud = [(0, 0), (0.25, 0.25), (0.68 * seconds, 1), (0.85 * seconds, 0.6), (seconds, 0)]
        voice = sing(
            person(rng, 0.02), curve(seconds, line), curve(seconds, loud),
            VOWELS["o"], VOWELS["a"], rng,
        )  # fmt: skip
        tape.lay(voice, 0.01 + 0.2 * rng.random(), 0.2 * rng.uniform(0.5, 1.0))
    breath = band(white(rng, RISE), 300, 2400) * curve(RISE, [(0, 0), (1.2, 1), (RISE, 0)])
    return room(run(tape.sound + 0.06 * breath, low(6000)), 0.6, 0.3)


def roar(rng: Rng) -> Signal:
    """The horse is in: everybody shouts at once, hats fly, hands clap, two whistle."""
    tape = Tape(CHEER)
    for number in range(30):
        at = 0.01 + 0.35 * rng.random() ** 1.5 if number < 18 else 0.5 + 1.2 * rng.random()
        tape.lay(shout(rng, number, rng.uniform(0.9, 1.7)), at, 0.14 * rng.uniform(0.5, 1.0))
    for _ in range(12):
        clapping(tape, rng, CHEER - 0.2)
    for at, level in ((0.55, 0.08), (1.45, 0.06)):
        tape.lay(finger_whistle(), at, level)
    wash = band(white(rng, CHEER), 350, 3200) * curve(CHEER, [(0, 0), (0.3, 1), (CHEER, 0)])
    fade = np.clip((CHEER - timeline(CHEER)) / 1.4, 0, 1)
    return room(run((tape.sound + 0.09 * wash) * fade, low(7000), peak(1000, 1, 2)), 0.7, 0.3)
