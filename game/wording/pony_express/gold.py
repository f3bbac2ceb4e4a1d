"""The table log: every nugget that changes hands."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express.events import GoldMoved
from game.wording.pony_express.vocabulary import RaceTelling

FROM_THE_BANK = {
    "charity": (
        mark("You have no gold left, so the bank gives you %(gold)s out of charity."),
        mark("%(name)s has no gold left, so the bank gives %(gold)s out of charity."),
    ),
    "prison-roll": (
        mark("You find %(gold)s in your cell."),
        mark("%(name)s finds %(gold)s in the cell."),
    ),
    "duel": (
        mark("The loser is broke, so the bank pays you %(gold)s for the duel."),
        mark("The loser is broke, so the bank pays %(name)s %(gold)s for the duel."),
    ),
    "poker": (
        mark("The bank adds %(gold)s to your poker winnings."),
        mark("The bank adds %(gold)s to %(name)s's poker winnings."),
    ),
    "figures": (
        mark("You earn %(gold)s for your shot."),
        mark("%(name)s earns %(gold)s for the shot."),
    ),
    "mine": (
        mark("You take %(gold)s out of the gold mine."),
        mark("%(name)s takes %(gold)s out of the gold mine."),
    ),
}
TO_THE_BANK = {
    "reroll": (
        mark("You pay %(gold)s for a reroll."),
        mark("%(name)s pays %(gold)s for a reroll."),
    ),
    "prison-fine": (
        mark("You pay a fine of %(gold)s."),
        mark("%(name)s pays a fine of %(gold)s."),
    ),
    "train": (
        mark("You pay %(gold)s for the train."),
        mark("%(name)s pays %(gold)s for the train."),
    ),
    "saloon": (
        mark("You pay %(gold)s for the drinks."),
        mark("%(name)s pays %(gold)s for the drinks."),
    ),
}
FROM_RIDER_TO_RIDER = {
    "duel": (
        mark("You pay %(other)s %(gold)s after the duel."),
        mark("%(name)s pays you %(gold)s after the duel."),
        mark("%(name)s pays %(other)s %(gold)s after the duel."),
    ),
    "poker": (
        mark("You pay %(other)s %(gold)s at the poker table."),
        mark("%(name)s pays you %(gold)s at the poker table."),
        mark("%(name)s pays %(other)s %(gold)s at the poker table."),
    ),
}


def gold_moved(tell: RaceTelling, event: GoldMoved) -> str:
    giver, taker, why = event.giver, event.taker, event.why
    gold = tell.words.gold(event.amount)
    if giver is None:
        assert taker is not None, "gold goes from somebody or to somebody"
        return tell.about(taker, *FROM_THE_BANK[why], gold=gold)
    if taker is None:
        return tell.about(giver, *TO_THE_BANK[why], gold=gold)
    return tell.between(giver, taker, *FROM_RIDER_TO_RIDER[why], gold=gold)
