"""What the events of the race may hold: for those of a save that cannot be played again."""

from __future__ import annotations

from game.engine.events import Values
from game.rules.pony_express.board import Board
from game.rules.pony_express.cards import COPIES
from game.rules.pony_express.questions import CORNERS
from game.rules.shared.hands import FACES, HANDS

SIDES = ("left", "right")
FIGURES = range(3)
DICE = range(5)


def told_values(board: Board, seats: range) -> Values:
    """By the name of a field, or by that of an event and of its field."""
    spaces = range(board.last + 1)
    by_name: Values = {
        **dict.fromkeys(("seat", "seats", "accuser", "giver", "taker", "loser"), seats),
        **dict.fromkeys(("winner", "rider", "fallen", "touched"), seats),
        **dict.fromkeys(("space", "origin", "to"), spaces),
        **dict.fromkeys(("card", "cards", "back"), tuple(COPIES)),
        **dict.fromkeys(("die", "dice"), DICE),
        **dict.fromkeys(("face", "faces"), FACES),
        **dict.fromkeys(("side", "real_side"), SIDES),
        "figures": FIGURES,
        "hand": HANDS,
        "corners": CORNERS,
        "mailbox": range(1, len(board.mailboxes) + 1),
        "verdict": ("hit", "miss", "arrest", "figures"),
        "free": ("", "last", "canteen"),
        "how": ("paid", "escaped", "file", "served"),
        "reason": ("jackrabbit", "showdown", "last-bullet"),
    }
    return {
        **by_name,
        "open-roll.why": ("first", "prison", "poker", "mine", "pickaxe", "saloon"),
        "card-taken.why": ("draft", "relay", "prison"),
        "gold-moved.why": (
            *("charity", "reroll", "prison-fine", "prison-roll", "duel", "poker", "train"),
            *("figures", "mine", "saloon"),
        ),
        "moved.why": ("dice", "accusation", "train", "rail-pass", "fresh-horse", "retreat"),
        "imprisoned.why": ("false-accusation", "bluff", "sheriff", "no-gold", "saloon"),
    }
