"""The table log: cards that change places, catches, thefts, and what goes into a stable."""

from __future__ import annotations

from game.i18n import mark
from game.rules.mustang.events import (
    CardsTucked,
    CowboysLost,
    Exchanged,
    MustangCaught,
    MustangStabled,
    MustangStolen,
    MustangTurnedUp,
    TheftAnswered,
    TheftTried,
)
from game.wording.mustang.vocabulary import MustangTelling

CATCHES = {
    "open": (
        mark("You catch %(mustang)s with %(set)s."),
        mark("%(name)s catches %(mustang)s with %(set)s."),
    ),
    "pile": (
        mark("You catch %(mustang)s from the pile, with %(set)s."),
        mark("%(name)s catches %(mustang)s from the pile, with %(set)s."),
    ),
    "special": (
        mark("You catch %(mustang)s with %(set)s!"),
        mark("%(name)s catches %(mustang)s with %(set)s!"),
    ),
}
STABLED = {
    "action": (
        mark("You lead %(mustang)s into your stable."),
        mark("%(name)s leads %(mustang)s into the stable."),
    ),
    "rain": (
        mark("You bring %(mustang)s into your stable, out of the rain."),
        mark("%(name)s brings %(mustang)s into the stable, out of the rain."),
    ),
}


def exchanged(tell: MustangTelling, event: Exchanged) -> str | None:
    """Whoever exchanges knows which cards, and has a line of its own."""
    if tell.is_you(event.seat):
        return None
    return tell.words.say(
        "%(name)s puts %(cards)s under the deck.",
        name=tell.name(event.seat),
        cards=tell.words.number_of_cards(event.number),
    )


def cards_tucked(tell: MustangTelling, event: CardsTucked) -> str:
    return tell.about(
        event.seat,
        mark("You put %(cards)s under the deck."),
        mark("%(name)s puts %(cards)s under the deck."),
        cards=tell.words.cards_said(event.cards),
    )


def mustang_caught(tell: MustangTelling, event: MustangCaught) -> str:
    named = tell.words.a_mustang if event.source == "pile" else tell.words.the_mustang
    return tell.about(
        event.seat,
        *CATCHES[event.source],
        mustang=named(event.mustang),
        set=tell.words.set_said(event.set, event.value),
    )


def mustang_turned_up(tell: MustangTelling, event: MustangTurnedUp) -> str:
    mustang = tell.words.a_mustang(event.mustang)
    return tell.words.say("New on the prairie: %(mustang)s.", mustang=mustang)


def theft_tried(tell: MustangTelling, event: TheftTried) -> str:
    return tell.between(
        event.seat,
        event.owner,
        mark("You try to steal %(mustang)s from %(other)s, with %(set)s."),
        mark("%(name)s tries to steal %(mustang)s from you, with %(set)s."),
        mark("%(name)s tries to steal %(mustang)s from %(other)s, with %(set)s."),
        mustang=tell.words.the_mustang(event.mustang),
        set=tell.words.set_said(event.set, event.value),
    )


def theft_answered(tell: MustangTelling, event: TheftAnswered) -> str:
    return tell.between(
        event.seat,
        event.thief,
        mark("You answer with %(set)s and fend off %(other)s!"),
        mark("%(name)s answers with %(set)s and fends you off!"),
        mark("%(name)s answers with %(set)s and fends off %(other)s!"),
        set=tell.words.set_said(event.set, event.value),
    )


def cowboys_lost(tell: MustangTelling, event: CowboysLost) -> str:
    return tell.about(
        event.seat,
        mark("The failed theft costs you %(cowboys)s."),
        mark("The failed theft costs %(name)s %(cowboys)s."),
        cowboys=tell.words.number_of_cowboys(event.number),
    )


def mustang_stolen(tell: MustangTelling, event: MustangStolen) -> str:
    return tell.between(
        event.seat,
        event.owner,
        mark("You steal %(mustang)s from %(other)s!"),
        mark("%(name)s steals %(mustang)s from you!"),
        mark("%(name)s steals %(mustang)s from %(other)s!"),
        mustang=tell.words.the_mustang(event.mustang),
    )


def mustang_stabled(tell: MustangTelling, event: MustangStabled) -> str:
    return tell.about(
        event.seat,
        *STABLED[event.why],
        mustang=tell.words.the_mustang(event.mustang),
    )
