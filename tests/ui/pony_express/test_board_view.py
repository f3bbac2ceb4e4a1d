"""What lies on the board: names that stay readable, the felt with the dice where there is room,
and the land of players' own boards."""

from __future__ import annotations

import copy
import math
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from game.boardfile import board_path
from game.engine.feed import MatchFeed
from game.rules.pony_express.board import Board, board_from_data, board_from_file
from game.rules.pony_express.events import CupRolled, GoldMoved, Moved
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.hands import DICE
from game.ui.kit.canvas import Box
from game.ui.kit.scene import Scene
from game.ui.pony_express.board.fit import PLACE
from game.ui.pony_express.board.labels import labels_of
from game.ui.pony_express.board.painting import BoardPainter
from game.ui.pony_express.board.view import BoardView
from game.ui.pony_express.land.plan import land_of
from game.ui.pony_express.land.room import Clearance, places_of, room_to_edge, ways_of
from game.ui.pony_express.tray.tray import dice_are_read
from game.ui.pony_express.words import race_words
from game.ui.table.look import usual_look
from tests.rules.pony_express.scripting import arranged, play
from tests.ui.harness import Window
from tests.ui.pony_express.racing import RaceTableView, bots_session, bots_table, view_of

BOARDS = ("pony-express", "silver-trail")


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window() as opened:
        opened.open(Scene(opened.ui))
        yield opened


def view_on(window: Window, board: str) -> RaceTableView:
    return view_of(window, bots_session(3, board=board).match, None)


# --------------------------------------------------------------------------- names


def rest(view: RaceTableView, window: Window) -> None:
    view.context.pieces.follow(view.context.seen, view.context.so_far, at_once=True)
    window.canvas.written.clear()
    view.draw(window.canvas)


@pytest.mark.parametrize("spaces", [(2, 3, 4, 5, 6), (4, 4, 5, 5, 6), (31, 32, 30, 28, 27)])
def test_tags_of_riders_leave_the_names_on_the_land_readable(
    window: Window, spaces: tuple[int, ...]
) -> None:
    view = view_of(window, arranged(spaces, rolls=["pair"]), None)
    rest(view, window)
    for label in labels_of(view.context.board):
        x, y = view.context.board_view.to_screen((label.x, label.y))
        half = len(label.key) * view.context.board_view.scale * 0.4
        name = Box(x - half, y - 8, 2 * half, 16)
        tags = [
            text for text in window.texts if text.text in view.context.names and text.layer == 10
        ]
        assert len(tags) == len(spaces)
        assert not [tag.text for tag in tags if tag.rect.colliderect(name)], label.key


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_table_of_hands_is_set_in_one_size(board: str, language: str) -> None:
    """But for a name that would make all the others small."""
    with Window(language=language) as window:
        window.open(Scene(window.ui))
        view = view_on(window, board)
        painter = BoardPainter(view.context.board_view, window.canvas)
        high = view.context.board.hand_table * view.context.board_view.scale
        assert painter._size_of_hands(view.context.board_view.box.width / 7 - 4, high) >= 16


# --------------------------------------------------------------------------- the felt


@pytest.mark.parametrize("board", BOARDS)
def test_the_felt_covers_no_place_of_the_board(window: Window, board: str) -> None:
    view = view_on(window, board)
    places = [
        *view.context.board.points[1:],
        *view.context.board.mailboxes,
        *view.context.board.figures,
    ]
    places += [place.at for place in view.context.board.corners.values()]
    felt, cm = view.context.tray.box, view.context.board_view.scale
    for at in places:
        x, y = view.context.board_view.to_screen(at)
        assert not felt.colliderect(Box(x - cm, y - cm, 2 * cm, 2 * cm)), at
    strip = view.context.board.hand_table * cm
    assert felt.top > view.context.board_view.box.top + strip
    assert PLACE.contains(felt)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_held_up_hangs_clear_of_the_felt(window: Window, board: str) -> None:
    view = view_on(window, board)
    assert not view.context.clear.colliderect(view.context.tray.box)
    assert view.context.clear.height > 400


def test_the_felt_is_gone_once_somebody_has_ridden_also_in_a_game_that_is_continued(
    window: Window,
) -> None:
    match = arranged((10, 14, 17), rolls=["pair", "pair"])
    view = view_of(window, match, 0)
    assert not view.context.tray.away
    play(match, reroll=match.pending.options(0)[0], announce="pair")
    while match.pending.kind == "accuse":
        match.answer(False, match.pending.seats[0])
    ridden = [e.kind for e in match.events].index("moved")
    feed: MatchFeed[PonyExpressView] = MatchFeed(match, 0)
    view.begin(feed, feed.frames_before(ridden + 1))
    assert view.context.tray.away
    view.begin(feed, feed.frames_before(ridden))
    assert not view.context.tray.away


def test_dice_are_read_when_a_ride_comes_after_the_roll() -> None:
    rolled = CupRolled(seat=0, dice=DICE)
    moved = Moved(seat=0, origin=1, to=4, why="dice")
    paid = GoldMoved(giver=None, taker=0, amount=1, why="mine")
    assert dice_are_read([rolled, moved, paid])
    assert not dice_are_read([moved, rolled, paid])
    assert not dice_are_read([])


# --------------------------------------------------------------------------- own boards


