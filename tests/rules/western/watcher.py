"""Somebody who follows every card that can be followed, from the own log alone.

Written without a look at how the rules keep marks, so that each can be held against the other.
"""

from __future__ import annotations

from collections import Counter
from typing import Any


class Watcher:
    """`hands`: cards that others hold for certain."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._read = 0
        self._doubles: set[int] = set()  # who kept some hidden when the hand was last shown

    def read(self, log: list[dict[str, Any]]) -> None:
        for place in range(self._read, len(log)):
            kind, data = log[place]["kind"], log[place]["data"]
            following = log[place + 1] if place + 1 < len(log) else {"kind": ""}
            self._take_note(kind, data, following)
        self._read = len(log)

    def _take_note(self, kind: str, data: dict[str, Any], following: dict[str, Any]) -> None:
        if kind == "hand-shown":
            # What was shown before may be among the hidden doubles of now.
            self.hands[data["seat"]] |= Counter(data["cards"])
            (self._doubles.add if data["hidden"] else self._doubles.discard)(data["seat"])
        elif kind in ("cards-played", "train-laid"):
            # A train's first combination was laid with the train.
            if kind == "cards-played" or data["seat"] != self._train:
                self.hands[data["seat"]] -= Counter(data["cards"])
            self._train = data["seat"] if "train" in data["cards"] else None
        elif kind == "card-discarded":
            self.hands[data["seat"]] -= Counter([data["card"]])
        elif kind == "countered":
            self.hands[data["seat"]] -= Counter([data["by"]])
        elif kind == "over-countered":
            self.hands[data["seat"]] -= Counter(["cake"])
        elif kind == "card-taken":
            self._stolen(data["seat"], data["victim"], following)

    _train: int | None = None

    def _stolen(self, thief: int, victim: int, following: dict[str, Any]) -> None:
        if following["kind"] == "card-seen":
            card = following["data"]["card"]
            self.hands[victim] -= Counter([card])
            self.hands[thief] += Counter([card])
        else:  # one of any kind, so of each kind one less is certain
            self.hands[victim] -= Counter(list(self.hands[victim]))

    def agrees_with(self, table: Any) -> int:
        """Everything known for certain is so; says how much that is."""
        for gambler in table.gamblers:
            if gambler.seat != self.seat:
                assert self.hands[gambler.seat] <= Counter(gambler.cards)
        return sum(hand.total() for seat, hand in enumerate(self.hands) if seat != self.seat)

    def is_held_to_know_no_more(self, table: Any) -> None:
        """No mark of the rules says more than what was seen; of hidden doubles it may."""
        for gambler in table.gamblers:
            if gambler.seat not in (self.seat, *self._doubles):
                marked = Counter(card for card, mark in gambler.marks if mark >> self.seat & 1)
                assert marked == self.hands[gambler.seat]
