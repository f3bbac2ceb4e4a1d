"""What may be chosen before a game of Mustang."""

from __future__ import annotations

from game.engine.options import OptionSchema, Seat
from game.rules.mustang.box_schema import MOST_RANCHERS

FIRST = "first"  # the seat that begins
OPTIONS = OptionSchema("Mustang", Seat(FIRST, most=MOST_RANCHERS))
