"""What a card does if nobody stops it, and what that is worth: my chance to win then.

Every function is given who lays the card: it may be another, and I the one it hurts.
"""

from __future__ import annotations

from game.bots.western.belief import chance_of_more_kinds
from game.bots.western.fortune import Holding
from game.bots.western.gunfight import attack_gains
from game.bots.western.situation import POT, Purses, Situation
from game.rules.western.box import shipped_box


def attack(here: Situation, seat: int, target: int, card: str, holding: Holding) -> float:
    """The dice decide."""
    money = here.money
    times = here.view.times[card]
    return sum(
        chance * here.chance({seat: money[seat] + gain, target: money[target] - gain}, holding)
        for chance, gain in attack_gains(times, money[seat], money[target])
    )


def counter_paid(here: Situation, seat: int, target: int, by: str) -> Purses:
    """What a Dog or a Dancer costs the attacker."""
    money = here.money
    if by == "dog":
        paid = min(shipped_box().pays.dog, money[seat])
        return {seat: money[seat] - paid, target: money[target] + paid}
    paid = min(shipped_box().pays.dancer, money[seat])
    return {seat: money[seat] - paid, POT: here.pot + paid}


def handed_over(here: Situation, payer: int, payee: int, amount: int) -> Purses:
    paid = min(amount, here.money[payer])
    return {payer: here.money[payer] - paid, payee: here.money[payee] + paid}


def owed(cards: tuple[str, ...]) -> int:
    """For a debt, or for so many cowboys."""
    pays = shipped_box().pays
    cowboys = cards.count("cowboy")
    return pays.cowboys[cowboys - 1] if cowboys else pays.pay_me


def given_by_all(here: Situation, seat: int) -> Purses:
    """Everybody else pays the one, in playing order: the goal may be reached on the way."""
    purses = dict(enumerate(here.money))
    for payer in range(here.seats):
        if payer != seat:
            paid = min(shipped_box().pays.everybody_gives, purses[payer])
            purses[payer] -= paid
            purses[seat] += paid
    return purses


def given_to_all(here: Situation, seat: int, target: int) -> Purses:
    """The target pays all others, the card's player first, until nothing is left."""
    purses = dict(enumerate(here.money))
    ask = [(seat + here.direction * step) % here.seats for step in range(here.seats)]
    for payee in ask:
        if payee != target:
            paid = min(shipped_box().pays.give_to_all, purses[target])
            purses[target] -= paid
            purses[payee] += paid
    return purses


def saloon(here: Situation, seat: int, target: int, wins: float, holding: Holding) -> float:
    """All of the one for all of the other; `wins`: the chance of who laid it."""
    both = here.money[seat] + here.money[target]
    won = here.chance({seat: both, target: 0}, holding)
    lost = here.chance({seat: 0, target: both}, holding)
    return wins * won + (1.0 - wins) * lost


def my_chance_in_saloon(here: Situation, kept: tuple[str, ...], other: int) -> float:
    """To show more kinds than the other."""
    mean, spread = here.belief(other).kinds()
    return chance_of_more_kinds(len(set(kept)), mean, spread)


def raided(here: Situation, target: int) -> Purses:
    """All of it goes into the pot."""
    return {target: 0, POT: here.pot + here.money[target]}


def searched(here: Situation) -> Purses:
    """A Hands Up: what the others and the pot will have, about."""
    pays = shipped_box().pays
    purses = {POT: here.pot}
    for other in here.others():
        belief = here.belief(other)
        due = pays.no_horse * (1.0 - belief.has_any(("horse",)))
        due += pays.no_hat * (1.0 - belief.has_any(("hat",)))
        paid = min(10 * round(due / 10), here.money[other])
        purses[other] = here.money[other] - paid
        purses[POT] += paid
    return purses


def levied(here: Situation) -> Purses:
    """From the pot."""
    taken = min(shipped_box().pays.levy, here.pot)
    return {here.me: here.money[here.me] + taken, POT: here.pot - taken}
