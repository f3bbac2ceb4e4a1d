"""The table log: hands that are shown, the Saloon, the Hat's theft, the train, and the win."""

from __future__ import annotations

from game.i18n import mark
from game.wording.telling import Facts
from game.wording.western.vocabulary import WesternTelling

SHOWN = (mark("You show %(cards)s."), mark("%(name)s shows %(cards)s."))
SHOWN_BUT_DOUBLES = (
    mark("You show %(cards)s and keep %(hidden)s hidden."),
    mark("%(name)s shows %(cards)s and keeps %(hidden)s hidden."),
)
LAID = (mark("You bid %(combination)s."), mark("%(name)s bids %(combination)s."))
LAID_WITH_HAT = (mark("You bid %(combination)s!"), mark("%(name)s bids %(combination)s!"))


def hand_shown(tell: WesternTelling, facts: Facts) -> str:
    if not facts["cards"]:
        return tell.about(
            facts["seat"], mark("You have nothing to show."), mark("%(name)s has nothing to show.")
        )
    return tell.about(
        facts["seat"],
        *(SHOWN_BUT_DOUBLES if facts["hidden"] else SHOWN),
        cards=tell.words.cards_said(facts["cards"]),
        hidden=tell.words.number_of_cards(facts["hidden"]),
    )


def saloon_compared(tell: WesternTelling, facts: Facts) -> str:
    own, others = facts["kinds"]
    if facts["winner"] is None:
        return tell.words.say(
            "Both show %(kinds)s: the die decides.", kinds=tell.words.number_of_kinds(own)
        )
    won_by_target = facts["winner"] == facts["target"]
    return tell.between(
        facts["winner"],
        facts["seat"] if won_by_target else facts["target"],
        mark("You show %(more)s against %(fewer)d, and %(other)s loses everything!"),
        mark("%(name)s shows %(more)s against %(fewer)d, and you lose everything!"),
        mark("%(name)s shows %(more)s against %(fewer)d, and %(other)s loses everything!"),
        more=tell.words.number_of_kinds(max(own, others)),
        fewer=min(own, others),
    )


# --------------------------------------------------------------------------- the hat


def card_taken(tell: WesternTelling, facts: Facts) -> str | None:
    """Those two see the card, and have a line of their own."""
    if tell.is_you(facts["seat"]) or tell.is_you(facts["victim"]):
        return None
    return tell.words.say(
        "%(name)s takes a card from %(other)s.",
        name=tell.name(facts["seat"]),
        other=tell.name(facts["victim"]),
    )


def card_seen(tell: WesternTelling, facts: Facts) -> str:
    return tell.between(
        facts["seat"],
        facts["victim"],
        mark("You take %(card)s from %(other)s."),
        mark("%(name)s takes %(card)s from you."),
        mark("%(name)s takes %(card)s from %(other)s."),
        card=tell.words.card_name(facts["card"]),
    )


# --------------------------------------------------------------------------- the train


def train_came(tell: WesternTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You bring the Gold Train for the %(pot)s in the cash box!"),
        mark("%(name)s brings the Gold Train for the %(pot)s in the cash box!"),
        pot=tell.words.money(facts["pot"]),
    )


def train_laid(tell: WesternTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        *(LAID_WITH_HAT if facts["hat"] else LAID),
        combination=tell.words.combination(facts["combination"], hat=facts["hat"]),
    )


def train_passed(tell: WesternTelling, facts: Facts) -> str:
    return tell.about(facts["seat"], mark("You pass."), mark("%(name)s passes."))


def train_won(tell: WesternTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("The Gold Train is yours: you win the whole cash box, %(amount)s!"),
        mark("The Gold Train goes to %(name)s, with the whole cash box, %(amount)s!"),
        amount=tell.words.money(facts["amount"]),
    )


# --------------------------------------------------------------------------- the end


def game_won(tell: WesternTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You have %(money)s and win the game!"),
        mark("%(name)s has %(money)s and wins the game!"),
        money=tell.words.money(facts["money"][facts["seat"]]),
    )
