"""The pictures of one game, looked at closely."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.float32]


class Folder:
    def __init__(self, game: str) -> None:
        self.path = Path(__file__).resolve().parents[2] / "sprites" / game

    def pixels(self, name: str) -> Pixels:
        """Red, green, blue, alpha from 0 to 1."""
        with Image.open(self.path / f"{name}.webp") as image:
            return np.asarray(image.convert("RGBA"), np.float32) / np.float32(255)

    def grey(self, name: str) -> Pixels:
        """What is left of it without colour, on a middle ground."""
        picture = self.pixels(name)
        alpha = picture[..., 3]
        light = picture[..., :3] @ np.array([0.3, 0.59, 0.11], np.float32)
        return np.asarray(light * alpha + 0.5 * (1 - alpha), np.float32)

    def holds(self, sizes: Mapping[str, tuple[int, int]]) -> None:
        """These pictures and nothing else, each in its size: in design units, two pixels to
        each."""
        assert {path.stem for path in self.path.iterdir()} == set(sizes)
        for name, (width, height) in sizes.items():
            with Image.open(self.path / f"{name}.webp") as image:
                assert image.size == (2 * width, 2 * height), name

    @property
    def weight(self) -> int:
        """In bytes."""
        return sum(path.stat().st_size for path in self.path.iterdir())
