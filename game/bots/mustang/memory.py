"""What a seat remembers of the game: read from its view's log, event by event.

Where the cards are that it put under the deck itself, and what each of the others was seen to
draw, play, lose and leave unanswered.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.log_memory import LogMemory, Takes
from game.rules.mustang import events as mustang_events
from game.rules.mustang.box import COWBOY, shipped_box
from game.rules.mustang.events import (
    CardsTucked,
    CowboysLost,
    Exchanged,
    MustangCaught,
    MustangStolen,
    TheftAnswered,
    TheftTried,
)
from game.rules.mustang.view import MustangView
from game.rules.shared.deals import CardsDealt, CardsDrawn, DeckRenewed

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

    def showed(self, cards: Sequence[str]) -> None:
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
        takes: Takes = {
            CardsDealt: self._cards_dealt,
            Exchanged: self._exchanged,
            CardsTucked: self._cards_tucked,
            CardsDrawn: self._cards_drawn,
            MustangCaught: self._caught,
            TheftTried: self._theft_tried,
            TheftAnswered: self._theft_answered,
            MustangStolen: self._stolen,
            CowboysLost: self._cowboys_lost,
            mustang_events.DeckRenewed: self._deck_renewed,
        }
        super().__init__(takes)

    def follows(self, view: MustangView) -> bool:
        """Whether the view's log goes on from what has been read, at the same seat."""
        return (
            view.you == self._seat
            and len(view.ranchers) == len(self.holders)
            and self.goes_on(view.log)
        )

    # ------------------------------------------------------------------ the deck

    def _cards_dealt(self, event: CardsDealt) -> None:
        self._deck -= event.number * len(self.holders)

    def _exchanged(self, event: Exchanged) -> None:
        number = event.number
        self._deck += number
        self.tucked += [None] * number
        self.holders[event.seat].gave(number)

    def _cards_tucked(self, event: CardsTucked) -> None:
        """The seat's own; it follows at once on what everybody has seen."""
        cards = event.cards
        self.tucked[-len(cards) :] = cards

    def _cards_drawn(self, event: CardsDrawn) -> None:
        holder = self.holders[event.seat]
        self._deck -= event.number
        while len(self.tucked) > self._deck:
            card = self.tucked.pop(0)
            if card is not None:
                holder.known.append(card)
        holder.drew(event.number)

    def _deck_renewed(self, event: DeckRenewed) -> None:
        self._deck = event.number
        self.tucked.clear()

    # ------------------------------------------------------------------ hands

    def _caught(self, event: MustangCaught | TheftTried | TheftAnswered) -> None:
        self.holders[event.seat].showed(event.cards)

    def _theft_tried(self, event: TheftTried) -> None:
        self._caught(event)
        self._tried = len(event.cards), event.value

    def _theft_answered(self, event: TheftAnswered) -> None:
        """The thief discards every cowboy: what is still there is none."""
        self._caught(event)
        thief = self.holders[event.thief]
        thief.bare = shipped_box().hand - self._tried[0]
        thief.known = [card for card in thief.known if card != COWBOY]

    def _cowboys_lost(self, event: CowboysLost) -> None:
        self.holders[event.seat].bare -= event.number

    def _stolen(self, event: MustangStolen) -> None:
        self.holders[event.owner].passed(self._tried)
