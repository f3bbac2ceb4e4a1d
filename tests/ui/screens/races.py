"""Races that are over, for the tests of what comes after them."""

from __future__ import annotations

import random
from functools import cache

from game.engine.match import Match
from game.engine.session import Session
from game.ui.pony_express.menus.end import RaceEnd
from game.ui.pony_express.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from tests.support import play_out, race
from tests.ui.harness import Window
from tests.ui.screens.menus import open_title


@cache
def finished(seats: int = 4, seed: int = 21) -> Match:
    """Played at random to its end; to be read, not answered."""
    match = race(seats, seed)
    play_out(match, random.Random(seed))
    return match


def end_of(window: Window, seats: int = 4, seed: int = 21) -> RaceEnd:
    """The table of a race that is over leads to its end."""
    open_title(window)
    session = Session(finished(seats, seed), {})
    window.open(TableScene(window.ui, TABLE, session, usual_look(seats), continued=True))
    window.until(lambda: isinstance(window.scene, RaceEnd))
    assert isinstance(window.scene, RaceEnd)
    return window.scene
