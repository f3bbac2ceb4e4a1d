"""What the things of the derby are called."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark, mark_in_context
from game.rules.derby.box import shipped_box
from game.rules.derby.cards import COLOUR, SPECIAL, VALUE
from game.rules.derby.course import TOWN, chance
from game.wording.dealing import CardVocabulary
from game.wording.derby.names import (
    CARDS,
    CARDS_IN_A_SENTENCE,
    COLOURS,
    HORSES,
    PLACES,
    STAR,
    STAR_IN_A_SENTENCE,
    TOWN_NAME,
)
from game.wording.telling import Telling
from game.wording.vocabulary import capital

NO_ODDS = "–"
HOUSE = 0  # the square before the first
MINUS = "\N{MINUS SIGN}"


class DerbyVocabulary(CardVocabulary):
    """Nothing in the derby is called otherwise where the players prefer bandits."""

    def __init__(self, code: str, *, bandits: bool = False, rows: Sequence[str] = ()) -> None:
        """`rows`: the odds as the box of the game prints them; without a game, the usual box."""
        super().__init__(code)
        self.bandits = bandits
        self._rows = tuple(rows) or shipped_box().rows

    # ------------------------------------------------------------------ horses and the course

    def horse(self, horse: str) -> str:
        """Its name: "Red"."""
        return self.in_context(HORSES[horse])

    def horses(self, horses: Sequence[str]) -> str:
        """ "Red, Blue and Green"."""
        return self.listing([self.horse(horse) for horse in horses])

    def rider(self, name: str | None) -> str:
        """Who rides: a player's name, or "nobody"."""
        return self.in_context(mark_in_context("who rides", "nobody")) if name is None else name

    def square(self, square: int) -> str:
        """As a label: "square 12", "start", "Sacramento"."""
        if square == HOUSE:
            return self.in_context(mark_in_context("where a horse stands", "start"))
        if square == TOWN:
            return TOWN_NAME
        return self.say("square %(square)d", square=square)

    def place(self, place: int) -> str:
        """As a label: "1st"."""
        return self.in_context(PLACES[place])

    def track(self, track: int) -> str:
        """As a label: "track 3"."""
        return self.say("track %(track)d", track=track)

    def squares_in_colours(self, track: int, count: int) -> str:
        """How well a track suits a horse: "Track 3: 5 squares in its cards' colours"."""
        said = self._translations.ngettext(
            "%(track)s: %(count)d square in its cards' colours",
            "%(track)s: %(count)d squares in its cards' colours",
            count,
        )
        return said % {"track": capital(self.track(track)), "count": count}

    # ------------------------------------------------------------------ cards

    def card(self, card: str) -> str:
        """As a label: "blue 8", "Star"."""
        if card == SPECIAL:
            return self.in_context(STAR)
        return self.say(CARDS[COLOUR[card]], value=VALUE[card])

    def card_said(self, card: str) -> str:
        """Inside a sentence: "a blue 8", "a Star"."""
        if card == SPECIAL:
            return self.in_context(STAR_IN_A_SENTENCE)
        return self.say(CARDS_IN_A_SENTENCE[COLOUR[card]], value=VALUE[card])

    def cards_said(self, cards: Sequence[str]) -> str:
        """Inside a sentence: "2 × black 8, blue 7 and Star"."""
        counted = {card: cards.count(card) for card in cards}
        return self.listing([self.counted(card, count) for card, count in counted.items()])

    def counted(self, card: str, count: int) -> str:
        """ "blue 8" or "2 × black 8"."""
        return self.card(card) if count == 1 else f"{count} × {self.card(card)}"

    def colour(self, colour: str) -> str:
        """Of a card or a square: "blue"; a Star is "white"."""
        return self.in_context(COLOURS[colour])

    # ------------------------------------------------------------------ odds and chips

    def odds(self, row: int | None) -> str:
        """As they stand on the slate, in every language: "4-1"; before the first card a dash."""
        return NO_ODDS if row is None else self._rows[row]

    def difference(self, difference: int) -> str:
        """With its sign: "+4"."""
        return f"+{difference}" if difference > 0 else f"{difference}".replace("-", MINUS)

    def rows_better(self, rows: int) -> str:
        """How far a card moves the odds, up or down, as a line: "2 rows shorter"."""
        ngettext = self._translations.ngettext
        if not rows:
            return self.say("odds unchanged")
        if rows > 0:
            said = ngettext("%(count)d row shorter", "%(count)d rows shorter", rows)
        else:
            said = ngettext("%(count)d row longer", "%(count)d rows longer", -rows)
        return said % {"count": abs(rows)}

    def moved(self, difference: int, rows: int) -> str:
        """What a card does that is so much higher than the last one: "+4: 2 rows shorter"."""
        return self.say(
            "%(difference)s: %(rows)s",
            difference=self.difference(difference),
            rows=self.rows_better(rows),
        )

    def chips(self, count: int) -> str:
        chips = self._translations.ngettext("%(count)d chip", "%(count)d chips", count)
        return chips % {"count": count}

    def number_of_squares(self, count: int) -> str:
        squares = self._translations.ngettext("%(count)d square", "%(count)d squares", count)
        return squares % {"count": count}

    def pays(self, pays: int | None) -> str:
        """What a row of odds pays, in a table: "× 4", "stake", "lost"."""
        if pays is None:
            return self.in_context(mark_in_context("what a bet pays", "lost"))
        if pays == 0:
            return self.in_context(mark_in_context("what a bet pays", "stake"))
        return f"× {pays}"

    def chance(self, value: int) -> str:
        """That a push with a card of this value goes well: "80%"."""
        return self.say("%(chance)d%%", chance=chance(value))

    def push(self, value: int) -> str:
        """On the plank: "Push 80%"."""
        return self.say(mark("Push %(chance)s"), chance=self.chance(value))


DerbyTelling = Telling[DerbyVocabulary]
