"""The cards that move money without a die, one function for each."""

from __future__ import annotations

from game.rules.western.countering import counter_of
from game.rules.western.events import HandShown
from game.rules.western.hands import show, take_any
from game.rules.western.ladder import HAT, HORSE
from game.rules.western.money import pay, pay_in, pay_out, take
from game.rules.western.table import Gambler, Play, Table


async def pay_me(table: Table, play: Play, player: Gambler, target: Gambler) -> None:
    if await counter_of(table, play, target) is None:
        take(table, target, player, table.terms.pays.pay_me, play.card)


async def cowboys(table: Table, play: Play, player: Gambler, target: Gambler) -> None:
    """One goes to the next player, two or three to anybody."""
    if await counter_of(table, play, target) is None:
        number = play.cards.count(play.card)
        take(table, target, player, table.terms.pays.cowboys[number - 1], play.card)


def everybody_gives(table: Table, play: Play, player: Gambler) -> None:
    for other in table.after(player.seat):
        take(table, other, player, table.terms.pays.everybody_gives, play.card)


async def give_to_all(table: Table, play: Play, player: Gambler, target: Gambler) -> None:
    """The player of the card is paid first, then the others in playing order."""
    if await counter_of(table, play, target) is None:
        for payee in (player, *table.after(player.seat)):
            if payee is not target:
                pay(table, target, payee, table.terms.pays.give_to_all, play.card)


async def give_it_back(table: Table, play: Play, player: Gambler, target: Gambler) -> None:
    """All that the target took since the player's last turn began; then it is forgotten. A hat
    stops it and takes a card instead, but never the last."""
    if await counter_of(table, play, target) is not None:
        if len(player.cards) > 1:
            await take_any(table, target, player)
        return
    owed, table.due[target.seat] = table.due[target.seat], 0
    pay(table, target, player, owed, play.card)


async def indians(table: Table, play: Play, target: Gambler) -> None:
    if await counter_of(table, play, target) is None:
        pay_in(table, target, target.money, play.card)


def levy(table: Table, play: Play, player: Gambler) -> None:
    pay_out(table, player, table.terms.pays.levy, play.card)


def hands_up(table: Table, play: Play, player: Gambler) -> None:
    """All others show their hands; who lacks a horse or a hat pays for it."""
    pays = table.terms.pays
    last = table.others(player.seat)[-1]
    for other in table.after(player.seat):
        cards = tuple(other.cards)
        if other.seat == last:
            table.play = None
        table.tell(HandShown(seat=other.seat, cards=cards, hidden=0, why=play.card))
        show(table, other)
        owed = (HORSE not in cards) * pays.no_horse + (HAT not in cards) * pays.no_hat
        if owed:
            pay_in(table, other, owed, play.card)
