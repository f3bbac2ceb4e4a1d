"""What holds for every layout, whatever is asked of it."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.kit.canvas import Box
from game.ui.kit.layout import (
    BOTTOM_RIGHT,
    CENTRE,
    TOP_LEFT,
    Length,
    Units,
    below,
    beside,
    columns,
    extent,
    fan,
    fit,
    grid,
    inset,
    placed,
    rows,
    share,
    stack,
)

CLOSE = 0.01  # a little more than a step between edges
coordinates = st.floats(-200, 1300, width=32)
sides = st.floats(1, 1300, width=32)
boxes = st.builds(Box, coordinates, coordinates, sides, sides)
lengths = st.floats(0, 600)
pieces = st.lists(
    lengths | st.builds(share, st.floats(0.1, 5), least=lengths), min_size=1, max_size=8
)
gaps = st.floats(0, 30)
shares = st.floats(0, 1)
zooms = st.floats(0.5, 2.5)


def lies_in(box: Box, outer: Box) -> bool:
    return (
        box.left >= outer.left - CLOSE
        and box.top >= outer.top - CLOSE
        and box.right <= outer.right + CLOSE
        and box.bottom <= outer.bottom + CLOSE
    )


@given(boxes, pieces, gaps, shares)
def test_rows_lie_inside_in_order_and_do_not_overlap(
    box: Box, heights: list[Length], gap: float, at: float
) -> None:
    cut = rows(box, *heights, gap=gap, at=at)
    assert len(cut) == len(heights)
    assert all(lies_in(piece, box) for piece in cut)
    assert all(piece.width == pytest.approx(box.width, abs=CLOSE) for piece in cut)
    assert all(lower.top >= upper.bottom - CLOSE for upper, lower in pairwise(cut))


@given(boxes, pieces, gaps, shares)
def test_columns_are_rows_turned_on_their_side(
    box: Box, widths: list[Length], gap: float, at: float
) -> None:
    turned = rows(Box(box.y, box.x, box.height, box.width), *widths, gap=gap, at=at)
    cut = columns(box, *widths, gap=gap, at=at)
    assert [(b.x, b.y, b.width, b.height) for b in cut] == [
        (b.y, b.x, b.height, b.width) for b in turned
    ]


@given(boxes, pieces, gaps)
def test_a_share_fills_what_the_others_leave(box: Box, heights: list[Length], gap: float) -> None:
    cut = rows(box, *heights, share(), gap=gap)
    assert cut[0].top == pytest.approx(box.top, abs=CLOSE)
    assert cut[-1].bottom == pytest.approx(box.bottom, abs=CLOSE)


@given(boxes, st.lists(st.floats(1, 50), min_size=1, max_size=6), gaps, shares)
def test_lengths_for_which_there_is_room_stay_as_they_are(
    box: Box, widths: list[float], gap: float, at: float
) -> None:
    wide = Box(box.x, box.y, extent(*widths, gap=gap) + 100, box.height)
    cut = columns(wide, *widths, gap=gap, at=at)
    assert [piece.width for piece in cut] == pytest.approx(widths, abs=CLOSE)
    assert cut[0].left - wide.left == pytest.approx(100 * at, abs=2 * CLOSE)
    assert all(
        after.left - before.right == pytest.approx(gap, abs=2 * CLOSE)
        for before, after in pairwise(cut)
    )


@given(boxes, pieces, pieces)
def test_pieces_of_pieces_share_their_edges_to_the_last_bit(
    box: Box, heights: list[Length], widths: list[Length]
) -> None:
    lines = rows(box, *heights, share())
    cells = columns(lines[0], *widths, share())
    assert all(upper.bottom == lower.top for upper, lower in pairwise(lines))
    assert all(before.right == after.left for before, after in pairwise(cells))
    assert all(cell.bottom == lines[1].top for cell in cells)


def test_shares_get_their_parts_on_top_of_what_they_need() -> None:
    cut = columns(Box(0, 0, 100, 10), share(least=20), share(3, least=10), 10, gap=10)
    assert [piece.width for piece in cut] == [30, 40, 10]


def test_pieces_that_do_not_fit_become_shorter_by_the_same_part() -> None:
    cut = columns(Box(0, 0, 110, 10), 100, share(least=100), share(), gap=5)
    assert [piece.width for piece in cut] == [50, 50, 0]


@given(boxes, st.integers(1, 6), st.integers(1, 6), st.floats(0, 3), st.floats(0, 3))
def test_a_grid_fills_the_box_with_equal_cells(
    box: Box, across: int, down: int, gap: float, gap_y: float
) -> None:
    cells = grid(box, across, down, gap=gap, gap_y=gap_y)
    assert len(cells) == across * down
    assert cells[0].topleft == pytest.approx(box.topleft, abs=CLOSE)
    assert cells[-1].bottomright == pytest.approx(box.bottomright, abs=CLOSE)
    assert all(cell.size == pytest.approx(cells[0].size, abs=CLOSE) for cell in cells)
    for number, cell in enumerate(cells):
        others = cells[:number] + cells[number + 1 :]
        assert cell.inflate(-2 * CLOSE, -2 * CLOSE).collidelist(others) < 0


@given(boxes, st.lists(lengths, min_size=1, max_size=8), gaps)
def test_a_stack_is_as_high_as_its_pieces(box: Box, heights: list[float], gap: float) -> None:
    cut = stack(box, *heights, gap=gap)
    assert [piece.height for piece in cut] == pytest.approx(heights, abs=CLOSE)
    assert cut[-1].bottom - box.top == pytest.approx(extent(*heights, gap=gap), abs=0.1)


@given(boxes, st.integers(1, 14), sides, gaps, shares)
def test_a_fan_lies_inside_and_overlaps_only_where_it_must(
    box: Box, count: int, wide: float, gap: float, at: float
) -> None:
    cards = fan(box, count, wide, gap=gap, at=at)
    assert all(lies_in(card, box) for card in cards)
    assert all(after.left >= before.left - CLOSE for before, after in pairwise(cards))
    if extent(*[wide] * count, gap=gap) <= box.width:
        assert all(
            after.left - before.right == pytest.approx(gap, abs=2 * CLOSE)
            for before, after in pairwise(cards)
        )
    elif wide < box.width and count > 1:
        assert cards[-1].right - cards[0].left == pytest.approx(box.width, abs=CLOSE)


@given(boxes, *[st.floats(0, 900)] * 4)
def test_an_inset_lies_inside(
    box: Box, left: float, top: float, right: float, bottom: float
) -> None:
    assert lies_in(inset(box, left=left, top=top, right=right, bottom=bottom), box)


def test_margins_of_an_inset_add_up() -> None:
    inner = inset(Box(0, 0, 100, 100), 5, x=10, top=20)
    assert tuple(inner) == (15, 25, 70, 70)


@given(boxes, st.tuples(shares, shares), shares, shares)
def test_what_is_smaller_than_the_box_is_placed_inside(
    box: Box, at: tuple[float, float], wide: float, high: float
) -> None:
    small = placed(box, box.width * wide, box.height * high, at)
    assert lies_in(small, box)
    assert small.size == pytest.approx((box.width * wide, box.height * high), abs=CLOSE)


def test_something_stands_in_the_middle_or_in_a_corner() -> None:
    box = Box(10, 10, 100, 50)
    assert tuple(placed(box, 20, 10, CENTRE)) == (50, 30, 20, 10)
    assert tuple(placed(box, 20, 10, BOTTOM_RIGHT)) == (90, 50, 20, 10)
    assert tuple(placed(box, high=10, at=TOP_LEFT)) == (10, 10, 100, 10)


@given(boxes, st.tuples(sides, sides))
def test_what_is_fitted_keeps_its_shape_and_touches_two_sides(
    box: Box, shape: tuple[float, float]
) -> None:
    fitted = fit(box, shape)
    assert lies_in(fitted, box)
    shaped = fitted.height * shape[0] / shape[1]
    assert fitted.width == pytest.approx(shaped, rel=0.01, abs=CLOSE * max(1, shape[0] / shape[1]))
    assert max(fitted.width / box.width, fitted.height / box.height) == pytest.approx(1, abs=0.01)


@given(boxes, lengths, gaps)
def test_what_is_left_below_or_beside_a_piece_lies_inside(
    box: Box, long: float, gap: float
) -> None:
    upper, first = rows(box, long)[0], columns(box, long)[0]
    lower, second = below(box, upper, gap), beside(box, first, gap)
    assert lies_in(lower, box)
    assert lies_in(second, box)
    assert lower.top >= min(upper.bottom, box.bottom) - CLOSE
    assert second.left >= min(first.right, box.right) - CLOSE


@given(lengths, st.floats(0, 1))
def test_at_a_zoom_of_one_everything_is_as_designed(designed: float, follow: float) -> None:
    units = Units(1.0)
    assert units(designed, follow) == units.grown(designed, follow) == designed


@given(st.floats(1, 600), zooms, zooms, st.floats(0, 1))
def test_a_length_grows_with_the_zoom_as_far_as_it_follows(
    designed: float, one: float, other: float, follow: float
) -> None:
    small, large = Units(min(one, other)), Units(max(one, other))
    assert small(designed, follow) <= large(designed, follow)
    assert small(designed, 0.0) == designed
    assert small(designed) == pytest.approx(designed * small.zoom)
    assert small.grown(designed, follow) >= designed
    assert large(designed, least=0.9, most=1.3) == pytest.approx(
        designed * min(max(large.zoom, 0.9), 1.3)
    )


@given(st.floats(8, 60), zooms)
def test_printed_type_comes_out_as_large_at_any_zoom(size: float, zoom: float) -> None:
    units = Units(zoom)
    assert units(units.printed(size)) == pytest.approx(size)


def test_units_are_limited_to_a_zoom_for_which_there_is_room() -> None:
    assert Units(1.5).limited(most=1.2) == Units(1.2)
    assert Units(0.8).limited(least=1.0) == Units(1.0)
    assert Units(1.1).limited(least=1.0, most=1.2) == Units(1.1)
