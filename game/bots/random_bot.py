"""A bot that picks any legal answer. It plays every game and knows none."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from game.bots.decision_seed import decision_seed
from game.engine.draws import Draws
from game.engine.requests import Decision, TakeShot
from game.engine.views import you_in
from physics.model import Point, Scene

AIM_ERROR = 8.0  # degrees, to either side at most
SLOWEST, FASTEST = 1.4, 3.4  # m/s


class RandomBot:
    """A function of its seed, the view and the request alone: the same again gives the same."""

    level = "random"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: Any, request: Decision[Any]) -> Any:
        draws = Draws(self._seed, decision_seed(view, request))
        if isinstance(request, TakeShot):
            return any_flick(request.scene, draws)
        return draws.pick(request.options(you_in(view)))

    def think(self, view: Any, request: Decision[Any]) -> Iterator[Any]:
        """The same in slices: None while thinking, at last the answer. One slice is enough."""
        yield self.choose(view, request)

    def remark(self, view: Any, event: Any) -> None:
        """A random player has nothing to say."""


def any_flick(scene: Scene, draws: Draws) -> dict[str, Any]:
    """Roughly at the target, anyhow hard."""
    start = scene.clear_start()
    assert start is not None, "a board is only played where the die always has room"
    x, y = _target(scene)
    angle = math.degrees(math.atan2(y - start[1], x - start[0]))
    return {
        "start": list(start),
        "angle": angle + AIM_ERROR * (2.0 * draws.unit() - 1.0),
        "speed": SLOWEST + (FASTEST - SLOWEST) * draws.unit(),
    }


def _target(scene: Scene) -> Point:
    """The middle of what is to be hit."""
    spots = [
        piece.at
        for piece in scene.pieces
        if (piece.kind == "figure" if scene.target is None else piece.owner == scene.target)
    ]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
