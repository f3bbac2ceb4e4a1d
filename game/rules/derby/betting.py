"""Phase 1: bets, and cards that change the odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.derby.cards import FULL, SPECIAL
from game.rules.derby.events import BetLaid, CardLaid, RoundBegan, TurnBegan
from game.rules.derby.odds import difference, row_after
from game.rules.derby.questions import ChooseBet, Layings, PlayCard
from game.rules.derby.table import Bettor, Horse, Table


async def betting_turn(table: Table, bettor: Bettor) -> None:
    """Bet the next stack, play a card, change the odds; after the last stack only cards."""
    seat, number = bettor.seat, table.round
    if seat == table.first:
        table.tell(RoundBegan(round=number, first=seat, stack=table.house.stack(number)))
    table.tell(TurnBegan(seat=seat, round=number))
    if bettor.stacks:
        lay_bet(table, bettor, await ChooseBet(seat))
    lying = {horse.horse: len(horse.cards) for horse in table.horses}
    laying = await PlayCard(seat, layings(bettor.cards, lying))
    bettor.cards.remove(laying.card)
    lay_card(table, seat, table.horse(laying.horse), laying.card)
    pass_turn(table, bettor)


def lay_bet(table: Table, bettor: Bettor, name: str) -> None:
    """The whole stack on one horse."""
    chips = bettor.stacks.pop(0)
    bets = table.horse(name).bets
    bets[bettor.seat] += chips
    table.tell(BetLaid(seat=bettor.seat, horse=name, chips=chips, total=bets[bettor.seat]))


def layings(hand: Sequence[str], lying: Mapping[str, int]) -> Layings:
    """Cards of a hand, in its order, on horses with room; a special is a first card only where
    nothing else can be played. `lying`: how many cards lie on each horse."""
    room = [horse for horse, count in lying.items() if count < FULL]
    cards = list(dict.fromkeys(hand))
    if cards[-1] != SPECIAL:
        return Layings(cards, room)
    cards.pop()
    begun = [horse for horse in room if lying[horse]]
    return Layings(cards, room, begun if begun or cards else room)


def lay_card(table: Table, seat: int | None, horse: Horse, card: str) -> None:
    """It is compared with the one before it."""
    box, row_before = table.house.box, horse.row
    before = horse.cards[-1] if horse.cards else None
    row = row_after(row_before, before, card, box.shifts, box.first_rows)
    horse.cards.append(card)
    horse.row = row
    table.tell(
        CardLaid(
            seat=seat,
            horse=horse.horse,
            card=card,
            before=before,
            difference=0 if before is None else difference(before, card),
            row_before=row_before,
            row=row,
        )
    )


def pass_turn(table: Table, bettor: Bettor) -> None:
    """To the left; after each round the first-player marker goes there too."""
    players = len(table.bettors)
    following = (bettor.seat + 1) % players
    if following == table.first:
        table.round += 1
        table.first = following = (following + 1) % players
    table.active = following if table.bettors[following].cards else None
