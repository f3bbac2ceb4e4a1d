"""The table log: equipment cards drawn and played."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express.events import (
    CardKept,
    CardPlayed,
    CardsOffered,
    CardTaken,
    DecoyPlaced,
    DieMarked,
    DieSpied,
)
from game.wording.pony_express.vocabulary import RaceTelling

CARDS_TAKEN = {
    "draft": mark("%(name)s keeps one of two cards."),
    "relay": mark("%(name)s takes a card at the relay station."),
    "prison": mark("%(name)s gets a card in prison."),
}
WINDS = {
    "left": (
        mark("You play %(card)s: a wind rises from the shooter's left."),
        mark("%(name)s plays %(card)s: a wind rises from the shooter's left."),
    ),
    "right": (
        mark("You play %(card)s: a wind rises from the shooter's right."),
        mark("%(name)s plays %(card)s: a wind rises from the shooter's right."),
    ),
}
REAL_RIDERS = {
    "left": (
        mark("Your real rider is on the left, the decoy on the right."),
        mark("The real %(name)s is on the left, the decoy on the right."),
    ),
    "right": (
        mark("Your real rider is on the right, the decoy on the left."),
        mark("The real %(name)s is on the right, the decoy on the left."),
    ),
}


def cards_offered(tell: RaceTelling, event: CardsOffered) -> str | None:
    """A single card is no choice: its line is that it was kept."""
    if len(event.cards) < 2:
        return None
    names = [tell.words.card(card).name for card in event.cards]
    return tell.about(
        event.seat,
        mark("You have a choice of cards: %(cards)s."),
        mark("%(name)s has a choice of cards: %(cards)s."),
        cards=tell.words.listing(names),
    )


def card_kept(tell: RaceTelling, event: CardKept) -> str:
    card = tell.words.card(event.card).name
    if event.back:
        return tell.about(
            event.seat,
            mark("You keep this card: %(card)s."),
            mark("%(name)s keeps this card: %(card)s."),
            card=card,
        )
    return tell.about(
        event.seat,
        mark("You draw this card: %(card)s."),
        mark("%(name)s draws this card: %(card)s."),
        card=card,
    )


def card_taken(tell: RaceTelling, event: CardTaken) -> str | None:
    """Who took it has a line that says which card it is."""
    if tell.is_you(event.seat):
        return None
    return tell.words.say(CARDS_TAKEN[event.why], name=tell.name(event.seat))


def card_played(tell: RaceTelling, event: CardPlayed) -> str:
    """With what the card does, where it needed a choice that all may know."""
    card = tell.words.card(event.card).name
    if event.rider is not None:
        return _tab_played(tell, event.seat, event.rider, card)
    if event.at is not None:
        return _barrel_played(tell, event, card)
    if event.side is not None:
        return tell.about(event.seat, *WINDS[event.side], card=card)
    if event.dice:
        return _pickaxe_played(tell, event, card)
    return tell.about(
        event.seat, mark("You play %(card)s."), mark("%(name)s plays %(card)s."), card=card
    )


def _tab_played(tell: RaceTelling, seat: int, payer: int, card: str) -> str:
    return tell.between(
        seat,
        payer,
        mark("You play %(card)s: the drinks are on %(other)s."),
        mark("%(name)s plays %(card)s: the drinks are on you."),
        mark("%(name)s plays %(card)s: the drinks are on %(other)s."),
        card=card,
    )


def _barrel_played(tell: RaceTelling, event: CardPlayed, card: str) -> str:
    assert event.at is not None, "a barrel stands somewhere"
    x, y = event.at
    return tell.about(
        event.seat,
        mark("You play %(card)s, %(x)d cm from the west edge and %(y)d cm from the south edge."),
        mark(
            "%(name)s plays %(card)s, %(x)d cm from the west edge and %(y)d cm from the south edge."
        ),
        card=card,
        x=x,
        y=y,
    )


def _pickaxe_played(tell: RaceTelling, event: CardPlayed, card: str) -> str:
    return tell.about(
        event.seat,
        mark("You play %(card)s and reroll %(dice)s."),
        mark("%(name)s plays %(card)s and rerolls %(dice)s."),
        card=card,
        dice=tell.words.number_of_dice(len(event.dice or ())),
    )


def die_marked(tell: RaceTelling, event: DieMarked) -> str:
    return tell.about(
        event.seat,
        mark("Secretly, you turn die %(die)d to %(face)s."),
        mark("Secretly, %(name)s turns die %(die)d to %(face)s."),
        die=event.die + 1,
        face=tell.words.face_said(event.face),
    )


def die_spied(tell: RaceTelling, event: DieSpied) -> str:
    return tell.about(
        event.seat,
        mark("Through the spyglass, you see that die %(die)d is %(face)s."),
        mark("Through the spyglass, %(name)s sees that die %(die)d is %(face)s."),
        die=event.die + 1,
        face=tell.words.face_said(event.face),
    )


def decoy_placed(tell: RaceTelling, event: DecoyPlaced) -> str:
    return tell.about(event.seat, *REAL_RIDERS[event.side])
