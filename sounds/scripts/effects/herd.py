"""The voices of wild horses, and their hooves as they run past.

A neigh has two tones that do not belong together: the folds of the throat sing a low rough one,
and air forced between them whistles a high one over it. The breath comes in pushes, some ten a
second, and each push makes both tones higher, louder and brighter at once.
"""

from dataclasses import dataclass

import numpy as np
from synth.filters import band, low, peak, run
from synth.noise import brush
from synth.room import room
from synth.signal import Rng, Signal, attack, bell, curve, phase, samples, timeline, wander, white
from synth.tape import Tape
from synth.voice import Throat, sing

from effects.horses import BEATS, hoof, snort

Line = tuple[tuple[float, float], ...]  # (second, value)

# A horse's throat is four times as long as ours, so its resonances lie low and close together.
OPEN = ((560, 170, 0.8), (1180, 200, 1.0), (1850, 260, 0.85), (2750, 380, 0.5), (3900, 600, 0.25))
SHUT = ((290, 110, 1.0), (720, 150, 0.6), (1350, 220, 0.28), (2300, 380, 0.1), (3500, 600, 0.04))
MOUTH = (peak(1200, 1.6, 9), peak(2700, 2.0, 6), low(5200))
PASSING = 2.6  # seconds
NEAREST = 1.25  # when the horse is beside us
QUICK_STRIDE = 0.40  # seconds; nobody rides it


@dataclass(frozen=True)
class Call:
    """One call, drawn as lines over its seconds."""

    seconds: float
    pitch: Line  # hertz of the throat
    whistle: Line  # hertz of the tone over it
    whistling: Line  # how loud that is
    pushes: Line  # of breath, a second
    shake: Line  # semitones by which a push lifts the pitch
    depth: Line  # how far the voice sinks between two pushes, 0 to 1
    loud: Line
    mouth: Line  # 0 shut, 1 open
    throat: Throat
    rasp: float  # how much the folds catch on every second swing


STALLION = Call(
    seconds=2.25,
    pitch=((0, 210), (0.12, 340), (0.3, 425), (0.75, 400), (1.3, 300), (1.8, 190), (2.25, 95)),
    whistle=((0, 820), (0.14, 1240), (0.34, 1550), (0.8, 1380), (1.5, 960), (2.25, 700)),
    whistling=((0, 0), (0.12, 0.6), (0.35, 1.3), (0.9, 1.1), (1.45, 0.5), (1.8, 0), (2.25, 0)),
    pushes=((0, 11.5), (0.8, 11), (1.5, 9), (2.25, 7.5)),
    shake=((0, 0), (0.35, 0.25), (0.7, 1.6), (1.4, 2.6), (2.25, 2.2)),
    depth=((0, 0), (0.35, 0.1), (0.75, 0.55), (1.3, 0.85), (2.25, 0.95)),
    loud=((0, 0), (0.05, 0.35), (0.16, 0.9), (0.4, 1), (1.1, 0.85), (1.7, 0.55), (2.25, 0)),
    mouth=((0, 0.2), (0.2, 0.9), (0.9, 1), (1.5, 0.55), (2.0, 0.1), (2.25, 0)),
    throat=Throat(size=1.0, rough=0.016, breathy=0.05, tilt=0.7),
    rasp=0.34,
)
# She knows who comes: a murmur through shut lips that opens into a short laugh.
MARE = Call(
    seconds=1.75,
    pitch=((0, 88), (0.35, 112), (0.5, 170), (0.7, 320), (0.95, 345), (1.3, 240), (1.75, 120)),
    whistle=((0, 800), (0.5, 860), (0.72, 1130), (0.95, 1215), (1.35, 830), (1.75, 700)),
    whistling=((0, 0), (0.5, 0), (0.72, 0.7), (1.0, 0.8), (1.35, 0.3), (1.6, 0), (1.75, 0)),
    pushes=((0, 9.5), (0.5, 10.5), (1.0, 12), (1.75, 10)),
    shake=((0, 1.2), (0.45, 1.5), (0.7, 0.6), (1.0, 2.0), (1.75, 2.8)),
    depth=((0, 0.95), (0.45, 0.9), (0.68, 0.3), (1.0, 0.7), (1.75, 0.95)),
    loud=((0, 0), (0.08, 0.5), (0.45, 0.7), (0.72, 1), (1.05, 0.95), (1.4, 0.6), (1.75, 0)),
    mouth=((0, 0), (0.45, 0.1), (0.75, 0.85), (1.05, 0.9), (1.5, 0.3), (1.75, 0)),
    throat=Throat(size=1.05, rough=0.014, breathy=0.06, tilt=0.85),
    rasp=0.22,
)
FOAL = Call(
    seconds=1.05,
    pitch=((0, 480), (0.08, 690), (0.2, 830), (0.5, 780), (0.8, 630), (1.05, 450)),
    whistle=((0, 1300), (0.1, 1850), (0.22, 2170), (0.5, 2040), (0.85, 1560), (1.05, 1300)),
    whistling=((0, 0), (0.1, 0.5), (0.25, 0.9), (0.6, 0.7), (0.9, 0.2), (1.05, 0)),
    pushes=((0, 14.5), (0.5, 13.5), (1.05, 11.5)),
    shake=((0, 0), (0.15, 0.3), (0.35, 1.6), (1.05, 2.4)),
    depth=((0, 0), (0.16, 0.1), (0.36, 0.6), (1.05, 0.9)),
    loud=((0, 0), (0.05, 0.6), (0.14, 1), (0.55, 0.85), (0.85, 0.45), (1.05, 0)),
    mouth=((0, 0.4), (0.15, 1), (0.6, 0.9), (1.05, 0.3)),
    throat=Throat(size=0.62, rough=0.012, breathy=0.05, tilt=1.0),
    rasp=0.1,
)


