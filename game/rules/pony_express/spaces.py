"""The five kinds of space with an effect."""

from __future__ import annotations

from game.engine.requests import Roll
from game.rules.pony_express.card_numbers import FRESH_HORSE_SPACES, PICKAXE_BONUS
from game.rules.pony_express.events import DrinksServed, FiguresFaced, OpenRoll
from game.rules.pony_express.gold import bank_pays, pay_bank
from game.rules.pony_express.hand_cards import card_in_window, draw_two_keep_one
from game.rules.pony_express.prison import open_roll, send_to_prison
from game.rules.pony_express.questions import TakeTrain
from game.rules.pony_express.sacramento import move
from game.rules.pony_express.shooting import shoot_at_figures
from game.rules.pony_express.table import Rider, Table
from game.rules.shared.hands import FACES, hand_of, spaces_of

FIGURES = 3


async def resolve_space(table: Table, rider: Rider) -> None:
    """After the duel or poker game, and only if the active rider did not go to prison."""
    if rider.prison:
        return
    effect = _EFFECTS.get(table.board.kinds[rider.space])
    if effect is not None:
        await effect(table, rider)


async def station(table: Table, rider: Rider) -> None:
    """Ride to the next station for the price shown, one leg only; or by a rail pass."""
    next_station = table.board.next_station[rider.space]
    price = table.board.prices[rider.space]
    if next_station is None or price is None:
        return  # the end of the line
    rail_pass = await card_in_window(table, rider, "station")
    if rail_pass is not None:
        if rail_pass.legs == 2:
            next_station = table.board.next_station[next_station]
            assert next_station is not None
        await move(table, rider, next_station, "rail-pass")
    elif rider.gold >= price and await TakeTrain(rider.seat):
        pay_bank(table, rider, price, "train")
        await move(table, rider, next_station, "train")


async def indians(table: Table, rider: Rider) -> None:
    """1 nugget for each figure knocked down, back one space for each still standing."""
    table.tell(FiguresFaced(seat=rider.seat))
    if await card_in_window(table, rider, "indians"):
        return
    arrested, toppled = await shoot_at_figures(table, rider)
    if arrested:
        await send_to_prison(table, rider, "sheriff")
        return
    bank_pays(table, rider, toppled, "figures")
    back = FIGURES - toppled
    if back:
        await move(table, rider, max(rider.space - back, 1), "retreat")


async def gold_mine(table: Table, rider: Rider) -> None:
    """Roll once in the open; take as many nuggets as the hand has spaces."""
    dice = await open_roll(table, rider, "mine")
    nuggets = spaces_of(dice)
    pickaxe = await card_in_window(table, rider, "mine")
    if pickaxe is not None:
        assert pickaxe.dice is not None
        dice = await _swing_pickaxe(table, rider, dice, pickaxe.dice)
        nuggets = spaces_of(dice) + PICKAXE_BONUS
    bank_pays(table, rider, nuggets, "mine")


async def _swing_pickaxe(
    table: Table, rider: Rider, dice: tuple[str, ...], chosen: tuple[int, ...]
) -> tuple[str, ...]:
    if not chosen:
        return dice
    faces = await Roll(FACES, len(chosen))
    rolled = dict(zip(chosen, faces, strict=True))
    dice = tuple(rolled.get(die, face) for die, face in enumerate(dice))
    table.tell(OpenRoll(seat=rider.seat, faces=dice, hand=hand_of(dice), why="pickaxe"))
    return dice


async def saloon(table: Table, rider: Rider) -> None:
    """Roll once in the open; pay as many nuggets as the hand has spaces, and stand a round."""
    table.tell(DrinksServed(seat=rider.seat))
    bill = spaces_of(await open_roll(table, rider, "saloon"))
    tab = await card_in_window(table, rider, "saloon")
    if tab is not None:
        assert tab.rider is not None
        pay_bank(table, table.riders[tab.rider], bill, "saloon")
        return
    short = rider.gold < bill
    pay_bank(table, rider, bill, "saloon")
    if short:
        await send_to_prison(table, rider, "saloon")


async def relay(table: Table, rider: Rider) -> None:
    """Draw two cards, keep one; then perhaps a fresh horse, the one just drawn too."""
    await draw_two_keep_one(table, rider)
    if await card_in_window(table, rider, "relay"):
        await move(table, rider, rider.space + FRESH_HORSE_SPACES, "fresh-horse")


_EFFECTS = {
    "station": station,
    "indians": indians,
    "mine": gold_mine,
    "saloon": saloon,
    "relay": relay,
}
