"""The end: prizes, what the bets bring, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.events import BetPaid, GameWon, PrizePaid
from game.rules.derby.table import Horse, Table

PLACES = 3
Pays = Sequence[Sequence[int | None]]


def rider_of(bets: Sequence[int]) -> int | None:
    """Who has the most chips on a horse; nobody where that is a tie, or none."""
    most = max(bets)
    return bets.index(most) if most and bets.count(most) == 1 else None


def multiple(place: int | None, row: int, pays: Pays) -> int | None:
    """How many times the stake a bet wins besides the stake; None: the stake is lost."""
    return None if place is None else pays[place - 1][row]


def comes_back(stake: int, times: int | None) -> int:
    """The chips that a bet brings back, the stake among them."""
    return 0 if times is None else stake * (times + 1)


def winners(
    chips: Sequence[int], prizes: Sequence[int], best: Sequence[int]
) -> tuple[list[int], str]:
    """Who wins, and what settled it: `chips prizes place shared`. `best`: the best place of an own
    horse of each seat, more than three for none."""
    level = list(range(len(chips)))
    for why, order in (
        ("chips", [-number for number in chips]),
        ("prizes", [-number for number in prizes]),
        ("place", best),
    ):
        least = min(order[seat] for seat in level)
        level = [seat for seat in level if order[seat] == least]
        if len(level) == 1:
            return level, why
    return level, "shared"


def pay(table: Table) -> None:
    """Owners first, then every bet; most chips wins, not the race."""
    chips = [0] * len(table.bettors)
    best = [PLACES + 1] * len(table.bettors)
    for place, name in enumerate(table.arrived, 1):
        horse = table.horse(name)
        if horse.rider is not None:
            best[horse.rider] = min(best[horse.rider], place)
            _pay_prize(table, horse, horse.rider, place)
    for horse in table.horses:
        for seat, stake in enumerate(horse.bets):
            if stake:
                chips[seat] += _pay_bet(table, horse, seat, stake)
    for bettor in table.bettors:
        bettor.chips = chips[bettor.seat] + bettor.prizes
    _end(table, best)


def _pay_prize(table: Table, horse: Horse, rider: int, place: int) -> None:
    chips = table.house.box.prizes[place - 1]
    table.bettors[rider].prizes += chips
    table.tell(PrizePaid(horse=horse.horse, seat=rider, place=place, chips=chips))


def _pay_bet(table: Table, horse: Horse, seat: int, stake: int) -> int:
    assert horse.row is not None, "every horse has cards"
    times = multiple(horse.place, horse.row, table.house.box.pays)
    chips = comes_back(stake, times)
    table.tell(
        BetPaid(
            seat=seat,
            horse=horse.horse,
            stake=stake,
            row=horse.row,
            place=horse.place,
            pays=times,
            chips=chips,
        )
    )
    return chips


def _end(table: Table, best: Sequence[int]) -> None:
    totals = [bettor.chips or 0 for bettor in table.bettors]
    table.winners, why = winners(totals, [bettor.prizes for bettor in table.bettors], best)
    table.phase, table.why = "over", why
    table.tell(GameWon(seats=tuple(table.winners), chips=tuple(totals), why=why))
