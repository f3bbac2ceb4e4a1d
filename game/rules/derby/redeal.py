"""Other tables that a seat could not tell from the one it sits at."""

from __future__ import annotations

from game.engine.draws import Draws
from game.rules.derby.cards import in_hand_order
from game.rules.derby.table import Table


def redeal(table: Table, seat: int | None, draws: Draws) -> None:
    """Change everything that the seat cannot know, so that it cannot tell: in place.

    The cards in other hands and those left over change places, and so do those that nobody's
    horses have still to turn.
    """
    others = [one for one in table.bettors if one.seat != seat]
    cards = draws.shuffled([*table.left_over, *(card for one in others for card in one.cards)])
    for bettor in others:
        bettor.cards = in_hand_order(cards.pop() for _ in bettor.cards)
    table.left_over = cards
    for horse in table.horses:
        if horse.rider is None:
            horse.held = draws.shuffled(horse.held)
