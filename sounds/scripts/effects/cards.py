"""Paper and cards, and the mail."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import high, low, peak, run
from synth.noise import brush, crackle, puff, swept
from synth.room import room
from synth.signal import Rng, Signal, bell, curve, timeline
from synth.tape import Tape

TABLE = body((190, 0.014, 1.0), (340, 0.011, 0.6), (560, 0.008, 0.3))
BAG = body((92, 0.032, 1.0), (146, 0.026, 0.7), (250, 0.016, 0.4))
RIFFLED, BRIDGED = 34, 36  # cards one hears
HAND = 6
BELL = body(
    (1320, 0.55, 1.0),
    (1321.6, 0.5, 0.3),
    (2640, 0.3, 0.35),
    (3580, 0.22, 0.3),
    (5290, 0.12, 0.15),
    (7100, 0.06, 0.08),
)


def draw(rng: Rng) -> Signal:
    """A card slides off the pile and springs free."""
    tape = Tape(0.34)
    time = timeline(0.2)
    slide = swept(rng, curve(0.2, [(0, 1500), (0.16, 3800), (0.2, 4200)]), 0.8)
    tape.lay(slide * bell(time, 0.1, 0.055), gain=0.25)
    tape.lay(run(puff(rng, 900, 6500, 0.009), peak(2100, 2, 5)), 0.17, 1.3)
    tape.lay(puff(rng, 250, 900, 0.012), 0.17, 0.8)
    return room(tape.sound, 0.12, 0.08)


def play(rng: Rng) -> Signal:
    """A card is thrown down: a breath of air, then the slap."""
    tape = Tape(0.36)
    tape.lay(brush(rng, 700, 4200, 0.11, skew=0.75), gain=0.22)
    at = 0.1
    tape.lay(puff(rng, 800, 6500, 0.009), at, 0.8)
    tape.lay(puff(rng, 220, 1000, 0.016), at, 0.5)
    tape.lay(strike(TABLE, rng, contact=0.0014), at, 0.6)
    return room(tape.sound, 0.2, 0.15)


def shuffle(rng: Rng) -> Signal:
    """Two halves are riffled into each other, fall together in a bridge, and are knocked even."""
    tape = Tape(1.5)
    at = 0.02
    for step in range(RIFFLED):
        tape.lay(_flick(rng, 1 - 0.25 * step / RIFFLED), at, rng.uniform(0.55, 1.0))
        at += (0.026 - 0.014 * (step / RIFFLED) ** 0.7) * rng.uniform(0.75, 1.25)
    bridge = at + 0.09
    for step in range(BRIDGED):
        loud = np.sin(np.pi * (step + 0.5) / BRIDGED) ** 0.7
        tape.lay(_flick(rng, 1.1 + 0.35 * step / BRIDGED), bridge + 0.0088 * step, 0.5 * loud)
    tape.lay(brush(rng, 900, 5000, 0.34), bridge, 0.09)
    for late, level in ((0.5, 0.8), (0.66, 0.6)):
        tape.lay(puff(rng, 700, 5000, 0.008), bridge + late, 0.6 * level)
        tape.lay(strike(TABLE, rng, contact=0.0012), bridge + late, 1.1 * level)
    return room(tape.sound, 0.16, 0.12)


def fan(rng: Rng) -> Signal:
    """A hand of cards is spread between the fingers."""
    tape = Tape(0.6)
    time = timeline(0.36)
    slide = swept(rng, curve(0.36, [(0, 1700), (0.3, 4200), (0.36, 3600)]), 0.8)
    tape.lay(slide * bell(time, 0.17, 0.11), gain=0.17)
    for step in range(HAND):
        at = 0.03 + 0.045 * step * rng.uniform(0.94, 1.06)
        tape.lay(_flick(rng, 0.85 + 0.07 * step), at, 0.6 + 0.06 * step)
    return room(tape.sound, 0.12, 0.08)


def _flick(rng: Rng, pitch: float) -> Signal:
    """One card springs off a thumb and strikes the next."""
    paper = run(puff(rng, 800, 7000, 0.0045), peak(1900 * pitch, 2.2, 8), peak(4200 * pitch, 2, 4))
    paper[: len(paper) // 2] += 0.5 * puff(rng, 220, 800, 0.006)[: len(paper) // 2]
    return paper


def page(rng: Rng) -> Signal:
    """A leaf of a book is turned."""
    seconds = 0.5
    time = timeline(seconds)
    air = swept(rng, curve(seconds, [(0, 900), (0.28, 2600), (0.5, 1300)]), 0.9)
    air *= 0.7 * bell(time, 0.2, 0.1) + 0.45 * bell(time, 0.37, 0.035)
    return room(0.3 * air + 0.9 * _rustle(rng, seconds) * bell(time, 0.24, 0.14), 0.12, 0.08)


def mail(rng: Rng) -> Signal:
    """Letters rustle into a leather bag, it drops, and the counter bell is tapped."""
    tape = Tape(1.9)
    time = timeline(0.4)
    tape.lay(_rustle(rng, 0.4) * bell(time, 0.17, 0.12), gain=1.1)
    tape.lay(brush(rng, 500, 3000, 0.2, skew=0.6), 0.16, 0.12)
    tape.lay(strike(BAG, rng, contact=0.004), 0.38, 0.9)
    tape.lay(puff(rng, 200, 1500, 0.02, rise=0.002), 0.38, 0.4)
    tape.lay(strike(BELL, rng, contact=0.0002, scatter=0.0), 0.6, 0.4)
    return room(tape.faded(0.6), 0.4, 0.14)


def _rustle(rng: Rng, seconds: float) -> Signal:
    """Paper bends in many small snaps."""
    snaps = crackle(rng, seconds, 900)
    paper = run(snaps, high(1100), low(6500), peak(2600, 1.2, 6))
    return paper * (1 + 0.6 * np.sin(2 * np.pi * 11 * timeline(seconds)))
