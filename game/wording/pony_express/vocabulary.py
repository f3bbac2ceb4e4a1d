"""What the things of the race are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.i18n import mark
from game.rules.pony_express.card_numbers import (
    FRESH_HORSE_SPACES,
    PAWN_TO_BARREL,
    PICKAXE_BONUS,
    TWIN_ASIDE,
)
from game.wording.figures import figures, figures_said
from game.wording.pony_express.cards import CARDS, CardText
from game.wording.pony_express.house_rules import HOUSE_RULES, HouseRule
from game.wording.telling import Telling
from game.wording.vocabulary import Vocabulary

Label = Mapping[str, str] | str  # of a space: by language, or the same in all

SPACE_KINDS = {
    "start": mark("start"),
    "town": mark("town"),
    "plain": mark("open trail"),
    "relay": mark("relay station"),
    "mine": mark("gold mine"),
    "station": mark("train station"),
    "saloon": mark("saloon"),
    "finish": mark("journey's end"),
}
CORNERS = {
    "north-west": mark("north-west corner"),
    "south-east": mark("south-east corner"),
}
SIDES = {"left": mark("left"), "right": mark("right")}


class RaceVocabulary(Vocabulary):
    """The three wooden figures are called bandits where the players prefer that. With `labels`
    (a board's, indexed by space number) sentences also name the places."""

    def __init__(self, code: str, *, bandits: bool = False, labels: Sequence[Label] = ()) -> None:
        super().__init__(code)
        self._bandits = bandits
        self._labels = labels

    @property
    def figures(self) -> str:
        """The three figures, as a label."""
        return figures(self, bandits=self._bandits)

    @property
    def figures_said(self) -> str:
        """The same inside a sentence, with the article."""
        return figures_said(self, bandits=self._bandits)

    def card(self, card: str) -> CardText:
        facts = {
            "figures": self.figures_said,
            "bonus": self.gold(PICKAXE_BONUS),
            "spaces": FRESH_HORSE_SPACES,
            "apart": round(PAWN_TO_BARREL),
            "aside": round(TWIN_ASIDE),
        }
        return CardText(*(self.say(part, **facts) for part in CARDS[card]))

    def card_title(self, card: str, copies: int) -> str:
        """Its name, saying so where there are two of them."""
        name = self.card(card).name
        return name if copies == 1 else self.say("%(card)s (two of them)", card=name)

    def house_rule(self, rule: str) -> HouseRule:
        return HouseRule(*map(self.say, HOUSE_RULES[rule]))

    def space_kind(self, kind: str) -> str:
        return self.figures if kind == "indians" else self.say(SPACE_KINDS[kind])

    def space_name(self, label: Label) -> str:
        """The name of a place on the board, in this language."""
        return label if isinstance(label, str) else label[self.code]

    def space(self, number: int) -> str:
        """A space inside a sentence: "space 10 (Fort Kearny)"."""
        if not self._labels:
            return self.say("space %(number)d", number=number)
        place = self.space_name(self._labels[number])
        return self.say("space %(number)d (%(place)s)", number=number, place=place)

    @property
    def journeys_end(self) -> str:
        """Where the trail ends, inside a sentence."""
        if not self._labels:
            return self.say("the end of the trail")
        return self.space_name(self._labels[-1])

    def corner(self, corner: str) -> str:
        return self.say(CORNERS[corner])

    def side(self, side: str) -> str:
        return self.say(SIDES[side])

    def gold(self, count: int) -> str:
        return self.ngettext("%(count)d nugget", "%(count)d nuggets", count)

    def number_of_spaces(self, count: int) -> str:
        return self.ngettext("%(count)d space", "%(count)d spaces", count)

    def number_of_figures(self, count: int) -> str:
        return self.ngettext("%(count)d figure", "%(count)d figures", count)

    def prison_gains(self, escapes: bool, nuggets: int, cards: int) -> str:
        """What a roll in prison brings: "escape and 1 nugget"."""
        gains = [self.say("escape")] if escapes else []
        gains += [self.gold(nuggets)] if nuggets else []
        gains += [self.say("1 card")] if cards else []
        return self.listing(gains) or "-"


RaceTelling = Telling[RaceVocabulary]
