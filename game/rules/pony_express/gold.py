"""Gold: 30 nuggets, always split between the bank and the riders."""

from __future__ import annotations

from game.rules.pony_express.events import GoldMoved
from game.rules.pony_express.table import Rider, Table

STARTING_GOLD = 3


def bank_pays(table: Table, rider: Rider, amount: int, why: str) -> None:
    """A bank that cannot pay in full pays what it has."""
    paid = min(amount, table.bank)
    if paid:
        table.bank -= paid
        rider.gold += paid
        table.tell(GoldMoved(giver=None, taker=rider.seat, amount=paid, why=why))


def pay_bank(table: Table, rider: Rider, amount: int, why: str) -> None:
    """Pay the bank; who is short pays all they have."""
    paid = min(amount, rider.gold)
    if paid:
        rider.gold -= paid
        table.bank += paid
        table.tell(GoldMoved(giver=rider.seat, taker=None, amount=paid, why=why))


def give(table: Table, payer: Rider, receiver: Rider, amount: int, why: str) -> None:
    paid = min(amount, payer.gold)
    if paid:
        payer.gold -= paid
        receiver.gold += paid
        table.tell(GoldMoved(giver=payer.seat, taker=receiver.seat, amount=paid, why=why))


def charity(table: Table, rider: Rider) -> None:
    """With no gold, take 1 nugget from the bank."""
    if rider.gold == 0:
        bank_pays(table, rider, 1, "charity")
