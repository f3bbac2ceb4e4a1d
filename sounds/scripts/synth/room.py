"""Rooms: early reflections and a tail whose treble dies first, as between wooden walls."""

import numpy as np

from synth.filters import fast_size
from synth.signal import RATE, Signal, bell, fitted, samples, timeline

# (middle of the band in hertz, its decay as a share of the room's)
TAIL_BANDS = ((160.0, 1.0), (420.0, 1.0), (1100.0, 0.85), (2800.0, 0.6), (6500.0, 0.35))
EARLY = ((0.0071, 0.7), (0.0113, 0.55), (0.0171, 0.45), (0.0233, 0.35), (0.0307, 0.25))
FALL = 6.9  # an exponential falls by 60 dB in this many time constants
BAND_WIDTH = 0.9  # octaves
PREDELAY = 0.009


def room(sound: Signal, seconds: float, wet: float, *, seed: int = 1, loop: bool = False) -> Signal:
    """The sound with a room of this decay time around it; one-shots get longer by the tail."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    replies = [_reply(seconds, seed + channel) for channel in range(channels)]
    length = len(sound) if loop else len(sound) + len(replies[0])
    size = length if loop else fast_size(length)
    columns = sound.reshape(len(sound), channels)
    out = np.empty((length, channels))
    for channel, reply in enumerate(replies):
        dry = np.fft.rfft(fitted(columns[:, channel], size))
        tail = np.fft.rfft(_folded(reply, size) if loop else fitted(reply, size))
        out[:, channel] = np.fft.irfft(dry * (1 + wet * tail), size)[:length]
    return out[:, 0] if sound.ndim == 1 else out


def _reply(seconds: float, seed: int) -> Signal:
    """What the room answers to a click, without the click itself; of unit energy."""
    rng = np.random.default_rng(seed)
    time = timeline(seconds)
    noise = np.fft.rfft(rng.standard_normal(len(time)))
    pitch = np.log2(np.maximum(np.fft.rfftfreq(len(time), 1 / RATE), 1.0))
    tail = np.zeros(len(time))
    for middle, share in TAIL_BANDS:
        part = np.fft.irfft(noise * bell(pitch, np.log2(middle), BAND_WIDTH), len(time))
        tail += part * np.exp(-FALL * time / (seconds * share))
    tail /= np.sqrt(np.sum(tail**2))
    reply = np.concatenate([np.zeros(samples(PREDELAY)), tail])
    for at, level in EARLY:
        place = samples(at * (1 + 0.15 * rng.standard_normal()))
        reply[place % len(reply)] += 0.35 * level
    return reply / np.sqrt(np.sum(reply**2))


def _folded(reply: Signal, size: int) -> Signal:
    """A reply longer than the loop comes round again."""
    folded = np.zeros(size)
    for start in range(0, len(reply), size):
        piece = reply[start : start + size]
        folded[: len(piece)] += piece
    return folded
