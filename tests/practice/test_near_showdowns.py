"""A shot of a showdown whose riders have stepped nearer, on the range: the same table, its code."""

from __future__ import annotations

import msgspec
import pytest

from game.practice.codes.shot_code import read_code, shot_code
from game.practice.from_game import layout_due
from game.practice.layout import Layout, problem
from game.practice.record import practise
from physics import simulate
from physics.model import Flick
from tests.rules.pony_express.scripting import flick, long_showdown, scene

WHEN = "2026-03-01T12:30:00Z"


@pytest.mark.parametrize(("shots", "paces"), [(28, 0), (30, 1), (31, 1), (51, 3), (70, 5), (71, 5)])
def test_the_table_from_a_game_is_shot_at_from_where_the_riders_stood(
    shots: int, paces: int
) -> None:
    match = long_showdown(14, more=60)
    flick(match, shots - 28)
    seat = match.pending.seats[0]
    layout = layout_due(match.seen(seat), scene(match))
    assert layout is not None
    assert (layout.scene, layout.paces, layout.target, layout.own) == ("showdown", paces, None, ())
    there, here = scene(match), layout.to_scene()
    assert here.line == there.line
    start = there.clear_start()
    assert start is not None
    towards = Flick(start, 330.0 if seat == 0 else 150.0, 2.0)
    assert simulate(here, towards).rest == simulate(there, towards).rest


@pytest.mark.parametrize("paces", range(6))
@pytest.mark.parametrize("corner", ["north-west", "south-east"])
def test_its_code_comes_out_as_it_went_in(paces: int, corner: str) -> None:
    layout = Layout(scene="showdown", corner=corner, paces=paces)  # type: ignore[arg-type]
    assert problem(layout) is None
    start = layout.to_scene().clear_start()
    assert start is not None
    shot, result = practise(layout, Flick(start, 10.0, 1.5), None, "flick", WHEN)
    assert read_code(shot_code(layout, shot, result)).layout == layout


def test_tables_without_steps_keep_their_keys_and_nobody_steps_in_a_duel_or_too_far() -> None:
    plain = Layout(scene="showdown")
    assert plain.key == msgspec.structs.replace(plain, paces=0).key
    assert plain.key != Layout(scene="showdown", paces=1).key
    for layout in (
        Layout(paces=1),
        Layout(scene="figures", paces=1),
        Layout(scene="showdown", paces=6),
        Layout(scene="showdown", paces=-1),
    ):
        assert problem(layout) is not None
