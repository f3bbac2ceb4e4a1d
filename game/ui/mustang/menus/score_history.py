"""How the scores of a game of Mustang grew."""

from __future__ import annotations

from game.engine.events import logged
from game.engine.match import Match
from game.ui.mustang.stage import Stage


def scores_by_turn(match: Match) -> list[tuple[int, ...]]:
    """After each turn; the first are those of the set-up."""
    stage = Stage.opening(match.view(None), sees_all=True)
    found: list[tuple[int, ...]] = []
    seats = range(len(match.names))
    for event in match.events:
        if event.kind == "turn-began":
            found.append(tuple(stage.score(seat) for seat in seats))
        stage.apply(logged(event))
    found.append(tuple(stage.score(seat) for seat in seats))
    return found
