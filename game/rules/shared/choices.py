"""Everything that can be chosen, as a sequence that makes only what is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class LazyChoices(Sequence[T]):
    """A game counts them and makes each; two are equal where the same can be chosen."""

    __slots__ = ("_length",)
    _length: int

    def made(self, place: int) -> T:
        """The choice at a place that there is."""
        raise NotImplementedError

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...

    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return tuple(self)[index]
        place = index + self._length if index < 0 else index
        if not 0 <= place < self._length:
            raise IndexError(f"There are {self._length} choices, no number {index}.")
        return self.made(place)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LazyChoices) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
