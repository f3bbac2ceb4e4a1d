"""What the things of Western are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.i18n import mark
from game.rules.western.cards import CHOSEN, REACH, acting
from game.rules.western.view import GamblerSeen, WesternView
from game.wording.dealing import CardVocabulary
from game.wording.telling import Telling
from game.wording.western.card_texts import OPEN_TRAIN, RAID_BY_BANDITS, TEXTS
from game.wording.western.card_texts import WHISKY_ALONE as WHISKY_ALONE_IN_FULL
from game.wording.western.cards import (
    AIMED_AT,
    EFFECTS,
    FRAMES,
    GROUPS,
    NAMES,
    WHISKY_ALONE,
    Frame,
)
from game.wording.western.house import USUAL, House

DIE_UNIT = 10  # thousands for each pip, before the guns count
DIRECTIONS = {1: mark("clockwise"), -1: mark("anticlockwise")}


class CardText(NamedTuple):
    """What stands on a card; the effect in two lines."""

    name: str
    effect: str
    text: str


class WesternVocabulary(CardVocabulary):
    """Who raids are called bandits where the players prefer that; what a card says goes by the
    rules of the house."""

    def __init__(self, code: str, *, bandits: bool = False, house: House = USUAL) -> None:
        super().__init__(code)
        self.bandits = bandits
        self.house = house

    # ------------------------------------------------------------------ money and directions

    def money(self, thousands: int) -> str:
        """As it stands on the notes, in every language: "140k"."""
        return f"{thousands}k"

    def pip(self, kind: str) -> int:
        """What each pip of the die wins in an ambush, in thousands."""
        return DIE_UNIT * self.house.times[kind]

    def each_pip(self, kind: str) -> str:
        """The same, as it is read: "20k"."""
        return self.money(self.pip(kind))

    def direction(self, direction: int) -> str:
        return self.say(DIRECTIONS[direction])

    # ------------------------------------------------------------------ cards

    def card_name(self, kind: str) -> str:
        return self.say(NAMES[kind])

    def card(self, kind: str) -> CardText:
        """All three texts of a card."""
        return CardText(self.card_name(kind), "\n".join(self.effect(kind)), self.card_text(kind))

    def effect(self, kind: str) -> tuple[str, str]:
        """The two lines of a small card."""
        effect = EFFECTS[kind]
        if kind == "whisky" and not self.house.joins_whisky:
            effect = WHISKY_ALONE
        upper, _, lower = self._with_money(effect, kind).partition("\n")
        return upper, lower

    def card_text(self, kind: str) -> str:
        """All that a large card says: up to four short sentences."""
        text = TEXTS[kind]
        if kind == "indians" and self.bandits:
            text = RAID_BY_BANDITS
        elif kind == "whisky" and not self.house.joins_whisky:
            text = WHISKY_ALONE_IN_FULL
        elif kind == "train" and self.house.open_train:
            text = OPEN_TRAIN
        return self._with_money(text, kind)

    def _with_money(self, text: str, kind: str) -> str:
        if kind in self.house.times:
            return self.say(text, money=self.each_pip(kind))
        return self.say(text)

    def frame(self, kind: str) -> Frame:
        """The colour of its frame."""
        return FRAMES[kind]

    def group(self, kind: str) -> str:
        """What the colour of its frame stands for: "Money"."""
        return self.say(GROUPS[FRAMES[kind]])

    def aimed_at(self, cards: Sequence[str]) -> str:
        """Whom cards of one play, in order, go to: "the next player"."""
        several_outlaws = cards.count("cowboy") > 1
        return self.say(AIMED_AT[CHOSEN if several_outlaws else REACH[acting(tuple(cards))]])

    def cards_said(self, cards: Sequence[str]) -> str:
        """Inside a sentence: "Moonshine, Raid and 2 × Outlaw"."""
        counted = {card: cards.count(card) for card in cards}
        return self.listing([self.counted(card, count) for card, count in counted.items()])

    def counted(self, kind: str, count: int) -> str:
        """ "Outlaw" or "2 × Outlaw": without a plural, because a name stays as it is printed."""
        name = self.card_name(kind)
        return name if count == 1 else f"{count} × {name}"

    def cards_added(self, cards: Sequence[str]) -> str:
        """As a label: "Moonshine + Raid", "Ambush 2 + Bronco + Ten-Gallon"."""
        counted = {card: cards.count(card) for card in cards}
        return " + ".join(self.counted(card, count) for card, count in counted.items())

    def combination(self, combination: str, *, hat: bool = False) -> str:
        """What is laid for the train: "Ambush 2 + Bronco"."""
        return self.cards_added([*combination.split("+"), *(["hat"] if hat else [])])

    # ------------------------------------------------------------------ counting

    def number_of_guns(self, count: int) -> str:
        guns = self._translations.ngettext("%(count)d gun", "%(count)d guns", count)
        return guns % {"count": count}

    def number_of_kinds(self, count: int) -> str:
        kinds = self._translations.ngettext("%(count)d kind", "%(count)d kinds", count)
        return kinds % {"count": count}

    # ------------------------------------------------------------------ the table, read aloud

    def seat_said(self, player: GamblerSeen) -> str:
        """What everybody can see of a player of a view, after the name: "140k, 8 cards, under a
        Marshal"."""
        facts = [self.money(player.money), self.number_of_cards(player.count)]
        if player.sheriff:
            facts.append(self.say("protected by a Marshal"))
        if player.loses_turn:
            facts.append(self.say("misses the next turn"))
        return ", ".join(facts)

    def middle_said(self, view: WesternView) -> str:
        """The middle of the table: cash box, direction, deck and goal."""
        return self.say(
            "In the cash box: %(pot)s. Play goes %(direction)s. In the deck: %(cards)s. The goal: "
            "%(goal)s.",
            pot=self.money(view.pot),
            direction=self.direction(view.direction),
            cards=self.number_of_cards(view.deck),
            goal=self.money(view.goal),
        )


WesternTelling = Telling[WesternVocabulary]
