"""The set-up: the bookmaker, a first card for every horse, hands and what is left over."""

from __future__ import annotations

from game.engine.requests import Roll, Shuffle
from game.rules.derby.cards import SPECIAL, in_hand_order
from game.rules.derby.events import BookmakerDrawn, CardsDealt, FirstCardLaid, SpecialReplaced
from game.rules.derby.odds import first_row
from game.rules.derby.options import CHOSEN, PRINTED, TURNED
from game.rules.derby.questions import ChooseFirstCard, Layings
from game.rules.derby.table import Horse, Table
from game.rules.shared.deals import HandDealt


async def set_up(table: Table) -> None:
    (drawn,) = await Roll(tuple(str(bettor.seat) for bettor in table.bettors), 1)
    table.bookmaker = table.first = int(drawn)
    if table.house.first_card == CHOSEN:
        table.active = table.bookmaker
    table.tell(BookmakerDrawn(seat=table.bookmaker))
    if table.house.first_card == PRINTED:
        for horse, card in zip(table.horses, table.house.box.first_cards, strict=True):
            _lay_first_card(table, horse, card, None)
    elif table.house.first_card == TURNED:
        await _turn_first_cards(table)
    elif table.house.first_card == CHOSEN:
        await _choose_first_cards(table, table.bookmaker)
    _deal(table, await Shuffle(table.deck))
    table.phase, table.round, table.active = "betting", 1, table.bookmaker


def _lay_first_card(table: Table, horse: Horse, card: str, seat: int | None) -> None:
    table.deck.remove(card)
    horse.cards.append(card)
    horse.row = first_row(card, table.house.box.first_rows)
    table.tell(FirstCardLaid(horse=horse.horse, card=card, row=horse.row, seat=seat))


async def _turn_first_cards(table: Table) -> None:
    """Off the shuffled cards; a special is replaced."""
    cards = iter(await Shuffle(table.deck))
    for horse in table.horses:
        while (card := next(cards)) == SPECIAL:
            table.tell(SpecialReplaced(horse=horse.horse))
        _lay_first_card(table, horse, card, None)


async def _choose_first_cards(table: Table, seat: int) -> None:
    """The bookmaker first, round and round until every horse has one."""
    while free := [horse.horse for horse in table.horses if not horse.cards]:
        cards = [card for card in dict.fromkeys(table.deck) if card != SPECIAL]
        laying = await ChooseFirstCard(seat, Layings(cards, free))
        following = (seat + 1) % len(table.bettors)
        if len(free) > 1:
            table.active = following
        _lay_first_card(table, table.horse(laying.horse), laying.card, seat)
        seat = following


def _deal(table: Table, deck: tuple[str, ...]) -> None:
    """In the order of the seats, each hand at once."""
    players = len(table.bettors)
    number = table.house.hand(players)
    for seat, bettor in enumerate(table.bettors):
        bettor.cards = in_hand_order(deck[seat * number : (seat + 1) * number])
    table.deck, table.left_over = [], list(deck[number * players :])
    table.tell(CardsDealt(number=number, left=table.house.left(players)))
    for seat, bettor in enumerate(table.bettors):
        table.tell(HandDealt(audience=(seat,), seat=seat, cards=tuple(bettor.cards)))
