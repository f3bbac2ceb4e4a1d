"""Dice on wood, and in a leather cup."""

import numpy as np
from synth.bodies import body, bounces, strike
from synth.filters import band, high, low, peak, run
from synth.noise import brush, crackle, puff, swept
from synth.room import room
from synth.signal import Rng, Signal, bell, curve, timeline
from synth.tape import Tape

DIE = body(
    (640, 0.020, 0.5),
    (1180, 0.015, 1.0),
    (1930, 0.010, 0.8),
    (2870, 0.007, 0.55),
    (4100, 0.004, 0.4),
    (6300, 0.003, 0.25),
)
TABLE = body((185, 0.013, 0.9), (310, 0.011, 0.8), (520, 0.008, 0.5), (860, 0.006, 0.3))
FLOOR = body((104, 0.026, 1.0), (168, 0.022, 0.8), (255, 0.017, 0.5), (515, 0.010, 0.3))
CUP = body((210, 0.019, 1.0), (390, 0.015, 0.7), (610, 0.011, 0.4))
DICE = 5
SHAKE = 1.0  # seconds of the loop
STROKES = 8  # times the cup turns back in it


def clack(rng: Rng, force: float) -> Signal:
    """A die meets wood: from 0 (it tips over) to 1 (it is thrown against it)."""
    tape = Tape(0.3)
    tape.lay(strike(DIE, rng, contact=0.00055 - 0.0004 * force), gain=0.9)
    tape.lay(strike(TABLE, rng, contact=0.0016), gain=0.45 + 0.25 * force)
    tape.lay(puff(rng, 1500, 9000, 0.0016), gain=0.08 + 0.2 * force)
    return room(tape.sound, 0.16, 0.10 + 0.08 * force)


def slide(rng: Rng) -> Signal:
    """A die that skids over the board; it skids for as long as the game says."""
    seconds = 1.2
    grain = crackle(rng, seconds, 5200, loop=True)
    scrape = run(grain, high(450), low(2600), peak(1150, 1.5, 8), peak(2200, 2, 4), loop=True)
    board = run(grain, high(90), low(420), peak(190, 2, 8), loop=True)
    turns = 2 * np.pi * timeline(seconds) / seconds
    uneven = 1 + 0.16 * np.sin(9 * turns) + 0.12 * np.sin(14 * turns + 1) + 0.1 * np.sin(5 * turns)
    return (scrape + 0.5 * board) * uneven


def drop(rng: Rng) -> Signal:
    """The die runs over the edge, falls for a moment, and hops on the floor boards."""
    tape = Tape(1.6)
    tape.lay(brush(rng, 600, 4500, 0.12, skew=0.6), gain=0.35)
    tape.lay(strike(DIE, rng, contact=0.0005), at=0.11, gain=0.3)
    for at, level in bounces(rng, 0.2, 0.62, least_gap=0.025):
        when = 0.46 + at
        tape.lay(strike(FLOOR, rng, contact=0.0014), when, level)
        tape.lay(strike(DIE, rng, contact=0.0005, pitch=0.92), when, 0.5 * level)
    return room(run(tape.sound, low(5200)), 0.5, 0.35)


def shake(rng: Rng) -> Signal:
    """Five dice in a leather cup, shaken on and on."""
    tape = Tape(SHAKE, loop=True)
    for stroke in range(STROKES):
        start = stroke * SHAKE / STROKES
        strong = 1.0 if stroke % 2 == 0 else 0.75
        tape.lay(brush(rng, 250, 1600, 0.1), start - 0.04, 0.22 * strong)
        tape.lay(strike(CUP, rng, contact=0.0018, scatter=0.05), start + 0.012, 0.5 * strong)
        for _ in range(DICE + 2):
            hit = strike(DIE, rng, contact=0.0004, pitch=rng.uniform(0.8, 1.2), scatter=0.04)
            tape.lay(hit, start + abs(rng.normal(0.018, 0.018)), strong * rng.uniform(0.2, 0.6))
    leather = run(tape.sound, low(3300), peak(420, 1.2, 5), peak(980, 1.4, 4), loop=True)
    return room(leather, 0.09, 0.5, loop=True)


