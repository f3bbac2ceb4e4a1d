"""The table log: setting up, and the betting."""

from __future__ import annotations

from game.i18n import mark
from game.rules.derby.events import (
    BetLaid,
    BookmakerDrawn,
    CardLaid,
    CardsDealt,
    FirstCardLaid,
    LeftOverTurned,
    RiderNamed,
    RoundBegan,
    SpecialReplaced,
    TrackRolled,
    TrackTaken,
)
from game.wording import dealing
from game.wording.derby.vocabulary import DerbyTelling

# A card on a horse: laid by you, by somebody else, or left over.
FIRST = (
    mark("You play %(card)s as the first card on %(horse)s: odds of %(odds)s."),
    mark("%(name)s plays %(card)s as the first card on %(horse)s: odds of %(odds)s."),
    mark("From the leftover cards, %(horse)s gets %(card)s as its first: odds of %(odds)s."),
)
STAYED = (
    mark("You play %(card)s on %(horse)s, and the odds stay at %(odds)s."),
    mark("%(name)s plays %(card)s on %(horse)s, and the odds stay at %(odds)s."),
    mark("From the leftover cards, %(horse)s gets %(card)s, and the odds stay at %(odds)s."),
)
BETTER = (
    mark("You play %(card)s on %(horse)s: the odds shorten from %(before)s to %(odds)s."),
    mark("%(name)s plays %(card)s on %(horse)s: the odds shorten from %(before)s to %(odds)s."),
    mark(
        "From the leftover cards, %(horse)s gets %(card)s: the odds shorten from %(before)s "
        "to %(odds)s."
    ),
)
WORSE = (
    mark("You play %(card)s on %(horse)s: the odds lengthen from %(before)s to %(odds)s."),
    mark("%(name)s plays %(card)s on %(horse)s: the odds lengthen from %(before)s to %(odds)s."),
    mark(
        "From the leftover cards, %(horse)s gets %(card)s: the odds lengthen from %(before)s "
        "to %(odds)s."
    ),
)


# --------------------------------------------------------------------------- set-up


def bookmaker_drawn(tell: DerbyTelling, event: BookmakerDrawn) -> str:
    return tell.about(
        event.seat,
        mark("You're drawn as bookmaker."),
        mark("%(name)s is drawn as bookmaker."),
    )


def special_replaced(tell: DerbyTelling, event: SpecialReplaced) -> str:
    return tell.words.say(
        "%(horse)s: a Star can't be the first card, so it goes back into the deck.",
        horse=tell.words.horse(event.horse),
    )


def first_card_laid(tell: DerbyTelling, event: FirstCardLaid) -> str:
    said = {
        "horse": tell.words.horse(event.horse),
        "card": tell.words.card_said(event.card),
        "odds": tell.words.odds(event.row),
    }
    if event.seat is None:
        return tell.words.say("%(horse)s starts with %(card)s: odds of %(odds)s.", **said)
    return tell.about(
        event.seat,
        mark("You choose %(card)s as the first card for %(horse)s: odds of %(odds)s."),
        mark("%(name)s chooses %(card)s as the first card for %(horse)s: odds of %(odds)s."),
        **said,
    )


def cards_dealt(tell: DerbyTelling, event: CardsDealt) -> str:
    if not event.left:
        return dealing.cards_dealt(tell, event)
    return tell.words.say(
        "Everyone is dealt %(cards)s, with %(left)s set aside face down.",
        cards=tell.words.number_of_cards(event.number),
        left=tell.words.number_of_cards(event.left),
    )


# --------------------------------------------------------------------------- rounds and turns


def round_began(tell: DerbyTelling, event: RoundBegan) -> str:
    if event.stack:
        return tell.about(
            event.first,
            mark("Round %(round)d: everyone bets %(chips)s, and you begin."),
            mark("Round %(round)d: everyone bets %(chips)s, and %(name)s begins."),
            round=event.round,
            chips=tell.words.chips(event.stack),
        )
    return tell.about(
        event.first,
        mark("Round %(round)d: cards only, and you begin."),
        mark("Round %(round)d: cards only, and %(name)s begins."),
        round=event.round,
    )


def bet_laid(tell: DerbyTelling, event: BetLaid) -> str:
    words, horse = tell.words, tell.words.horse(event.horse)
    chips = words.chips(event.chips)
    if event.total == event.chips:
        return tell.about(
            event.seat,
            mark("You bet %(chips)s on %(horse)s."),
            mark("%(name)s bets %(chips)s on %(horse)s."),
            chips=chips,
            horse=horse,
        )
    return tell.about(
        event.seat,
        mark("You bet %(chips)s more on %(horse)s, %(total)d in all."),
        mark("%(name)s bets %(chips)s more on %(horse)s, %(total)d in all."),
        chips=chips,
        horse=horse,
        total=event.total,
    )


def card_laid(tell: DerbyTelling, event: CardLaid) -> str:
    """By a player, or one of the leftover cards."""
    words, seat = tell.words, event.seat
    your, their, left_over = _outcome(event)
    said = {
        "card": words.card_said(event.card),
        "horse": words.horse(event.horse),
        "before": words.odds(event.row_before),
        "odds": words.odds(event.row),
    }
    if seat is None:
        return words.say(left_over, **said)
    return tell.about(seat, your, their, **said)


def _outcome(event: CardLaid) -> tuple[str, str, str]:
    before, after = event.row_before, event.row
    if before is None:
        return FIRST
    if before == after:
        return STAYED
    return BETTER if after < before else WORSE


def left_over_turned(tell: DerbyTelling, event: LeftOverTurned) -> str:
    return tell.words.say(
        "Every hand is empty, so the leftover cards are shuffled and turned up: %(cards)s.",
        cards=tell.words.number_of_cards(event.number),
    )


# --------------------------------------------------------------------------- riders and tracks


def rider_named(tell: DerbyTelling, event: RiderNamed) -> str:
    words, seat, horse = tell.words, event.seat, tell.words.horse(event.horse)
    if seat is not None:
        return tell.about(
            seat,
            mark("You have the most on %(horse)s, %(chips)s, so you ride."),
            mark("%(name)s has the most on %(horse)s, %(chips)s, and rides."),
            chips=words.chips(event.bets[seat]),
            horse=horse,
        )
    if event.tie:
        return words.say("%(horse)s: a tie for the most chips, so it has no rider.", horse=horse)
    return words.say("%(horse)s: no chips at all, so it has no rider.", horse=horse)


def track_rolled(tell: DerbyTelling, event: TrackRolled) -> str:
    rolls = [
        f"{tell.words.horse(horse)} {face}"
        for horse, face in zip(event.horses, event.faces, strict=True)
    ]
    return tell.words.say(
        "Still tied: the die decides the tracks: %(rolls)s.", rolls=", ".join(rolls)
    )


def track_taken(tell: DerbyTelling, event: TrackTaken) -> str:
    said = {"horse": tell.words.horse(event.horse), "track": event.track}
    if event.seat is None:
        return tell.words.say("%(horse)s runs on track %(track)d.", **said)
    return tell.about(
        event.seat,
        mark("You choose track %(track)d for %(horse)s."),
        mark("%(name)s chooses track %(track)d for %(horse)s."),
        **said,
    )
