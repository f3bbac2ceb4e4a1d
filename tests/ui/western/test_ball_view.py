"""The round die on the felt: it is seen as it lies, rolls to its place, and is heard."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.kit.canvas import Box, Canvas
from game.ui.western.die.ball import BallView
from game.ui.western.die.ball_picture import PIPS, paint_ball
from physics.ball import FACE_WAYS
from physics.turning import rotation, top_turn
from tests.ui.harness import Window

FELT = Box(152, 58, 976, 372)
CASH_BOX = Box(568, 216, 145, 58)
PLACE = (792.0, 208.0)
SEAT = (1120.0, 352.0)
FRAME = 1 / 60


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window() as window:
        yield window


@pytest.fixture
def ball(window: Window) -> BallView:
    view = BallView(window.loop.ui)
    view.lay_out(FELT, [CASH_BOX], PLACE)
    window.loop.ui.settings.change(reduced_motion=False)
    window.loop.ui.sounds.played = []
    return view


def drawn(ball: BallView, canvas: Canvas) -> bytes:
    canvas.surface.fill((40, 90, 50))
    ball.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_it_rolls_to_its_place_and_ends_with_its_face(ball: BallView, window: Window) -> None:
    lasts = ball.roll(5, "a seed", SEAT)
    assert 1.0 < lasts < 2.2
    assert not ball.done
    assert ball.face is None
    began, pictures, time = ball.at, set(), 0.0
    while not ball.done:
        pictures.add(drawn(ball, window.canvas))
        ball.advance(FRAME)
        time += FRAME
    assert abs(time - lasts) < 2 * FRAME
    assert ball.face == 5
    assert abs(began[0] - SEAT[0]) < 350
    assert pygame.Vector2(ball.at).distance_to(PLACE) <= 32.5
    assert len(pictures) > 40
    heard = window.loop.ui.sounds.played
    assert heard is not None
    assert heard[0] == "ball-roll"
    assert "ball-tick-1" in heard
    assert heard[-1] == "ball-settle"


def test_to_skip_shows_the_same_end(ball: BallView, window: Window) -> None:
    ball.roll(2, 7, SEAT)
    while not ball.done:
        ball.advance(FRAME)
    watched, picture = ball.at, drawn(ball, window.canvas)
    ball.roll(2, 7, SEAT)
    ball.skip()
    assert ball.done
    assert (ball.at, ball.face) == (watched, 2)
    assert drawn(ball, window.canvas) == picture


def test_it_can_be_shown_at_rest_and_hidden(ball: BallView, window: Window) -> None:
    nothing = drawn(ball, window.canvas)
    assert ball.face is None
    shown = set()
    for face in FACE_WAYS:
        ball.show(face)
        assert ball.done
        assert (ball.at, ball.face) == (PLACE, face)
        shown.add(drawn(ball, window.canvas))
    assert len(shown | {nothing}) == 7
    ball.hide()
    assert drawn(ball, window.canvas) == nothing


def test_with_reduced_motion_it_just_lies_there(ball: BallView, window: Window) -> None:
    window.loop.ui.settings.change(reduced_motion=True)
    assert ball.roll(3, 1, SEAT) == 0.0
    assert ball.done
    assert (ball.at, ball.face) == (PLACE, 3)


def test_to_show_the_face_that_came_up_leaves_the_ball_where_it_is(ball: BallView) -> None:
    ball.roll(4, 3, SEAT)
    ball.lay_out(FELT, [CASH_BOX], PLACE)
    assert not ball.done
    ball.show(4)
    assert ball.done
    lies = ball.at
    assert lies != PLACE
    ball.show(4)
    assert ball.at == lies
    ball.show(3)
    assert ball.at == PLACE


def test_another_layout_takes_the_ball_along(ball: BallView) -> None:
    ball.roll(6, 1, SEAT)
    ball.lay_out(FELT.move(0, 6), [], (790.0, 214.0))
    assert ball.done
    assert (ball.at, ball.face) == ((790.0, 214.0), 6)


@pytest.mark.parametrize("face", FACE_WAYS)
def test_the_top_shows_as_many_pips_as_it_is_worth(window: Window, face: int) -> None:
    """Counted on the picture, on the part of the ball that the top takes up."""
    shade = pygame.Surface((200, 200), pygame.SRCALPHA)
    picture = paint_ball(top_turn(face), shade)
    red = pygame.mask.from_threshold(picture, (158, 30, 22, 255), (40, 40, 40, 255))
    spots = [spot.centroid() for spot in red.connected_components(40)]
    top = pygame.Vector2(100, 60)
    assert sum(top.distance_to(spot) < 56 for spot in spots) == face == len(PIPS[face])


def test_pips_end_at_the_horizon(window: Window) -> None:
    """However it is turned, nothing is drawn outside the ball, and pips are cut off at its edge."""
    shade = pygame.Surface((96, 96), pygame.SRCALPHA)
    for number in range(24):
        picture = paint_ball(rotation((0.6, 0.0, 0.8), number * 0.27), shade)
        outside = [
            (x, y)
            for x in range(0, 96, 3)
            for y in range(0, 96, 3)
            if (x - 47.5) ** 2 + (y - 47.5) ** 2 > 49.5**2 and picture.get_at((x, y)).a > 0
        ]
        assert not outside
