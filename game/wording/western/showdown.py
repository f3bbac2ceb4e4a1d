"""The table log: hands that are shown, the Saloon, the Hat's theft, the train, and the win."""

from __future__ import annotations

from game.i18n import mark
from game.rules.western.events import (
    CardSeen,
    CardTaken,
    GameWon,
    HandShown,
    SaloonCompared,
    TrainCame,
    TrainLaid,
    TrainPassed,
    TrainWon,
)
from game.wording.western.vocabulary import WesternTelling

SHOWN = (mark("You show %(cards)s."), mark("%(name)s shows %(cards)s."))
SHOWN_BUT_DOUBLES = (
    mark("You show %(cards)s and keep %(hidden)s hidden."),
    mark("%(name)s shows %(cards)s and keeps %(hidden)s hidden."),
)
LAID = (mark("You bid %(combination)s."), mark("%(name)s bids %(combination)s."))
LAID_WITH_HAT = (mark("You bid %(combination)s!"), mark("%(name)s bids %(combination)s!"))


def hand_shown(tell: WesternTelling, event: HandShown) -> str:
    if not event.cards:
        return tell.about(
            event.seat, mark("You have nothing to show."), mark("%(name)s has nothing to show.")
        )
    return tell.about(
        event.seat,
        *(SHOWN_BUT_DOUBLES if event.hidden else SHOWN),
        cards=tell.words.cards_said(event.cards),
        hidden=tell.words.number_of_cards(event.hidden),
    )


def saloon_compared(tell: WesternTelling, event: SaloonCompared) -> str:
    own, others = event.kinds
    if event.winner is None:
        return tell.words.say(
            "Both show %(kinds)s: the die decides.", kinds=tell.words.number_of_kinds(own)
        )
    won_by_target = event.winner == event.target
    return tell.between(
        event.winner,
        event.seat if won_by_target else event.target,
        mark("You show %(more)s against %(fewer)d, and %(other)s loses everything!"),
        mark("%(name)s shows %(more)s against %(fewer)d, and you lose everything!"),
        mark("%(name)s shows %(more)s against %(fewer)d, and %(other)s loses everything!"),
        more=tell.words.number_of_kinds(max(own, others)),
        fewer=min(own, others),
    )


# --------------------------------------------------------------------------- the hat


def card_taken(tell: WesternTelling, event: CardTaken) -> str | None:
    """Those two see the card, and have a line of their own."""
    if tell.is_you(event.seat) or tell.is_you(event.victim):
        return None
    return tell.words.say(
        "%(name)s takes a card from %(other)s.",
        name=tell.name(event.seat),
        other=tell.name(event.victim),
    )


def card_seen(tell: WesternTelling, event: CardSeen) -> str:
    return tell.between(
        event.seat,
        event.victim,
        mark("You take %(card)s from %(other)s."),
        mark("%(name)s takes %(card)s from you."),
        mark("%(name)s takes %(card)s from %(other)s."),
        card=tell.words.card_name(event.card),
    )


# --------------------------------------------------------------------------- the train


def train_came(tell: WesternTelling, event: TrainCame) -> str:
    return tell.about(
        event.seat,
        mark("You bring the Gold Train for the %(pot)s in the cash box!"),
        mark("%(name)s brings the Gold Train for the %(pot)s in the cash box!"),
        pot=tell.words.money(event.pot),
    )


def train_laid(tell: WesternTelling, event: TrainLaid) -> str:
    return tell.about(
        event.seat,
        *(LAID_WITH_HAT if event.hat else LAID),
        combination=tell.words.combination(event.combination, hat=event.hat),
    )


def train_passed(tell: WesternTelling, event: TrainPassed) -> str:
    return tell.about(event.seat, mark("You pass."), mark("%(name)s passes."))


def train_won(tell: WesternTelling, event: TrainWon) -> str:
    return tell.about(
        event.seat,
        mark("The Gold Train is yours: you win the whole cash box, %(amount)s!"),
        mark("The Gold Train goes to %(name)s, with the whole cash box, %(amount)s!"),
        amount=tell.words.money(event.amount),
    )


# --------------------------------------------------------------------------- the end


def game_won(tell: WesternTelling, event: GameWon) -> str:
    return tell.about(
        event.seat,
        mark("You have %(money)s and win the game!"),
        mark("%(name)s has %(money)s and wins the game!"),
        money=tell.words.money(event.money[event.seat]),
    )
