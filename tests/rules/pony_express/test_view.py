"""The view of the race, inside the program and at its edge."""

from __future__ import annotations

import json
import random

import pytest
from msgspec import ValidationError
from msgspec.structs import replace

from game.engine.match import Match
from game.engine.views import typed_event, typed_view
from game.rules.pony_express.events import EVENTS
from game.rules.pony_express.view import PonyExpressView, open_view
from tests.support import play_out, race

LOOKED_AT = 4  # every so many decisions


@pytest.mark.parametrize("seats", [3, 5])
def test_what_other_programs_are_given_holds_all_of_it_and_no_more(seats: int) -> None:
    """Back from its public form, also through JSON, it is the same view with the same log."""
    compared = 0

    def look(match: Match) -> None:
        nonlocal compared
        if len(match.journal) % LOOKED_AT:
            return
        for seat in (None, *range(seats)):
            given = json.loads(json.dumps(match.view(seat)))
            log = given.pop("log")
            again = typed_view(given, PonyExpressView, EVENTS)
            assert again == replace(match.seen(seat), log=[])
            compared += 1
            last = match.events_seen(seat)[-1]
            assert typed_event(log[-1], EVENTS) == replace(last, audience=None)

    play_out(race(seats, 4), random.Random(4), look)
    assert compared > 100


def test_the_typed_view_of_a_log_holds_its_events() -> None:
    match = race(4, 2)
    view = typed_view(match.view(1), PonyExpressView, EVENTS)
    told = [replace(event, audience=None) for event in match.events_seen(1)]
    assert list(view.log) == told


def test_with_all_secrets_open_it_shows_the_whole_table() -> None:
    seen = 0

    def look(match: Match) -> None:
        nonlocal seen
        table, view = match.table, open_view(match.table)
        assert view.you is None
        assert [rider.hand for rider in view.riders] == [tuple(r.cards) for r in table.riders]
        if table.cup is not None:
            assert [die.face for die in view.dice] == table.cup.faces
            assert [die.shown for die in view.dice] == table.cup.shown
            seen += 1
        if table.duel is not None and table.duel.decoy_of is not None:
            assert view.duel is not None and view.duel.decoy is not None
            assert view.duel.decoy.side == table.duel.decoy_side

    play_out(race(4, 5), random.Random(5), look)
    assert seen > 50


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(ValidationError):
        typed_view({**race().view(0), "game": "mustang"}, PonyExpressView, EVENTS)
    with pytest.raises(ValidationError):
        typed_view({**race().view(0), "board": {}}, PonyExpressView, EVENTS)
