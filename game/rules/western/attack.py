"""The attack, with one, two or three guns."""

from __future__ import annotations

from game.engine.requests import Roll
from game.rules.western.countering import counter_of, is_over_countered
from game.rules.western.events import AttackDecided, DieRolled
from game.rules.western.money import pay_in, take
from game.rules.western.table import Gambler, Play, Table

FACES = ("1", "2", "3", "4", "5", "6")


async def attack(table: Table, play: Play, attacker: Gambler, target: Gambler) -> None:
    """A dog or a dancer stops it, and costs the attacker, unless a cake comes after."""
    counter = await counter_of(table, play, target)
    if counter is not None and not await is_over_countered(table, play, attacker, counter):
        if counter == "dog":
            take(table, attacker, target, table.terms.pays.dog, "dog")
        else:
            pay_in(table, attacker, table.terms.pays.dancer, "dancer")
        return
    await _shoot_it_out(table, play.card, attacker, target)


async def _shoot_it_out(table: Table, card: str, attacker: Gambler, target: Gambler) -> None:
    """An odd number wins at once; an even one, unless the target rolls as much or more."""
    face = await rolled(table, attacker, "attack")
    winner, loser = attacker, target
    if face % 2 == 0:
        defence = await rolled(table, target, "defence")
        if defence >= face:
            winner, loser, face = target, attacker, defence
    times = table.terms.times[card]
    owed = face * times * table.terms.pays.pip
    table.play = None
    table.tell(
        AttackDecided(winner=winner.seat, loser=loser.seat, face=face, times=times, amount=owed)
    )
    take(table, loser, winner, owed, card)


async def rolled(table: Table, gambler: Gambler, why: str) -> int:
    """One roll of the round die."""
    (shown,) = await Roll(FACES, 1)
    face = int(shown)
    table.tell(DieRolled(seat=gambler.seat, face=face, why=why))
    return face
