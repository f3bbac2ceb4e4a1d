"""Loudness after ITU-R BS.1770-4 and true peak, at our one sample rate. Needs numpy only."""

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]

RATE = 44100
BLOCK = round(0.4 * RATE)
HOP = BLOCK // 4
ABSOLUTE_GATE = -70.0  # LUFS
RELATIVE_GATE = -10.0  # LU below the mean of what passed the absolute gate
OFFSET = -0.691  # makes a 997 Hz sine of full scale in one channel read -3.01
OVERSAMPLING = 4
MARGIN = 1 << 9  # samples looked at on both sides of an oversampled slice
SLICE = (1 << 14) - 2 * MARGIN
MEMORY = RATE // 2  # samples after which the weighting has forgotten what came before
STRETCH = 1 << 16  # samples weighted at once


def loudness(sound: Signal) -> float:
    """Integrated loudness in LUFS. A sound shorter than one block counts as one block."""
    columns = sound.reshape(len(sound), -1)
    if len(columns) < BLOCK:
        columns = np.concatenate([columns, np.zeros((BLOCK - len(columns), columns.shape[1]))])
    weighted = k_weighted(columns)
    energy = np.concatenate([[0.0], np.cumsum(np.sum(weighted**2, axis=1))])
    starts = np.arange(0, len(columns) - BLOCK + 1, HOP)
    powers = (energy[starts + BLOCK] - energy[starts]) / BLOCK
    loud = powers[_lufs(powers) > ABSOLUTE_GATE]
    if not len(loud):
        return float("-inf")
    kept = loud[_lufs(loud) > _lufs(loud.mean()) + RELATIVE_GATE]
    return float(_lufs(kept.mean()))


def true_peak(sound: Signal) -> float:
    """The highest peak between the samples, in dBFS."""
    columns = sound.reshape(len(sound), -1)
    padded = np.pad(columns, ((MARGIN, MARGIN), (0, 0)))
    highest = 1e-12
    for start in range(0, len(columns), SLICE):
        piece = padded[start : start + SLICE + 2 * MARGIN]
        if 2 * np.max(np.abs(piece)) < highest:  # no peak hides that far above its samples
            continue
        between = _oversampled(piece)[MARGIN * OVERSAMPLING : -MARGIN * OVERSAMPLING]
        highest = max(highest, float(np.max(np.abs(between))))
    return 20 * float(np.log10(highest))


def k_weighted(columns: Signal) -> Signal:
    """The two filters of the standard, worked out for our rate from their analogue form."""
    delay = np.exp(-2j * np.pi * np.fft.rfftfreq(STRETCH))
    response = (_shelf(delay) * _high_pass(delay))[:, None]
    step = STRETCH - MEMORY
    before = np.pad(columns, ((MEMORY, 0), (0, 0)))
    weighted = np.empty_like(columns)
    for start in range(0, len(columns), step):
        spectrum = np.fft.rfft(before[start : start + STRETCH], STRETCH, axis=0)
        heard = np.fft.irfft(spectrum * response, STRETCH, axis=0)[MEMORY:]
        weighted[start : start + step] = heard[: len(columns) - start]
    return weighted


def _shelf(delay: NDArray[np.complex128]) -> NDArray[np.complex128]:
    """The head: treble above 1.7 kHz is 4 dB louder."""
    top, edge, q = 10 ** (3.999843853973347 / 20), 1681.974450955533, 0.7071752369554196
    middle = top**0.4996667741545416
    k = float(np.tan(np.pi * edge / RATE))
    above = (top + middle * k / q + k * k, 2 * (k * k - top), top - middle * k / q + k * k)
    below = (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)
    return _ratio(above, below, delay)


def _high_pass(delay: NDArray[np.complex128]) -> NDArray[np.complex128]:
    edge, q = 38.13547087602444, 0.5003270373238773
    k = float(np.tan(np.pi * edge / RATE))
    return _ratio((1, -2, 1), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k), delay) * (
        1 + k / q + k * k
    )


def _ratio(
    above: tuple[float, ...], below: tuple[float, ...], delay: NDArray[np.complex128]
) -> NDArray[np.complex128]:
    top = above[0] + above[1] * delay + above[2] * delay**2
    return np.asarray(top / (below[0] + below[1] * delay + below[2] * delay**2))


def _oversampled(piece: Signal) -> Signal:
    length = len(piece)
    spectrum = np.fft.rfft(piece, axis=0)
    return np.fft.irfft(spectrum, length * OVERSAMPLING, axis=0) * OVERSAMPLING


def _lufs(power: NDArray[np.float64] | np.float64) -> NDArray[np.float64]:
    return OFFSET + 10 * np.log10(np.maximum(power, 1e-15))
