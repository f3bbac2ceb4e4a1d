"""The shots that a bot foresees are those that it is asked for."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from game.bots.pony_express.scenes import next_shot, shot_at_figures, shots_from_corner
from game.engine.match import Match
from game.engine.requests import TakeShot
from game.rules.pony_express.questions import CORNERS
from game.rules.pony_express.view import PonyExpressView
from physics.model import Scene
from tests.bots.moments import QUESTIONS, WINDOWS, come_to
from tests.bots.racing import BOARDS, mixed_race, staged
from tests.rules.pony_express.scripting import card, decline, flick, play, scene


def as_seen(shot: Scene) -> Scene:
    """How a die left lying is turned is told to nobody."""
    pieces = tuple(
        msgspec.structs.replace(piece, turned=0.0) if piece.kind == "die" else piece
        for piece in shot.pieces
    )
    return msgspec.structs.replace(shot, pieces=pieces)


def foreseen(view: PonyExpressView, shooter: int) -> Scene:
    if view.duel is None:
        return shot_at_figures(view, shooter, steady=view.steady)
    return next_shot(view, shooter)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_shot_of_a_race_is_foreseen_by_all_as_it_is(seats: int) -> None:
    modes = Counter[str]()
    for seed in range(4):
        for asked in mixed_race(seats, seed, board=BOARDS[seed % 2]).decisions():
            request = asked.request
            if isinstance(request, TakeShot):
                modes[request.scene.mode] += 1
                for seat in range(seats):
                    view = asked.match.seen(seat)
                    assert as_seen(foreseen(view, asked.seat)) == as_seen(request.scene)
    assert modes["figures"] and modes["duel"] + modes["showdown"]


def showdown(**hands: list[str]) -> Match:
    table = {**WINDOWS["own-shot in the showdown"].table, "shots": [{"rest": [26, 18]}] * 9}
    m = staged(**table, cards={0: hands.get("ann", []), 1: hands.get("bob", [])})
    play(m, reroll="stand", announce="two-pairs")
    decline(m)
    while m.pending is not None and m.pending.kind == "accuse":
        m.answer(False)
    play(m, corner="north-west")
    return m


@pytest.mark.parametrize(
    ("name", "needs", "changes"),
    [
        ("water-barrel", {"at": [40, 9]}, {"barrel": (40, 9)}),
        ("dust-devil", {"side": "right"}, {"wind_from": "right"}),
        ("decoy", {"side": "right"}, {"decoy_of": 1, "decoy_side": "right", "decoy_stands": True}),
    ],
)
def test_what_a_card_would_do_is_what_it_does(
    name: str, needs: dict[str, Any], changes: dict[str, Any]
) -> None:
    m = showdown(bob=[name])
    expected = next_shot(m.seen(1), 0, **changes)
    assert expected != next_shot(m.seen(1), 0)
    card(m, name, **needs)
    assert scene(m) == expected
    for seat in range(3):
        assert next_shot(m.seen(seat), 0) == expected
    flick(m)
    assert next_shot(m.seen(0), 1) == scene(m), "the wind is gone, the rest stays"


def test_a_steady_hand_and_a_die_left_lying_are_foreseen() -> None:
    m = showdown(ann=["steady-hand", "spare-cartridge"])
    expected = next_shot(m.seen(0), 0, steady=True)
    card(m, "steady-hand")
    assert scene(m) == expected and expected.steady
    flick(m)
    card(m, "spare-cartridge")
    assert any(piece.kind == "die" for piece in scene(m).pieces)
    assert as_seen(next_shot(m.seen(0), 0)) == as_seen(scene(m))


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("moment", ["corner in a duel", "corner in the showdown"])
def test_the_shots_from_a_corner_are_those_that_come(moment: str, corner: str) -> None:
    m = come_to(QUESTIONS[moment])
    mine, others = shots_from_corner(m.seen(0), 0, corner)
    play(m, corner=corner)
    decline(m)
    assert scene(m) == mine
    flick(m)
    decline(m)
    assert scene(m) == others
