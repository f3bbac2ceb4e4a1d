"""What the preview says of a bet and a card that are being chosen, and why something cannot be."""

from __future__ import annotations

from game.i18n import mark
from game.rules.derby.cards import SPECIAL, VALUE
from game.rules.derby.paying import rider_of
from game.ui.derby.context import DerbyContext
from game.ui.derby.prompts.preview import Outlook
from game.ui.derby.prompts.selection import Refusal, Selection
from game.wording.vocabulary import capital

REFUSALS = {
    "no-bet": mark("No betting right now."),
    "no-horse-to-bet": mark("Choose a horse to bet on first."),
    "no-card": mark("Choose a card first."),
    "no-horse-for-card": mark("Choose a horse for the card."),
    "full": mark("%(horse)s already has six cards."),
    "has-first": mark("%(horse)s already has its first card."),
    "not-that-card": mark("A Star is a first card only if you can't play anything else."),
}


class PlanWords:
    def __init__(self, context: DerbyContext) -> None:
        self._context = context

    def refusal(self, refusal: Refusal) -> str:
        """In a sentence, to whoever insists."""
        words = self._context.words
        horse = "" if refusal.horse is None else words.horse(refusal.horse)
        return self._context.ui.say(REFUSALS[refusal.why], horse=horse)

    # ------------------------------------------------------------------ the preview

    def headline(self, chosen: Selection, outlook: Outlook | None) -> str:
        """What would be done, once something is chosen."""
        say, words = self._context.ui.say, self._context.words
        if chosen.bet is None:
            return self._of_card(chosen, outlook)
        if chosen.card is None:
            return self.staked(chosen.bet, chosen.stake)
        stake, bet = words.chips(chosen.stake), words.horse(chosen.bet)
        card = self._card(chosen.card, outlook)
        if chosen.horse is None or chosen.horse == chosen.bet:
            return say("%(chips)s on %(horse)s, then %(card)s", chips=stake, horse=bet, card=card)
        other = words.horse(chosen.horse)
        return say(
            "%(chips)s on %(horse)s, %(card)s on %(other)s",
            chips=stake,
            horse=bet,
            card=card,
            other=other,
        )

    def staked(self, horse: str, stake: int) -> str:
        """The bet alone."""
        words = self._context.words
        facts = {"chips": words.chips(stake), "horse": words.horse(horse)}
        return self._context.ui.say("%(chips)s on %(horse)s", **facts)

    def _of_card(self, chosen: Selection, outlook: Outlook | None) -> str:
        say, words = self._context.ui.say, self._context.words
        horse = "" if chosen.horse is None else words.horse(chosen.horse)
        if chosen.card is None:
            return say("A card on %(horse)s", horse=horse)
        card = self._card(chosen.card, outlook)
        if chosen.horse is None:
            return capital(card)
        return capital(say("%(card)s on %(horse)s", card=card, horse=horse))

    def _card(self, card: str, outlook: Outlook | None) -> str:
        """By its value, and by how much it is higher than the one before it."""
        say = self._context.ui.say
        if card == SPECIAL:
            return self._context.words.card(card)
        if outlook is None or outlook.difference is None:
            return say("card %(value)d", value=VALUE[card])
        higher = self._context.words.difference(outlook.difference)
        return say("card %(value)d (%(higher)s)", value=VALUE[card], higher=higher)

    def line(self, chosen: Selection, outlook: Outlook | None, seat: int) -> str:
        """What becomes of the odds, or what is still to be chosen."""
        say = self._context.ui.say
        if outlook is not None:
            return self._rows(outlook)
        if chosen.card is not None:
            return say("Choose a horse for the card.")
        if chosen.horse is not None:
            return say("Choose a card for it.")
        assert chosen.bet is not None, "something is chosen"
        return self._rider(chosen.bet, chosen.stake, seat)

    def _rider(self, horse: str, stake: int, seat: int) -> str:
        """Who would ride it after the bet."""
        say, bets = self._context.ui.say, list(self._context.seen.horse(horse).bets)
        bets[seat] += stake
        rider = rider_of(bets)
        if rider == seat:
            return say("You would ride it. Now choose a card.")
        if rider is None:
            return say("A tie: it would be riderless. Now choose a card.")
        name = self._context.names[rider]
        return say("%(name)s would ride it. Now choose a card.", name=name)

    def _rows(self, outlook: Outlook) -> str:
        if outlook.before is None:
            return self._context.ui.say("It sets the odds.")
        return capital(self._context.words.rows_better(outlook.rows))
