"""What may be chosen before a game of Western."""

from __future__ import annotations

from game.engine.options import Number, OptionSchema, Switch
from game.rules.western.box import shipped_box
from game.rules.western.box_schema import MOST_MONEY

# Amounts, in thousands; as usual they are what the number of players says.
GOAL, MONEY, POT = "goal", "money", "pot"
AMOUNTS = (GOAL, MONEY, POT)
STEP = 10  # the smallest note
TRIPLE_GUNS, OPEN_TRAIN = "triple-guns", "open-train"


def may_triple(seats: int) -> bool:
    return shipped_box().tables[seats].triple_guns is not None


def allowed_amounts(name: str) -> range:
    return range(STEP if name == GOAL else 0, MOST_MONEY + 1, STEP)


OPTIONS = OptionSchema(
    "Western",
    *(Number(name, allowed=allowed_amounts(name), unit="thousands") for name in AMOUNTS),
    Switch(TRIPLE_GUNS, at=may_triple),
    Switch(OPEN_TRAIN),
)
