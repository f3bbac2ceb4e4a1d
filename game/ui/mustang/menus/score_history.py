"""How the scores of a game of Mustang grew."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.feed import Frame
from game.rules.mustang.view import MustangView
from game.rules.shared.deals import TurnBegan


def scores_by_turn(frames: Sequence[Frame[MustangView]]) -> list[tuple[int, ...]]:
    """After each turn; the first are those of the set-up. `frames`: of the whole game."""
    ends = [number for number, frame in enumerate(frames) if isinstance(frame.event, TurnBegan)]
    views = [frames[max(number - 1, 0)].view for number in ends] + [frames[-1].view]
    return [tuple(rancher.score for rancher in view.ranchers) for view in views]
