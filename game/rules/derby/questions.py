"""The decisions of the derby, each with its stable kind and its legal answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from game.engine.requests import Decision, PickOne, YesNo
from game.rules.derby.cards import HORSES, SPECIAL
from game.rules.shared.choices import LazyChoices


class Laying(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card on a horse."""

    card: str
    horse: str


class Layings(LazyChoices[Laying]):
    """Every card on every horse with room, in hand order; specials last, where they may lie."""

    __slots__ = ("_cards", "_for_special", "_horses")

    def __init__(
        self, cards: Sequence[str], horses: Sequence[str], for_special: Sequence[str] = ()
    ) -> None:
        """`cards`: different ones, no special among them."""
        self._cards, self._horses, self._for_special = cards, horses, for_special
        self._length = len(cards) * len(horses) + len(for_special)

    def allows(self, card: str, horse: str) -> bool:
        if card == SPECIAL:
            return horse in self._for_special
        return card in self._cards and horse in self._horses

    def made(self, place: int) -> Laying:
        card, horse = divmod(place, len(self._horses))
        if card < len(self._cards):
            return Laying(self._cards[card], self._horses[horse])
        return Laying(SPECIAL, self._for_special[place - len(self._cards) * len(self._horses)])

    def __iter__(self) -> Iterator[Laying]:
        return map(self.made, range(self._length))


class LayCard(Decision[Laying]):
    """One seat lays a card on a horse."""

    __slots__ = ("_layings",)

    def __init__(self, seat: int, layings: Layings) -> None:
        self.seats = (seat,)
        self._layings = layings

    def choices(self, seat: int) -> Layings:
        return self._layings

    def check(self, seat: int, answer: Any) -> Laying:
        laying = answer if type(answer) is Laying else self.read(answer, Laying)
        card, horse = laying.card, laying.horse
        if type(card) is str and type(horse) is str and self._layings.allows(card, horse):
            return laying
        raise self.refusal(answer)


class ChooseFirstCard(LayCard):
    """A horse without a card, and its first one."""

    __slots__ = ()
    kind = "first-card"


class PlayCard(LayCard):
    """A card of the own hand on a horse with room."""

    __slots__ = ()
    kind = "play-card"


class ChooseBet(Decision[str]):
    """The horse on which the next stack goes: any."""

    __slots__ = ()
    kind = "bet"

    def __init__(self, seat: int) -> None:
        self.seats = (seat,)

    def choices(self, seat: int) -> Sequence[str]:
        return HORSES


class ChooseTrack(Decision[int]):
    """A free track for an own horse."""

    __slots__ = ("_free",)
    kind = "choose-track"

    def __init__(self, seat: int, free: Sequence[int]) -> None:
        self.seats = (seat,)
        self._free = tuple(free)

    def choices(self, seat: int) -> Sequence[int]:
        return self._free

    def check(self, seat: int, answer: Any) -> int:
        if type(answer) is int and answer in self._free:
            return answer
        raise self.refusal(answer)


class ChooseRide(PickOne):
    """The card that the rider plays, or drawing level with it. `hidden`: the others must not see
    what there is to choose from."""

    __slots__ = ("hidden",)
    kind = "ride"

    def __init__(self, seat: int, answers: Sequence[str], *, hidden: bool) -> None:
        super().__init__(seat, answers)
        self.hidden = hidden


class MayPush(YesNo):
    """Risk the squares of this turn for one more."""

    __slots__ = ()
    kind = "push"


class MayPlayDieCard(YesNo):
    """Roll again after a failure, once in the game."""

    __slots__ = ()
    kind = "die-card"
