"""The table log: prizes, bets and the winner."""

from __future__ import annotations

from game.i18n import mark
from game.rules.derby.events import BetPaid, GameWon, PrizePaid, RaceOver
from game.wording.derby.vocabulary import DerbyTelling

WON = {
    "chips": (
        mark("You have the most chips, %(chips)s, and win the game!"),
        mark("%(name)s has the most chips, %(chips)s, and wins the game!"),
    ),
    "prizes": (
        mark("Tied on %(chips)s, but with more from prizes: you win the game!"),
        mark("Tied on %(chips)s, but with more from prizes: %(name)s wins the game!"),
    ),
    "place": (
        mark("Tied on %(chips)s, but with a better place in the race: you win the game!"),
        mark("Tied on %(chips)s, but with a better place in the race: %(name)s wins the game!"),
    ),
}
LOST = (mark("You lose %(stake)s on %(horse)s."), mark("%(name)s loses %(stake)s on %(horse)s."))
LOST_THOUGH_PLACED = (
    mark("%(horse)s came %(place)s at %(odds)s: you lose %(stake)s."),
    mark("%(horse)s came %(place)s at %(odds)s: %(name)s loses %(stake)s."),
)
STAKE_BACK = (
    mark("%(horse)s came %(place)s at %(odds)s: you get your %(stake)s back."),
    mark("%(horse)s came %(place)s at %(odds)s: %(name)s gets %(stake)s back."),
)
PAID = (
    mark(
        "%(horse)s came %(place)s at %(odds)s: you get your %(stake)s back plus %(pays)d "
        "times that, %(chips)d in all."
    ),
    mark(
        "%(horse)s came %(place)s at %(odds)s: %(name)s gets %(stake)s back plus %(pays)d "
        "times that, %(chips)d in all."
    ),
)
PAID_ONCE = (
    mark("%(horse)s came %(place)s at %(odds)s: you double your %(stake)s to %(chips)d."),
    mark("%(horse)s came %(place)s at %(odds)s: %(name)s doubles %(stake)s to %(chips)d."),
)


def race_over(tell: DerbyTelling, event: RaceOver) -> str:
    first, second, third = map(tell.words.horse, event.places)
    return tell.words.say(
        "The race is over: first %(first)s, second %(second)s, third %(third)s.",
        first=first,
        second=second,
        third=third,
    )


def prize_paid(tell: DerbyTelling, event: PrizePaid) -> str:
    return tell.about(
        event.seat,
        mark("Your prize for coming %(place)s with %(horse)s: %(chips)s."),
        mark("%(name)s's prize for coming %(place)s with %(horse)s: %(chips)s."),
        place=tell.words.place(event.place),
        horse=tell.words.horse(event.horse),
        chips=tell.words.chips(event.chips),
    )


def bet_paid(tell: DerbyTelling, event: BetPaid) -> str:
    """Every bet, so that the paying can be checked."""
    return tell.about(
        event.seat,
        *_paying(event),
        horse=tell.words.horse(event.horse),
        place=tell.words.place(event.place) if event.place else "",
        odds=tell.words.odds(event.row),
        stake=tell.words.chips(event.stake),
        pays=event.pays,
        chips=event.chips,
    )


def _paying(event: BetPaid) -> tuple[str, str]:
    if event.place is None:
        return LOST
    if event.pays is None:
        return LOST_THOUGH_PLACED
    return {0: STAKE_BACK, 1: PAID_ONCE}.get(event.pays, PAID)


def game_won(tell: DerbyTelling, event: GameWon) -> str:
    seats = event.seats
    chips = tell.words.chips(event.chips[seats[0]])
    if len(seats) == 1:
        return tell.about(seats[0], *WON[event.why], chips=chips)
    others = [seat for seat in seats if not tell.is_you(seat)]
    shared = (
        mark("You share the win with %(names)s, %(chips)s each!")
        if len(others) < len(seats)
        else mark("%(names)s share the win, %(chips)s each!")
    )
    return tell.words.say(shared, names=tell.everyone(others), chips=chips)
