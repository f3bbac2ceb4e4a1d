"""The saloon: two fortunes, and who holds more kinds of card."""

from __future__ import annotations

from game.engine.requests import Roll
from game.rules.western.attack import FACES
from game.rules.western.countering import counter_of
from game.rules.western.events import DieRolled, HandShown, SaloonCompared
from game.rules.western.hands import show
from game.rules.western.money import take
from game.rules.western.table import Gambler, Play, Table


async def saloon(table: Table, play: Play, player: Gambler, target: Gambler) -> None:
    """The cards return to the hands; the whole fortune of one goes to the other."""
    if await counter_of(table, play, target) is not None:
        return
    own, other = _shown(table, player), _shown(table, target)
    winner = None
    if own != other:
        winner = player if own > other else target
    table.play = None
    table.tell(
        SaloonCompared(
            seat=player.seat,
            target=target.seat,
            kinds=(own, other),
            winner=None if winner is None else winner.seat,
        )
    )
    if winner is None:
        winner = await _by_the_die(table, player, target)
    loser = target if winner is player else player
    take(table, loser, winner, loser.money, "saloon")


def _shown(table: Table, gambler: Gambler) -> int:
    """One card of each kind, for all to see; says how many."""
    kinds = tuple(dict.fromkeys(gambler.cards))
    hidden = len(gambler.cards) - len(kinds)
    table.tell(HandShown(seat=gambler.seat, cards=kinds, hidden=hidden, why="saloon"))
    show(table, gambler)
    return len(kinds)


async def _by_the_die(table: Table, player: Gambler, target: Gambler) -> Gambler:
    """The higher wins; equal, again."""
    own = other = 0
    while own == other:
        own, other = map(int, await Roll(FACES, 2))
        table.tell(DieRolled(seat=player.seat, face=own, why="saloon"))
        table.tell(DieRolled(seat=target.seat, face=other, why="saloon"))
    return player if own > other else target
