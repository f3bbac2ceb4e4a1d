"""What share of duels you should win against each level, reckoned beside the frames."""

from __future__ import annotations

from game.bots import LEVELS
from game.practice.layout import Layout
from game.practice.twin.prospect import Prospect, share_of_wins
from game.practice.twin.twin import Twin
from game.ui.range.slices import Slices

SEEN = 12  # steps in which a reckoning is seen to go on
BUDGET = 0.001  # seconds of a frame: it goes on for long, and nobody waits for it


class Prospects:
    """One level after the other."""

    def __init__(self, twin: Twin, table: Layout) -> None:
        self.twin = twin
        self.table = table
        self._slices = {level: Slices(share_of_wins(twin, level, table)) for level in LEVELS}
        self.shown: dict[str, Prospect] = {}

    @property
    def done(self) -> bool:
        return all(slices.done for slices in self._slices.values())

    def work(self) -> bool:
        """True when there is something new to be seen."""
        for level, slices in self._slices.items():
            if slices.done:
                continue
            slices.work(BUDGET)
            found = slices.last
            if found is not None and found.done > 0.0 and self._is_news(level, found):
                self.shown[level] = found
                return True
            break
        return False

    def _is_news(self, level: str, found: Prospect) -> bool:
        before = self.shown.get(level)
        return before is None or int(found.done * SEEN) > int(before.done * SEEN)
