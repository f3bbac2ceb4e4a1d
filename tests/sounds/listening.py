"""How tests hear a sound: as the game plays it."""

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
SCRIPTS = SOUNDS / "scripts"
RATE = 44100
FULL = 32768
HIGHEST_PEAK = -1.0  # dBFS
EFFECT = -18.0  # LUFS
LEVEL_STEP = 0.05  # seconds over which a level is taken
WINDOW = 8192  # samples of a spectrum

Samples = NDArray[np.float64]


def played(path: Path) -> Samples:
    """What the game would play; a mono file comes back on both sides and is folded again."""
    both: Samples = pygame.sndarray.array(pygame.mixer.Sound(path)).astype(np.float64) / FULL
    return both[:, :1] if channels_and_rate(path)[0] == 1 else both


def channels_and_rate(path: Path) -> tuple[int, int]:
    """From the first packet of the stream: the page's header has 28 bytes, the packet's name 7."""
    header = path.read_bytes()[:48]
    assert header[:4] == b"OggS" and header[28:35] == b"\x01vorbis"
    return header[39], int.from_bytes(header[40:44], "little")


def listened(name: str) -> Samples:
    sound: Samples = played(SOUNDS / f"{name}.ogg")[:, 0]
    return sound


def levels(sound: Samples) -> Samples:
    """In decibels, one for each step of time."""
    step = round(LEVEL_STEP * RATE)
    whole = sound[: len(sound) // step * step].reshape(-1, step)
    level: Samples = 10 * np.log10(np.mean(whole**2, axis=1) + 1e-10)
    return level


def onsets(sound: Samples, above: float = 6.0) -> list[float]:
    """When it becomes louder by so many decibels from one step to the next, in seconds."""
    level = levels(sound)
    heard = level > level.max() - 30
    rising = np.diff(level) > above
    return [LEVEL_STEP * (step + 1) for step in np.flatnonzero(rising & heard[1:])]


def spectrum(sound: Samples) -> tuple[Samples, Samples]:
    power: Samples = np.abs(np.fft.rfft(sound * np.hanning(len(sound)))) ** 2
    frequency: Samples = np.arange(len(power)) * RATE / len(sound)
    return frequency, power


def middle(sound: Samples) -> float:
    """Where half of its power is below, in hertz."""
    frequency, power = spectrum(sound)
    heap = np.cumsum(power)
    return float(frequency[np.searchsorted(heap, heap[-1] / 2)])


def strongest(sound: Samples, second: float, lowest: float, highest: float) -> float:
    """The strongest tone of a range at some second."""
    start = round(second * RATE) - WINDOW // 2
    frequency, power = spectrum(sound[start : start + WINDOW])
    inside = (frequency > lowest) & (frequency < highest)
    return float(frequency[inside][np.argmax(power[inside])])


def share(sound: Samples, lowest: float, highest: float) -> float:
    frequency, power = spectrum(sound)
    return float(power[(frequency >= lowest) & (frequency < highest)].sum() / power.sum())
