"""The table log: the set-up, what the event cards bring, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.rules.mustang.events import (
    DeckRenewed,
    EventsRenewed,
    EventTurnedUp,
    FoalBorn,
    GameEnded,
    HerdCompleted,
    HerdRaided,
    MustangLetGo,
    PrairieLaid,
    Scored,
)
from game.wording.dealing import deck_used_up
from game.wording.mustang.vocabulary import MustangTelling

TIES = {
    "special": (
        mark("A tie at %(points)s: your special mustang wins it for you!"),
        mark("A tie at %(points)s: a special mustang wins it for %(name)s!"),
    ),
    "stallions": (
        mark("A tie at %(points)s: you win on stallions in the stable!"),
        mark("A tie at %(points)s: %(name)s wins on stallions in the stable!"),
    ),
    "mares": (
        mark("A tie at %(points)s: you win on mares in the stable!"),
        mark("A tie at %(points)s: %(name)s wins on mares in the stable!"),
    ),
    "foals": (
        mark("A tie at %(points)s: you win on foals in the stable!"),
        mark("A tie at %(points)s: %(name)s wins on foals in the stable!"),
    ),
}


def prairie_laid(tell: MustangTelling, event: PrairieLaid) -> str:
    return tell.words.say(
        "On the prairie: %(mustangs)s.",
        mustangs=tell.words.mustangs(
            [event.stallion, event.mare, event.foal, "midnight", "avalanche"]
        ),
    )


def deck_renewed(tell: MustangTelling, event: DeckRenewed) -> str:
    if event.stalled:
        return tell.words.say(
            "Nobody can move: the discards are shuffled into the deck, %(cards)s.",
            cards=tell.words.number_of_cards(event.number),
        )
    return deck_used_up(tell, event)


def events_renewed(tell: MustangTelling, event: EventsRenewed) -> str:
    return tell.words.say(
        "All %(number)d event cards are used up and shuffled again.", number=event.number
    )


def event_turned_up(tell: MustangTelling, event: EventTurnedUp) -> str:
    return tell.words.event_turned_up(event.event)


def mustang_let_go(tell: MustangTelling, event: MustangLetGo) -> str:
    return tell.about(
        event.seat,
        mark("You let %(mustang)s run back to the prairie."),
        mark("%(name)s lets %(mustang)s run back to the prairie."),
        mustang=tell.words.the_mustang(event.mustang),
    )


def herd_raided(tell: MustangTelling, event: HerdRaided) -> str:
    mustangs = tell.words.mustangs(event.mustangs)
    return tell.words.say("Gone for good: %(mustangs)s.", mustangs=mustangs)


def foal_born(tell: MustangTelling, event: FoalBorn) -> str:
    return tell.about(
        event.seat,
        mark("A foal is born in your stable: %(mustang)s."),
        mark("%(name)s has a newborn in the stable: %(mustang)s."),
        mustang=tell.words.a_mustang(event.mustang),
    )


def herd_completed(tell: MustangTelling, event: HerdCompleted) -> str:
    return tell.about(
        event.seat,
        mark("You have a whole herd in your stable!"),
        mark("%(name)s has a whole herd in the stable!"),
    )


def game_ended(tell: MustangTelling, event: GameEnded) -> str:
    if event.reason == "herd" or event.pile is None:
        return tell.words.say("The game is over: a herd is complete.")
    pile = tell.words.pile_said(event.pile)
    if event.by is None:
        return tell.words.say(
            "The game is over: %(pile)s is empty, and nobody gets the bonus.", pile=pile
        )
    return tell.about(
        event.by,
        mark("You empty %(pile)s and end the game."),
        mark("%(name)s empties %(pile)s and ends the game."),
        pile=pile,
    )


def scored(tell: MustangTelling, event: Scored) -> str:
    winners = event.winners
    points = tell.words.points(event.scores[winners[0]])
    if event.tie_break in TIES:
        return tell.about(winners[0], *TIES[event.tie_break], points=points)
    return victory(tell, winners, points)


def victory(tell: MustangTelling, winners: Sequence[int], points: str) -> str:
    if len(winners) == 1:
        return tell.about(
            winners[0],
            mark("You win with %(points)s!"),
            mark("%(name)s wins with %(points)s!"),
            points=points,
        )
    others = [seat for seat in winners if not tell.is_you(seat)]
    if others == list(winners):
        names = tell.everyone(winners)
        return tell.words.say(
            "%(names)s share the win with %(points)s!", names=names, points=points
        )
    names = tell.everyone(others)
    return tell.words.say(
        "You share the win with %(names)s: %(points)s!", names=names, points=points
    )
