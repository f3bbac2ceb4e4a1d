"""The six cards of a horse that is ridden."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.cards import FULL, in_hand_order
from game.rules.derby.view import HorseView
from game.ui.derby.context import DerbyContext


def horse_on_move(context: DerbyContext) -> HorseView | None:
    """Whose move it is, or was just now; before the first, the one that is asked about."""
    name = context.pose.horse or context.progress.on_move
    return None if name is None else context.seen.horse(name)


def horse_that_is_shown(context: DerbyContext) -> HorseView | None:
    """The same, where there is room for its move, its cards and the die."""
    return horse_on_move(context) if context.ride.has_room else None


def ridden_cards(context: DerbyContext, horse: HorseView) -> list[str | None]:
    """In the order of a hand. None is a card whose face is not to be seen: hidden, and not played
    yet, while its rider does not look."""
    if not horse.is_hidden:
        return list(in_hand_order(horse.seen_cards))
    looked_at = context.looking()
    if looked_at is not None and horse.rider == context.front:
        return list(looked_at)
    played = in_hand_order(horse.played)
    return [*played, *[None] * (FULL - len(played))]


def played_places(horse: HorseView, cards: Sequence[str | None]) -> frozenset[int]:
    """The places of those that are played; of two equal ones the first."""
    left = list(horse.played)
    found = set()
    for place, card in enumerate(cards):
        if card in left:
            left.remove(card)
            found.add(place)
    return frozenset(found)
