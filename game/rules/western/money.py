"""Money as it goes from hand to hand, and the end of the game, which is a matter of money."""

from __future__ import annotations

from game.rules.western.events import GameWon, Paid
from game.rules.western.table import Gambler, Table


class GameOver(Exception):
    """No error: somebody has the goal, so everything ends at once, whatever was going on."""


def pay(table: Table, payer: Gambler, payee: Gambler, owed: int, why: str) -> None:
    """One player pays another what is owed, or what there is."""
    amount = min(owed, payer.money)
    payer.money -= amount
    payee.money += amount
    _tell(table, payer, payee, amount, owed, why)
    _end_if_rich(table, payee)


def take(table: Table, payer: Gambler, payee: Gambler, owed: int, why: str) -> None:
    """As `pay`, and it can be asked back."""
    payer.losses[payee.seat] += min(owed, payer.money)
    pay(table, payer, payee, owed, why)


def pay_in(table: Table, payer: Gambler, owed: int, why: str) -> None:
    """Into the cash box."""
    amount = min(owed, payer.money)
    payer.money -= amount
    table.pot += amount
    _tell(table, payer, None, amount, owed, why)


def pay_out(table: Table, payee: Gambler, owed: int, why: str) -> None:
    """Out of the cash box."""
    amount = min(owed, table.pot)
    table.pot -= amount
    payee.money += amount
    _tell(table, None, payee, amount, owed, why)
    _end_if_rich(table, payee)


def _tell(
    table: Table, payer: Gambler | None, payee: Gambler | None, amount: int, owed: int, why: str
) -> None:
    """Where money goes over, the cards that were laid have done their work."""
    table.play = None
    table.tell(
        Paid(
            payer=None if payer is None else payer.seat,
            payee=None if payee is None else payee.seat,
            amount=amount,
            owed=owed,
            why=why,
        )
    )


def _end_if_rich(table: Table, payee: Gambler) -> None:
    if payee.money >= table.terms.goal:
        table.winner = payee.seat
        raise GameOver


def count_up(table: Table) -> None:
    """Somebody has won."""
    assert table.winner is not None, "somebody has the goal"
    table.play = table.train = None
    table.due = []
    table.tell(GameWon(seat=table.winner, money=tuple(one.money for one in table.gamblers)))
