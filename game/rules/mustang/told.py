"""What the events of Mustang may hold: for those of a save that cannot be played again."""

from __future__ import annotations

from game.engine.events import Values
from game.rules.mustang.box import KINDS, Box
from game.rules.mustang.sets import KIND_OF_SET


def told_values(box: Box, seats: range) -> Values:
    """By the name of a field, or by that of an event and of its field."""
    mustangs = (*box.specials, *(one for pile in box.piles.values() for one in pile))
    return {
        **dict.fromkeys(("seat", "thief", "owner", "by", "winners"), seats),
        **dict.fromkeys(("mustang", "mustangs", *KINDS), mustangs),
        "cards": tuple(dict.fromkeys(box.cards)),
        "event": tuple(dict.fromkeys(box.events)),
        "set": tuple(KIND_OF_SET.values()),
        "source": ("open", "pile", "special"),
        "pile": KINDS,
        "reason": ("pile", "herd"),
        "why": ("action", "rain"),
        "tie_break": ("none", "special", "stallions", "mares", "foals", "shared"),
    }
