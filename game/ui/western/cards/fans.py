"""Hands that lie open on the felt: searched, or compared in a saloon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass
class Fan:
    """One hand: `open` from 0, still at the plate, to 1."""

    seat: int
    cards: Sequence[str]
    open: float = 0.0


class Fans:
    """Those that lie there together, from above. `counted`: in a saloon, how many kinds of each
    are counted already; `winner`: who has more of them."""

    def __init__(self) -> None:
        self.rows: list[Fan] = []
        self.counted: Mapping[int, int] = {}
        self.winner: int | None = None

    @property
    def is_open(self) -> bool:
        return bool(self.rows)

    @property
    def seats(self) -> list[int]:
        """Whose hands lie here."""
        return [fan.seat for fan in self.rows]

    def lay(self, hands: Sequence[Fan]) -> None:
        """These together, and no others; they are opened one by one."""
        self.close()
        self.rows = list(hands)

    def open(self, seat: int, share: float) -> None:
        for fan in self.rows:
            if fan.seat == seat:
                fan.open = share

    def count(self, counted: Mapping[int, int]) -> None:
        self.counted = dict(counted)

    def close(self) -> None:
        self.rows = []
        self.counted = {}
        self.winner = None
