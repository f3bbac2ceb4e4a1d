"""Phase 2: whose turn it is, and who arrives."""

from __future__ import annotations

from game.rules.derby.course import TOWN
from game.rules.derby.events import HorseArrived, HorseBegan, RaceOver, RaceRoundBegan
from game.rules.derby.paying import PLACES, pay
from game.rules.derby.riding import ride
from game.rules.derby.table import Horse, Move, Table


async def race_turn(table: Table) -> None:
    """The next horse: top track to bottom, every round, but for those in town."""
    if not table.due:
        table.race_round += 1
        table.due = [name for name in table.order if name not in table.arrived]
        table.tell(RaceRoundBegan(round=table.race_round))
    horse = table.horse(table.due.pop(0))
    table.active = horse.rider
    table.move = move = Move(horse.horse, horse.rider, horse.square, horse.square)
    table.tell(HorseBegan(horse=horse.horse, seat=horse.rider))
    await ride(table, horse, move)
    table.move = table.active = None
    if horse.square == TOWN:
        _arrive(table, horse)


def _arrive(table: Table, horse: Horse) -> None:
    """The race is over when the third one does."""
    table.arrived.append(horse.horse)
    horse.place = len(table.arrived)
    table.tell(HorseArrived(horse=horse.horse, seat=horse.rider, place=horse.place))
    if horse.place == PLACES:
        table.tell(RaceOver(places=tuple(table.arrived)))
        table.due = []
        pay(table)
