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
