"""What the events of the derby may hold: for those of a save that cannot be played again."""

from __future__ import annotations

from game.engine.events import Values
from game.rules.derby.box import Box
from game.rules.derby.cards import HORSES


def told_values(box: Box, seats: range) -> Values:
    """By the name of a field, or by that of an event and of its field."""
    return {
        **dict.fromkeys(("seat", "seats", "first"), seats),
        **dict.fromkeys(("horse", "horses", "order", "places"), HORSES),
        **dict.fromkeys(("card", "cards", "before"), tuple(box.deck)),
        **dict.fromkeys(("row", "row_before"), range(len(box.rows) + 1)),
        **dict.fromkeys(("face", "faces"), range(1, 11)),
        "place": range(len(HORSES) + 1),
        "track": range(len(box.tracks) + 1),
        "horse-moved.why": ("step", "colour", "push", "level"),
        "game-won.why": ("chips", "prizes", "place", "shared"),
    }
