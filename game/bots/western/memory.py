"""What a seat remembers of the game: read from its view's log, event by event.

Which cards everybody was seen to hold and still holds, and which kinds were seen to be missing:
what came into the hand since then may be anything.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.bots.log_memory import LogMemory, Takes
from game.rules.shared.deals import CardsDrawn
from game.rules.western.events import (
    CardDiscarded,
    CardSeen,
    CardsPlayed,
    CardTaken,
    Countered,
    DieRolled,
    HandShown,
    OverCountered,
    Paid,
    TrainLaid,
)
from game.rules.western.view import WesternView

COUNTERS = ("dog", "dancer")
JOKER = "joker"
HURTFUL = ("indians", "saloon")  # who holds a Joker plays it against these


class Holder:
    """What is known of somebody's hand."""

    __slots__ = ("drawn", "known", "missing", "passed")

    def __init__(self) -> None:
        self.known: dict[str, int] = {}  # so many of a kind are surely there
        self.drawn = 0  # cards that came into the hand since the deal
        self.missing: dict[str, int] = {}  # kinds of which no more were there, after so many drawn
        self.passed: dict[str, int] = {}  # the same, but only by what was let pass

    def drew(self, number: int) -> None:
        self.drawn += number

    def laid(self, cards: Iterable[str]) -> None:
        for card in cards:
            if self.known.get(card):
                self.known[card] -= 1

    def gained(self, card: str) -> None:
        """A card that was seen came in."""
        self.known[card] = self.known.get(card, 0) + 1

    def showed(self, cards: Iterable[str], kinds: Iterable[str]) -> None:
        """All cards, or one of each kind: of the other kinds there are none."""
        self.known = {}
        for card in cards:
            self.gained(card)
        self.missing = dict.fromkeys(kinds, self.drawn)
        self.passed = {}

    def let_pass(self, kinds: Iterable[str]) -> None:
        for kind in kinds:
            self.passed[kind] = self.drawn

    def forget(self) -> None:
        """One of the cards left unseen: none of those known is sure any more."""
        self.known = {}

    def room(self, kind: str, unknown: int) -> int:
        """How many of the unknown cards may be of that kind."""
        since = self.missing.get(kind)
        if since is not None:
            unknown = min(unknown, self.drawn - since)
        return unknown

    def room_since_passed(self, kind: str, room: int) -> int:
        """How many of those came after it might have been played and was not."""
        since = self.passed.get(kind)
        return room if since is None else min(room, self.drawn - since)


class Memory(LogMemory):
    """One seat's."""

    def __init__(self, seat: int, seats: int, kinds: tuple[str, ...]) -> None:
        self._seat = seat
        self._kinds = kinds
        self.holders = [Holder() for _ in range(seats)]
        self._play: CardsPlayed | None = None  # one that may still be countered
        takes: Takes = {
            CardsPlayed: self._cards_played,
            CardDiscarded: self._card_discarded,
            Countered: self._countered,
            OverCountered: self._over_countered,
            DieRolled: self._die_rolled,
            Paid: self._paid,
            HandShown: self._hand_shown,
            CardTaken: self._card_taken,
            CardSeen: self._card_seen,
            TrainLaid: self._train_laid,
            CardsDrawn: self._cards_drawn,
        }
        super().__init__(takes)

    def follows(self, view: WesternView) -> bool:
        """Whether the view's log goes on from what has been read, at the same seat."""
        return (
            view.you == self._seat
            and len(view.players) == len(self.holders)
            and self.goes_on(view.log)
        )

    # ------------------------------------------------------------------ cards laid

    def _cards_played(self, event: CardsPlayed) -> None:
        self.holders[event.seat].laid(event.cards)
        self._play = event

    def _card_discarded(self, event: CardDiscarded) -> None:
        self.holders[event.seat].laid([event.card])

    def _countered(self, event: Countered) -> None:
        self.holders[event.seat].laid([event.by])
        self._play = None

    def _over_countered(self, event: OverCountered) -> None:
        self.holders[event.seat].laid(["cake"])

    def _train_laid(self, event: TrainLaid) -> None:
        """The first combination came with the Train."""
        if self._play is not None and self._play.card == "train":
            self._play = None
        else:
            self.holders[event.seat].laid(event.cards)

    # ------------------------------------------------------------------ cards not laid

    def _die_rolled(self, _event: DieRolled) -> None:
        self._let_pass("attack", COUNTERS)

    def _paid(self, event: Paid) -> None:
        if event.why in HURTFUL:
            self._let_pass(event.why, (JOKER,))

    def _let_pass(self, card: str, kinds: tuple[str, ...]) -> None:
        play = self._play
        if play is not None and play.card.startswith(card):
            assert play.target is not None, "it goes to somebody"
            self.holders[play.target].let_pass(kinds)
            self._play = None

    # ------------------------------------------------------------------ cards seen and drawn

    def _hand_shown(self, event: HandShown) -> None:
        """Of a Saloon, doubles stay hidden: they may be more of what is shown."""
        shown = event.cards
        holder = self.holders[event.seat]
        hidden = set(shown) if event.hidden else ()
        holder.showed(shown, [kind for kind in self._kinds if kind not in hidden])

    def _card_taken(self, event: CardTaken) -> None:
        self.holders[event.seat].drew(1)
        if self._seat not in (event.seat, event.victim):
            self.holders[event.victim].forget()

    def _card_seen(self, event: CardSeen) -> None:
        self.holders[event.victim].laid([event.card])
        self.holders[event.seat].gained(event.card)

    def _cards_drawn(self, event: CardsDrawn) -> None:
        self.holders[event.seat].drew(event.number)