def neigh(rng: Rng) -> Signal:
    """A stallion calls across the plain, and blows."""
    tape = Tape(2.9)
    tape.lay(_voice(rng, STALLION), gain=0.6)
    tape.lay(snort(rng), 2.12, 0.16)
    return room(tape.sound, 0.8, 0.2)


def nicker(rng: Rng) -> Signal:
    tape = Tape(2.1)
    tape.lay(_voice(rng, MARE), gain=0.6)
    return room(tape.sound, 0.5, 0.18)


def foal(rng: Rng) -> Signal:
    """A small one calls for its mother."""
    tape = Tape(1.3)
    tape.lay(_voice(rng, FOAL), gain=0.6)
    return room(run(tape.sound, low(8000)), 0.4, 0.16)


def _voice(rng: Rng, call: Call) -> Signal:
    def line(points: Line) -> Signal:
        return curve(call.seconds, points)

    uneven = 1 + 0.07 * wander(rng, call.seconds, 8)
    turn = phase(line(call.pushes) * uneven)
    push = np.sin(turn + 0.45 * np.sin(turn))  # up at once, and down more slowly
    lift = 2 ** (line(call.shake) * push / 12)
    loud = line(call.loud) * (1 - line(call.depth) * (0.5 - 0.5 * push))
    loud *= 1 + 0.06 * wander(rng, call.seconds, 20)
    pitch, open_wide = line(call.pitch) * lift, np.clip(line(call.mouth) + 0.12 * push, 0, 1)
    rasp = 1 + call.rasp * line(call.loud) ** 2 * np.sin(phase(pitch / 2))
    voice = sing(call.throat, pitch, loud * rasp, SHUT, OPEN, rng, open_wide)
    whistle = _whistle(rng, line(call.whistle) * lift**0.6, pitch) * line(call.whistling) * loud
    breath = run(white(rng, call.seconds), *MOUTH) * loud * (0.25 + 0.75 * open_wide)
    return voice + 1.5 * whistle + 0.13 * breath


def _whistle(rng: Rng, tone: Signal, pitch: Signal) -> Signal:
    """The folds below chop the whistle, which is why the two never blend."""
    turn = phase(tone * (1 + 0.006 * wander(rng, len(tone) / samples(1), 30)))
    whistle = np.sin(turn) + 0.4 * np.sin(2 * turn + 1) + 0.16 * np.sin(3 * turn + 2)
    return whistle * (1 + 0.45 * np.sin(phase(pitch)))


def run_past(rng: Rng) -> Signal:
    """Out of the distance, past us and away: far hooves are dull, near ones throw dirt."""
    near, far = Tape(PASSING), Tape(PASSING)
    at = 0.02
    while at < PASSING - 0.3:
        for beat, level in BEATS:
            when = at + beat * QUICK_STRIDE / 0.44 + rng.normal(0, 0.004)
            step = hoof(rng, weight=1.05 + 0.2 * level)
            closeness = 1 / (1 + ((when - NEAREST) / 0.42) ** 2)
            loud = level * rng.uniform(0.88, 1.1)
            near.lay(step, when, loud * closeness)
            far.lay(step, when, loud * closeness**0.5 * (1 - closeness))
        breath = 1 / (1 + ((at + 0.3 - NEAREST) / 0.3) ** 2)
        near.lay(brush(rng, 450, 2600, 0.24, skew=0.4), at + 0.2, 0.1 * breath)
        at += QUICK_STRIDE
    time = timeline(PASSING)
    rush = band(white(rng, PASSING), 250, 1600) * bell(time, NEAREST + 0.05, 0.3)
    edges = attack(time, 0.25) * attack(PASSING - time, 0.5)
    away = room(run(far.sound, low(700)), 0.6, 0.3)[: len(time)]
    return room((near.sound + 0.8 * away + 0.045 * rush) * edges, 0.25, 0.14)
