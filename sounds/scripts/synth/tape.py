"""A tape on which sounds are laid one over the other."""

import numpy as np

from synth.signal import Signal, samples


class Tape:
    """Mono or stereo. On a loop, what runs over the end goes on at the beginning."""

    def __init__(self, seconds: float, *, stereo: bool = False, loop: bool = False) -> None:
        shape = (samples(seconds), 2) if stereo else (samples(seconds),)
        self.sound: Signal = np.zeros(shape)
        self.loop = loop

    def lay(self, sound: Signal, at: float = 0.0, gain: float = 1.0, pan: float = 0.0) -> None:
        """Add a sound at a time; pan goes from -1 (left) to 1 (right), at constant power."""
        start = samples(at)
        if self.sound.ndim == 2:
            angle = (pan + 1) * np.pi / 4
            sound = sound[:, None] * np.array([np.cos(angle), np.sin(angle)]) * 2**0.5
        if self.loop:
            self._wrap(sound * gain, start)
            return
        sound = sound[max(0, -start) :]
        start = max(0, start)
        room = max(0, len(self.sound) - start)
        self.sound[start : start + room][: len(sound)] += gain * sound[:room]

    def faded(self, seconds: float) -> Signal:
        """What is on the tape, sinking to nothing at its end: bells ring longer than we listen."""
        fall = np.clip(np.arange(len(self.sound), 0, -1) / samples(seconds), 0, 1) ** 1.5
        return self.sound * fall.reshape(-1, *(1,) * (self.sound.ndim - 1))

    def _wrap(self, sound: Signal, start: int) -> None:
        length = len(self.sound)
        while len(sound):
            start %= length
            piece = sound[: length - start]
            self.sound[start : start + len(piece)] += piece
            sound = sound[len(piece) :]
            start += len(piece)
