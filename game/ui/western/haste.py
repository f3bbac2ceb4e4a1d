"""How fast things are shown: what goes on between others takes less time, the more gamblers there
are to wait for; what befalls somebody at the screen keeps the time that it needs to be read."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.shared import deals
from game.rules.western import events
from game.ui.table.happening import Said, Told

# Events that everybody follows, and cards that everybody pays, earns or answers for.
FOR_ALL = (
    events.FirstRolled,
    deals.FirstPlayer,
    events.HandShown,
    events.TrainCame,
    events.TrainWon,
    events.GameWon,
)
ALL_PAY = ("everybody-gives", "give-to-all", "hands-up", "train")
# What one seat alone does, or what befalls it.
OfOne = (
    deals.TurnBegan
    | deals.HandDealt
    | deals.CardsDrawn
    | deals.CardsSeen
    | events.TurnLost
    | events.CardDiscarded
    | events.DirectionTurned
    | events.DieRolled
    | events.SheriffLaid
    | events.SheriffEnded
    | events.TurnWillBeLost
    | events.TrainLaid
    | events.TrainPassed
    | Said
)


def concerns(event: Told, people: Iterable[int]) -> bool:
    """Whether one of these has a part in it."""
    if isinstance(event, FOR_ALL):
        return True
    if isinstance(event, events.CardsPlayed) and event.card in ALL_PAY:
        return True
    return not _seats_in(event).isdisjoint(people)


def _seats_in(event: Told) -> set[int | None]:
    """Who has a part in it; None is the cash box, or nobody in particular."""
    match event:
        case events.CardsPlayed() | events.OverCountered() | events.SaloonCompared():
            return {event.seat, event.target}
        case events.Countered():
            return {event.seat, event.against}
        case events.CardTaken() | events.CardSeen():
            return {event.seat, event.victim}
        case events.AttackDecided():
            return {event.winner, event.loser}
        case events.Paid():
            return {event.payer, event.payee}
    return {event.seat} if isinstance(event, OfOne) else set()
