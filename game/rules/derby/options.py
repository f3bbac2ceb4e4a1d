"""What may be chosen before a derby."""

from __future__ import annotations

from game.engine.options import Number, OptionSchema, Switch

# How a horse comes by its first card.
FIRST_CARD = "first-card"
PRINTED, TURNED, CHOSEN, PLAYED = range(4)
HARD_RIDE, CHOOSE_TRACKS, HIDDEN_HANDS = "hard-ride", "choose-tracks", "hidden-hands"
SWITCHES = (HARD_RIDE, CHOOSE_TRACKS, HIDDEN_HANDS)
OPTIONS = OptionSchema(
    "The derby",
    Number(FIRST_CARD, PRINTED, allowed=range(PLAYED + 1)),
    *(Switch(name) for name in SWITCHES),
)