def spill(rng: Rng, length: float) -> Signal:
    """Five dice roll out of the cup, over the table and to rest."""
    tape = Tape(length + 0.5)
    tape.lay(brush(rng, 250, 2200, 0.16, skew=0.3), gain=0.3)
    for _ in range(DICE):
        pitch, start = rng.uniform(0.88, 1.18), 0.03 + 0.13 * rng.random()
        for at, level in bounces(rng, 0.13 * length + 0.03, 0.76, least_gap=0.018, limit=11):
            loud = level * rng.uniform(0.5, 1.0)
            die = strike(DIE, rng, contact=0.0006 - 0.0004 * loud, pitch=pitch, scatter=0.04)
            tape.lay(die, start + at, 0.55 * loud)
            tape.lay(strike(TABLE, rng, contact=0.0018), start + at, 0.5 * loud)
    for _ in range(4):  # dice that meet each other
        tape.lay(strike(DIE, rng, contact=0.00015, pitch=1.3), 0.08 + 0.3 * rng.random(), 0.35)
    return room(run(tape.sound, low(7500)), 0.28, 0.2)


def cup_down(rng: Rng) -> Signal:
    """The cup is clapped upside down on the felt, the dice under it."""
    tape = Tape(0.6)
    tape.lay(brush(rng, 300, 2400, 0.07, skew=0.8), gain=0.25)
    at = 0.07
    tape.lay(strike(CUP, rng, contact=0.002, pitch=0.72), at, 1.1)
    tape.lay(strike(TABLE, rng, contact=0.0025, pitch=0.7), at, 1.0)
    tape.lay(puff(rng, 250, 2600, 0.014), at, 0.5)
    for _ in range(6):
        hit = strike(DIE, rng, contact=0.0006, pitch=rng.uniform(0.75, 1.0))
        tape.lay(run(hit, low(2200)), at + 0.01 + 0.14 * rng.random() ** 1.5, 0.22)
    return room(tape.sound, 0.22, 0.22)


def cup_lift(rng: Rng) -> Signal:
    """Leather leaves the felt with a small gasp of air, and a die settles."""
    time = timeline(0.34)
    centre = curve(0.34, [(0, 350), (0.2, 1500), (0.34, 2100)])
    gasp = swept(rng, centre, 0.7) * (bell(time, 0.12, 0.07) + 0.25 * bell(time, 0.22, 0.06))
    tape = Tape(0.45)
    tape.lay(gasp, gain=0.5)
    tape.lay(band(strike(CUP, rng, contact=0.003, pitch=1.2), 150, 1500), 0.05, 0.45)
    tape.lay(strike(DIE, rng, contact=0.0007), 0.21, 0.3)
    tape.lay(strike(DIE, rng, contact=0.0008, pitch=1.1), 0.26, 0.16)
    return room(tape.sound, 0.2, 0.15)


def flick(rng: Rng) -> Signal:
    """A finger nail snaps against the die and sends it off."""
    tape = Tape(0.4)
    tape.lay(brush(rng, 900, 5000, 0.03, skew=0.8), gain=0.25)
    tape.lay(strike(DIE, rng, contact=0.0002, pitch=1.08), 0.028, 1.0)
    tape.lay(strike(TABLE, rng, contact=0.0015, pitch=1.25), 0.028, 0.5)
    tape.lay(puff(rng, 1200, 8000, 0.003), 0.028, 0.6)
    rush = swept(rng, curve(0.24, [(0, 2600), (0.24, 900)]), 0.8)
    fade = np.linspace(1, 0, len(rush)) ** 2
    tape.lay(rush * fade, 0.032, 0.16)
    return room(tape.sound, 0.15, 0.12)
