"""The table log: the set-up, turns, what is played, and what is answered to it."""

from __future__ import annotations

from game.i18n import mark, mark_in_context
from game.rules.western.events import (
    AttackDecided,
    CardDiscarded,
    CardsPlayed,
    Countered,
    DieRolled,
    DirectionTurned,
    FirstRolled,
    MoneyDealt,
    OverCountered,
    SheriffEnded,
    SheriffLaid,
    TurnLost,
    TurnWillBeLost,
)
from game.wording.western.house import GUNS
from game.wording.western.vocabulary import WesternTelling

PLAYED = (mark("You play %(cards)s."), mark("%(name)s plays %(cards)s."))
PLAYED_AGAINST = (
    mark("You play %(cards)s against %(other)s."),
    mark("%(name)s plays %(cards)s against you."),
    mark("%(name)s plays %(cards)s against %(other)s."),
)
AMBUSHED = (
    mark("You ambush %(other)s with %(guns)s!"),
    mark("%(name)s ambushes you with %(guns)s!"),
    mark("%(name)s ambushes %(other)s with %(guns)s!"),
)
RAIDED = (
    mark("You play %(cards)s against %(other)s: the Indians are coming!"),
    mark("%(name)s plays %(cards)s against you: the Indians are coming!"),
    mark("%(name)s plays %(cards)s against %(other)s: the Indians are coming!"),
)
RAIDED_BY_BANDITS = (
    mark("You play %(cards)s against %(other)s: the bandits are coming!"),
    mark("%(name)s plays %(cards)s against you: the bandits are coming!"),
    mark("%(name)s plays %(cards)s against %(other)s: the bandits are coming!"),
)
COUNTERED = {
    "dog": (
        mark("You set the Guard Dog on %(other)s!"),
        mark("%(name)s sets the Guard Dog on you!"),
        mark("%(name)s sets the Guard Dog on %(other)s!"),
    ),
    "dancer": (
        mark("You distract %(other)s with a Can-Can!"),
        mark("%(name)s distracts you with a Can-Can!"),
        mark("%(name)s distracts %(other)s with a Can-Can!"),
    ),
    "joker": (
        mark("You answer %(card)s with a Jester and stop %(other)s!"),
        mark("%(name)s answers %(card)s with a Jester and stops you!"),
        mark("%(name)s answers %(card)s with a Jester and stops %(other)s!"),
    ),
    "hat": (
        mark("You answer %(card)s with the Ten-Gallon and stop %(other)s!"),
        mark("%(name)s answers %(card)s with the Ten-Gallon and stops you!"),
        mark("%(name)s answers %(card)s with the Ten-Gallon and stops %(other)s!"),
    ),
}
OVER_COUNTERED = {
    "dog": (
        mark("A Sweet Treat calms the Guard Dog: your ambush on %(other)s goes on!"),
        mark("A Sweet Treat calms the Guard Dog: %(name)s's ambush on you goes on!"),
        mark("A Sweet Treat calms the Guard Dog: %(name)s's ambush on %(other)s goes on!"),
    ),
    "dancer": (
        mark("A Sweet Treat ends the Can-Can: your ambush on %(other)s goes on!"),
        mark("A Sweet Treat ends the Can-Can: %(name)s's ambush on you goes on!"),
        mark("A Sweet Treat ends the Can-Can: %(name)s's ambush on %(other)s goes on!"),
    ),
}
ROLLED = {
    "odd": (mark("You roll a %(face)d: odd!"), mark("%(name)s rolls a %(face)d: odd!")),
    "even": (mark("You roll a %(face)d: even."), mark("%(name)s rolls a %(face)d: even.")),
    "defence": (
        mark("You roll a %(face)d in defence."),
        mark("%(name)s rolls a %(face)d in defence."),
    ),
    "saloon": (
        mark("You roll a %(face)d for everything."),
        mark("%(name)s rolls a %(face)d for everything."),
    ),
}
TURNED = {
    1: mark("Moonshine turns play round: it now goes clockwise."),
    -1: mark("Moonshine turns play round: it now goes anticlockwise."),
}


# --------------------------------------------------------------------------- set-up and turns


def money_dealt(tell: WesternTelling, event: MoneyDealt) -> str:
    money = tell.words.money
    return tell.words.say(
        "Everyone starts with %(money)s, the cash box with %(pot)s, and %(goal)s wins.",
        money=money(event.money),
        pot=money(event.pot),
        goal=money(event.goal),
    )


