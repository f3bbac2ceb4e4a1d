"""Plucked strings: Karplus and Strong's loop, tuned between the samples, on a resonant body."""

from dataclasses import dataclass

import numpy as np

from synth.filters import Response, fast_size, high, low, peak, run
from synth.signal import RATE, Rng, Signal, attack, hertz, hold, timeline


@dataclass(frozen=True)
class Make:
    """What tells a banjo from a guitar or a bass."""

    pluck_at: float  # where along the string the finger plucks, as a share of its length
    brightness: float  # hertz; the pluck is dull above
    smoothing: float  # how much treble each round trip loses, 0 to 0.25
    sustain: float  # seconds until the string is 60 dB down
    release: float  # seconds of dying away under a damping hand
    tone: tuple[Response, ...]


# The skin of a banjo takes the string's energy fast and rings in the middle itself.
BANJO = Make(0.10, 7000, 0.05, 1.5, 0.07, (high(170), peak(680, 1.4, 7), peak(2600, 1.2, 4)))
GUITAR = Make(
    0.17, 3800, 0.10, 3.4, 0.12, (high(75), peak(105, 2, 5), peak(210, 2.2, 4), low(6000))
)
BASS = Make(0.22, 1300, 0.16, 2.6, 0.10, (high(36), peak(95, 1.2, 4), low(1900)))
# Near the bridge, on thick strings, through a small valve amplifier.
TWANG = Make(
    0.07, 5200, 0.07, 3.0, 0.15, (high(90), peak(1300, 1.0, 5), peak(2900, 1.4, 3), low(5200))
)


def pluck(make: Make, pitch: float, seconds: float, rng: Rng, force: float = 1.0) -> Signal:
    """One note, let go after some seconds; a stronger pluck is brighter, not only louder."""
    time = timeline(seconds + 5 * make.release)
    frequency = hertz(pitch)
    string = _vibrate(make, frequency, len(time), rng, force)
    return (
        run(string, *make.tone) * attack(time, 0.0012) * hold(time, seconds, make.release) * force
    )


def _vibrate(make: Make, frequency: float, length: int, rng: Rng, force: float) -> Signal:
    delay = RATE / frequency - 1  # the smoothing below delays by one sample
    whole = int(delay)
    part = delay - whole
    loss = 10 ** (-3 / (frequency * make.sustain))
    smooth = np.array([make.smoothing, 1 - 2 * make.smoothing, make.smoothing])
    taps = loss * np.convolve(smooth, [1 - part, part])
    start = _excitation(make, whole, rng, force)
    string = np.zeros(length + len(taps) + 2 * whole)
    lead = len(taps)
    string[lead : lead + whole] = start
    for here in range(lead + whole, len(string) - whole, whole):
        before = string[here - whole - len(taps) + 1 : here]
        string[here : here + whole] = np.convolve(before, taps, "valid")
    return string[lead : lead + length]


def _excitation(make: Make, length: int, rng: Rng, force: float) -> Signal:
    """One round of a plucked string: noise without the partials that have a node at the finger."""
    size = fast_size(length * 4)
    noise = rng.uniform(-1, 1, length)
    noise -= np.roll(noise, max(1, round(make.pluck_at * length)))
    shaped = np.tile(noise, size // length + 1)[:size]
    dull = run(shaped, low(make.brightness * (0.55 + 0.45 * force)))[-2 * length : -length]
    dull = dull - dull.mean()
    return dull / max(1e-9, float(np.sqrt(np.mean(dull**2)))) * 0.3
