"""What the things of Mustang are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.i18n import mark
from game.wording.dealing import CardVocabulary
from game.wording.mustang.cards import (
    CARDS,
    CARDS_IN_A_SENTENCE,
    COWBOY,
    SETS,
    SETS_EXPLAINED,
    SETS_IN_A_SENTENCE,
)
from game.wording.mustang.event_cards import (
    BANDITS,
    BANDITS_CARD,
    BANDITS_TURNED_UP,
    EVENT_CARDS,
    TURNED_UP,
    EventText,
)
from game.wording.mustang.mustangs import (
    COATS,
    KINDS,
    KINDS_IN_A_SENTENCE,
    LABELS,
    ONE,
    PILES,
    PILES_IN_A_SENTENCE,
    SPECIALS,
    THAT_ONE,
)
from game.wording.telling import Telling

ACTIONS = {
    "exchange": mark("Exchange"),
    "catch": mark("Catch"),
    "steal": mark("Steal"),
    "stable": mark("Stable"),
}
SCORE_LINES = {
    "specials": mark("Midnight and Avalanche"),
    "stallions": mark("Stallions"),
    "mares": mark("Mares"),
    "foals": mark("Foals"),
    "couples": mark("Stallion and mare of one coat"),
    "herd": mark("Whole herd of one coat"),
    "ended": mark("Ended the game"),
}


class MustangVocabulary(CardVocabulary):
    """Who raids the herd are called bandits where the players prefer that."""

    def __init__(self, code: str, *, bandits: bool = False) -> None:
        super().__init__(code)
        self._bandits = bandits

    # ------------------------------------------------------------------ mustangs

    def mustang(self, mustang: str) -> str:
        """As a label: "bay mare"."""
        return self._named(LABELS, mustang)

    def a_mustang(self, mustang: str) -> str:
        """Inside a sentence, where it is news: "a bay mare"."""
        return self._named(ONE, mustang)

    def the_mustang(self, mustang: str) -> str:
        """Inside a sentence, where all have seen it: "the bay mare"."""
        return self._named(THAT_ONE, mustang)

    def _named(self, names: Mapping[tuple[str, str], str], mustang: str) -> str:
        if mustang in SPECIALS:
            return self.say(SPECIALS[mustang])
        coat, _, rest = mustang.partition("-")
        return self.say(names[coat, rest.partition("-")[0]])

    def mustangs(self, mustangs: Sequence[str]) -> str:
        """ "a bay mare, a grey foal and Midnight"."""
        return self.listing([self.a_mustang(mustang) for mustang in mustangs])

    def coat(self, coat: str) -> str:
        return self.say(COATS[coat])

    def kind(self, kind: str) -> str:
        """As a label: "mare"."""
        return self.say(KINDS[kind])

    def kind_said(self, kind: str) -> str:
        """Inside a sentence: "a mare"; `special` is "Midnight or Avalanche"."""
        return self.say(KINDS_IN_A_SENTENCE[kind])

    def pile(self, kind: str) -> str:
        """As a label: "mares"."""
        return self.say(PILES[kind])

    def pile_said(self, kind: str) -> str:
        """Inside a sentence: "the pile of mares"."""
        return self.say(PILES_IN_A_SENTENCE[kind])

    # ------------------------------------------------------------------ cards

    def card(self, card: str) -> str:
        """As a label: "7 of bays", "cowboy"."""
        return self._card(CARDS, card, mark("cowboy"))

    def card_said(self, card: str) -> str:
        """Inside a sentence: "the 7 of bays", "a cowboy"."""
        return self._card(CARDS_IN_A_SENTENCE, card, mark("a cowboy"))

    def _card(self, names: Mapping[str, str], card: str, cowboy: str) -> str:
        if card == COWBOY:
            return self.say(cowboy)
        value, _, coat = card.partition("-")
        return self.say(names[coat], value=int(value))

    def cards_said(self, cards: Sequence[str]) -> str:
        """ "the 7 of bays, the 8 of greys and 2 cowboys"."""
        said = [self.card_said(card) for card in cards if card != COWBOY]
        cowboys = len(cards) - len(said)
        if cowboys == 1:
            said.append(self.card_said(COWBOY))
        elif cowboys:
            said.append(self.number_of_cowboys(cowboys))
        return self.listing(said)

    def set_name(self, kind: str) -> str:
        """As a label: "Royal run"."""
        return self.say(SETS[kind])

    def set_explained(self, kind: str) -> str:
        """What it is made of: "two cards of one value"."""
        return self.say(SETS_EXPLAINED[kind])

    def set_said(self, kind: str, value: int) -> str:
        """Inside a sentence: "three 7s", "a royal run up to 8"."""
        return self.say(SETS_IN_A_SENTENCE[kind], value=value)

    # ------------------------------------------------------------------ the rest

    def action(self, action: str) -> str:
        return self.say(ACTIONS[action])

    def event_card(self, event: str) -> EventText:
        text = BANDITS_CARD if self._bandits and event == BANDITS else EVENT_CARDS[event]
        return EventText(*map(self.say, text))

    def event_title(self, event: str, copies: int) -> str:
        """Its name, with their number where there are several in the deck."""
        name = self.event_card(event).name
        if copies <= 1:
            return name
        return self.say("%(card)s (%(count)d cards)", card=name, count=copies)

    def event_turned_up(self, event: str) -> str:
        """The same as a sentence of the table log."""
        bandits = self._bandits and event == BANDITS
        return self.say(BANDITS_TURNED_UP if bandits else TURNED_UP[event])

    def score_line(self, line: str) -> str:
        return self.say(SCORE_LINES[line])

    def number_of_cowboys(self, count: int) -> str:
        return self.ngettext("%(count)d cowboy", "%(count)d cowboys", count)

    def number_of(self, kind: str, count: int) -> str:
        """ "3 mares"."""
        counted = {
            "stallion": self.ngettext("%(count)d stallion", "%(count)d stallions", count),
            "mare": self.ngettext("%(count)d mare", "%(count)d mares", count),
            "foal": self.ngettext("%(count)d foal", "%(count)d foals", count),
        }
        return counted[kind]

    def number_of_mustangs(self, count: int) -> str:
        return self.ngettext("%(count)d mustang", "%(count)d mustangs", count)


MustangTelling = Telling[MustangVocabulary]
