"""Pictures of the layers on the board: each is made when it is wanted, and kept till it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from game.ui.kit.lru_cache import Key


class Patch(NamedTuple):
    """A picture, and where its corner lies on the board, in pixels."""

    picture: pygame.Surface
    corner: tuple[int, int]


class Layer(NamedTuple):
    """`key`: another one when the picture is another; none is made of nothing."""

    name: str
    key: Key
    make: Callable[[], Patch | None]


class LayerPictures:
    """The newest of each name."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Key, Patch | None]] = {}

    def of(self, layer: Layer) -> Patch | None:
        if not self._has(layer):
            self._kept[layer.name] = (layer.key, layer.make())
        return self._kept[layer.name][1]

    def make_one(self, layers: Iterable[Layer]) -> bool:
        """The first that is not there; False when all are."""
        for layer in layers:
            if not self._has(layer):
                self.of(layer)
                return True
        return False

    def _has(self, layer: Layer) -> bool:
        return layer.name in self._kept and self._kept[layer.name][0] == layer.key
