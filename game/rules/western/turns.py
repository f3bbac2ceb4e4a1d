"""Western, turn by turn: the table of contents of the rulebook."""

from __future__ import annotations

from game.engine.requests import Roll, Shuffle
from game.rules.shared.deals import CardsDealt, FirstPlayer, HandDealt, TurnBegan
from game.rules.western.attack import FACES
from game.rules.western.cards import in_hand_order
from game.rules.western.choices import Move, Situation
from game.rules.western.events import CardDiscarded, FirstRolled, MoneyDealt, TurnLost
from game.rules.western.hands import draw, lay
from game.rules.western.money import GameOver, count_up
from game.rules.western.plays import play_cards
from game.rules.western.questions import ChooseDraw, ChoosePlay
from game.rules.western.sheriff import end_sheriff
from game.rules.western.table import Gambler, Table


async def set_up(table: Table) -> None:
    """Money for all, eight cards each, and the die for who begins."""
    terms = table.terms
    table.tell(MoneyDealt(money=terms.money, pot=terms.pot, goal=terms.goal))
    _deal(table, await Shuffle(table.deck))
    table.active = await _first_player(table)
    table.tell(FirstPlayer(seat=table.active))


def _deal(table: Table, deck: tuple[str, ...]) -> None:
    """In the order of the seats, each hand at once."""
    number = table.terms.box.hand
    for seat, gambler in enumerate(table.gamblers):
        gambler.cards = in_hand_order(deck[seat * number : (seat + 1) * number])
    table.deck = list(deck[number * len(table.gamblers) :])
    table.tell(CardsDealt(number=number))
    for seat, gambler in enumerate(table.gamblers):
        table.tell(HandDealt(audience=(seat,), seat=seat, cards=tuple(gambler.cards)))


async def _first_player(table: Table) -> int:
    """The highest; those who tie for it roll again."""
    seats = tuple(range(len(table.gamblers)))
    while len(seats) > 1:
        faces = tuple(map(int, await Roll(FACES, len(seats))))
        table.tell(FirstRolled(seats=seats, faces=faces))
        highest = max(faces)
        seats = tuple(seat for seat, face in zip(seats, faces, strict=True) if face == highest)
    return seats[0]


async def turn(table: Table) -> None:
    """One turn; the set-up is the first."""
    if table.turn == 0:
        await set_up(table)
    else:
        try:
            await _turn_of(table, table.gamblers[table.active])
        except GameOver:
            count_up(table)
            return
        table.active = table.next_to(table.active).seat
    table.turn += 1


async def _turn_of(table: Table, gambler: Gambler) -> None:
    """A skipped turn is one too: the sheriff ends, and what was taken grows old."""
    seat = gambler.seat
    lost, gambler.loses_turn = gambler.loses_turn, False
    table.tell((TurnLost if lost else TurnBegan)(seat=seat, turn=table.turn))
    end_sheriff(table, gambler, "turn")
    table.due, gambler.losses = gambler.losses, [0] * len(table.gamblers)
    if not lost:
        await _act(table, gambler)
    table.due = []


async def _act(table: Table, gambler: Gambler) -> None:
    """Lay cards or discard one, then draw; with one card in hand, draw only."""
    if len(gambler.cards) < 2:
        await _may_draw(table, gambler, least=1)
        return
    move: Move = await ChoosePlay(gambler.seat, _situation(table, gambler))
    if move.discard is not None:
        lay(table, gambler, (move.discard,))
        table.tell(CardDiscarded(seat=gambler.seat, card=move.discard))
    else:
        await play_cards(table, gambler, move)
    if "train" not in move.cards:
        await _may_draw(table, gambler, least=0)


async def _may_draw(table: Table, gambler: Gambler, least: int) -> None:
    terms = table.terms
    room = terms.hand_limit - len(gambler.cards)
    most = min(terms.draw_limit, room, len(table.deck) + len(table.discards))
    if most > 0:
        await draw(table, gambler, await ChooseDraw(gambler.seat, least, most))


def _situation(table: Table, gambler: Gambler) -> Situation:
    """The own hand, and what everybody knows of the others."""
    terms, gamblers = table.terms, table.gamblers
    hand, others = tuple(gambler.cards), table.others(gambler.seat)
    sizes: tuple[int, ...] = ()
    if "saloon" in hand:
        sizes = tuple([len(gamblers[seat].cards) for seat in others])
    refunds: tuple[int, ...] = ()
    if "give-it-back" in hand:
        refunds = tuple(seat for seat in others if 0 < table.due[seat] <= gamblers[seat].money)
    return Situation(
        hand=hand,
        others=others,
        guarded=tuple([seat for seat in others if gamblers[seat].sheriff]),
        sizes=sizes,
        refunds=refunds,
        pot=table.pot,
        joins_whisky=terms.joins_whisky,
        saloon=terms.box.saloon,
    )
