"""Bots in a long showdown: the nearer the riders stand, the surer they hit."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.bots import make_bot
from game.rules.pony_express.pieces import duel_scene
from game.rules.pony_express.practice import SHOOTER
from physics.model import Scene
from physics.planner import plan
from tests.rules.pony_express.scripting import long_showdown

SPREAD = 4.0  # degrees


def scenes(**changes: object) -> list[Scene]:
    """A shot of the showdown, at every distance from far to near."""
    made = []
    table = long_showdown(10).table
    for paces in range(len(table.board.paces["north-west"])):
        table.duel.paces = paces
        for name, value in changes.items():
            setattr(table.duel, name, value)
        made.append(duel_scene(table, table.duel, SHOOTER))
    return made


@pytest.mark.parametrize("must_fall", [False, True])
@pytest.mark.parametrize(
    "changes",
    [{}, {"wind_from": "left"}, {"decoy_of": 1, "decoy_side": "left", "decoy_stands": True}],
    ids=["plain", "wind", "decoy"],
)
def test_the_planner_hits_the_surer_the_nearer_the_target_is(
    changes: dict[str, object], must_fall: bool
) -> None:
    plans = [plan(scene, SPREAD, must_fall=must_fall) for scene in scenes(**changes)]
    assert all(near.hit > far.hit - 0.02 for far, near in pairwise(plans))
    assert plans[-1].hit > plans[0].hit + 0.1
    for scene, found in zip(scenes(**changes), plans, strict=True):
        assert scene.start_error(found.start) is None


@pytest.mark.parametrize("level", ["random", "greenhorn", "ranger", "gunslinger"])
def test_every_level_shoots_legally_from_nearby(level: str) -> None:
    match = long_showdown(35)
    bots = [make_bot("pony-express", level, seed=seat) for seat in range(3)]
    for _ in range(60):
        if match.pending is None:
            break
        seat = match.pending.seats[0]
        match.answer(bots[seat].choose(match.view(seat), match.pending.for_seat(seat)), seat)
    assert level == "random" or match.result is not None
