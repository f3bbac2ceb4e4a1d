"""The race, turn by turn: the table of contents of the rulebook."""

from __future__ import annotations

from game.engine.requests import Shuffle
from game.rules.pony_express.bluff import (
    announce,
    find_accuser,
    lift_the_cup,
    roll_under_the_cup,
)
from game.rules.pony_express.cards import DECK
from game.rules.pony_express.events import MoveDeclined
from game.rules.pony_express.gold import charity
from game.rules.pony_express.hand_cards import deal_two, keep, offer
from game.rules.pony_express.meeting import best_roller, meet_riders
from game.rules.pony_express.prison import send_to_prison, serve_prison_turn
from game.rules.pony_express.questions import KeepCard, TakeMove
from game.rules.pony_express.sacramento import RaceOver, deliver_mail, move
from game.rules.pony_express.spaces import resolve_space
from game.rules.pony_express.table import Rider, Table
from game.rules.shared.deals import FirstPlayer, TurnBegan
from game.rules.shared.hands import SPACES


async def set_up(table: Table) -> None:
    """Who plays first, and the draft of one card each."""
    first = await best_roller(table, list(table.riders), "first")
    table.tell(FirstPlayer(seat=first.seat))
    table.deck = list(await Shuffle(DECK))
    for rider in table.riders:
        offer(table, rider, deal_two(table))
    kept = await KeepCard(
        {seat: tuple(dict.fromkeys(cards)) for seat, cards in table.offered.items()}
    )
    for rider in table.riders:
        keep(table, rider, kept[rider.seat], "draft")
    table.deck = list(await Shuffle(tuple(table.deck)))
    table.active = first.seat


async def turn(table: Table) -> None:
    """One turn; the set-up is the first."""
    if table.turn == 0:
        await set_up(table)
    else:
        try:
            await _turn_of(table, table.riders[table.active])
        except RaceOver:
            return
        table.cup = None
        table.announced = None
        table.active = (table.active + 1) % len(table.riders)
    table.turn += 1


async def _turn_of(table: Table, rider: Rider) -> None:
    table.tell(TurnBegan(seat=rider.seat, turn=table.turn))
    charity(table, rider)
    if rider.prison:
        if not await serve_prison_turn(table, rider):
            return
        charity(table, rider)  # a normal turn from its first step
    if rider.mailbox:
        deliver_mail(table, rider)
        return
    await _ride(table, rider)


async def _ride(table: Table, rider: Rider) -> None:
    """Roll, reroll, announce; accused or not; move; meet; the space."""
    cup = await roll_under_the_cup(table, rider)
    hand = await announce(table, rider)
    accuser = await find_accuser(table, rider, cup, hand)
    if accuser is not None:
        if lift_the_cup(table, rider, cup, hand):
            await _caught_bluffing(table, rider, accuser, hand)
            return
        await send_to_prison(table, accuser, "false-accusation")
    await move(table, rider, rider.space + SPACES[hand], "dice")
    if not rider.mailbox:
        await meet_riders(table, rider)
        await resolve_space(table, rider)


async def _caught_bluffing(table: Table, rider: Rider, accuser: Rider, hand: str) -> None:
    """The active rider stays; the accuser may ride the announced number of spaces."""
    if table.liars_go_to_jail:
        await send_to_prison(table, rider, "bluff")
    if accuser.mailbox:
        return  # right, but a rider on a mailbox does not move
    if await TakeMove(accuser.seat):
        await move(table, accuser, accuser.space + SPACES[hand], "accusation")
    else:
        table.tell(MoveDeclined(seat=accuser.seat))
