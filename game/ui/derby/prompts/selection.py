"""What a bettor is about to do: a horse to bet on, a card, and the horse to lay it on. It knows no
window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.rules.derby.cards import HORSES
from game.rules.derby.questions import ChooseBet, Laying, Layings, PlayCard

Piece = Literal["bet", "card"]


class Refusal(NamedTuple):
    """Why something cannot be done: a key of `plan_words`, and the horse that it is about."""

    why: str
    horse: str | None = None


class Choice(NamedTuple):
    """`card`: its place in the hand."""

    bet: str | None = None
    card: int | None = None
    horse: str | None = None


class Selection:
    """The pieces are chosen in any order, and taken back one by one.

    `stake`: chips to be bet now, 0 where no bet is asked; `layings`: which card may be laid on
    which horse."""

    def __init__(self, hand: Sequence[str], stake: int, layings: Layings) -> None:
        self.hand = tuple(hand)
        self.stake = stake
        self.now = Choice()
        self._past: list[Choice] = []
        self._layings = layings
        self._aims_at: Piece = "bet" if stake else "card"

    # ------------------------------------------------------------------ what there is

    @property
    def bet(self) -> str | None:
        return self.now.bet

    @property
    def horse(self) -> str | None:
        return self.now.horse

    @property
    def index(self) -> int | None:
        """The place of the chosen card in the hand."""
        return self.now.card

    @property
    def card(self) -> str | None:
        return None if self.now.card is None else self.hand[self.now.card]

    @property
    def is_empty(self) -> bool:
        return self.now == Choice()

    @property
    def lay(self) -> tuple[str, str] | None:
        """The card and its horse, once both are chosen."""
        return None if self.card is None or self.horse is None else (self.card, self.horse)

    @property
    def aim(self) -> Piece:
        """What the number of a horse would choose now: the horse of the bet, or of the card."""
        return self._aims_at

    def can_lay(self, card: str, horse: str) -> bool:
        return self._layings.allows(card, horse)

    def is_playable(self, index: int) -> bool:
        return any(self.can_lay(self.hand[index], horse) for horse in HORSES)

    def takers(self, card: str | None) -> frozenset[str]:
        """On which horses that card may be laid, or any card at all."""
        cards = self.hand if card is None else (card,)
        return frozenset(h for h in HORSES if any(self.can_lay(c, h) for c in cards))

    @property
    def lit_cards(self) -> frozenset[int]:
        """Which cards can be laid on the horse that waits for one."""
        if self.horse is None or self.card is not None:
            return frozenset()
        places = range(len(self.hand))
        return frozenset(i for i in places if self.can_lay(self.hand[i], self.horse))

    # ------------------------------------------------------------------ choosing

    def press_bet(self, horse: str) -> Refusal | None:
        """Bet on it; on the same one again, not any more."""
        if not self.stake:
            return Refusal("no-bet")
        self._become(self.now._replace(bet=None if self.bet == horse else horse))
        self._aims_at = "bet" if self.bet is None else "card"
        return None

    def press_card(self, index: int) -> None:
        """Choose it; the same one again, not any more. Where it cannot go to the horse that was
        meant, that is open again."""
        if self.now.card == index:
            self._become(self.now._replace(card=None))
            return
        keeps = self.horse is not None and self.can_lay(self.hand[index], self.horse)
        self._become(self.now._replace(card=index, horse=self.horse if keeps else None))
        self._aims_at = "card"

    def press_horse(self, horse: str) -> Refusal | None:
        """Lay the card there; on the same one again, not any more."""
        if self.horse == horse:
            self._become(self.now._replace(horse=None))
            return None
        refusal = self.why_not_on(horse, self.card)
        if refusal is not None:
            return refusal
        self._become(self.now._replace(horse=horse))
        self._aims_at = "bet" if self.stake and self.bet is None else "card"
        return None

    def lay_on(self, index: int, horse: str) -> Refusal | None:
        """That card there: it was dragged onto the horse."""
        refusal = self.why_not_on(horse, self.hand[index])
        if refusal is not None:
            return refusal
        self._become(self.now._replace(card=index, horse=horse))
        self._aims_at = "bet" if self.stake and self.bet is None else "card"
        return None

    def bet_on(self, horse: str) -> None:
        """The chips were dragged there."""
        self._become(self.now._replace(bet=horse))
        self._aims_at = "card"

    def press_number(self, horse: str) -> Refusal | None:
        """The key of a horse was pressed."""
        return self.press_bet(horse) if self.aim == "bet" else self.press_horse(horse)

    def turn_to(self, piece: Piece) -> None:
        """Numbers of horses are meant for that from now on."""
        self._aims_at = piece if self.stake else "card"

    def next_card(self, step: int) -> None:
        """The next one that can be played, or the one before."""
        open_places = [i for i in range(len(self.hand)) if self.is_playable(i)]
        if not open_places:
            return
        if self.now.card in open_places:
            at = (open_places.index(self.now.card) + step) % len(open_places)
        else:
            at = 0 if step > 0 else -1
        if open_places[at] != self.now.card:
            self.press_card(open_places[at])

    def why_not_on(self, horse: str, card: str | None) -> Refusal | None:
        """Why that card, or any card at all, cannot be laid there."""
        if horse in self.takers(card):
            return None
        return Refusal("full" if horse not in self.takers(None) else "not-that-card", horse)

    # ------------------------------------------------------------------ taking back

    def _become(self, choice: Choice) -> None:
        if choice != self.now:
            self._past.append(self.now)
            self.now = choice

    def take_back(self) -> bool:
        """The piece that was chosen last; False where there is none."""
        if self.is_empty:
            self._past.clear()
            return False
        self.now = self._past.pop()
        self._aims_at = "bet" if self.stake and self.bet is None else "card"
        return True

    # ------------------------------------------------------------------ the answer

    def why_not(self) -> Refusal | None:
        """Why this cannot be confirmed yet. A bet alone can: the card is asked for afterwards."""
        if self.stake and self.bet is None:
            return Refusal("no-horse-to-bet")
        if self.lay is None and (self.card is not None or not self.stake):
            return Refusal("no-card" if self.card is None else "no-horse-for-card")
        if self.lay is None and self.horse is not None:
            return Refusal("no-card")
        return None

    def answers(self, laying: str = PlayCard.kind) -> dict[str, str | Laying | None]:
        """By the kind of the question; `laying`: the one that asks for a card."""
        given: dict[str, str | Laying | None] = {}
        if self.stake:
            given[ChooseBet.kind] = self.bet
        if self.lay is not None:
            given[laying] = Laying(*self.lay)
        return given
