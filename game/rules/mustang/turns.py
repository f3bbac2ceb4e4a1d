"""Mustang, turn by turn: the table of contents of the rulebook."""

from __future__ import annotations

from game.engine.requests import Roll, Shuffle
from game.rules.mustang.actions import bring_in, catch, exchange, steal
from game.rules.mustang.box import FOAL, KINDS, MARE, STALLION
from game.rules.mustang.choices import Action, Options
from game.rules.mustang.drawing import mind_the_stall
from game.rules.mustang.ending import GameOver, count_up
from game.rules.mustang.events import PrairieLaid
from game.rules.mustang.questions import ChooseAction
from game.rules.mustang.sets import FOUR, PAIR, RUN, THREE
from game.rules.mustang.table import Rancher, Table
from game.rules.shared.deals import CardsDealt, FirstPlayer, HandDealt, TurnBegan


async def set_up(table: Table, first: int | None) -> None:
    """Who plays first, drawn unless that is said; the prairie; six cards each; the events."""
    if first is None:
        (drawn,) = await Roll(tuple(str(rancher.seat) for rancher in table.ranchers), 1)
        first = int(drawn)
    table.active = first
    table.tell(FirstPlayer(seat=table.active))
    for kind in KINDS:
        pile = list(await Shuffle(table.piles[kind]))
        table.open[kind] = [pile.pop(0)]
        table.piles[kind] = pile
    stallion, mare, foal = (table.open[kind][0] for kind in KINDS)
    table.tell(PrairieLaid(stallion=stallion, mare=mare, foal=foal))
    deck = await Shuffle(table.deck)
    table.events = list(await Shuffle(table.events))
    _deal(table, deck)


def _deal(table: Table, deck: tuple[str, ...]) -> None:
    """A hand for everybody in turn order, all of it at once."""
    number = table.box.hand
    for place, rancher in enumerate(table.in_turn_order()):
        dealt = deck[place * number : (place + 1) * number]
        rancher.cards = table.box.in_hand_order(dealt)
    table.deck = list(deck[number * len(table.ranchers) :])
    table.tell(CardsDealt(number=number))
    for rancher in table.in_turn_order():
        seat = rancher.seat
        table.tell(HandDealt(audience=(seat,), seat=seat, cards=tuple(rancher.cards)))


async def turn(table: Table, first: int | None = None) -> None:
    """One turn; the set-up is the first. `first`: the seat that begins; None: it is drawn."""
    if table.turn == 0:
        await set_up(table, first)
    else:
        try:
            await _turn_of(table, table.ranchers[table.active])
        except GameOver:
            count_up(table)
            return
        table.active = (table.active + 1) % len(table.ranchers)
    table.turn += 1


async def _turn_of(table: Table, rancher: Rancher) -> None:
    """Exactly one action."""
    table.tell(TurnBegan(seat=rancher.seat, turn=table.turn))
    chosen: Action = await _ask(table, rancher)
    if chosen.action == "exchange":
        table.exchanges += 1
        exchange(table, rancher, chosen.cards)
        await mind_the_stall(table)
        return
    table.exchanges = 0
    assert chosen.mustang is not None, "the question asks for one"
    if chosen.action == "catch":
        await catch(table, rancher, chosen.mustang, chosen.cards)
    elif chosen.action == "steal":
        await steal(table, rancher, chosen.mustang, chosen.cards)
    else:
        bring_in(table, rancher, chosen.mustang)


def _ask(table: Table, rancher: Rancher) -> ChooseAction:
    """Whatever can be caught, stolen or stabled, and the own hand."""
    face_up = table.open
    prairie = {
        FOUR: (*face_up[STALLION], STALLION),
        THREE: (*face_up[MARE], MARE),
        PAIR: (*face_up[FOAL], FOAL),
        RUN: tuple(table.specials),
    }
    seat = rancher.seat
    others = [
        mustang
        for other in table.ranchers[seat + 1 :] + table.ranchers[:seat]
        for mustang in other.corral
    ]
    box, hand, corral = table.box, tuple(rancher.cards), tuple(rancher.corral)
    return ChooseAction(seat, Options(hand, prairie, others, corral, box.exchange, box.highest))
