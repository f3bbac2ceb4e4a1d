"""Prison: how riders get in, and what a turn there is like."""

from __future__ import annotations

from game.engine.requests import Roll
from game.rules.pony_express.events import Freed, Imprisoned, OpenRoll
from game.rules.pony_express.gold import bank_pays, pay_bank
from game.rules.pony_express.hand_cards import card_in_window, draw_top_card
from game.rules.pony_express.questions import PayPrison
from game.rules.pony_express.table import Rider, Table
from game.rules.shared.hands import FACES, hand_of

FINE = 3
# What a roll in prison brings: escape, nuggets, cards.
PRISON_ROLL = {
    "nothing": (False, 0, 0),
    "pair": (False, 0, 0),
    "two-pairs": (False, 1, 0),
    "three": (False, 0, 1),
    "straight": (True, 0, 0),
    "full-house": (True, 1, 0),
    "four": (True, 0, 1),
    "five": (True, 1, 1),
}


async def send_to_prison(table: Table, rider: Rider, why: str) -> None:
    """The rider stays on its space, lying down; being sent again changes nothing."""
    if rider.prison or await card_in_window(table, rider, "going-to-prison"):
        return
    rider.prison = True
    table.tell(Imprisoned(seat=rider.seat, why=why))


async def serve_prison_turn(table: Table, rider: Rider) -> bool:
    """After charity: the file in the cake, or pay, or roll once. True: play a normal turn now."""
    if await card_in_window(table, rider, "in-prison"):
        return _set_free(table, rider, "file")
    if rider.gold >= FINE and await PayPrison(rider.seat):
        pay_bank(table, rider, FINE, "prison-fine")
        return _set_free(table, rider, "paid")
    escaped = await _roll_in_prison(table, rider)
    # Nobody stays more than one turn.
    _set_free(table, rider, "escaped" if escaped else "served")
    return escaped


async def _roll_in_prison(table: Table, rider: Rider) -> bool:
    dice = await open_roll(table, rider, "prison")
    escaped, nuggets, cards = PRISON_ROLL[hand_of(dice)]
    bank_pays(table, rider, nuggets, "prison-roll")
    for _ in range(cards):
        draw_top_card(table, rider, "prison")
    return escaped


def _set_free(table: Table, rider: Rider, how: str) -> bool:
    rider.prison = False
    table.tell(Freed(seat=rider.seat, how=how))
    return True


async def open_roll(table: Table, rider: Rider, why: str) -> tuple[str, ...]:
    """Roll five dice in the open, once."""
    dice = await Roll(FACES, 5)
    table.tell(OpenRoll(seat=rider.seat, faces=dice, hand=hand_of(dice), why=why))
    return dice
