"""The payout sheet at the end: every prize and every bet, to be checked row by row."""

from __future__ import annotations

from game.rules.derby.events import BetPaid, PrizePaid
from game.rules.derby.view import DerbyView
from game.text.derby.slate import name_of
from game.wording.derby import DerbyWords


def sheet_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """Everybody, the richest first; the winners before others with as much."""
    lines = []
    for seat, total in _richest_first(view):
        chips = words.chips(total)
        heading = words.say("%(name)s: %(chips)s", name=name_of(words, view, seat), chips=chips)
        lines += ["", heading, *(f"   {row}" for row in _rows_of(words, view, seat))]
    return lines


def _richest_first(view: DerbyView) -> list[tuple[int, int]]:
    """Every seat with its chips."""
    winners = view.winners or ()
    chips = [(seat, player.chips or 0) for seat, player in enumerate(view.players)]
    return sorted(chips, key=lambda one: (one[0] not in winners, -one[1]))


def _rows_of(words: DerbyWords, view: DerbyView, seat: int) -> list[str]:
    paid = [event for event in view.log if isinstance(event, (PrizePaid, BetPaid))]
    return [_row(words, event) for event in paid if event.seat == seat]


def _row(words: DerbyWords, paid: PrizePaid | BetPaid) -> str:
    return _prize_row(words, paid) if isinstance(paid, PrizePaid) else _bet_row(words, paid)


def _prize_row(words: DerbyWords, prize: PrizePaid) -> str:
    return words.say(
        "Prize, %(place)s with %(horse)s: %(chips)s",
        place=words.place(prize.place),
        horse=words.horse(prize.horse),
        chips=words.chips(prize.chips),
    )


def _bet_row(words: DerbyWords, bet: BetPaid) -> str:
    _ = words.say
    said = {
        "horse": words.horse(bet.horse),
        "odds": words.odds(bet.row),
        "stake": words.chips(bet.stake),
        "chips": words.chips(bet.chips),
    }
    if bet.place is None:
        return _("%(horse)s, not placed: stake of %(stake)s lost", **said)
    said["place"] = words.place(bet.place)
    if bet.pays is None:
        return _("%(horse)s, %(place)s at %(odds)s: stake of %(stake)s lost", **said)
    if bet.pays == 0:
        return _("%(horse)s, %(place)s at %(odds)s: stake of %(stake)s returned: %(chips)s", **said)
    if bet.pays == 1:
        return _("%(horse)s, %(place)s at %(odds)s: stake of %(stake)s doubled: %(chips)s", **said)
    return _(
        "%(horse)s, %(place)s at %(odds)s: stake of %(stake)s, plus %(pays)d times that: %(chips)s",
        pays=bet.pays,
        **said,
    )
