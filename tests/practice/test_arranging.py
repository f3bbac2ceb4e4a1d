"""Arranging a table piece by piece."""

from __future__ import annotations

import math

from hypothesis import given, settings
from hypothesis import strategies as st

from game.practice.arranging import (
    Handle,
    from_other_corner,
    handle_at,
    handles,
    moved,
    pieces_of,
    place_of,
    room_for,
    with_new,
    without,
)
from game.practice.layout import Layout, problem
from tests.practice.tables import layouts, points

CROWD = Layout(riders=((20.0, 18.0), (30.0, 22.0)), barrel=(26.0, 12.0))


@settings(max_examples=40, deadline=None)
@given(layouts(most=4))
def test_every_piece_is_found_where_it_stands(layout: Layout) -> None:
    for handle in handles(layout):
        for piece in pieces_of(layout, handle):
            assert handle_at(layout, piece.at) == handle


@settings(max_examples=40, deadline=None)
@given(layouts(most=4), points, st.data())
def test_a_piece_that_was_moved_stands_there_and_the_others_stay(
    layout: Layout, to: tuple[float, float], data: st.DataObject
) -> None:
    chosen = data.draw(st.sampled_from([*handles(layout), Handle("rider", 99)]))
    if chosen.number == 99:
        layout, chosen = with_new(layout, "rider", (0.0, 0.0))
    others = sorted(place_of(layout, handle) for handle in handles(layout) if handle != chosen)
    after = moved(layout, chosen, to)
    assert math.dist(place_of(after, chosen), to) < 0.01
    assert others == sorted(place_of(after, other) for other in handles(after) if other != chosen)


def test_what_is_taken_away_is_gone() -> None:
    left = without(CROWD, Handle("rider", 0))
    assert left.riders == ((30.0, 22.0),)
    assert without(CROWD, Handle("barrel")).barrel is None
    far = Layout(target=(30.0, 15.0), decoy="left")
    assert without(far, Handle("decoy")) == Layout(target=(30.0, 15.0))
    assert without(far, Handle("target")) == Layout()


def test_a_new_piece_finds_room_near_the_middle() -> None:
    for kind in ("rider", "barrel"):
        at = room_for(CROWD, kind)
        assert at is not None
        grown, handle = with_new(CROWD, kind, at)
        assert problem(grown) is None
        assert place_of(grown, handle) == at


def test_a_full_table_has_no_room() -> None:
    crowd = tuple((2.0 + 2.5 * n, 3.0) for n in range(20))
    assert room_for(Layout(riders=crowd), "rider") is None


def test_the_decoy_stands_on_the_side_where_it_is_put() -> None:
    layout = Layout(target=(30.0, 15.0))
    for dummy in ((32.0, 18.0), (28.0, 12.0)):
        doubled, _ = with_new(layout, "decoy", dummy)
        assert problem(doubled) is None
        twins = {piece.id: piece.at for piece in pieces_of(doubled, Handle("decoy"))}
        real, false = doubled.real_target, doubled.dummy
        assert false is not None
        assert math.dist(twins[false], dummy) < math.dist(twins[real], dummy)


def test_the_other_corner_and_back() -> None:
    layout = Layout(riders=((20.0, 18.0),), target=(30.0, 15.0))
    other = from_other_corner(layout)
    assert other.corner == "south-east"
    assert problem(other) is None
    assert from_other_corner(other) == Layout(riders=((20.0, 18.0),))
