"""How the gold train comes, stands there and leaves, and what was laid for it."""

from __future__ import annotations

COMES, UNLOADS, LEAVES = 1.9, 0.7, 1.3  # seconds


class TrainRun:
    """`bids`: who has laid which combination, as far as it was seen. `time`: seconds since it came;
    `leaves`: when it drives on."""

    def __init__(self) -> None:
        self.visible = False
        self.bids: dict[str, int] = {}
        self.time = 0.0
        self.leaves: float | None = None

    def come(self, *, at_once: bool) -> None:
        """`at_once`: it stands there already."""
        self.bids.clear()
        self.visible, self.leaves = True, None
        self.time = COMES if at_once else 0.0

    def leave(self) -> None:
        """It drives on once the gold is off; the strip is gone with it."""
        self.leaves = self.time + UNLOADS

    def make_way(self) -> None:
        """For whatever is shown next: a train that is leaving has gone."""
        if self.leaves is not None:
            self.vanish()

    def vanish(self) -> None:
        self.visible, self.leaves = False, None
        self.bids.clear()

    @property
    def moves(self) -> bool:
        return self.time < COMES or (self.leaves is not None and self.time > self.leaves)

    def advance(self, seconds: float) -> bool:
        """Time goes by; False when it has gone."""
        self.time += seconds
        if self.leaves is not None and self.time >= self.leaves + LEAVES:
            self.vanish()
        return self.visible
