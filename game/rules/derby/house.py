"""What holds at every table of one derby: the box under the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.derby.box import Box
from game.rules.derby.cards import HORSES
from game.rules.derby.options import CHOOSE_TRACKS, FIRST_CARD, HARD_RIDE, HIDDEN_HANDS, PLAYED


class House:
    """One box under one set of options, for any number of players. Never changed."""

    __slots__ = ("box", "choose_tracks", "first_card", "hard_ride", "hidden_hands", "options")

    def __init__(self, box: Box, options: Mapping[str, Any]) -> None:
        self.box, self.options = box, dict(options)
        self.first_card: int = options[FIRST_CARD]
        self.hard_ride: bool = options[HARD_RIDE]
        self.choose_tracks: bool = options[CHOOSE_TRACKS]
        self.hidden_hands: bool = options[HIDDEN_HANDS]

    def hand(self, players: int) -> int:
        """So many cards are dealt to each."""
        deal = self.box.deals[players]
        return deal.hand_of_all if self.first_card == PLAYED else deal.hand

    def left(self, players: int) -> int:
        """So many are left over by the deal."""
        dealt = len(self.box.cards)
        if self.first_card != PLAYED:
            dealt -= len(HORSES)
        return dealt - players * self.hand(players)

    def stack(self, number: int) -> int:
        """What everybody bets in the round of that number; 0: nothing."""
        stacks = self.box.stacks
        return stacks[number - 1] if 0 < number <= len(stacks) else 0

    def __deepcopy__(self, memo: dict[int, Any]) -> House:
        return self  # Never changed, so a copied game can keep it.
