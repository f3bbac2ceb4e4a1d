"""How many times as fast as usual events are shown.

Whoever waits for a turn among many bettors does not wait long, and a plain step of somebody else's
horse is over soon: there are seven of them in every round. Pushes, arrivals and what one's own
horse does keep their time.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.derby.events import (
    BetLaid,
    CardLaid,
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
from game.ui.derby.context import DerbyContext
from game.ui.table.happening import Happening, Told

PLAIN = (RaceRoundBegan, HorseBegan, CardsTakenBack, CardRidden, HorseMoved)
HASTE = 2.1  # of a plain step of a bot's horse or nobody's
PUSHES = (DieRolled, HorseRefused, HorseTired)
PUSH_HASTE = 1.8
# Up to so many bettors every bet has its time; of more, those of others go faster.
FEW, BETTING_HASTE = 4, 1.3


def haste(happening: Happening, context: DerbyContext) -> float:
    """Where nothing moves there is nothing to hasten, only something to read."""
    if context.still:
        return 1.0
    people, event = context.at_the_screen, happening.event
    if isinstance(event, (BetLaid, CardLaid)):
        others = bool(people) and event.seat not in people
        return BETTING_HASTE if others and len(context.names) > FEW else 1.0
    return race_haste(event, people, context.seen)


def race_haste(event: Told, people: Iterable[int], seen: DerbyView) -> float:
    """`people`: who sits at the screen; where nobody does, everything is seen at its pace."""
    sitting = tuple(people)
    horse: str | None = getattr(event, "horse", None)  # whose happening it is, if of one
    if not sitting or (horse is not None and seen.horse(horse).rider in sitting):
        return 1.0
    if isinstance(event, PLAIN):
        return HASTE
    return PUSH_HASTE if isinstance(event, PUSHES) else 1.0
