"""Which set to steal with: the strongest one that is worth its cowboys, by what all can reckon.

The stronger a set, the seldomer it is answered: of sets with as many cowboys the strongest is the
best, and none is played where fewer make a set as strong. One more cowboy may make a set stronger
still, but a cowboy that is played is gone for sure, and one that is kept is lost only if the theft
is answered. So these sets are compared by what they promise: what the mustang and the cards kept
are worth if nobody answers, and what the cards kept are worth without their cowboys if somebody
does, each as likely as it is. The owner's hand is taken for any six of the cards that are neither
in one's own hand nor discarded.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.mustang.belief import chance_to_beat, counted
from game.bots.mustang.hand_worth import REWARD, tables_for
from game.rules.mustang.box import COWBOY, shipped_box
from game.rules.mustang.sets import CardSet

TURNS = 6  # still to come, about, when somebody steals
STOLEN_AGAIN = (0.0, 0.0, 0.0, 0.0)  # the chances of that, which change nothing here


def most_promising(
    sets: Sequence[CardSet], hand: Sequence[str], discards: Sequence[str]
) -> CardSet:
    """For a theft, of sets of one kind in that hand."""
    unseen = map(int.__sub__, counted(shipped_box().cards), counted([*hand, *discards]))
    pool = tuple(unseen)
    return max(
        _worth_comparing(sets),
        key=lambda found: promise(found, hand, chance_to_beat(pool, *found.strength)),
    )


def _worth_comparing(sets: Sequence[CardSet]) -> list[CardSet]:
    """Those than which none with as few cowboys is as strong."""
    found: list[CardSet] = []
    for one in sorted(sets, key=lambda one: (list(one.cards).count(COWBOY), -one.value)):
        if all(one > other for other in found):
            found.append(one)
    return found


def promise(found: CardSet, hand: Sequence[str], answered: float) -> float:
    """In points, if it is answered with that chance."""
    kept = list(hand)
    for card in found.cards:
        kept.remove(card)
    named = [card for card in kept if card != COWBOY]
    taken = REWARD[len(found.cards)] + _worth(kept)
    return (1 - answered) * taken + answered * _worth(named)


def _worth(kept: Sequence[str]) -> float:
    return tables_for(STOLEN_AGAIN).of_kept(kept, TURNS, specials=False)
