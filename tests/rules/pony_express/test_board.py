"""The boards that come with the race, fact by fact."""

import copy
import json
import math
import re
from itertools import pairwise

import pytest

from game.boardfile import board_path, find_boards
from game.rules.pony_express.board import Board, board_from_data, board_from_file
from physics.model import FiringLine, Piece, Scene

GAME = "pony-express"
LANGUAGES = {"en", "fr", "it"}


def shipped(name: str) -> Board:
    return board_from_file(board_path(GAME, name))


@pytest.fixture(scope="module")
def board() -> Board:
    return shipped("pony-express")


# ---- the board in the box

KINDS_OF_THE_TRAIL = {
    "start": [1],
    "town": [2, 3, 4, 5],
    "relay": [6, 11, 16, 21, 26],
    "mine": [7, 14, 20, 28],
    "station": [8, 13, 17, 22],
    "saloon": [10, 18, 24, 29],
    "indians": [9, 12, 15, 19, 23, 27, 30, 32],
    "plain": [25, 31],
    "finish": [33],
}

POINTS = """
1 (46.0,25.5) 2 (42.4,26.2) 3 (38.8,26.4) 4 (35.2,25.9) 5 (31.6,25.1) 6 (28.0,24.6)
7 (24.4,24.8) 8 (20.8,25.5) 9 (17.2,26.2) 10 (13.6,26.4) 11 (10.0,25.9) 12 (10.0,18.3)
13 (13.4,18.4) 14 (16.8,18.0) 15 (20.2,17.3) 16 (23.6,16.7) 17 (27.0,16.6) 18 (30.4,17.1)
19 (33.8,17.8) 20 (37.2,18.3) 21 (40.6,18.3) 22 (44.0,17.9) 23 (44.0,10.3) 24 (40.5,9.8)
25 (37.0,9.1) 26 (33.5,8.6) 27 (30.0,8.7) 28 (26.5,9.2) 29 (23.0,9.9) 30 (19.5,10.4)
31 (16.0,10.3) 32 (12.5,9.7) 33 (7.5,9.5)
"""


def test_the_trail_has_33_spaces_of_these_kinds(board: Board) -> None:
    assert board.last == 33
    assert board.kinds[0] == ""
    for kind, spaces in KINDS_OF_THE_TRAIL.items():
        assert [n for n in range(1, 34) if board.kinds[n] == kind] == spaces
    assert sum(map(len, KINDS_OF_THE_TRAIL.values())) == 33 == len(board.kinds) - 1


def test_fares(board: Board) -> None:
    fares = {n: price for n, price in enumerate(board.prices) if price is not None}
    assert fares == {8: 3, 13: 2, 17: 4}


def test_trains_go_to_the_next_station_and_end_at_22(board: Board) -> None:
    trains = {n: to for n, to in enumerate(board.next_station) if to is not None}
    assert trains == {8: 13, 13: 17, 17: 22}


def test_only_st_joseph_is_peaceful(board: Board) -> None:
    assert [n for n, peaceful in enumerate(board.peaceful) if peaceful] == [1, 2, 3, 4, 5]


def test_the_desert_begins_on_25(board: Board) -> None:
    assert [n for n, dry in enumerate(board.desert) if dry] == list(range(25, 34))


def test_every_space_lies_where_the_table_says(board: Board) -> None:
    table = re.findall(r"(\d+) \(([\d.]+),([\d.]+)\)", POINTS)
    points = {int(number): (float(x), float(y)) for number, x, y in table}
    assert points == dict(enumerate(board.points[1:], start=1))


def test_the_measures_of_the_table_and_the_pieces(board: Board) -> None:
    assert (board.width, board.height, board.hand_table) == (52, 36, 3)
    assert board.sizes.die == 1.6
    assert (board.sizes.rider_foot, board.sizes.rider_height) == (2.0, 3.0)
    assert (board.sizes.figure_foot, board.sizes.figure_height) == (1.2, 3.5)
    assert board.sizes.barrel == 2.0
    assert board.column == 2.1


def test_mailboxes(board: Board) -> None:
    assert board.mailboxes == ((7.5, 9.5), (4, 10.5), (4, 14))


def test_the_duel_places_are_51_cm_apart(board: Board) -> None:
    assert set(board.corners) == {"north-west", "south-east"}
    north_west, south_east = board.corners["north-west"], board.corners["south-east"]
    assert north_west.at == south_east.towards == (4, 29.5)
    assert south_east.at == north_west.towards == (48, 4)
    assert math.dist(north_west.at, south_east.at) == pytest.approx(51, abs=0.2)


def test_the_figures_stand_4_cm_apart_with_one_in_front(board: Board) -> None:
    assert board.figures == ((6.95, 5.45), (2.95, 5.25), (5.1, 1.9))
    one, two, three = board.figures
    for pair in ((one, two), (two, three), (three, one)):
        assert math.dist(*pair) == pytest.approx(4, abs=0.05)
    distances = [math.dist(board.figures_place.at, dot) for dot in board.figures]
    assert distances[0] == min(distances)


def test_the_figures_are_shot_at_from_the_north_east(board: Board) -> None:
    assert board.figures_place.at == (48, 30.5)
    assert board.figures_place.towards == pytest.approx((5.0, 4.2))


