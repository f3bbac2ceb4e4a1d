"""Moving along the trail, arriving at Sacramento, the mail, and the final showdown."""

from __future__ import annotations

import math

from game.rules.pony_express.cards import barrel_in_the_way
from game.rules.pony_express.events import (
    Arrived,
    BystandersLeft,
    MailDelivered,
    Moved,
    RaceWon,
    RidersNearer,
)
from game.rules.pony_express.meeting import end_duel, take_corners
from game.rules.pony_express.shooting import ARREST, HIT, duel_shot
from game.rules.pony_express.table import Duel, Rider, Table

LAST_MAILBOX = 3
BYSTANDERS_LEAVE_AFTER = 10
SHOTS_A_PACE = 5  # after the bystanders have left


class RaceOver(Exception):
    """No error: the race is won, so the turn ends at once and nothing else is resolved."""


async def move(table: Table, rider: Rider, to: int, why: str) -> None:
    """Ride to a space. No exact count is needed for Sacramento; arriving there counts however
    one got there, and in anybody's turn."""
    origin, rider.space = rider.space, min(to, table.board.last)
    table.tell(Moved(seat=rider.seat, origin=origin, to=rider.space, why=why))
    if rider.space == table.board.last:
        await _arrive(table, rider)


async def _arrive(table: Table, rider: Rider) -> None:
    """The first to arrive stands on mailbox 1; a second arrival starts the showdown at once."""
    table.tell(Arrived(seat=rider.seat))
    if table.arrived_first is None:
        table.arrived_first = rider.seat
        _deliver(table, rider)
    else:
        await showdown(table, table.riders[table.arrived_first], rider)


def deliver_mail(table: Table, rider: Rider) -> None:
    """On the turns after arriving: the next mailbox, instead of rolling. The third one wins."""
    _deliver(table, rider)
    if rider.mailbox == LAST_MAILBOX:
        _win(table, rider, "jackrabbit")


def _deliver(table: Table, rider: Rider) -> None:
    rider.mailbox += 1
    table.tell(MailDelivered(seat=rider.seat, mailbox=rider.mailbox))


def _win(table: Table, rider: Rider, reason: str) -> None:
    table.winner = rider.seat
    table.reason = reason
    table.tell(RaceWon(seat=rider.seat, reason=reason))
    raise RaceOver


async def showdown(table: Table, first: Rider, second: Rider) -> None:
    """A duel to the death: without limit, until a rider is touched or the sheriff steps in. The
    longer it lasts, the nearer the riders stand."""
    duel = await take_corners(table, first, second, showdown=True)
    shots_before_the_other = 2 if first.mailbox == 2 else 1
    shooter, target = first, second
    while True:
        fired_each = min(duel.fired_before(shooter.seat))
        _let_bystanders_leave(table, duel, fired_each)
        _step_nearer(table, duel, fired_each)
        following = target if duel.shots[0] >= shots_before_the_other else shooter
        verdict = await duel_shot(table, duel, shooter, following)
        if verdict in (HIT, ARREST):
            winner, loser = (shooter, target) if verdict == HIT else (target, shooter)
            end_duel(table, winner, loser)
            _win(table, winner, "showdown")
        if following is target:
            shooter, target = target, shooter


def _let_bystanders_leave(table: Table, duel: Duel, fired_each: int) -> None:
    if duel.bystanders and fired_each >= BYSTANDERS_LEAVE_AFTER:
        duel.bystanders = False
        table.tell(BystandersLeft())


def paces_after(shots_each: int) -> int:
    """How often the riders have stepped nearer by then, where there is room to."""
    return max(shots_each - BYSTANDERS_LEAVE_AFTER, 0) // SHOTS_A_PACE


def _step_nearer(table: Table, duel: Duel, fired_each: int) -> None:
    places = table.board.paces[duel.corners[0]]
    if duel.paces == min(paces_after(fired_each), len(places) - 1):
        return
    duel.paces += 1
    barrel_gone = barrel_in_the_way(table, duel)
    if barrel_gone:
        duel.barrel = None
    place = places[duel.paces]
    table.tell(
        RidersNearer(
            paces=duel.paces,
            apart=round(math.dist(place.at, place.towards), 2),
            barrel_gone=barrel_gone,
        )
    )
