"""The mustangs by name.

Each coat with each kind is a phrase of its own: in other languages the coat's word goes by the
kind's gender.
"""

from __future__ import annotations

from game.i18n import mark

SPECIALS = {"midnight": mark("Midnight"), "avalanche": mark("Avalanche")}
LABELS = {
    ("bay", "stallion"): mark("bay stallion"),
    ("chestnut", "stallion"): mark("chestnut stallion"),
    ("palomino", "stallion"): mark("palomino stallion"),
    ("grey", "stallion"): mark("grey stallion"),
    ("pinto", "stallion"): mark("pinto stallion"),
    ("bay", "mare"): mark("bay mare"),
    ("chestnut", "mare"): mark("chestnut mare"),
    ("palomino", "mare"): mark("palomino mare"),
    ("grey", "mare"): mark("grey mare"),
    ("pinto", "mare"): mark("pinto mare"),
    ("bay", "foal"): mark("bay foal"),
    ("chestnut", "foal"): mark("chestnut foal"),
    ("palomino", "foal"): mark("palomino foal"),
    ("grey", "foal"): mark("grey foal"),
    ("pinto", "foal"): mark("pinto foal"),
}
# For one of several, and for one that is new on the table.
ONE = {
    ("bay", "stallion"): mark("a bay stallion"),
    ("chestnut", "stallion"): mark("a chestnut stallion"),
    ("palomino", "stallion"): mark("a palomino stallion"),
    ("grey", "stallion"): mark("a grey stallion"),
    ("pinto", "stallion"): mark("a pinto stallion"),
    ("bay", "mare"): mark("a bay mare"),
    ("chestnut", "mare"): mark("a chestnut mare"),
    ("palomino", "mare"): mark("a palomino mare"),
    ("grey", "mare"): mark("a grey mare"),
    ("pinto", "mare"): mark("a pinto mare"),
    ("bay", "foal"): mark("a bay foal"),
    ("chestnut", "foal"): mark("a chestnut foal"),
    ("palomino", "foal"): mark("a palomino foal"),
    ("grey", "foal"): mark("a grey foal"),
    ("pinto", "foal"): mark("a pinto foal"),
}
# For one that all have seen.
THAT_ONE = {
    ("bay", "stallion"): mark("the bay stallion"),
    ("chestnut", "stallion"): mark("the chestnut stallion"),
    ("palomino", "stallion"): mark("the palomino stallion"),
    ("grey", "stallion"): mark("the grey stallion"),
    ("pinto", "stallion"): mark("the pinto stallion"),
    ("bay", "mare"): mark("the bay mare"),
    ("chestnut", "mare"): mark("the chestnut mare"),
    ("palomino", "mare"): mark("the palomino mare"),
    ("grey", "mare"): mark("the grey mare"),
    ("pinto", "mare"): mark("the pinto mare"),
    ("bay", "foal"): mark("the bay foal"),
    ("chestnut", "foal"): mark("the chestnut foal"),
    ("palomino", "foal"): mark("the palomino foal"),
    ("grey", "foal"): mark("the grey foal"),
    ("pinto", "foal"): mark("the pinto foal"),
}

COATS = {
    "bay": mark("bay"),
    "chestnut": mark("chestnut"),
    "palomino": mark("palomino"),
    "grey": mark("grey"),
    "pinto": mark("pinto"),
}
KINDS = {"stallion": mark("stallion"), "mare": mark("mare"), "foal": mark("foal")}
KINDS_IN_A_SENTENCE = {
    "stallion": mark("a stallion"),
    "mare": mark("a mare"),
    "foal": mark("a foal"),
    "special": mark("Midnight or Avalanche"),
}
# Several, as the label of a pile or of a row.
PILES = {"stallion": mark("stallions"), "mare": mark("mares"), "foal": mark("foals")}
PILES_IN_A_SENTENCE = {
    "stallion": mark("the pile of stallions"),
    "mare": mark("the pile of mares"),
    "foal": mark("the pile of foals"),
}