@pytest.mark.parametrize("name", ["north-west", "south-east", "figures"])
def test_a_firing_line_is_4_cm_ahead_12_wide_and_square(board: Board, name: str) -> None:
    place = board.figures_place if name == "figures" else board.corners[name]
    (x, y), (dx, dy) = place.line.centre, place.line.direction
    assert place.line.width == 12
    assert math.hypot(dx, dy) == pytest.approx(1)
    assert math.dist(place.at, (x, y)) == pytest.approx(4)
    # The line's centre lies on the way to the target, and the way is what the line is square to.
    away = math.dist(place.at, place.towards)
    assert math.dist((x, y), place.towards) == pytest.approx(away - 4)
    assert (x + dx * (away - 4), y + dy * (away - 4)) == pytest.approx(place.towards)


def test_labels_follow_the_route_of_1860(board: Board) -> None:
    route = [1, 6, 7, 13, 15, 16, 17, 22, 24, 25, 29, 32, 33]
    assert [board.labels[n] for n in route] == [
        "St Joseph",
        "Seneca",
        "Marysville",
        "Julesburg",
        "Chimney Rock",
        "Scotts Bluff",
        "Fort Laramie",
        "South Pass",
        "Fort Bridger",
        "Salt Lake City",
        "Ruby Valley",
        "Placerville",
        "Sacramento",
    ]


# ---- riders on a space


def test_a_single_rider_stands_on_the_point(board: Board) -> None:
    assert board.stand(7, 1, 0) == board.points[7]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_riders_stand_in_a_column_first_seat_on_top(board: Board, count: int) -> None:
    stands = [board.stand(16, count, index) for index in range(count)]
    x, y = board.points[16]
    assert {stand[0] for stand in stands} == {x}
    heights = [stand[1] for stand in stands]
    assert math.fsum(heights) / count == pytest.approx(y)
    steps = [high - low for high, low in pairwise(heights)]
    assert steps == pytest.approx([2.1] * (count - 1))


def test_places_that_are_not_there(board: Board) -> None:
    for space, count, index in ((34, 1, 0), (1, 6, 0), (1, 2, 2)):
        with pytest.raises(IndexError):
            board.stand(space, count, index)


# ---- all boards that are shipped


@pytest.fixture(params=["pony-express", "silver-trail"])
def any_board(request: pytest.FixtureRequest) -> Board:
    return shipped(request.param)


def test_the_shipped_boards_are_these() -> None:
    assert list(find_boards(GAME))[:2] == ["pony-express", "silver-trail"]


def test_titles_and_labels_are_in_every_language(any_board: Board) -> None:
    assert set(any_board.title) == LANGUAGES
    for label in any_board.labels[1:]:
        assert isinstance(label, str) or set(label) == LANGUAGES
        assert label
    assert len(any_board.labels) == any_board.last + 1


def test_a_board_survives_its_json_form(any_board: Board) -> None:
    again = board_from_data(json.loads(json.dumps(any_board.data)), "a save")
    assert again == any_board
    assert hash(again) == hash(any_board)
    for name in Board.__slots__:
        assert getattr(again, name) == getattr(any_board, name)
    assert again.data == json.loads(json.dumps(any_board.data))


def test_every_tuple_has_an_entry_for_each_space(any_board: Board) -> None:
    for name in ("kinds", "prices", "next_station", "peaceful", "desert", "labels", "points"):
        assert len(getattr(any_board, name)) == any_board.last + 1


@pytest.mark.parametrize("lying", [False, True])
def test_a_die_can_always_start(any_board: Board, lying: bool) -> None:
    """The check of a board promises it; here by the measures that the shot itself uses."""
    sizes = any_board.sizes
    for place in (*any_board.corners.values(), any_board.figures_place):
        line = FiringLine(place.line.centre, place.line.direction, place.line.width)
        for space in range(1, any_board.last + 1):
            stands = [any_board.stand(space, 5, index) for index in range(5)]
            pieces = tuple(
                Piece(str(at), "rider", at, sizes.rider_foot / 2, sizes.rider_height, lying=lying)
                for at in (*stands, *(corner.at for corner in any_board.corners.values()))
            )
            scene = Scene(any_board.width, any_board.height, line, pieces, "duel", 0)
            assert scene.clear_start() is not None, (place, space)


def test_a_board_is_not_copied(board: Board) -> None:
    assert copy.deepcopy(board) is board


def test_boards_differ(board: Board) -> None:
    assert board != shipped("silver-trail")
    assert board != "pony-express"
    renamed = board_from_file(board_path(GAME, "pony-express"), name="pony-express-2")
    assert renamed.name == "pony-express-2"
    assert renamed != board


def test_the_short_board_is_another_layout_without_any_code() -> None:
    board = shipped("silver-trail")
    assert board.last == 20
    assert (board.width, board.height) == (44, 33)
    assert {"relay", "mine", "station", "saloon", "indians"} <= set(board.kinds)
    trains = {n: to for n, to in enumerate(board.next_station) if to is not None}
    assert trains == {6: 10, 10: 15}
    assert [board.prices[n] for n in trains] == [2, 3]
    assert [n for n, peaceful in enumerate(board.peaceful) if peaceful] == [1, 2, 3]
    assert [n for n, dry in enumerate(board.desert) if dry] == [17, 18, 19, 20]
    assert board.figures_place.at[0] < board.figures_place.towards[0]
    assert board.figures_place.line.width == 10
