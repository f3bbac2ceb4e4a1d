"""What the planks of the four actions say of the choice that is being made."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.rules.mustang.box import COWBOY
from game.rules.mustang.choices import Kind
from game.rules.mustang.sets import SET_FOR
from game.ui.mustang.context import MustangContext
from game.ui.mustang.prompts.selection import Refusal, Selection, Target

# Why an action cannot be done, below its word; and where somebody insists, in a sentence.
NO_CARDS = mark("no set for any of them")
NOTHING_THERE = {
    "catch": mark("nothing to catch"),
    "steal": mark("nothing to steal"),
    "stable": mark("your corral is empty"),
}


# What an action is about, while its owner does not look at the cards.
FROM_WHERE = {
    "catch": mark("from the prairie"),
    "steal": mark("from another corral"),
    "exchange": mark("1 or 2 cards"),
}


class ActionWords:
    def __init__(self, context: MustangContext) -> None:
        self._context = context

    def effect(self, chosen: Selection, action: Kind) -> str:
        """The line below the word."""
        refusal = chosen.refusal(action)
        if refusal is not None:
            lacking = NO_CARDS if refusal.lacks == "cards" else NOTHING_THERE[action]
            return self._context.ui.say(lacking)
        if action == "exchange":
            return self._exchange(chosen)
        if action == "stable":
            return self._stable(chosen)
        return self._play(chosen, action)

    def in_public(self, chosen: Selection, action: Kind) -> str:
        """The same line, as far as everybody may read it: not a word of hand or choice."""
        there = [target for target in chosen.targets if target.action == action]
        if action != "exchange" and not there:
            return self._context.ui.say(NOTHING_THERE[action])
        if action == "stable":
            return self._one_of(there)
        return self._context.ui.say(FROM_WHERE[action])

    def _exchange(self, chosen: Selection) -> str:
        if chosen.state("exchange") == "go":
            return self._context.words.number_of_cards(len(chosen.chosen))
        return self._context.ui.say(FROM_WHERE["exchange"])

    def _stable(self, chosen: Selection) -> str:
        context = self._context
        if chosen.target is not None and chosen.target.action == "stable":
            return context.words.the_mustang(chosen.target.ref)
        return self._one_of([target for target in chosen.targets if target.action == "stable"])

    def _one_of(self, own: Sequence[Target]) -> str:
        if len(own) == 1:
            return self._context.words.the_mustang(own[0].ref)
        return self._context.ui.say("one of your %(count)d", count=len(own))

    def _play(self, chosen: Selection, action: Kind) -> str:
        context, words = self._context, self._context.words
        target, cards = chosen.target, chosen.card_set
        if target is not None and target.action == action:
            wanted = self.wanted(target)
            if cards is None or not chosen.fits(target):
                return wanted
        elif cards is None or not chosen.fits_any(action):
            return context.ui.say("choose a mustang or cards")
        else:
            wanted = words.kind_said(_kind_for(cards.kind))
        said = words.set_said(cards.kind, cards.value)
        return context.ui.say("%(mustang)s: %(set)s", mustang=wanted, set=said)

    def wanted(self, target: Target) -> str:
        words = self._context.words
        return words.kind_said(target.ref) if target.is_pile else words.the_mustang(target.ref)

    def message(self, chosen: Selection) -> str:
        """On the own plank: what has been chosen so far."""
        ui, words, cards = self._context.ui, self._context.words, chosen.card_set
        if cards is not None:
            said = words.set_said(cards.kind, cards.value)
            return ui.say("You have chosen %(set)s.", set=said)
        return ui.say("Your turn: choose one action")

    def refusal(self, refusal: Refusal) -> str:
        """In a sentence, to whoever insists."""
        ui, words = self._context.ui, self._context.words
        if refusal.lacks == "number":
            return ui.say("Choose 1 or 2 cards to exchange.")
        if refusal.lacks == "mustangs":
            return ui.say("No mustang needs that set.")
        if not refusal.kind:
            return ui.say("You have no set for that.")
        needed = words.set_explained(SET_FOR[refusal.kind])
        return ui.say("You need %(set)s for that.", set=needed)

    # ------------------------------------------------------------------ a theft, before it is tried

    def theft(self, chosen: Selection, *, seen: bool) -> str:
        """`seen`: its cards may be named."""
        context, target, cards = self._context, chosen.target, chosen.card_set
        assert target is not None and target.owner is not None
        facts = {
            "mustang": context.words.the_mustang(target.ref),
            "name": context.names[target.owner],
        }
        if not seen or cards is None:
            return context.ui.say("Steal %(mustang)s from %(name)s?", **facts)
        said = context.words.set_said(cards.kind, cards.value)
        return context.ui.say("Steal %(mustang)s from %(name)s with %(set)s?", **facts, set=said)

    def risk(self, chosen: Selection, *, seen: bool) -> str:
        left = list(chosen.hand).count(COWBOY) - chosen.cards.count(COWBOY)
        say = self._context.ui.say
        if seen and left:
            cowboys = self._context.words.number_of_cowboys(left)
            return say("If a stronger set answers, you lose %(cowboys)s.", cowboys=cowboys)
        return say("A stronger set ruins it.")


def _kind_for(set_kind: str) -> str:
    return next(kind for kind, wanted in SET_FOR.items() if wanted == set_kind)
