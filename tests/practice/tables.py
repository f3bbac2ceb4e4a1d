"""Tables and flicks as anybody could set them up on the range, for property tests."""

from __future__ import annotations

import msgspec
from hypothesis import strategies as st

from game.practice.layout import Layout, problem
from physics.model import MAX_SPEED, Flick

xs = st.integers(0, 5200).map(lambda n: n / 100)
ys = st.integers(0, 3600).map(lambda n: n / 100)
points = st.tuples(xs, ys)
angles = st.floats(-360.0, 360.0)
winds = st.one_of(
    st.sampled_from(["", "left", "right"]),
    st.tuples(st.floats(-1.7, 1.7), st.floats(-1.7, 1.7)),
)


@st.composite
def layouts(draw: st.DrawFn, most: int = 10) -> Layout:
    """Anything that has room is set down, the rest is left out."""
    figures = draw(st.booleans())
    layout = Layout(
        scene="figures" if figures else draw(st.sampled_from(["duel", "showdown"])),
        board=draw(st.sampled_from(["pony-express", "silver-trail"])),
        corner=draw(st.sampled_from(["north-west", "south-east"])),
        wind=draw(winds),
        must_fall=draw(st.booleans()),
        steady=draw(st.booleans()),
        shots=draw(st.sampled_from([1, 2])),
    )
    if not figures:
        layout = if_possible(layout, target=draw(points))
        layout = if_possible(layout, decoy=draw(st.sampled_from([None, "left", "right"])))
    layout = if_possible(layout, barrel=draw(st.none() | points))
    layout = if_possible(layout, die=draw(st.none() | points), die_turned=draw(st.floats(0, 90)))
    for at in draw(st.lists(points, max_size=most)):
        layout = if_possible(layout, riders=(*layout.riders, at))
    for at in draw(st.lists(points, max_size=2)):
        layout = if_possible(layout, lying=(*layout.lying, at))
    return layout


def if_possible(layout: Layout, **changes: object) -> Layout:
    changed = msgspec.structs.replace(layout, **changes)
    return layout if problem(changed) else changed


@st.composite
def shots(draw: st.DrawFn, most: int = 10) -> tuple[Layout, Flick, float | None]:
    """A table, a flick that it allows, and an aim."""
    layout = draw(layouts(most))
    scene = layout.to_scene()
    start = scene.clear_start()
    assert start is not None
    beside = scene.line.point(-draw(st.floats(0, 4)), draw(st.floats(-6, 6)))
    flick = Flick(
        start=beside if scene.start_error(beside) is None else start,
        angle=draw(angles),
        speed=draw(st.floats(0.0, MAX_SPEED)),
        spin=draw(st.just(0.0) | st.floats(-100.0, 100.0)),
    )
    return layout, flick, draw(st.none() | angles)
