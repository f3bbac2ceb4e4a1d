"""What the events of Western may hold: for those of a save that cannot be played again."""

from __future__ import annotations

from game.engine.events import Values
from game.rules.western.box import Box
from game.rules.western.ladder import COMBINATIONS


def told_values(box: Box, seats: range) -> Values:
    """By the name of a field, or by that of an event and of its field."""
    cards = tuple(box.deck)
    return {
        **dict.fromkeys(("seat", "seats", "target", "victim", "against"), seats),
        **dict.fromkeys(("winner", "loser", "payer", "payee"), seats),
        **dict.fromkeys(("card", "cards", "counter", "countered.by"), cards),
        **dict.fromkeys(("face", "faces"), range(1, 7)),
        "sheriff-ended.by": seats,
        "combination": COMBINATIONS,
        "direction": (-1, 1),
        "die-rolled.why": ("attack", "defence", "saloon"),
        "hand-shown.why": ("hands-up", "saloon"),
        "sheriff-ended.why": ("turn", "joker"),
        "paid.why": (*cards, "levy", "train"),
    }
