"""The table log: every movement of money. Whoever is short pays what there is."""

from __future__ import annotations

from game.i18n import mark
from game.rules.western.events import Paid
from game.wording.western.vocabulary import WesternTelling

PAID = (
    mark("You pay %(other)s %(amount)s."),
    mark("%(name)s pays you %(amount)s."),
    mark("%(name)s pays %(other)s %(amount)s."),
)
PAID_IN_PART = (
    mark("You pay %(other)s %(amount)s of the %(owed)s owed."),
    mark("%(name)s pays you %(amount)s of the %(owed)s owed."),
    mark("%(name)s pays %(other)s %(amount)s of the %(owed)s owed."),
)
PAID_NOTHING = (
    mark("You can't pay %(other)s the %(owed)s."),
    mark("%(name)s can't pay you the %(owed)s."),
    mark("%(name)s can't pay %(other)s the %(owed)s."),
)
GAVE_BACK = (
    mark("You give %(other)s %(amount)s back."),
    mark("%(name)s gives you %(amount)s back."),
    mark("%(name)s gives %(other)s %(amount)s back."),
)
INTO_THE_BOX = (
    mark("You pay %(amount)s into the cash box."),
    mark("%(name)s pays %(amount)s into the cash box."),
)
PART_INTO_THE_BOX = (
    mark("You pay %(amount)s of the %(owed)s owed into the cash box."),
    mark("%(name)s pays %(amount)s of the %(owed)s owed into the cash box."),
)
NOTHING_INTO_THE_BOX = (
    mark("You can't pay the cash box the %(owed)s."),
    mark("%(name)s can't pay the cash box the %(owed)s."),
)
OUT_OF_THE_BOX = (
    mark("You take %(amount)s from the cash box."),
    mark("%(name)s takes %(amount)s from the cash box."),
)
LAST_OUT_OF_THE_BOX = (
    mark("You take the last %(amount)s from the cash box."),
    mark("%(name)s takes the last %(amount)s from the cash box."),
)
BOX_IS_EMPTY = (
    mark("You find the cash box empty."),
    mark("%(name)s finds the cash box empty."),
)
NOTHING_TO_LOSE = (
    mark("You have no money to lose."),
    mark("%(name)s has no money to lose."),
)


def paid(tell: WesternTelling, event: Paid) -> str | None:
    """What a train brings its winner is said when it is won."""
    payer, payee, amount, owed = event.payer, event.payee, event.amount, event.owed
    if event.why == "train":
        return None
    said = {"amount": tell.words.money(amount), "owed": tell.words.money(owed)}
    short = 0 if amount >= owed else 1 if amount else 2
    if payer is None:
        assert payee is not None, "money goes from somebody or to somebody"
        forms = (OUT_OF_THE_BOX, LAST_OUT_OF_THE_BOX, BOX_IS_EMPTY)[short]
        return tell.about(payee, *forms, **said)
    if not owed:  # a whole fortune, and there is none
        return tell.about(payer, *NOTHING_TO_LOSE)
    if payee is None:
        forms = (INTO_THE_BOX, PART_INTO_THE_BOX, NOTHING_INTO_THE_BOX)[short]
        return tell.about(payer, *forms, **said)
    whole = GAVE_BACK if event.why == "give-it-back" else PAID
    return tell.between(payer, payee, *(whole, PAID_IN_PART, PAID_NOTHING)[short], **said)
