"""What is seen of the race. Each kind of event has its cue."""

from __future__ import annotations

from game.ui.table.cue import Cue
from game.ui.table.cues_plain import Tick

RACE_CUES: dict[str, type[Cue]] = {
    "race-round-began": Tick,
    "horse-began": Tick,
    "cards-taken-back": Tick,
    "card-ridden": Tick,
    "horse-moved": Tick,
    "die-rolled": Tick,
    "die-card-played": Tick,
    "horse-refused": Tick,
    "horse-tired": Tick,
    "horse-arrived": Tick,
    "race-over": Tick,
    "prize-paid": Tick,
    "bet-paid": Tick,
    "game-won": Tick,
}
