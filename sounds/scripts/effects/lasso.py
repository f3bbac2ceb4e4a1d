"""The rope: it whirls, it flies, it tightens."""

import numpy as np
from synth.bodies import body, strike
from synth.filters import high, low, peak, run
from synth.noise import brush, crackle, puff, swept
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, curve, midi, phase, samples, timeline
from synth.strings import BASS, pluck
from synth.tape import Tape

WHIRL = 1.0  # seconds over the head
TURNS = ((0.0, 2.4), (WHIRL, 4.4))  # a second: the loop is swung faster and faster
FLIGHT = 0.62
HIDE = body((84, 0.045, 1.0), (131, 0.032, 0.6), (212, 0.02, 0.35), (390, 0.011, 0.2))


def throw(rng: Rng) -> Signal:
    """Three turns over the head, each nearer to us than the last, then it goes."""
    tape = Tape(WHIRL + FLIGHT + 0.1)
    turn = phase(curve(WHIRL, TURNS))
    towards = np.sin(turn - 1.2)
    air = swept(rng, 520 * 2 ** (0.75 * towards) * curve(WHIRL, [(0, 0.8), (WHIRL, 1.35)]), 0.55)
    let_go = attack(WHIRL - timeline(WHIRL), 0.09)
    beat = (0.5 + 0.5 * np.sin(turn - 0.6)) ** 3 * let_go
    tape.lay(air * beat * curve(WHIRL, [(0, 0.5), (WHIRL, 1.0)]), gain=0.62)
    fibres = run(crackle(rng, WHIRL, 700), high(1500), low(6000), peak(2800, 1.2, 6))
    tape.lay(fibres * beat, gain=0.6)
    time = timeline(FLIGHT)
    flight = [(0, 500), (0.16, 2300), (0.34, 1500), (FLIGHT, 750)]
    whoosh = swept(rng, curve(FLIGHT, flight), 0.75)
    tape.lay(whoosh * (bell(time, 0.17, 0.1) + 0.3 * bell(time, 0.34, 0.13)), WHIRL - 0.04, 0.85)
    coils = run(crackle(rng, FLIGHT, 420), high(900), low(5000), peak(1900, 1.5, 7))
    tape.lay(coils * bell(time, 0.3, 0.16), WHIRL, 0.55)
    return room(tape.sound, 0.3, 0.12)


def tighten(rng: Rng) -> Signal:
    """The loop zips shut, hemp groans under the pull, and the horse takes up the slack."""
    tape = Tape(1.0)
    zip_time = timeline(0.2)
    zip_shut = swept(rng, curve(0.2, [(0, 1100), (0.2, 3400)]), 0.6)
    tape.lay(zip_shut * (zip_time / 0.2) ** 1.5 * attack(0.2 - zip_time, 0.012), gain=0.4)
    jerk = 0.2
    tape.lay(strike(HIDE, rng, contact=0.004), jerk, 1.1)
    tape.lay(puff(rng, 130, 1100, 0.022, rise=0.002), jerk, 0.6)
    tape.lay(puff(rng, 900, 5000, 0.006), jerk, 0.45)
    tape.lay(pluck(BASS, midi("E2"), 0.07, rng, 1.0), jerk, 0.5)
    tape.lay(_hemp(rng, 0.42), jerk + 0.03, 2.2)
    tape.lay(brush(rng, 350, 2400, 0.28, skew=0.3), jerk + 0.02, 0.09)
    return room(tape.sound, 0.25, 0.14)


def _hemp(rng: Rng, seconds: float) -> Signal:
    """Strands slip over each other in small jerks, slower as the pull grows."""
    length = samples(seconds)
    jerks = np.zeros(length)
    at = 0.0
    while at < seconds:
        jerks[samples(at) % length] = rng.uniform(0.3, 1.0)
        at += (0.0065 + 0.016 * (at / seconds) ** 1.5) * rng.uniform(0.5, 1.5)
    strands = run(
        jerks, high(300), peak(640, 4, 14), peak(1350, 4, 13), peak(2500, 3, 9), low(4500)
    )
    return strands * curve(seconds, [(0, 0.3), (0.1, 1.0), (0.3, 0.6), (seconds, 0)])
