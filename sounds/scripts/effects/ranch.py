"""Wood and iron of the ranch: the fence, the stable, the bell for dinner."""

import numpy as np
from synth.bodies import body, bounces, strike
from synth.filters import band, high, low, peak, run
from synth.noise import brush, crackle, puff
from synth.room import room
from synth.signal import Rng, Signal, attack, curve, timeline, white
from synth.tape import Tape

from effects.hinges import creak

RAIL = body(
    (265, 0.050, 1.0), (455, 0.038, 0.8), (790, 0.026, 0.6), (1280, 0.016, 0.4), (2150, 0.009, 0.25)
)
POST = body((128, 0.040, 1.0), (215, 0.032, 0.7), (402, 0.02, 0.4), (690, 0.012, 0.2))
GROUND = body((72, 0.040, 1.0), (118, 0.028, 0.6))
SPLINTER = body((1450, 0.006, 1.0), (2300, 0.005, 0.8), (3700, 0.003, 0.6))
LEAF = body((96, 0.055, 1.0), (163, 0.045, 0.8), (284, 0.03, 0.5), (520, 0.018, 0.3))
HASP = body((520, 0.03, 0.8), (1130, 0.035, 1.0), (1980, 0.03, 0.6), (3350, 0.016, 0.35))
# A bent bar of steel: its tones stand far apart and belong to no scale.
TRIANGLE = body(
    (1046, 0.55, 0.35),
    (1731, 0.70, 0.8),
    (2893, 0.62, 1.0),
    (2899, 0.58, 0.5),
    (4312, 0.45, 0.7),
    (5837, 0.34, 0.5),
    (7690, 0.24, 0.35),
    (9480, 0.16, 0.2),
)
SIDES = (1.0, 0.9985, 1.0012)  # each side rings a little otherwise


def fence_break(rng: Rng) -> Signal:
    """Wood groans, cracks twice, and the rails come down."""
    tape = Tape(2.2)
    groan = creak(
        rng, [(0, 130), (0.12, 190), (0.2, 240)], [(0.0, 0.0), (0.1, 0.7), (0.19, 1.0), (0.2, 0.0)]
    )
    tape.lay(run(groan, low(2600)), gain=0.12)
    for at, level in ((0.17, 0.75), (0.34, 1.0)):
        _crack(tape, rng, at, level)
    for start, pitch, level in ((0.62, 1.0, 1.0), (0.78, 0.84, 0.9), (0.98, 1.17, 0.7)):
        for hop, loud in bounces(rng, 0.16, 0.5, least_gap=0.03, limit=5):
            loud *= level
            contact = 0.0004 + 0.0008 * (1 - loud)
            rail = strike(RAIL, rng, contact=contact, pitch=pitch, scatter=0.04)
            tape.lay(rail, start + hop, 0.75 * loud)
            tape.lay(puff(rng, 900, 6000, 0.004), start + hop, 0.3 * loud)
            tape.lay(strike(GROUND, rng, contact=0.004), start + hop, 0.8 * loud)
            tape.lay(puff(rng, 250, 2200, 0.025, rise=0.003), start + hop, 0.16 * loud)
    tape.lay(brush(rng, 400, 3200, 0.6, skew=0.3), 0.6, 0.05)  # dust and grass
    return room(tape.sound, 0.5, 0.18)


def _crack(tape: Tape, rng: Rng, at: float, level: float) -> None:
    """Fibres give way one after the other, most of them at once."""
    tape.lay(np.linspace(1, -1, 40), at, 0.8 * level)
    tape.lay(puff(rng, 700, 9000, 0.008), at, 0.9 * level)
    tape.lay(strike(RAIL, rng, contact=0.0003, pitch=1.5, damping=0.6), at, 0.9 * level)
    tape.lay(strike(POST, rng, contact=0.002), at, 0.9 * level)
    for _ in range(16):
        fibre = strike(SPLINTER, rng, contact=0.0001, pitch=rng.uniform(0.6, 1.4), scatter=0.05)
        tape.lay(fibre, at - 0.03 + 0.16 * rng.random() ** 1.6, 0.5 * level * rng.random())


def stable_door(rng: Rng) -> Signal:
    """A heavy door rolls along its rail, meets the post, and the hasp falls over the staple."""
    tape = Tape(2.0)
    seconds, shut = 0.85, 0.87
    time = timeline(seconds)
    speed = curve(seconds, [(0, 0), (0.18, 0.7), (0.6, 1.0), (seconds, 0.85)])
    rumble = run(band(white(rng, seconds), 60, 420), peak(120, 2, 7), peak(250, 2, 5))
    tape.lay(rumble * speed, gain=0.5)
    scrape = run(crackle(rng, seconds, 1500), high(350), low(2800), peak(820, 2, 9))
    tape.lay(scrape * speed * attack(seconds - time, 0.02), gain=0.7)
    for step in range(7):  # the wheels pass the joints of the rail
        when = 0.1 + 0.75 * (step / 7) ** 0.8
        tape.lay(strike(HASP, rng, contact=0.0012, pitch=0.6, damping=0.6), when, 0.16)
        tape.lay(strike(LEAF, rng, contact=0.003, pitch=1.3), when, 0.3)
    tape.lay(strike(LEAF, rng, contact=0.0016), shut, 1.3)
    tape.lay(strike(POST, rng, contact=0.0012), shut, 0.8)
    tape.lay(puff(rng, 90, 1100, 0.03), shut, 0.6)
    tape.lay(strike(LEAF, rng, contact=0.0025, pitch=1.06), shut + 0.11, 0.3)
    for at, pitch, level in ((1.24, 1.12, 0.4), (1.36, 0.9, 0.75)):
        tape.lay(strike(HASP, rng, contact=0.0004, pitch=pitch), at, level)
        tape.lay(strike(POST, rng, contact=0.0014, pitch=1.5), at, 0.6 * level)
    return room(tape.sound, 0.45, 0.2)


def dinner_bell(rng: Rng) -> Signal:
    """Come and get it: an iron rod round and round in a steel triangle, and two last strokes."""
    seconds = 3.0
    tape = Tape(seconds)
    at, strokes = 0.01, []
    for stroke in range(15):
        strokes.append((at, 0.62 + 0.2 * (stroke % 3 == 0) + 0.01 * stroke))
        at += 0.088 * rng.uniform(0.94, 1.06)
    strokes += [(at + 0.12, 0.9), (at + 0.42, 1.0)]
    for index, (when, level) in enumerate(strokes):
        short = 0.55 if index < 15 else 1.0  # the next stroke stops most of the last
        ring = strike(
            TRIANGLE, rng, contact=0.00013, pitch=SIDES[index % 3], scatter=0.003, damping=short
        )
        tape.lay(ring, when, 0.3 * level)
        tape.lay(puff(rng, 2500, 9000, 0.0015), when, 0.22 * level)
        tape.lay(strike(HASP, rng, contact=0.0004, pitch=1.3, damping=0.4), when, 0.16 * level)
    return room(run(tape.faded(0.7), low(9500)), 0.6, 0.14)
