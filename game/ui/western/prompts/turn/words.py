"""What the message says of a play that is being chosen, and why something cannot be played."""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import mark
from game.rules.western.box import shipped_box
from game.rules.western.cards import ATTACKS
from game.ui.western.context import WesternContext
from game.ui.western.prompts.turn.facts import Refusal, TurnFacts
from game.ui.western.prompts.turn.selection import Play, Selection

REFUSALS = {
    "choose": mark("Choose a card first."),
    "whom": mark("Choose a player for it."),
    "guarded": mark("A Marshal protects %(name)s."),
    "guarded-whisky": mark("A Marshal protects %(name)s, and a Jester doesn't go with Moonshine."),
    "all-guarded": mark("A Marshal protects each of the others."),
    "spent": mark("%(name)s has already spent some of it."),
    "took-nothing": mark("%(name)s has taken nothing from you since your last turn."),
    "nobody-owes": mark("Nobody can repay what they took since your last turn."),
    "hands-differ": mark("Your hands differ by more than two cards."),
    "no-hand-alike": mark("All the hands differ from yours by more than two cards."),
    "keep-one": mark("You must keep one card."),
    "next-only": mark("It goes to the next player: %(name)s."),
    "no-target": mark("It isn't played against a single player."),
    "not-now": mark("It only answers cards. On your turn you can just discard it."),
    "joker-now": mark("On your turn it only chases away a Marshal, with the card it lets through."),
    "joker-alone": mark("Choose the card to get past the Marshal."),
    "train-alone": mark("Add an Ambush, and a Bronco if you like."),
    "no-combination": mark("It needs an Ambush with it."),
    "empty-box": mark("The cash box is empty: no train comes."),
    "no-join": mark("With three players, no card goes with Moonshine."),
    "nothing-for": mark("You have no card for %(name)s right now."),
    "cannot": mark("You can't play that now."),
}
# What a play would do: the cards, on whom, and how much.
HEADLINES = {
    "attack": mark("%(cards)s: die × %(money)s from %(name)s"),
    "indians": mark("%(cards)s: %(name)s loses %(money)s"),
    "saloon": mark("%(cards)s: all you own against %(name)s"),
    "pay": mark("%(cards)s: %(name)s pays %(money)s"),
    "give-to-all": mark("%(cards)s: %(name)s pays everyone %(money)s"),
    "give-it-back": mark("%(cards)s: %(name)s returns %(money)s"),
    "horse": mark("%(cards)s: %(name)s misses a turn"),
    "everybody-gives": mark("%(cards)s: everyone pays you %(money)s"),
    "levy": mark("%(cards)s: %(money)s from the cash box"),
    "hands-up": mark("%(cards)s: the others show their cards"),
    "whisky": mark("%(cards)s: play turns round"),
    "sheriff": mark("%(cards)s: you're safe for a round"),
    "train": mark("%(cards)s: for the %(money)s in the box"),
}
UNDECIDED = {
    "attack": mark("%(cards)s: die × %(money)s from whom?"),
    "saloon": mark("%(cards)s: against whom?"),
    "pay": mark("%(cards)s: who pays %(money)s?"),
    "give-to-all": mark("%(cards)s: who pays everyone?"),
    "give-it-back": mark("%(cards)s: from whom?"),
}
TURNED = mark("First, play turns round.")
LET_THROUGH = mark("First, the Jester removes the Marshal.")


class PlayWords:
    def __init__(self, context: WesternContext) -> None:
        self._context = context

    def refusal(self, refusal: Refusal) -> str:
        """In a sentence, to whoever insists."""
        name = "" if refusal.seat is None else self._context.names[refusal.seat]
        return self._context.ui.say(REFUSALS[refusal.why], name=name)

    # ------------------------------------------------------------------ the message

    def message(self, chosen: Selection) -> tuple[str, str]:
        """Headline and line, once something is chosen."""
        play = chosen.play
        if play is not None:
            return self._headline(play, chosen.facts), self._line(chosen)
        if chosen.whole:
            return self._undecided(chosen.whole[0], chosen.facts), self._line(chosen)
        if not chosen.chosen:
            assert chosen.target is not None, "something is chosen"
            return self._for(chosen.target), self._context.ui.say("Choose cards for this player.")
        headline = self._context.words.cards_added(chosen.cards)
        return headline, self.refusal(chosen.why_not())

    def _for(self, target: int) -> str:
        return self._context.ui.say("For %(name)s", name=self._context.names[target])

    def _headline(self, play: Play, facts: TurnFacts) -> str:
        name = "" if play.victim is None else self._context.names[play.victim]
        return self._said(HEADLINES, play, facts, name)

    def _undecided(self, play: Play, facts: TurnFacts) -> str:
        return self._said(UNDECIDED, play, facts, "")

    def _said(self, texts: Mapping[str, str], play: Play, facts: TurnFacts, name: str) -> str:
        cards, money = self._cards(play), self._context.words.money(self._money(play, facts))
        return self._context.ui.say(texts[_about(play.card)], cards=cards, money=money, name=name)

    def _cards(self, play: Play) -> str:
        """Without a whisky or a joker, of which the line tells."""
        words = self._context.words
        if play.card == "train":
            return words.cards_added(play.cards)
        return words.counted(play.card, play.cards.count(play.card))

    def _money(self, play: Play, facts: TurnFacts) -> int:
        """What would be paid; no more than there is."""
        pays, card = shipped_box().pays, play.card
        if card in ATTACKS:
            return pays.pip * self._context.words.house.times[card]
        if card in ("levy", "train"):
            return min(pays.levy, facts.pot) if card == "levy" else facts.pot
        if card in ("give-to-all", "everybody-gives"):
            return pays.give_to_all if card == "give-to-all" else pays.everybody_gives
        if play.victim is None:
            return 0
        fortune = facts.money[play.victim]
        owed = {
            "pay-me": pays.pay_me,
            "cowboy": pays.cowboys[max(play.cards.count("cowboy"), 1) - 1],
            "give-it-back": facts.taken[play.victim],
        }
        return min(owed.get(card, fortune), fortune)

    def _line(self, chosen: Selection) -> str:
        say = self._context.ui.say
        what = self._what_next(chosen)
        if "joker" in chosen.cards:
            return f"{say(LET_THROUGH)} {what}"
        if "whisky" in chosen.cards and len(chosen.cards) > 1:
            return f"{say(TURNED)} {what}"
        return what

    def _what_next(self, chosen: Selection) -> str:
        say, choices = self._context.ui.say, chosen.open_targets
        if chosen.play is None:
            return say("Choose a player.")
        if len(choices) > 1:
            return say("Choose another player, or confirm.")
        if chosen.lit_cards:
            return say("Add a lit card, or confirm.")
        return say("Confirm, or choose other cards.")


def _about(card: str) -> str:
    """Which of the sentences tells of it."""
    if card in ATTACKS:
        return "attack"
    return "pay" if card in ("pay-me", "cowboy") else card
