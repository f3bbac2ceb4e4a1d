"""What lies on the board: the felt with the dice, where the board is free, and names that stay
readable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.kit.canvas import Box
from game.ui.kit.scene import Scene
from game.ui.race.board_labels import labels_of
from game.ui.race.board_painting import BoardPainter
from game.ui.race.board_view import PLACE
from game.ui.race.dice_tray import dice_are_read
from game.ui.race.view import TableView
from tests.rules.pony_express.scripting import arranged, play
from tests.ui.harness import Window
from tests.ui.race.racing import bots_session, view_of

BOARDS = ("pony-express", "silver-trail")


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window() as opened:
        opened.open(Scene(opened.ui))
        yield opened


def view_on(window: Window, board: str) -> TableView:
    return view_of(window, bots_session(3, board=board).match, None)


# --------------------------------------------------------------------------- names


def rest(view: TableView, window: Window) -> None:
    view.pieces.follow(view.stage, at_once=True)
    window.canvas.written.clear()
    view.draw(window.canvas)


@pytest.mark.parametrize("spaces", [(2, 3, 4, 5, 6), (4, 4, 5, 5, 6), (31, 32, 30, 28, 27)])
def test_tags_of_riders_leave_the_names_on_the_land_readable(
    window: Window, spaces: tuple[int, ...]
) -> None:
    view = view_of(window, arranged(spaces, rolls=["pair"]), None)
    rest(view, window)
    for label in labels_of(view.board.name):
        x, y = view.board_view.to_screen((label.x, label.y))
        half = len(label.key) * view.board_view.scale * 0.4
        name = Box(x - half, y - 8, 2 * half, 16)
        tags = [text for text in window.texts if text.text in view.names and text.layer == 10]
        assert len(tags) == len(spaces)
        assert not [tag.text for tag in tags if tag.rect.colliderect(name)], label.key


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_table_of_hands_is_set_in_one_size(board: str, language: str) -> None:
    """But for a name that would make all the others small."""
    with Window(language=language) as window:
        window.open(Scene(window.ui))
        view = view_on(window, board)
        painter = BoardPainter(view.board_view, window.canvas)
        high = view.board.hand_table * view.board_view.scale
        assert painter._size_of_hands(view.board_view.box.width / 7 - 4, high) >= 16


# --------------------------------------------------------------------------- the felt


@pytest.mark.parametrize("board", BOARDS)
def test_the_felt_covers_no_place_of_the_board(window: Window, board: str) -> None:
    view = view_on(window, board)
    places = [*view.board.points[1:], *view.board.mailboxes, *view.board.figures]
    places += [place.at for place in view.board.corners.values()]
    felt, cm = view.tray.box, view.board_view.scale
    for at in places:
        x, y = view.board_view.to_screen(at)
        assert not felt.colliderect(Box(x - cm, y - cm, 2 * cm, 2 * cm)), at
    strip = view.board.hand_table * cm
    assert felt.top > view.board_view.box.top + strip
    assert PLACE.contains(felt)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_held_up_hangs_clear_of_the_felt(window: Window, board: str) -> None:
    view = view_on(window, board)
    assert not view.clear.colliderect(view.tray.box)
    assert view.clear.height > 400


def test_the_felt_is_gone_once_somebody_has_ridden_also_in_a_game_that_is_continued(
    window: Window,
) -> None:
    match = arranged((10, 14, 17), rolls=["pair", "pair"])
    view = view_of(window, match, 0)
    assert not view.tray.away
    play(match, reroll=match.pending.options(0)[0], announce="pair")
    while match.pending.kind == "accuse":
        match.answer(False, match.pending.seats[0])
    ridden = [e.kind for e in match.events].index("moved")
    view.start_from(match, ridden + 1)
    assert view.tray.away
    view.start_from(match, ridden)
    assert not view.tray.away


def test_dice_are_read_when_a_ride_comes_after_the_roll() -> None:
    rolled, moved, paid = {"kind": "cup-rolled"}, {"kind": "moved"}, {"kind": "gold-moved"}
    assert dice_are_read([rolled, moved, paid])
    assert not dice_are_read([moved, rolled, paid])
    assert not dice_are_read([])
