"""Every game that the contract holds to its promises: all that are registered, and the one of the
tests.

What all games must hold is asked of a game as soon as it is registered. A game with more to vary
than its switches, or with more to say about its secrets, has a `SUBJECT` in
`tests/rules/<game>/contract.py`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from game.games.definition import GameDef
from game.games.registry import PACKAGES, registered_games
from tests.contract.subject import OPEN, VISIT, Subject
from tests.games.tall_tale import TALL_TALE
from tests.games.tall_tale.table import EVENTS
from tests.ui.table.showing import event_kinds


def _subject(package: str, game: GameDef) -> Subject:
    folder, module = f"tests.rules.{package}", f"tests.rules.{package}.contract"
    if find_spec(folder) is None or find_spec(module) is None:
        return Subject(game)
    subject: Subject = import_module(module).SUBJECT
    return subject


ITS_EVENTS = tuple(sorted(event_kinds(EVENTS)))  # nothing is seen of them at the test game's table
SUBJECTS = (
    *(_subject(*declared) for declared in zip(PACKAGES, registered_games(), strict=True)),
    Subject(
        TALL_TALE,
        long=30,
        most=400,
        asked={"tell": VISIT, "lift": OPEN},
        in_private=("Under the cup:", "What do you say"),
        unseen=ITS_EVENTS,
        unheard=ITS_EVENTS,
    ),
)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
every_table = pytest.mark.parametrize(
    ("subject", "seats"),
    [pytest.param(one, seats, id=f"{one.id}-{seats}") for one in SUBJECTS for seats in one.sizes],
)
every_variant = pytest.mark.parametrize(
    ("subject", "options", "seats"),
    [
        pytest.param(one, options, seats, id=f"{one.id}-{number}-{seats}")
        for one in SUBJECTS
        for number, options in enumerate(({}, *one.variants))
        for seats in one.sizes
    ],
)
