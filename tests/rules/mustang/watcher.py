"""Somebody who follows every card that can be followed, from the own log alone.

Written without a look at how the rules keep marks, so that each can be held against the other.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.rules.mustang.box import COWBOY, shipped_box


class Watcher:
    """`deck`: top first, None for a card that is not known. `hands`: cards that others hold for
    certain. `may_be_cowboys`: how many cards of a hand are not known to be none."""

    def __init__(self, seat: int, seats: int) -> None:
        box = shipped_box()
        self.seat = seat
        self.deck: list[str | None] = [None] * (len(box.cards) - seats * box.hand)
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.may_be_cowboys = [box.hand] * seats
        self._read = 0

    def read(self, log: list[dict[str, Any]]) -> None:
        for place in range(self._read, len(log)):
            kind, data = log[place]["kind"], log[place]["data"]
            following = log[place + 1]["data"] if place + 1 < len(log) else {}
            self._take_note(kind, data, following)
        self._read = len(log)

    def _take_note(self, kind: str, data: dict[str, Any], following: dict[str, Any]) -> None:
        if kind == "exchanged":
            self._under_the_deck(data, following)
        elif kind == "cards-drawn":
            drawn, self.deck = self.deck[: data["number"]], self.deck[data["number"] :]
            self.hands[data["seat"]].update(card for card in drawn if card is not None)
            self.may_be_cowboys[data["seat"]] += data["number"]
        elif kind in ("mustang-caught", "theft-tried", "theft-answered"):
            self._played(data["seat"], data["cards"])
            if kind == "theft-answered":
                self.hands[data["thief"]].pop(COWBOY, None)
                self.may_be_cowboys[data["thief"]] = 0
        elif kind == "deck-renewed":
            self.deck = [None] * data["number"]

    def _under_the_deck(self, data: dict[str, Any], following: dict[str, Any]) -> None:
        seat = data["seat"]
        if seat == self.seat:
            self.deck += following["cards"]
        else:  # any of the cards in that hand, so none of them is certain any more
            self.deck += [None] * data["number"]
            self.hands[seat].clear()

    def _played(self, seat: int, cards: list[str]) -> None:
        self.hands[seat] -= Counter(cards)
        self.may_be_cowboys[seat] -= cards.count(COWBOY)

    def agrees_with(self, table: Any) -> int:
        """Everything known for certain is so; says how much that is."""
        assert len(table.deck) == len(self.deck)
        known = [(card, place) for place, card in enumerate(self.deck) if card is not None]
        for card, place in known:
            assert table.deck[place] == card
        for rancher in table.ranchers:
            if rancher.seat != self.seat:
                held = Counter(rancher.cards)
                assert self.hands[rancher.seat] <= held
                assert held[COWBOY] <= self.may_be_cowboys[rancher.seat]
        return len(known) + sum(hand.total() for hand in self.hands)
