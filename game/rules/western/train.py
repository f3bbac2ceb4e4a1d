"""The train: the pot goes to who lays the highest combination."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.western.events import TrainCame, TrainLaid, TrainPassed, TrainWon
from game.rules.western.hands import lay
from game.rules.western.ladder import HAT, combination_of, fewest_cards
from game.rules.western.money import pay_out
from game.rules.western.questions import ClimbLadder, Laid
from game.rules.western.table import Gambler, Play, Table, Train


async def train(table: Table, play: Play, player: Gambler) -> None:
    """It ends when all others have passed in a row; nothing stops it and nobody draws."""
    race = table.train = Train(player.seat, player.seat, play.cards[1:])
    table.tell(TrainCame(seat=player.seat, pot=table.pot))
    _tell_laid(table, race)
    while await _is_beaten(table, race):
        race.passed = []
        _tell_laid(table, race)
    table.train = None
    winner = table.gamblers[race.leader]
    table.tell(TrainWon(seat=winner.seat, amount=table.pot))
    pay_out(table, winner, table.pot, "train")


async def _is_beaten(table: Table, race: Train) -> bool:
    """Ask the others, in turn or all at once, until somebody lays: then that one leads."""
    asked = [one.seat for one in _who_could(table, race)]
    groups = [asked] if table.terms.open_train and asked else [[seat] for seat in asked]
    for seats in groups:
        hands = {seat: tuple(table.gamblers[seat].cards) for seat in seats}
        laid: Laid = await ClimbLadder(hands, race.cards)
        for seat in laid.passed:
            race.passed.append(seat)
            table.tell(TrainPassed(seat=seat))
        if laid.seat is not None:
            lay(table, table.gamblers[laid.seat], laid.cards)
            race.leader, race.cards = laid.seat, laid.cards
            return True
    return False


def _who_could(table: Table, race: Train) -> Iterator[Gambler]:
    """As far as all can see: those with enough cards to beat it and keep one."""
    fewest = fewest_cards(race.cards, hat_about=HAT not in table.discards)
    if fewest is not None:
        yield from (one for one in table.after(race.leader) if len(one.cards) > fewest)


def _tell_laid(table: Table, race: Train) -> None:
    combination = combination_of(race.cards)
    assert combination is not None, "nothing else can be laid"
    table.tell(
        TrainLaid(
            seat=race.leader, cards=race.cards, combination=combination, hat=HAT in race.cards
        )
    )
