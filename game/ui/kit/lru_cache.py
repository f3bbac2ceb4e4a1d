"""A least-recently-used cache bounded by bytes: pictures that are dear to make again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")
Key = tuple[object, ...]


class LruCache(Generic[T]):
    """The most recently used things, up to so many bytes."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._used = 0
        self._things: OrderedDict[Key, tuple[T, int]] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._things

    def get(self, key: Key) -> T | None:
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def put(self, key: Key, thing: T, size: int) -> T:
        """The newest is kept however large it is."""
        if key in self._things:
            self._used -= self._things.pop(key)[1]
        self._things[key] = (thing, size)
        self._used += size
        while self._used > self._budget and len(self._things) > 1:
            _, (_, freed) = self._things.popitem(last=False)
            self._used -= freed
        return thing

    def clear(self) -> None:
        self._things.clear()
        self._used = 0


def bytes_of(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
