"""Who may end the game before one's next turn, and whether that would be the end of all hopes."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.mustang.ranches import Ranch
from game.bots.mustang.situation import Situation
from game.rules.mustang.box import KINDS
from game.rules.mustang.scoring import has_herd, score
from game.rules.mustang.sets import Cards, cards_for, sets_in

SURE = 0.97  # that what one could do in the next turn is still possible then


def foreseen(
    here: Situation,
    chance: float,
    changed: Mapping[int, Ranch],
    piles: Mapping[str, int],
    kept: Cards,
) -> float:
    """A chance to win, less what another may do about it before my next turn; and more, where
    I could end the game then. `kept`: cards that I am sure to hold."""
    if not here.skill.foresees:
        return chance
    last = [kind for kind in KINDS if piles[kind] == 1]
    ranches = [changed.get(seat, ranch) for seat, ranch in enumerate(here.ranches)]
    points = [score(ranch.stable, ranch.corral) for ranch in ranches]
    safe = 1.0
    for step in range(1, here.seats):
        seat = (here.me + step) % here.seats
        safe *= 1 - _ends(here, seat, ranches[seat], points, last)
    if _could_end(here, ranches[here.me], points, last, kept):
        chance = max(chance, SURE)
    return safe * chance


def _ends(here: Situation, seat: int, ranch: Ranch, points: list[int], last: list[str]) -> float:
    """How likely somebody can end the game in a way that wins it."""
    target = max(other for at, other in enumerate(points) if at != seat)
    if _brings_herd_in(ranch) and points[seat] + 3 > target:
        return 1.0
    likely = 0.0
    for kind in last:
        if _with_last(here, kind, ranch) + 3 > target:
            likely = max(likely, here.holds(seat, cards_for(kind)))
    return likely


def _could_end(
    here: Situation, mine: Ranch, points: list[int], last: list[str], kept: Cards
) -> bool:
    target = max(other for seat, other in enumerate(points) if seat != here.me)
    if _brings_herd_in(mine) and points[here.me] + 3 > target:
        return True
    return any(
        sets_in(kept, cards_for(kind)) and _with_last(here, kind, mine) + 3 > target
        for kind in last
    )


def _with_last(here: Situation, kind: str, ranch: Ranch) -> int:
    """The points with the best mustang of that kind that can be had."""
    offered = (*here.view["open"][kind], *here.face_down[kind][:1])
    richer = (ranch.with_new(mustang) for mustang in offered)
    return max(score(one.stable, one.corral) for one in richer)


def _brings_herd_in(ranch: Ranch) -> bool:
    """Whether one more mustang in the stable makes a herd."""
    return any(has_herd((*ranch.stable, mustang)) for mustang in ranch.corral)
