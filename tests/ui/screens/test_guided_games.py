"""The guided first games of all four: what goes for each of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from game.ui.derby.menus.booklet import DerbyBooklet
from game.ui.derby.menus.guided import definition as derby
from game.ui.mustang.menus.booklet import MustangBooklet
from game.ui.mustang.menus.guided import definition as mustang
from game.ui.pony_express.menus.booklet import RaceBooklet
from game.ui.pony_express.menus.guided import definition as race
from game.ui.screens.booklet import Booklet
from game.ui.screens.guided.definition import GuidedDef
from game.ui.western.menus.booklet import WesternBooklet
from game.ui.western.menus.guided import definition as western
from tests.ui.harness import Window
from tests.ui.looks import LONG_LOOKS
from tests.ui.screens.guiding import (
    LongSpeeches,
    check_leaving,
    check_led,
    check_passed,
    open_guided,
    taught,
)
from tests.ui.screens.menus import open_title


class FirstGame(NamedTuple):
    """`points`: the lessons at which an arrow points, but for so many that are `spared` where the
    type is large: without room for it the ring has to do."""

    guided: GuidedDef[Any]
    booklet: Booklet
    points: str
    spared: int = 0


GAMES = {
    "race": FirstGame(
        race.GUIDED,
        RaceBooklet(),
        "card dice accuse ride bluff corner shoot train win",
    ),
    "mustang": FirstGame(
        mustang.GUIDED,
        MustangBooklet(),
        "hand foal exchange mare defend stable rain end score steal",
        spared=2,
    ),
    "western": FirstGame(
        western.GUIDED,
        WesternBooklet(),
        "welcome box marshal jester end",
    ),
    "derby": FirstGame(
        derby.GUIDED,
        DerbyBooklet(),
        "card spoil ride colour level payout",
    ),
}
of_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@of_every_game
@pytest.mark.parametrize(("size", "scale", "code"), LONG_LOOKS)
def test_the_coach_can_show_all_of_it_in_every_look(
    game: FirstGame, size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(
        size, text_scale=scale, language=code, animation_speed="instant", bot_pace="fast"
    ) as window:
        tutorial = open_guided(game.guided, window)
        pointed = check_led(window, tutorial)
        assert len({*game.points.split()} - pointed) <= (game.spared if scale > 1 else 0)
        check_passed(window, tutorial)


@pytest.mark.slow
@of_every_game
def test_the_coach_can_show_all_of_it_at_its_pace(game: FirstGame) -> None:
    with Window(animation_speed="fast", bot_pace="fast") as window:
        tutorial = open_guided(game.guided, window)
        taught(window, tutorial, tutorial.course.lessons[-1].id)
        check_passed(window, tutorial)


@pytest.mark.slow
@pytest.mark.parametrize("game", [GAMES[name] for name in ("mustang", "western", "derby")])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_there_is_room_for_longer_words(game: FirstGame, scale: float) -> None:
    with Window((960, 540), text_scale=scale, animation_speed="instant", bot_pace="fast") as window:
        check_led(window, open_guided(game.guided, window, LongSpeeches))


@of_every_game
def test_it_is_begun_in_the_booklet_and_left_by_asking(game: FirstGame) -> None:
    with Window() as window:
        open_title(window)
        check_leaving(window, game.booklet)
