"""Causal filters: each response is exact, and is applied to the whole sound at once by FFT."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from synth.signal import RATE, Signal, samples

Spectrum = NDArray[np.complex128]
Response = Callable[[Signal], Spectrum]
Coefficients = tuple[float, float, float]

BUTTERWORTH = 2**-0.5
RING = 0.15  # seconds kept free behind a sound, so that a filter's ringing does not wrap around


def biquad(above: Coefficients, below: Coefficients) -> Response:
    def response(frequency: Signal) -> Spectrum:
        delay = np.exp(-2j * np.pi * frequency / RATE)
        top = above[0] + delay * (above[1] + delay * above[2])
        bottom = below[0] + delay * (below[1] + delay * below[2])
        return np.asarray(top / bottom, dtype=np.complex128)

    return response


def _angle(frequency: float, q: float) -> tuple[float, float]:
    turn = 2 * np.pi * min(frequency, 0.49 * RATE) / RATE
    return float(np.cos(turn)), float(np.sin(turn) / (2 * q))


def low(frequency: float, q: float = BUTTERWORTH) -> Response:
    """Keeps what is below."""
    cos, alpha = _angle(frequency, q)
    return biquad(((1 - cos) / 2, 1 - cos, (1 - cos) / 2), (1 + alpha, -2 * cos, 1 - alpha))


def high(frequency: float, q: float = BUTTERWORTH) -> Response:
    """Keeps what is above."""
    cos, alpha = _angle(frequency, q)
    return biquad(((1 + cos) / 2, -1 - cos, (1 + cos) / 2), (1 + alpha, -2 * cos, 1 - alpha))


def peak(frequency: float, q: float, decibel: float) -> Response:
    """A hill (or a dip) in an otherwise flat response."""
    cos, alpha = _angle(frequency, q)
    gain = 10 ** (decibel / 40)
    return biquad(
        (1 + alpha * gain, -2 * cos, 1 - alpha * gain),
        (1 + alpha / gain, -2 * cos, 1 - alpha / gain),
    )


def run(sound: Signal, *responses: Response, loop: bool = False) -> Signal:
    """The sound through the filters; a loop is filtered as if it had always been playing."""
    length = len(sound)
    size = length if loop else fast_size(length + samples(RING))
    spectrum = np.fft.rfft(sound, size, axis=0)
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    shape = (-1,) + (1,) * (sound.ndim - 1)
    for response in responses:
        spectrum *= response(frequency).reshape(shape)
    return np.fft.irfft(spectrum, size, axis=0)[:length]


def band(sound: Signal, lowest: float, highest: float, loop: bool = False) -> Signal:
    return run(sound, high(lowest), low(highest), loop=loop)


def fast_size(length: int) -> int:
    return 1 << (length - 1).bit_length()
