"""How fast the race is shown. A plain step of somebody else's horse is over soon: there are seven
of them in every round. Pushes, arrivals and what one's own horse does keep their time."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.derby.events import (
    CardRidden,
    CardsTakenBack,
    DieRolled,
    HorseBegan,
    HorseMoved,
    HorseRefused,
    HorseTired,
    RaceRoundBegan,
)
from game.rules.derby.view import DerbyView
from game.ui.table.happening import Told

PLAIN = (RaceRoundBegan, HorseBegan, CardsTakenBack, CardRidden, HorseMoved)
HASTE = 2.1  # of a plain step of a bot's horse or nobody's
PUSHES = (DieRolled, HorseRefused, HorseTired)
PUSH_HASTE = 1.8


def race_haste(event: Told, people: Iterable[int], seen: DerbyView) -> float:
    """`people`: who sits at the screen; where nobody does, everything is seen at its pace."""
    sitting = tuple(people)
    horse: str | None = getattr(event, "horse", None)  # whose happening it is, if of one
    if not sitting or (horse is not None and seen.horse(horse).rider in sitting):
        return 1.0
    if isinstance(event, PLAIN):
        return HASTE
    return PUSH_HASTE if isinstance(event, PUSHES) else 1.0
