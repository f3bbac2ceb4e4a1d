"""The bookmaker's slate: chalk, chips of clay, cards, and what is paid out over the counter."""

import numpy as np
from synth.bodies import body, bounces, strike
from synth.filters import high, low, peak, run
from synth.noise import brush, crackle, puff, swept
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, curve, phase, timeline, wander
from synth.tape import Tape

# Burnt clay clicks: its tones are high, and gone at once.
CLAY = body((1480, 0.009, 0.7), (2310, 0.011, 1.0), (3620, 0.008, 0.7), (5600, 0.005, 0.4))
COUNTER = body((172, 0.015, 1.0), (298, 0.012, 0.7), (510, 0.008, 0.4))
SLATE = body((820, 0.010, 0.7), (1650, 0.008, 1.0), (2900, 0.006, 0.6), (4700, 0.004, 0.35))
STAMP = body((145, 0.030, 1.0), (262, 0.022, 0.8), (490, 0.013, 0.4))
GRIP = 0.3  # of a stroke, until the chalk begins to squeak


def chalk(rng: Rng, seconds: float) -> Signal:
    """A stroke over slate: grains break off, and for a moment the stick grips and squeaks."""
    tape = Tape(seconds + 0.15)
    tape.lay(strike(SLATE, rng, contact=0.0006, pitch=0.9), 0.0, 0.5)
    time = timeline(seconds)
    stroke = attack(time, 0.04) * attack(seconds - time, 0.06)
    grain = run(crackle(rng, seconds, 7000), high(1300), low(7500), peak(3100, 1.2, 6))
    tape.lay(grain * stroke * (1 + 0.25 * wander(rng, seconds, 25)), 0.01, 1.1)
    tone = curve(seconds, [(0, 1750), (0.6 * seconds, 2150), (seconds, 2500)])
    turn = phase(tone * (1 + 0.012 * wander(rng, seconds, 40)))
    squeak = np.sin(turn) + 0.5 * np.sin(2 * turn + 1) + 0.25 * np.sin(3 * turn + 2)
    held = bell(time / seconds, GRIP + 0.25, 0.2) * (1 + 0.5 * np.sin(phase(tone / 40)))
    tape.lay(squeak * held, 0.01, 0.34)
    tape.lay(strike(SLATE, rng, contact=0.0005), seconds + 0.01, 0.8)
    return room(run(tape.sound, low(8500)), 0.15, 0.1)


def _click(rng: Rng, force: float = 1.0, pitch: float = 1.0) -> Signal:
    """One chip meets another."""
    tape = Tape(0.12)
    tape.lay(strike(CLAY, rng, contact=0.0003, pitch=pitch, scatter=0.03), gain=force)
    tape.lay(puff(rng, 1800, 8000, 0.0015), gain=0.2 * force)
    tape.lay(strike(COUNTER, rng, contact=0.0016), gain=0.22 * force)
    return tape.sound


def chips(rng: Rng, count: int, gap: float) -> Signal:
    """So many are laid down, one by one, the last with a small dance."""
    tape = Tape(0.4 + gap * count)
    at = 0.004
    for number in range(count):
        tape.lay(_click(rng, rng.uniform(0.75, 1.0), rng.uniform(0.92, 1.1)), at)
        if number < count - 1:
            at += gap * rng.uniform(0.85, 1.15)
    for late, level in bounces(rng, 0.055, 0.6, least_gap=0.016)[1:]:
        tape.lay(_click(rng, 0.5 * level, 1.05), at + late)
    return room(tape.sound, 0.14, 0.1)


def stack(rng: Rng) -> Signal:
    """A stack is set down; the chips fall into line from the lowest to the highest."""
    tape = Tape(0.75)
    tape.lay(puff(rng, 160, 900, 0.016, rise=0.001), 0.004, 0.5)
    tape.lay(strike(COUNTER, rng, contact=0.002, pitch=0.85), 0.004, 0.8)
    at = 0.004
    for step in range(8):
        tape.lay(_click(rng, 1.0 - 0.07 * step, 0.9 + 0.035 * step), at)
        at += 0.03 * (1 - 0.05 * step) * rng.uniform(0.85, 1.15)
    tape.lay(_click(rng, 0.7, 0.95), at + 0.12)
    return room(tape.sound, 0.15, 0.1)


def card_down(rng: Rng) -> Signal:
    """A card slides the last inch and snaps flat on the board."""
    tape = Tape(0.4)
    tape.lay(brush(rng, 900, 4800, 0.09, skew=0.7), 0.0, 0.2)
    at = 0.075
    tape.lay(run(puff(rng, 800, 6500, 0.011), peak(2000, 2, 5)), at, 0.8)
    tape.lay(strike(SLATE, rng, contact=0.0008, pitch=0.8), at, 0.35)
    tape.lay(strike(COUNTER, rng, contact=0.0014), at, 0.5)
    tape.lay(puff(rng, 220, 1000, 0.016), at, 0.35)
    return room(tape.sound, 0.16, 0.12)


def stamp(rng: Rng) -> Signal:
    """A name is stamped into the list: down on the pad, and down on the paper."""
    tape = Tape(0.6)
    tape.lay(puff(rng, 200, 1800, 0.012, rise=0.002), 0.004, 0.4)
    at = 0.13
    tape.lay(strike(STAMP, rng, contact=0.0016), at, 1.2)
    tape.lay(puff(rng, 300, 3500, 0.008), at, 0.7)
    tape.lay(strike(COUNTER, rng, contact=0.001, pitch=1.2), at, 0.5)
    return room(tape.sound, 0.2, 0.14)


def whoosh(rng: Rng) -> Signal:
    """Away from the slate and out to the course: the air of a long turn of the head."""
    seconds = 1.35
    time = timeline(seconds)
    air = swept(rng, curve(seconds, [(0, 280), (0.7, 1500), (seconds, 420)]), 0.7)
    sweep = bell(time, 0.66, 0.3) * attack(time, 0.12) * attack(seconds - time, 0.25)
    return room(air * sweep, 0.5, 0.2)


def payout(rng: Rng, count: int) -> Signal:
    """So many chips are raked over the counter in a rush, and the last pile is knocked even."""
    rush = 0.16 + 0.022 * count
    tape = Tape(rush + 0.75)
    scrape = run(crackle(rng, rush, 3500), high(600), low(5200), peak(1700, 1, 5))
    tape.lay(scrape * attack(timeline(rush), 0.05) * np.linspace(1, 0.3, len(scrape)), 0.0, 0.4)
    for _ in range(count):
        at = 0.01 + rush * rng.random() ** 0.8
        tape.lay(_click(rng, rng.uniform(0.3, 0.9), rng.uniform(0.85, 1.2)), at)
    for late, level in ((0.1, 0.8), (0.26, 1.0)):
        for step in range(3):
            tape.lay(
                _click(rng, level * (1 - 0.2 * step), 1 + 0.04 * step), rush + late + 0.014 * step
            )
        tape.lay(strike(COUNTER, rng, contact=0.002, pitch=0.8), rush + late, 0.7 * level)
    return room(tape.sound, 0.2, 0.14)
