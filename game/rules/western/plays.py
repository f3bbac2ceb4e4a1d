"""What the cards of a play do."""

from __future__ import annotations

from game.rules.western import claims
from game.rules.western.attack import attack
from game.rules.western.cards import ATTACKS, NEXT, REACH, acting
from game.rules.western.choices import Move
from game.rules.western.countering import first_step
from game.rules.western.events import CardsPlayed, DirectionTurned, TurnWillBeLost
from game.rules.western.hands import take_out
from game.rules.western.saloon import saloon
from game.rules.western.sheriff import end_sheriff, lay_sheriff
from game.rules.western.table import Gambler, Play, Table
from game.rules.western.train import train


async def play_cards(table: Table, player: Gambler, move: Move) -> None:
    """Lay them; a whisky turns the direction, a joker ends a sheriff; then the card acts. The
    play is over with the event that shows what came of it: a counter without an answer, money, a
    sheriff that stands, a turn that will be lost, the last hand shown."""
    cards = move.cards
    card = acting(cards)
    take_out(player, cards)
    table.discards += [one for one in cards if one != "sheriff"]
    direction = -table.direction if "whisky" in cards else table.direction
    target = _target(table, player, card, move.target, direction)
    seat = None if target is None else target.seat
    table.play = play = Play(player.seat, cards, card, seat, step=first_step(card, target))
    table.tell(CardsPlayed(seat=player.seat, cards=cards, card=card, target=seat))
    if "whisky" in cards:
        table.direction = direction
        if card == "whisky":
            table.play = None  # nothing goes with it
        table.tell(DirectionTurned(seat=player.seat, direction=table.direction))
    if cards[0] == "joker" and target is not None:
        end_sheriff(table, target, "joker", by=player.seat)
    if target is None:
        await _act(table, play, player)
    else:
        await _act_on(table, play, player, target)


def _target(
    table: Table, player: Gambler, card: str, chosen: int | None, direction: int
) -> Gambler | None:
    """Whom the card goes to: the next one in the direction that a whisky with it turns to."""
    if chosen is not None:
        return table.gamblers[chosen]
    if REACH[card] != NEXT:
        return None
    return table.gamblers[table.terms.orders[direction][player.seat][0]]


async def _act(table: Table, play: Play, player: Gambler) -> None:
    """The cards that go to nobody in particular; a whisky has done its work already."""
    card = play.card
    if card == "everybody-gives":
        claims.everybody_gives(table, play, player)
    elif card == "levy":
        claims.levy(table, play, player)
    elif card == "hands-up":
        claims.hands_up(table, play, player)
    elif card == "sheriff":
        await lay_sheriff(table, play, player)
    elif card == "train":
        await train(table, play, player)


async def _act_on(table: Table, play: Play, player: Gambler, target: Gambler) -> None:
    card = play.card
    if card in ATTACKS:
        await attack(table, play, player, target)
    elif card == "saloon":
        await saloon(table, play, player, target)
    elif card == "horse":
        target.loses_turn = True
        table.play = None
        table.tell(TurnWillBeLost(seat=target.seat))
    elif card == "indians":
        await claims.indians(table, play, target)
    else:
        await _CLAIMS[card](table, play, player, target)


_CLAIMS = {
    "pay-me": claims.pay_me,
    "cowboy": claims.cowboys,
    "give-to-all": claims.give_to_all,
    "give-it-back": claims.give_it_back,
}
