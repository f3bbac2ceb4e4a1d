"""Struck bodies: wood, metal, glass and skin as sums of decaying modes."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from synth.signal import Rng, Signal, attack, timeline

HIGHEST = 15000.0  # hertz; higher modes are left out
SILENT_AFTER = 7.0  # decay times until a mode counts as gone


@dataclass(frozen=True)
class Body:
    """Frequencies in hertz, decay times in seconds, loudness of each mode."""

    frequencies: tuple[float, ...]
    decays: tuple[float, ...]
    gains: tuple[float, ...]


def body(*modes: tuple[float, float, float]) -> Body:
    frequencies, decays, gains = zip(*modes, strict=True)
    return Body(frequencies, decays, gains)


def strike(
    struck: Body,
    rng: Rng,
    *,
    contact: float = 0.0003,
    pitch: float = 1.0,
    scatter: float = 0.02,
    damping: float = 1.0,
) -> Signal:
    """One blow. A long contact (a soft or gentle hammer) excites the high modes less, as it does
    in nature; scatter moves each mode a little, so that no two blows sound the same.
    """
    time = timeline(SILENT_AFTER * max(struck.decays) * damping)
    sound = np.zeros(len(time))
    for frequency, tau, gain in zip(struck.frequencies, struck.decays, struck.gains, strict=True):
        tone = frequency * pitch * (1 + scatter * rng.standard_normal())
        if tone < HIGHEST:
            level = gain * _softness(tone * contact) * (1 + 4 * scatter * rng.standard_normal())
            sound += level * np.sin(2 * np.pi * tone * time) * np.exp(-time / (tau * damping))
    return sound * attack(time, contact)


def _softness(cycles: float) -> float:
    """How much a half-sine push excites a mode that turns this many cycles while it lasts."""
    if abs(cycles - 0.5) < 1e-6:
        return float(np.pi / 4)
    return float(abs(np.cos(np.pi * cycles) / (1 - 4 * cycles**2)))


def bounces(
    rng: Rng, first_gap: float, bounce: float, least_gap: float = 0.02, limit: int = 12
) -> Sequence[tuple[float, float]]:
    """(time, loudness) of a thing that hops to rest: each hop is shorter and softer."""
    hops = [(0.0, 1.0)]
    gap, level, at = first_gap, 1.0, 0.0
    while gap > least_gap and len(hops) < limit:
        at += gap * (0.9 + 0.2 * rng.random())
        level *= bounce * (0.85 + 0.3 * rng.random())
        hops.append((at, level))
        gap *= bounce
    return hops
