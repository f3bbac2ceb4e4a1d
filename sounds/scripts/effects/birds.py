"""A morning on the prairie: two larks answer each other, a sparrow trills, a dove is far away."""

import numpy as np
from synth.filters import band
from synth.room import room
from synth.signal import Rng, Signal, curve, phase, timeline, wander, white
from synth.tape import Tape

from effects.outdoors import swell

MORNING = 18.0  # seconds of the loop

Slur = tuple[float, float, float, float]  # (second, seconds, hertz at the start, at the end)

# A lark of the plains: a few clear whistles, then a warble that tumbles down.
WHISTLES: tuple[tuple[Slur, ...], ...] = (
    ((0.0, 0.19, 2450, 2300), (0.27, 0.24, 3050, 2820), (0.58, 0.16, 2250, 2380)),
    ((0.0, 0.26, 2900, 2680), (0.34, 0.15, 2150, 2150), (0.55, 0.2, 2600, 2380)),
    ((0.0, 0.15, 2200, 2280), (0.22, 0.15, 2560, 2640), (0.44, 0.3, 3180, 2700)),
)
WARBLES = ((3100.0, 7), (2800.0, 6), (3300.0, 8))  # (highest tone, notes)
DAY = (  # (second, which song, loudness)
    (0.7, 0, 1.0),
    (4.6, 1, 0.26),
    (9.3, 2, 0.85),
    (13.1, 0, 0.2),
    (15.2, 1, 0.7),
)


def prairie(rng: Rng) -> Signal:
    """Every song that runs over the end goes on at the beginning."""
    near, far = Tape(MORNING, loop=True), Tape(MORNING, loop=True)
    for at, song, level in DAY:
        (near if level > 0.5 else far).lay(_lark(rng, song), at, level)
    near.lay(_trill(rng), 7.3, 0.16)
    far.lay(_trill(rng), 17.2, 0.14)
    far.lay(_dove(rng), 11.6, 0.16)
    grass = band(white(rng, MORNING), 260, 2400, loop=True) * swell(rng, len(near.sound))
    open_air = room(near.sound, 0.7, 0.16, loop=True) + room(far.sound, 1.1, 0.5, loop=True)
    return open_air + 0.03 * grass


def _lark(rng: Rng, song: int) -> Signal:
    tape = Tape(1.9)
    for at, seconds, start, end in WHISTLES[song]:
        tape.lay(_whistle(rng, [(0, start), (seconds, end)]), at, 0.8)
    highest, notes = WARBLES[song]
    at = WHISTLES[song][-1][0] + 0.36
    for step in range(notes):
        tone = highest * (1 - 0.055 * step) * (1.28 if step % 2 else 0.92)
        seconds = rng.uniform(0.055, 0.085)
        slur = rng.uniform(0.78, 0.9) if step % 2 else rng.uniform(1.1, 1.22)
        tape.lay(_whistle(rng, [(0, tone), (seconds, tone * slur)]), at, 0.7 - 0.05 * step)
        at += seconds + 0.012
    return tape.sound


def _trill(rng: Rng) -> Signal:
    """A sparrow: two light notes, and one that is repeated faster than one can count."""
    tape = Tape(1.4)
    for at, tone in ((0.0, 4300), (0.16, 4900)):
        tape.lay(_whistle(rng, [(0, tone), (0.08, 0.95 * tone)]), at, 0.8)
    for step in range(22):
        tone = 4150 + 250 * rng.random()
        tape.lay(_whistle(rng, [(0, 1.12 * tone), (0.028, tone)]), 0.34 + 0.036 * step, 0.6)
    return tape.sound


def _dove(rng: Rng) -> Signal:
    """Four soft calls; the first one lifts."""
    tape = Tape(2.6)
    lifted = [(0.0, 430.0), (0.16, 440.0), (0.3, 570.0), (0.5, 445.0)]
    tape.lay(_whistle(rng, lifted), 0.0)
    for at in (0.72, 1.28, 1.86):
        tape.lay(_whistle(rng, [(0, 440), (0.15, 452), (0.42, 425)]), at, 0.85)
    return tape.sound


def _whistle(rng: Rng, line: list[tuple[float, float]]) -> Signal:
    """One note of a bird: nearly a pure tone, with soft edges."""
    seconds = line[-1][0]
    time = timeline(seconds)
    turn = phase(curve(seconds, line) * (1 + 0.002 * wander(rng, seconds, 40)))
    edges = np.sin(np.pi * np.clip(time / seconds, 0, 1)) ** 0.7
    return (np.sin(turn) + 0.07 * np.sin(2 * turn + 1)) * edges
