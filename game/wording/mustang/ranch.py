"""The table log: cards that change places, catches, thefts, and what goes into a stable."""

from __future__ import annotations

from game.i18n import mark
from game.wording.mustang.vocabulary import MustangTelling
from game.wording.telling import Facts

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


def exchanged(tell: MustangTelling, facts: Facts) -> str | None:
    """Whoever exchanges knows which cards, and has a line of its own."""
    if tell.is_you(facts["seat"]):
        return None
    return tell.words.say(
        "%(name)s puts %(cards)s under the deck.",
        name=tell.name(facts["seat"]),
        cards=tell.words.number_of_cards(facts["number"]),
    )


def cards_tucked(tell: MustangTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You put %(cards)s under the deck."),
        mark("%(name)s puts %(cards)s under the deck."),
        cards=tell.words.cards_said(facts["cards"]),
    )


def mustang_caught(tell: MustangTelling, facts: Facts) -> str:
    named = tell.words.a_mustang if facts["source"] == "pile" else tell.words.the_mustang
    return tell.about(
        facts["seat"],
        *CATCHES[facts["source"]],
        mustang=named(facts["mustang"]),
        set=tell.words.set_said(facts["set"], facts["value"]),
    )


def mustang_turned_up(tell: MustangTelling, facts: Facts) -> str:
    mustang = tell.words.a_mustang(facts["mustang"])
    return tell.words.say("New on the prairie: %(mustang)s.", mustang=mustang)


def theft_tried(tell: MustangTelling, facts: Facts) -> str:
    return tell.between(
        facts["seat"],
        facts["owner"],
        mark("You try to steal %(mustang)s from %(other)s, with %(set)s."),
        mark("%(name)s tries to steal %(mustang)s from you, with %(set)s."),
        mark("%(name)s tries to steal %(mustang)s from %(other)s, with %(set)s."),
        mustang=tell.words.the_mustang(facts["mustang"]),
        set=tell.words.set_said(facts["set"], facts["value"]),
    )


def theft_answered(tell: MustangTelling, facts: Facts) -> str:
    return tell.between(
        facts["seat"],
        facts["thief"],
        mark("You answer with %(set)s and fend off %(other)s!"),
        mark("%(name)s answers with %(set)s and fends you off!"),
        mark("%(name)s answers with %(set)s and fends off %(other)s!"),
        set=tell.words.set_said(facts["set"], facts["value"]),
    )


def cowboys_lost(tell: MustangTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("The failed theft costs you %(cowboys)s."),
        mark("The failed theft costs %(name)s %(cowboys)s."),
        cowboys=tell.words.number_of_cowboys(facts["number"]),
    )


def mustang_stolen(tell: MustangTelling, facts: Facts) -> str:
    return tell.between(
        facts["seat"],
        facts["owner"],
        mark("You steal %(mustang)s from %(other)s!"),
        mark("%(name)s steals %(mustang)s from you!"),
        mark("%(name)s steals %(mustang)s from %(other)s!"),
        mustang=tell.words.the_mustang(facts["mustang"]),
    )


def mustang_stabled(tell: MustangTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        *STABLED[facts["why"]],
        mustang=tell.words.the_mustang(facts["mustang"]),
    )
