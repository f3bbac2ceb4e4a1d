"""What a reader may not know, dealt anew, changes nothing that F12 says of a table."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import pytest

from game.engine.match import Match
from game.ui.inspector.noting_canvas import NotingCanvas
from game.ui.inspector.owners import maker_of, parts_of
from game.ui.kit.scene import Scene
from tests.support import play_out
from tests.ui.derby import betting
from tests.ui.harness import Window
from tests.ui.mustang import ranching
from tests.ui.pony_express import racing
from tests.ui.table.leaking import SamePicture, ViewOf
from tests.ui.western import gambling

POINTS = list(product(range(60, 1280, 190), range(60, 720, 190)))
ENOUGH = 3  # that were really dealt anew


class SameWords(SamePicture):
    """What is said is compared, not the picture."""

    def _frame(self, match: Match) -> bytes:
        view = self._view_of(self._window, match, self._reader)
        view.advance(0.5)
        scene = Scene(self._window.ui)
        vars(scene)["view"] = view
        said = [str(part) for part in parts_of(scene)]
        said += [f"{widget.id} {maker_of(widget)}" for widget in scene.group]
        canvas = NotingCanvas.over(self._window.canvas)
        for point in POINTS:
            canvas.probe.begin(canvas.at(point))
            view.draw(canvas)
            said += canvas.probe.names(canvas.surface)
        canvas.leave()
        return "\n".join(said).encode()


class Kind(NamedTuple):
    view_of: ViewOf
    play: Callable[[Callable[[Match], None]], None]
    every: int


def race(look: Callable[[Match], None]) -> None:
    for match in racing.whole_race(racing.bots_session(4, 11)):
        look(match)


GAMES = {
    "pony-express": Kind(racing.view_of, race, 9),
    "mustang": Kind(
        ranching.view_of,
        lambda look: ranching.play_out(ranching.ranch(4, 11), random.Random(11), look),
        4,
    ),
    "western": Kind(
        gambling.view_of,
        lambda look: gambling.play_out(gambling.gamble(4, 11), random.Random(11), look),
        5,
    ),
    "derby": Kind(
        betting.view_of, lambda look: play_out(betting.derby(4, 11), random.Random(11), look), 9
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_give_the_same_words(game: str) -> None:
    kind = GAMES[game]
    with Window((960, 540)) as window:
        same = SameWords(window, kind.view_of, None, every=kind.every, most=ENOUGH)
        kind.play(same.look)
    assert same.changed == ENOUGH, "the re-deal must really change something"
