"""The table log: duels, poker games, and the shot at the three figures."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express.events import (
    BystandersLeft,
    DiePickedUp,
    DuelBegan,
    DuelCalled,
    DuelEnded,
    FiguresFaced,
    PokerBegan,
    PokerWon,
    RidersNearer,
    ShotTaken,
)
from game.wording.pony_express.vocabulary import RaceTelling


def duel_began(tell: RaceTelling, event: DuelBegan) -> str:
    first, second = event.seats
    corner, far_corner = (tell.words.corner(corner) for corner in event.corners)
    return tell.between(
        first,
        second,
        mark(
            "%(occasion)s: you shoot first, from the %(corner)s, and %(other)s answers from "
            "the %(far_corner)s."
        ),
        mark(
            "%(occasion)s: %(name)s shoots first, from the %(corner)s, and you answer from "
            "the %(far_corner)s."
        ),
        mark(
            "%(occasion)s: %(name)s shoots first, from the %(corner)s, and %(other)s answers "
            "from the %(far_corner)s."
        ),
        occasion=_occasion(tell, event),
        corner=corner,
        far_corner=far_corner,
    )


def _occasion(tell: RaceTelling, event: DuelCalled | DuelBegan) -> str:
    if event.showdown:
        return tell.words.say("The showdown")
    return tell.words.say("A duel on %(space)s", space=tell.words.space(event.space))


def shot_taken(tell: RaceTelling, event: ShotTaken) -> str:
    return _SHOTS[event.verdict](tell, event)


def _hit(tell: RaceTelling, event: ShotTaken) -> str:
    return tell.between(
        event.seat,
        _victim(event),
        mark("You hit %(other)s!"),
        mark("%(name)s hits you!"),
        mark("%(name)s hits %(other)s!"),
    )


def _miss(tell: RaceTelling, event: ShotTaken) -> str:
    """Where a rider must fall, one that was only touched is a miss."""
    if _others_touched(event):
        return tell.between(
            event.seat,
            _victim(event),
            mark("You graze %(other)s, but that's not enough."),
            mark("%(name)s grazes you, but that's not enough."),
            mark("%(name)s grazes %(other)s, but that's not enough."),
        )
    return tell.about(event.seat, mark("You miss."), mark("%(name)s misses."))


def _victim(event: ShotTaken) -> int:
    """In a duel, nobody else can be touched without an arrest."""
    return _others_touched(event)[0]


def _others_touched(event: ShotTaken) -> list[int]:
    return [seat for seat in event.touched if seat != event.seat]


def _decoy(tell: RaceTelling, event: ShotTaken) -> str:
    return tell.about(
        event.seat,
        mark("You fall for the decoy and hit only straw."),
        mark("%(name)s falls for the decoy and hits only straw."),
    )


def _arrest(tell: RaceTelling, event: ShotTaken) -> str:
    return tell.about(
        event.seat,
        mark("You hit a bystander!"),
        mark("%(name)s hits a bystander!"),
    )


def _figures(tell: RaceTelling, event: ShotTaken) -> str:
    if not event.toppled:
        return tell.about(
            event.seat,
            mark("You shoot, and not a single figure falls."),
            mark("%(name)s shoots, and not a single figure falls."),
        )
    return tell.about(
        event.seat,
        mark("You knock down %(figures)s."),
        mark("%(name)s knocks down %(figures)s."),
        figures=tell.words.number_of_figures(event.toppled),
    )


_SHOTS = {
    "hit": _hit,
    "miss": _miss,
    "decoy": _decoy,
    "arrest": _arrest,
    "figures": _figures,
}


def die_picked_up(tell: RaceTelling, event: DiePickedUp) -> str:
    return tell.words.say("The first die is in the way here and is picked up.")


def duel_ended(tell: RaceTelling, event: DuelEnded) -> str:
    if event.winner is None or event.loser is None:
        return tell.words.say("The smoke clears: nobody wins this duel.")
    return tell.between(
        event.winner,
        event.loser,
        mark("You win the duel against %(other)s."),
        mark("%(name)s wins the duel against you."),
        mark("%(name)s wins the duel against %(other)s."),
    )


def poker_began(tell: RaceTelling, event: PokerBegan) -> str:
    return tell.words.say(
        "A poker game on %(space)s between %(players)s.",
        space=tell.words.space(event.space),
        players=tell.everyone(event.seats),
    )


def poker_won(tell: RaceTelling, event: PokerWon) -> str:
    return tell.about(
        event.seat,
        mark("You win the poker game."),
        mark("%(name)s wins the poker game."),
    )


def figures_faced(tell: RaceTelling, event: FiguresFaced) -> str:
    return tell.about(
        event.seat,
        mark("You run into %(figures)s."),
        mark("%(name)s runs into %(figures)s."),
        figures=tell.words.figures_said,
    )


def bystanders_left(tell: RaceTelling, event: BystandersLeft) -> str:
    return tell.words.say("The street empties: all bystanders leave the board.")


def riders_nearer(tell: RaceTelling, event: RidersNearer) -> str:
    apart = round(event.apart)
    if event.barrel_gone:
        return tell.words.say(
            "Both riders step closer: %(apart)d cm apart now, and the barrel in the way is taken "
            "off the board.",
            apart=apart,
        )
    return tell.words.say("Both riders step closer: %(apart)d cm apart now.", apart=apart)