def own_board(file: str, name: str, **table: float) -> Board:
    """A shipped board under another name is one that nobody has painted."""
    data = copy.deepcopy(board_from_file(board_path("pony-express", file)).data)
    data["table"].update({key.replace("_", "-"): value for key, value in table.items()})
    return board_from_data({**data, "name": name}, "a test")


@pytest.mark.parametrize("file", BOARDS)
def test_a_board_has_the_same_land_every_time_and_another_board_another(file: str) -> None:
    land = land_of(own_board(file, "my-valley"))
    land_of.cache_clear()
    assert land_of(own_board(file, "my-valley")) == land
    assert land_of(own_board(file, "your-valley")) != land


@pytest.mark.parametrize("name", ["my-valley", "x"])
@pytest.mark.parametrize("file", BOARDS)
def test_scenery_is_rich_and_keeps_clear_of_what_is_printed(file: str, name: str) -> None:
    board = own_board(file, name)
    land = land_of(board)
    kinds = [planted.kind for planted in land.planted]
    assert len(kinds) > 150
    assert {"grass", "pine", "houses"} < set(kinds)
    assert {"sandstone", "granite"} & set(kinds)
    printed = Clearance(1.0, [*places_of(board), *ways_of(board)])
    for planted in land.planted:
        low = -0.7 if planted.kind == "compass" else -0.15  # that one stands around its middle
        assert printed.room(*planted.at) > low, planted
        assert room_to_edge(board, *planted.at) > -0.7, planted
    if land.river is not None:
        tokens = Clearance(1.0, ((x, y, 0.5) for x, y in board.points[1:]))
        assert min(tokens.room(*at) for at in land.river.line) > 0


@pytest.mark.parametrize("file", BOARDS)
def test_the_first_and_the_last_place_are_lettered_where_there_is_room(
    window: Window, file: str
) -> None:
    board = own_board(file, "my-valley")
    labels = labels_of(board)
    assert [label.text(race_words(window.ui)) for label in labels] == [
        race_words(window.ui).space_name(board.labels[space]).upper() for space in (1, board.last)
    ]
    for label in labels:
        assert min(math.dist((label.x, label.y), at) for at in board.points[1:]) > 1.4


def test_land_of_a_small_board_is_bare_but_there(window: Window) -> None:
    """Hardly any room is left beside the trail."""
    board = own_board("silver-trail", "narrow", hand_table=2)
    view = BoardView(window.ui, board, usual_look(3), (0, 0, 60, 40))
    window.canvas.written.clear()
    view.draw(window.canvas)
    assert "Full house" not in window.words
    assert window.canvas.surface.get_at((10, 20)) != window.canvas.surface.get_at((700, 20))


def large(file: str) -> Board:
    """As large as a board may be, without a table of hands."""
    data = copy.deepcopy(board_from_file(board_path("pony-express", file)).data)
    for name in ("spaces", "mailboxes", "figures", "corners"):
        data[name] = _four_times(data[name])
    data["table"] = {"width": 200.0, "height": 150.0, "hand-table": 0.0}
    return board_from_data({**data, "name": "large"}, "a test")


def _four_times(part: Any) -> Any:
    """Wherever there are points."""
    if isinstance(part, dict):
        return {name: _four_times(value) for name, value in part.items()}
    if isinstance(part, list | tuple) and isinstance(part[0], float):
        return [4 * number for number in part]
    return [*map(_four_times, part)] if isinstance(part, list | tuple) else part


def test_no_more_is_planned_on_a_very_large_board() -> None:
    usual, board = land_of(own_board("silver-trail", "usual")), large("silver-trail")
    assert len(land_of(board).planted) < 4 * len(usual.planted)


def test_a_board_without_a_strip_has_no_table_of_hands(window: Window) -> None:
    window.canvas.written.clear()
    BoardView(window.ui, large("silver-trail"), usual_look(3)).draw(window.canvas)
    assert "Full house" not in window.words


@pytest.mark.parametrize("name", ["my-valley", "v" * 250])
def test_a_race_is_run_on_an_own_board(name: str) -> None:
    with Window() as window:
        own = window.home / "boards"
        own.mkdir()
        shutil.copy(board_path("pony-express", "silver-trail"), own / f"{name}.yaml")
        table = bots_table(window, 3, board=name)
        window.frames(3)
        assert table.context.board.name == name
        assert not window.canvas.assets.exists(f"board/terrain-{name}")
        assert not window.canvas.assets._missing


# --------------------------------------------------------------------------- idle life


def moments(window: Window, view: RaceTableView) -> set[bytes]:
    """What the table looks like at some times of a round in which nothing happens."""
    pictures = set()
    for clock in (1.0, 16.5, 25.0, 38.0):
        view.context.idle = clock
        view.draw(window.canvas)
        pictures.add(window.pixels())
    return pictures


def test_now_and_then_something_moves_over_the_land(window: Window) -> None:
    view = view_on(window, "silver-trail")
    first = moments(window, view)
    assert len(first) == 4, "nothing, a tumbleweed, a cloud, and a hawk as well"
    assert moments(window, view) == first, "by the clock and not by chance"


def test_nothing_moves_by_itself_where_motion_is_reduced_or_in_a_replay(window: Window) -> None:
    view = view_on(window, "silver-trail")
    window.ui.settings.change(reduced_motion=True)
    try:
        assert len(moments(window, view)) == 1
    finally:
        window.ui.settings.change(reduced_motion=False)
    view.context.replayed = True
    assert len(moments(window, view)) == 1
