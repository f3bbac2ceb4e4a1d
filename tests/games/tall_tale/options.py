"""What may be chosen before a tale."""

from __future__ import annotations

from game.engine.options import Number, OptionSchema, Switch
from tests.games.tall_tale import TALL_TALE

GOAL = "goal"  # the points that win
TWICE = "twice"  # a true tale that was doubted counts twice
OPTIONS = OptionSchema(TALL_TALE.name, Number(GOAL, 20, allowed=range(1, 61)), Switch(TWICE))
