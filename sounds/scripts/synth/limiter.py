"""A limiter that sees peaks coming: it turns the sound down around them instead of bending them."""

import numpy as np

from synth.signal import Signal, samples

REACH = 0.004  # seconds before and after a peak


def limited(sound: Signal, ceiling: float, loop: bool = False) -> Signal:
    """The sound with no sample above the ceiling."""
    level = np.abs(sound).reshape(len(sound), -1).max(axis=1)
    allowed = np.minimum(1.0, ceiling / np.maximum(level, 1e-9))
    half = samples(REACH)
    width = 2 * half + 1
    mode = "wrap" if loop else "edge"
    around = np.lib.stride_tricks.sliding_window_view(np.pad(allowed, half, mode=mode), width)
    lowest = np.pad(around.min(axis=1), half, mode=mode)
    window = np.hanning(width + 2)[1:-1]
    gain = np.convolve(lowest, window / window.sum(), "valid")
    return sound * gain.reshape(-1, *(1,) * (sound.ndim - 1))