def first_rolled(tell: WesternTelling, event: FirstRolled) -> str:
    you = tell.words.in_context(mark_in_context("who has rolled it", "you"))
    highest = max(event.faces)  # ten names would be too long a sentence
    rolls = [
        f"{you if tell.is_you(seat) else tell.name(seat)} {face}"
        for seat, face in zip(event.seats, event.faces, strict=True)
        if face == highest
    ]
    return tell.words.say(
        "The highest roll starts: %(rolls)s.",
        rolls=tell.words.listing(rolls),
    )


def turn_lost(tell: WesternTelling, event: TurnLost) -> str:
    return tell.about(
        event.seat,
        mark("Turn %(turn)d: a Bronco makes you miss it."),
        mark("Turn %(turn)d: a Bronco makes %(name)s miss it."),
        turn=event.turn,
    )


def turn_will_be_lost(tell: WesternTelling, event: TurnWillBeLost) -> str:
    return tell.about(
        event.seat,
        mark("A Bronco throws you: you'll miss a turn."),
        mark("A Bronco throws %(name)s, who'll miss a turn."),
    )


# --------------------------------------------------------------------------- cards


def cards_played(tell: WesternTelling, event: CardsPlayed) -> str | None:
    """A train has lines of its own."""
    seat, target, card = event.seat, event.target, event.card
    cards = tell.words.cards_said(event.cards)
    if card == "train":
        return None
    if target is None:
        return tell.about(seat, *PLAYED, cards=cards)
    if card in GUNS and len(event.cards) == 1:
        guns = tell.words.number_of_guns(GUNS[card])
        return tell.between(seat, target, *AMBUSHED, guns=guns)
    if card == "indians":
        raided = RAIDED_BY_BANDITS if tell.words.bandits else RAIDED
        return tell.between(seat, target, *raided, cards=cards)
    return tell.between(seat, target, *PLAYED_AGAINST, cards=cards)


def card_discarded(tell: WesternTelling, event: CardDiscarded) -> str:
    return tell.about(
        event.seat,
        mark("You discard %(card)s."),
        mark("%(name)s discards %(card)s."),
        card=tell.words.card_name(event.card),
    )


def direction_turned(tell: WesternTelling, event: DirectionTurned) -> str:
    return tell.words.say(TURNED[event.direction])


def countered(tell: WesternTelling, event: Countered) -> str:
    return tell.between(
        event.seat,
        event.against,
        *COUNTERED[event.by],
        card=tell.words.card_name(event.card),
    )


def over_countered(tell: WesternTelling, event: OverCountered) -> str:
    return tell.between(event.seat, event.target, *OVER_COUNTERED[event.counter])


# --------------------------------------------------------------------------- the ambush


def die_rolled(tell: WesternTelling, event: DieRolled) -> str:
    why, face = event.why, event.face
    if why == "attack":
        why = "odd" if face % 2 else "even"
    return tell.about(event.seat, *ROLLED[why], face=face)


def attack_decided(tell: WesternTelling, event: AttackDecided) -> str:
    money = tell.words.money
    return tell.between(
        event.winner,
        event.loser,
        mark("You beat %(other)s: %(face)d × %(each)s is %(amount)s."),
        mark("%(name)s beats you: %(face)d × %(each)s is %(amount)s."),
        mark("%(name)s beats %(other)s: %(face)d × %(each)s is %(amount)s."),
        face=event.face,
        each=money(event.amount // event.face),
        amount=money(event.amount),
    )


# --------------------------------------------------------------------------- the sheriff


def sheriff_laid(tell: WesternTelling, event: SheriffLaid) -> str:
    return tell.about(
        event.seat,
        mark("You're safe from Ambush, Raid and All In until your next turn."),
        mark("%(name)s is safe from Ambush, Raid and All In for a round."),
    )


def sheriff_ended(tell: WesternTelling, event: SheriffEnded) -> str:
    if event.why == "turn" or event.by is None:
        return tell.about(
            event.seat,
            mark("The Marshal rides on and no longer protects you."),
            mark("The Marshal rides on and no longer protects %(name)s."),
        )
    return tell.between(
        event.by,
        event.seat,
        mark("You chase the Marshal away from %(other)s with a Jester!"),
        mark("%(name)s chases the Marshal away from you with a Jester!"),
        mark("%(name)s chases the Marshal away from %(other)s with a Jester!"),
    )
