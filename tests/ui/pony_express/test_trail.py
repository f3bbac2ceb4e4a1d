"""The way of the trail: through every space, smoothly, on the board, there and back."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from game.boardfile import board_path
from game.rules.pony_express.board import Board, board_from_file
from game.ui.pony_express.board.trail import STEP, Polyline, trail_path, trail_points
from tests.bots.racing import BOARDS


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return board_from_file(board_path("pony-express", request.param))


def test_the_trail_goes_through_every_space_in_order(board: Board) -> None:
    points = trail_points(board)
    assert (points[0], points[-1]) == (board.points[1], board.points[-1])
    reached = [points.index(space) for space in board.points[1:]]
    assert reached == sorted(reached)


def test_the_trail_is_fine_and_bends_softly(board: Board) -> None:
    points = trail_points(board)
    assert max(math.dist(*pair) for pair in pairwise(points)) <= STEP
    headings = [math.atan2(y2 - y1, x2 - x1) for (x1, y1), (x2, y2) in pairwise(points)]
    turns = [abs(math.remainder(b - a, math.tau)) for a, b in pairwise(headings)]
    assert max(turns) < math.radians(12)


def test_the_trail_swings_out_at_a_row_turn_and_stays_on_the_board(board: Board) -> None:
    points = trail_points(board)
    for x, y in points:
        assert 1 < x < board.width - 1 and 1 < y < board.height - board.hand_table - 1
    spaces_x = [x for x, _ in board.points[1:]]
    assert max(x for x, _ in points) > max(spaces_x) + 1
    if board.name == "pony-express":
        assert min(x for x, _ in points) < 6


def test_a_ride_back_is_the_ride_there_backwards(board: Board) -> None:
    there = trail_path(board, 4, 15)
    assert (there[0], there[-1]) == (board.points[4], board.points[15])
    assert trail_path(board, 15, 4) == there[::-1]


def test_a_ride_begins_and_ends_where_the_riders_stand(board: Board) -> None:
    start, end = board.stand(2, 5, 0), board.mailboxes[1]
    way = trail_path(board, 2, board.last, start, end)
    assert way[0] == pytest.approx(start) and way[-1] == pytest.approx(end)
    middle = len(way) // 2
    assert way[middle] == trail_path(board, 2, board.last)[middle]


def test_a_ride_to_the_same_space_only_changes_the_stand(board: Board) -> None:
    here, there = board.stand(3, 2, 0), board.stand(3, 2, 1)
    assert trail_path(board, 3, 3) == [board.points[3]]
    assert trail_path(board, 3, 3, here, there) == [here, there]


def test_a_polyline_is_walked_by_distance() -> None:
    line = Polyline([(0, 0), (3, 0), (3, 0), (3, 4)])
    assert line.length == 7
    assert [line.at(d) for d in (-1, 0, 1.5, 3, 5, 7, 9)] == [
        (0, 0), (0, 0), (1.5, 0), (3, 0), (3, 2), (3, 4), (3, 4)
    ]  # fmt: skip
    assert [line.heading(d) for d in (-1, 2, 3, 9)] == [0, 0, 90, 90]


def test_a_polyline_of_one_point_stands_still() -> None:
    line = Polyline([(2, 5)])
    assert (line.length, line.at(1), line.heading(1)) == (0, (2, 5), 0)
