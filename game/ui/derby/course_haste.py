"""How fast the race is shown. A plain step of somebody else's horse is over soon: there are seven
of them in every round. Pushes, arrivals and what one's own horse does keep their time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.engine.requests import Decision
from game.ui.derby.stage_parts import HorseState
from game.ui.table.cue import Happening

PLAIN = ("race-round-began", "horse-began", "cards-taken-back", "card-ridden", "horse-moved")
HASTE = 2.1  # of a plain step of a bot's horse or nobody's
PUSHES = ("die-rolled", "horse-refused", "horse-tired")
PUSH_HASTE = 1.8
PAUSES = {"ride": 0.35, "push": 0.3, "die-card": 0.8, "choose-track": 0.8}


def race_haste(
    happening: Happening, people: Iterable[int], horses: Mapping[str, HorseState]
) -> float:
    """`people`: who sits at the screen; where nobody does, everything is seen at its pace."""
    sitting, data = tuple(people), happening.data
    horse = horses.get(data.get("horse", ""))
    if not sitting or (horse is not None and horse.rider in sitting):
        return 1.0
    if happening.kind in PLAIN:
        return HASTE
    return PUSH_HASTE if happening.kind in PUSHES else 1.0


def race_pause(pending: Decision[Any]) -> float:
    """How much of its usual pause a bot makes before it answers that."""
    return PAUSES.get(pending.kind, 1.0)
