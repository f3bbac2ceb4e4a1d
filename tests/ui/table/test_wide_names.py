"""Names of twenty capital W fit everywhere: at the table, the door, the end, and in a replay."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game import new_match
from game.engine.match import Match
from game.engine.recording import Recording
from game.engine.session import Session
from game.games.registry import GAMES, game_named
from game.hotseat.seats import Seats, bots_for
from game.ui.games import entry_of
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.table.look import usual_look
from tests.support import play_out
from tests.ui.harness import Window, cut_texts
from tests.ui.looks import LOOKS
from tests.ui.table.sitting import LONG

MOMENTS = (0, 25, None)  # answers before; None: to the end


def matches(game: str) -> Iterator[Match]:
    """As many at the table as there can be, at a few moments of a game."""
    seats = game_named(game).seats[-1]
    for answers in MOMENTS:
        match = new_match(game, LONG[:seats], seed=5)
        play_out(match, random.Random(5), most=answers)
        yield match


def outside(window: Window) -> list[str]:
    """Names of the last frame that lie over the edge of the screen."""
    wide, high = DESIGN_SIZE
    return [
        written.text
        for written in window.texts
        if "WWWW" in written.text
        and not (
            written.rect.left >= -1
            and written.rect.right <= wide + 1
            and written.rect.top >= -1
            and written.rect.bottom <= high + 1
        )
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_wide_names_find_room_at_the_table_the_door_and_the_end(
    game: str, size: tuple[int, int], scale: float, code: str
) -> None:
    wrong = []
    with Window(size, text_scale=scale, language=code, animation_speed="instant") as window:
        for match in matches(game):
            seats = len(match.names)
            for players in (["human"] * seats, ["human"] + ["random"] * (seats - 1)):
                bots = bots_for(game, Seats(match.names, tuple(players)), 5)
                session = Session(match.clone(), bots)
                entry = entry_of(game)
                table = entry.table(window.ui, session, usual_look(seats), None, continued=True)
                window.open(table)
                window.frames(4)
                wrong += [
                    (len(match.journal), text) for text in cut_texts(window) + outside(window)
                ]
        assert match.result is not None and window.scene is not table, "the end was seen"
        window.open(entry_of(game).replay(window.ui, Recording(match), usual_look(seats)))
        window.frames(3)
        wrong += [(-1, text) for text in cut_texts(window) + outside(window)]
    assert not wrong
