"""Who may end the game before one's next turn, and whether that would be the end of all hopes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.bots.mustang.ranches import Ranch, brings_herd_in, points_of
from game.bots.mustang.situation import Situation
from game.rules.mustang.box import KINDS, shipped_box
from game.rules.mustang.sets import Cards, cards_for, sets_in

PATIENCE, TIRING = 160, 60  # turns of all after which caution is gone, and in which it goes
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
    if not last and not any(map(brings_herd_in, ranches)):
        return chance
    points = list(map(points_of, ranches))
    safe = 1.0
    for step in range(1, here.seats):
        seat = (here.me + step) % here.seats
        safe *= 1 - max(
            (here.holds(seat, cards) for cards in _winning_ends(here, seat, ranches, points, last)),
            default=0.0,
        )
    if any(
        not cards or sets_in(kept, cards)
        for cards in _winning_ends(here, here.me, ranches, points, last)
    ):
        chance = max(chance, SURE)
    return chance * (1 - _caution(here) * (1 - safe))


def _caution(here: Situation) -> float:
    """Nobody waits for ever for another to make the way free: else a game might never end."""
    turn = here.view.turn
    return max(min((PATIENCE - turn) / TIRING, 1.0), 0.0)


def _winning_ends(
    here: Situation, seat: int, ranches: list[Ranch], points: list[int], last: list[str]
) -> Iterator[int]:
    """How many cards somebody needs to end the game in each way that wins it."""
    most = max(other for at, other in enumerate(points) if at != seat)
    needed = most - shipped_box().points["ended"]
    ranch = ranches[seat]
    if brings_herd_in(ranch) and points[seat] > needed:
        yield 0
    for kind in last:
        offered = (*here.view.open[kind], *here.face_down[kind][:1])
        if max(points_of(ranch.with_new(mustang)) for mustang in offered) > needed:
            yield cards_for(kind)
