"""What somebody on the own turn knows of the table, and why a card cannot be played there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.western.cards import (
    ATTACKS,
    CHOSEN,
    NEXT,
    REACH,
    STOPPED_BY_SHERIFF,
    acting,
    in_order_of_play,
)
from game.rules.western.view import WesternView


def acting_among(cards: Sequence[str]) -> str:
    """Of cards that are chosen in any order, the one that acts; empty for none."""
    return acting(in_order_of_play(cards)) if cards else ""


class Refusal(NamedTuple):
    """Why something cannot be done: a key of `REFUSALS`, and the seat that it is about."""

    why: str
    seat: int | None = None


class TurnFacts(NamedTuple):
    seat: int
    hand: tuple[str, ...]
    cards: tuple[int, ...]  # how many each holds
    money: tuple[int, ...]
    guarded: frozenset[int]  # by a Sheriff
    taken: tuple[int, ...]  # by each from this seat, so that it could be given back
    direction: int
    pot: int
    joins_whisky: bool

    @staticmethod
    def from_view(view: WesternView, seat: int) -> TurnFacts:
        """`view` must know the hand of that seat."""
        players = view.players
        return TurnFacts(
            seat,
            view.own_hand(seat),
            tuple(player.count for player in players),
            tuple(player.money for player in players),
            frozenset(n for n, player in enumerate(players) if player.sheriff),
            tuple(row[seat] for row in view.taken),
            view.direction,
            view.pot,
            view.joins_whisky,
        )

    @property
    def others(self) -> list[int]:
        """In playing order."""
        seats = len(self.cards)
        return [(self.seat + self.direction * step) % seats for step in range(1, seats)]

    def next_player(self, *, turned: bool = False) -> int:
        step = -self.direction if turned else self.direction
        return (self.seat + step) % len(self.cards)

    # ------------------------------------------------------------------ why not

    def refusal(self, cards: Sequence[str], target: int | None) -> Refusal:
        """`target`: the player who was meant, if any."""
        card = acting_among(cards)
        if card == "joker":
            return Refusal("joker-alone" if self._could_let_through else "joker-now")
        if card not in REACH:
            return Refusal("not-now")
        if len(self.hand) <= len(cards):
            return Refusal("keep-one")
        if card == "train":
            return self._train_refusal(cards)
        if len(cards) > 1 and "whisky" in cards and not self.joins_whisky:
            return Refusal("no-join")
        if target is None:
            return self._nobody_refusal(card, cards)
        return self._target_refusal(card, cards, target)

    @property
    def _could_let_through(self) -> bool:
        others = self.guarded - {self.seat}
        return (
            bool(others) and bool(STOPPED_BY_SHERIFF.intersection(self.hand)) and len(self.hand) > 2
        )

    def _train_refusal(self, cards: Sequence[str]) -> Refusal:
        if not self.pot:
            return Refusal("empty-box")
        if not any(card in ATTACKS for card in self.hand):
            return Refusal("no-combination")
        return Refusal("keep-one" if len(self.hand) < 3 else "train-alone")

    def _nobody_refusal(self, card: str, cards: Sequence[str]) -> Refusal:
        if REACH[card] == NEXT and len(cards) == 1:
            return self._target_refusal(card, cards, self.next_player())
        if card in STOPPED_BY_SHERIFF and self.guarded.issuperset(self.others):
            return Refusal("all-guarded")
        if card == "give-it-back":
            return Refusal("nobody-owes")
        return Refusal("no-hand-alike" if card == "saloon" else "cannot")

    def _target_refusal(self, card: str, cards: Sequence[str], target: int) -> Refusal:
        if target == self.seat:
            return Refusal("yourself")
        if REACH[card] == NEXT and target != self.next_player(turned="whisky" in cards):
            return Refusal("next-only", self.next_player(turned="whisky" in cards))
        if REACH[card] not in (NEXT, CHOSEN):
            return Refusal("no-target")
        if card in STOPPED_BY_SHERIFF and target in self.guarded:
            return self._guard_refusal(cards, target)
        if card == "give-it-back":
            return Refusal("spent" if self.taken[target] else "took-nothing", target)
        if card == "saloon":
            return Refusal("hands-differ", target)
        return Refusal("cannot", target)

    def _guard_refusal(self, cards: Sequence[str], target: int) -> Refusal:
        if "joker" not in self.hand:
            return Refusal("guarded", target)
        if "whisky" in cards:
            return Refusal("guarded-whisky", target)
        if acting_among(cards) == "saloon" and len(self.hand) > 2:
            return Refusal("hands-differ", target)
        return Refusal("keep-one")
