"""Dry hinges: metal that sticks and slips, many hundred times a second."""

from synth.signal import Rng, Signal, curve
from synth.voice import Throat, sing

PIN = Throat(rough=0.035, breathy=0.12, tilt=0.7)
DOOR = ((1150, 160, 0.8), (1900, 220, 1.0), (3100, 300, 0.5), (4300, 500, 0.25))


def creak(
    rng: Rng, pitch: list[tuple[float, float]], loudness: list[tuple[float, float]]
) -> Signal:
    """A squeak along a line of (second, hertz); both lines end at the same time."""
    seconds = pitch[-1][0]
    return sing(PIN, curve(seconds, pitch), curve(seconds, loudness), DOOR, DOOR, rng)
