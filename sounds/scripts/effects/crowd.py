"""The onlookers."""

import numpy as np
from synth.filters import low, peak, run
from synth.noise import puff
from synth.room import room
from synth.signal import Rng, Signal, curve, phase, timeline
from synth.tape import Tape
from synth.voice import VOWELS, Throat, sing

CHEERS = (("e", "i", 1.0), ("u", "u", 1.5), ("a", "a", 1.15), ("o", "u", 1.2), ("e", "a", 1.0))


def person(rng: Rng, rough: float = 0.012) -> Throat:
    return Throat(size=rng.uniform(0.82, 1.08), rough=rough, breathy=0.12, tilt=0.95)


def cheer(rng: Rng) -> Signal:
    """Hats in the air: shouts, whoops, clapping hands and one whistle."""
    tape = Tape(2.5)
    for voice in range(15):
        seconds = rng.uniform(0.8, 1.5)
        cry = shout(rng, voice, seconds)
        tape.lay(cry, 0.02 + 0.7 * rng.random() ** 1.6, 0.16 * rng.uniform(0.5, 1.0))
    for _ in range(7):
        clapping(tape, rng, 2.3)
    tape.lay(finger_whistle(), 0.62, 0.09)
    fade = np.clip((2.5 - timeline(2.5)) / 0.9, 0, 1)
    return room(run(tape.sound * fade, low(7000), peak(1000, 1, 2)), 0.5, 0.28)


def shout(rng: Rng, number: int, seconds: float) -> Signal:
    """One of the onlookers; by the number, another cry."""
    start, end, lift = CHEERS[number % len(CHEERS)]
    base = rng.choice((135, 165, 210, 260)) * rng.uniform(0.92, 1.08) * lift
    line = [(0, 0.85 * base), (0.25 * seconds, 1.25 * base), (seconds, 0.9 * base)]
    loud = [(0, 0), (0.08, 1), (0.6 * seconds, 0.8), (seconds, 0)]
    pitch, loudness = curve(seconds, line), curve(seconds, loud)
    return sing(person(rng, 0.02), pitch, loudness, VOWELS[start], VOWELS[end], rng)


def groan(rng: Rng) -> Signal:
    """Oh no: everybody sinks together, not quite at once."""
    tape = Tape(2.0)
    for _ in range(11):
        seconds = rng.uniform(1.0, 1.45)
        base = rng.choice((105, 125, 150, 205)) * rng.uniform(0.94, 1.06)
        line = [(0, 1.05 * base), (0.2, 1.22 * base), (seconds, 0.72 * base)]
        loud = [(0, 0), (0.16, 1), (0.5 * seconds, 0.75), (seconds, 0)]
        vowels = VOWELS["o"], VOWELS["u"]
        voice = sing(person(rng), curve(seconds, line), curve(seconds, loud), *vowels, rng)
        tape.lay(voice, 0.02 + 0.2 * rng.random(), rng.uniform(0.5, 1.0))
    return room(run(tape.sound, low(5000)), 0.5, 0.25)


def clapping(tape: Tape, rng: Rng, until: float) -> None:
    """One pair of hands; each has its own hollow and its own pace."""
    hollow, pace = rng.uniform(850, 1900), rng.uniform(0.15, 0.24)
    at = 0.15 + 0.4 * rng.random()
    while at < until:
        clap = run(puff(rng, 500, 5500, 0.011), peak(hollow, 2, 9))
        tape.lay(clap, at, 0.14 * rng.uniform(0.6, 1.0))
        at += pace * rng.uniform(0.92, 1.08)


def finger_whistle() -> Signal:
    seconds = 0.75
    line = [(0, 1500), (0.12, 2500), (0.3, 2350), (0.42, 2000), (0.6, 2700), (0.75, 1700)]
    loud = [(0, 0), (0.05, 1), (0.32, 0.8), (0.42, 0.5), (0.55, 1), (0.75, 0)]
    return np.sin(phase(curve(seconds, line))) * curve(seconds, loud)
