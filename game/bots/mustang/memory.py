"""What a seat remembers of the game: read from its view's log, event by event.

Where the cards are that it put under the deck itself, and what each of the others was seen to
draw, play, lose and leave unanswered.
"""

from __future__ import annotations

from typing import Any

from game.bots.log_memory import Facts, LogMemory
from game.rules.mustang.box import COWBOY, shipped_box

Strength = tuple[int, int]  # of a set: its cards, its value


class Holder:
    """What is known of somebody's hand."""

    __slots__ = ("bare", "known", "patience", "since_passed", "unanswered")

    def __init__(self) -> None:
        self.known: list[str] = []  # cards that are surely there
        self.bare = 0  # so many of the cards are surely no cowboys
        self.patience = 0  # exchanges since a set was last played
        self.unanswered: Strength | None = None  # the last theft that was let pass
        self.since_passed = 0  # cards drawn since then

    def drew(self, number: int) -> None:
        self.since_passed += number

    def gave(self, number: int) -> None:
        """Some cards left the hand unseen: none of those known is sure any more."""
        self.known.clear()
        self.bare = max(self.bare - number, 0)
        self.patience += 1

    def showed(self, cards: list[str]) -> None:
        """These were played: the hand is no longer what it was."""
        for card in cards:
            if card in self.known:
                self.known.remove(card)
        named = sum(card != COWBOY for card in cards)
        self.bare = max(self.bare - named, 0)
        self.patience = 0
        self.unanswered = None

    def passed(self, strength: Strength) -> None:
        self.unanswered, self.since_passed = strength, 0


class Memory(LogMemory):
    """One seat's."""

    def __init__(self, seat: int, seats: int) -> None:
        self._seat = seat
        self.holders = [Holder() for _ in range(seats)]
        self.tucked: list[str | None] = []  # the lowest cards of the deck; None: another's
        self._deck = len(shipped_box().cards)
        self._tried: Strength = (0, 0)
        takes = {
            "cards-dealt": self._cards_dealt,
            "exchanged": self._exchanged,
            "cards-tucked": self._cards_tucked,
            "cards-drawn": self._cards_drawn,
            "mustang-caught": self._caught,
            "theft-tried": self._theft_tried,
            "theft-answered": self._theft_answered,
            "mustang-stolen": self._stolen,
            "cowboys-lost": self._cowboys_lost,
            "deck-renewed": self._deck_renewed,
        }
        super().__init__(takes)

    def follows(self, view: dict[str, Any]) -> bool:
        """Whether the view's log goes on from what has been read, at the same seat."""
        return (
            view["you"] == self._seat
            and len(view["ranchers"]) == len(self.holders)
            and self.goes_on(view["log"])
        )

    # ------------------------------------------------------------------ the deck

    def _cards_dealt(self, facts: Facts) -> None:
        self._deck -= facts["number"] * len(self.holders)

    def _exchanged(self, facts: Facts) -> None:
        number = facts["number"]
        self._deck += number
        self.tucked += [None] * number
        self.holders[facts["seat"]].gave(number)

    def _cards_tucked(self, facts: Facts) -> None:
        """The seat's own; it follows at once on what everybody has seen."""
        cards = facts["cards"]
        self.tucked[-len(cards) :] = cards

    def _cards_drawn(self, facts: Facts) -> None:
        holder = self.holders[facts["seat"]]
        self._deck -= facts["number"]
        while len(self.tucked) > self._deck:
            card = self.tucked.pop(0)
            if card is not None:
                holder.known.append(card)
        holder.drew(facts["number"])

    def _deck_renewed(self, facts: Facts) -> None:
        self._deck = facts["number"]
        self.tucked.clear()

    # ------------------------------------------------------------------ hands

    def _caught(self, facts: Facts) -> None:
        self.holders[facts["seat"]].showed(facts["cards"])

    def _theft_tried(self, facts: Facts) -> None:
        self._caught(facts)
        self._tried = len(facts["cards"]), facts["value"]

    def _theft_answered(self, facts: Facts) -> None:
        """The thief discards every cowboy: what is still there is none."""
        self._caught(facts)
        thief = self.holders[facts["thief"]]
        thief.bare = shipped_box().hand - self._tried[0]
        thief.known = [card for card in thief.known if card != COWBOY]

    def _cowboys_lost(self, facts: Facts) -> None:
        self.holders[facts["seat"]].bare -= facts["number"]

    def _stolen(self, facts: Facts) -> None:
        self.holders[facts["owner"]].passed(self._tried)
