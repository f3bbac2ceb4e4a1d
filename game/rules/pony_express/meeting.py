"""Meeting other riders: a duel with one, a poker game with more."""

from __future__ import annotations

from game.rules.pony_express.events import DuelBegan, DuelCalled, DuelEnded, PokerBegan, PokerWon
from game.rules.pony_express.gold import bank_pays, give
from game.rules.pony_express.prison import open_roll, send_to_prison
from game.rules.pony_express.questions import CORNERS, Corner
from game.rules.pony_express.shooting import ARREST, HIT, duel_shot
from game.rules.pony_express.table import Duel, Rider, Table
from game.rules.shared.hands import strength

SHOTS_EACH = 3
POKER_STAKE = 2


async def meet_riders(table: Table, rider: Rider) -> None:
    """After the active rider's move, unless it ended in peaceful St Joseph. Prisoners count."""
    if table.board.peaceful[rider.space]:
        return
    others = [other for other in table.others(rider) if other.space == rider.space]
    if len(others) == 1:
        await fight_duel(table, rider, others[0])
    elif others:
        await play_poker(table, [rider, *others])


async def fight_duel(table: Table, active: Rider, other: Rider) -> None:
    """In turn, the active player first; it ends with a touch, or after three shots each."""
    duel = await take_corners(table, active, other, showdown=False)
    shooter, target = active, other
    while True:
        following = target if min(duel.shots) < SHOTS_EACH else None
        verdict = await duel_shot(table, duel, shooter, following)
        if verdict in (HIT, ARREST):
            winner, loser = (shooter, target) if verdict == HIT else (target, shooter)
            end_duel(table, winner, loser)
            await _settle_duel(table, winner, loser, verdict == ARREST)
            return
        if following is None:
            end_duel(table, None, None)
            return
        shooter, target = target, shooter


async def take_corners(table: Table, first: Rider, second: Rider, *, showdown: bool) -> Duel:
    """Who shoots first chooses who stands where."""
    seats = (first.seat, second.seat)
    table.tell(DuelCalled(space=first.space, seats=seats, showdown=showdown))
    corner = await Corner(first.seat)
    opposite = CORNERS[1 - CORNERS.index(corner)]
    table.duel = duel = Duel(
        space=first.space,
        seats=seats,
        corners=(corner, opposite),
        showdown=showdown,
        shots=[1, 0],
    )
    table.tell(
        DuelBegan(space=duel.space, seats=duel.seats, corners=duel.corners, showdown=showdown)
    )
    return duel


def end_duel(table: Table, winner: Rider | None, loser: Rider | None) -> None:
    """Both riders return to their space."""
    table.duel = None
    table.tell(
        DuelEnded(
            winner=winner.seat if winner is not None else None,
            loser=loser.seat if loser is not None else None,
        )
    )


def half_of(gold: int) -> int:
    """Rounded up."""
    return (gold + 1) // 2


async def _settle_duel(table: Table, winner: Rider, loser: Rider, arrested: bool) -> None:
    """Half of the loser's gold, rounded up. No gold: the bank pays 1, and it is prison."""
    penniless = loser.gold == 0
    if penniless:
        bank_pays(table, winner, 1, "duel")
    else:
        give(table, loser, winner, half_of(loser.gold), "duel")
    if arrested:
        await send_to_prison(table, loser, "sheriff")
    elif penniless:
        await send_to_prison(table, loser, "no-gold")


async def play_poker(table: Table, players: list[Rider]) -> None:
    """All on the space, the active one first, then clockwise. The best hand takes 2 from each."""
    table.tell(PokerBegan(space=players[0].space, seats=tuple(player.seat for player in players)))
    winner = await best_roller(table, players, "poker")
    table.tell(PokerWon(seat=winner.seat))
    penniless = [player for player in players if player is not winner and player.gold == 0]
    for player in players:
        if player is not winner:
            own = min(player.gold, POKER_STAKE)
            give(table, player, winner, own, "poker")
            bank_pays(table, winner, POKER_STAKE - own, "poker")
    for player in penniless:
        await send_to_prison(table, player, "no-gold")


async def best_roller(table: Table, players: list[Rider], why: str) -> Rider:
    """Everybody rolls five dice once; equal best hands roll again between themselves."""
    while len(players) > 1:
        rolls = [await open_roll(table, player, why) for player in players]
        best = max(strength(dice) for dice in rolls)
        players = [
            player for player, dice in zip(players, rolls, strict=True) if strength(dice) == best
        ]
    return players[0]
