"""The decisions of Western, each with its stable kind and its legal answers.

Who is asked is decided by what everybody knows; what may be answered is the seat's own secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.engine.requests import Decision
from game.rules.western.cards import ORDER, Cards, in_order_of_play
from game.rules.western.choices import Choices, Move, Situation
from game.rules.western.ladder import combinations_in


class ChoosePlay(Decision[Move]):
    """What the active player lays, or discards."""

    __slots__ = ("_choices", "_given")
    kind = "play"

    def __init__(self, seat: int, given: Situation) -> None:
        self.seats = (seat,)
        self._given = given
        self._choices: Choices | None = None

    def choices(self, seat: int) -> Choices:
        if self._choices is None:
            self._choices = Choices(self._given)
        return self._choices

    def check(self, seat: int, answer: Any) -> Move:
        if type(answer) is Move and self._is_offered(answer):
            return answer
        move = self.read(answer, Move)
        if move.discard is not None:
            if move.cards or move.target is not None or move.discard not in self._given.hand:
                raise self.refusal(answer)
            return move
        if not all(card in ORDER for card in move.cards):
            raise self.refusal(answer)
        cards = in_order_of_play(move.cards)
        if not self.choices(seat).allows(cards, move.target):
            raise self.refusal(answer)
        return move if cards == move.cards else Move(cards, move.target)

    def _is_offered(self, move: Move) -> bool:
        """Whether it is one of the options as they are given; a ready-made one may hold
        anything."""
        target = move.target
        if move.discard is not None or not (target is None or type(target) is int):
            return False
        return self.choices(self.seats[0]).allows(move.cards, target)


class MayLay(Decision["str | None"]):
    """One seat may lay one of some kinds, or not."""

    __slots__ = ("_kinds",)

    def __init__(self, seat: int, kinds: Sequence[str], hand: Sequence[str]) -> None:
        self.seats = (seat,)
        self._kinds = [kind for kind in kinds if kind in hand]

    def choices(self, seat: int) -> Sequence[Any]:
        return (None, *self._kinds)

    def check(self, seat: int, answer: Any) -> str | None:
        if answer is None or (type(answer) is str and answer in self._kinds):
            return answer
        raise self.refusal(answer)


class Counter(MayLay):
    """The target of a card may stop it."""

    __slots__ = ()
    kind = "counter"


class OverCounter(MayLay):
    """The attacker may answer a dog or a dancer."""

    __slots__ = ()
    kind = "over-counter"


class StopSheriff(MayLay):
    """Anybody may stop a sheriff that is being laid."""

    __slots__ = ()
    kind = "stop-sheriff"


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combination that is laid for the pot."""

    cards: Cards


class Laid(msgspec.Struct, frozen=True):
    """How a question for the next combination ended: who passed, and who laid."""

    passed: tuple[int, ...] = ()
    seat: int | None = None
    cards: Cards = ()


class ClimbLadder(Decision[Laid]):
    """Some seats may lay a combination that beats `above`: the first who does closes it, a null
    leaves."""

    __slots__ = ("_above", "_hands")
    kind = "ladder"

    def __init__(self, hands: Mapping[int, Cards], above: Cards) -> None:
        self.seats = tuple(hands)
        self._hands = hands
        self._above = above
        self.value = Laid()

    def choices(self, seat: int) -> Sequence[Any]:
        return (None, *map(Rung, combinations_in(self._hands[seat], self._above)))

    def check(self, seat: int, answer: Any) -> Rung | None:
        if answer is None:
            return None
        cards = self.read(answer, Rung).cards
        if all(card in ORDER for card in cards):
            cards = tuple(sorted(cards, key=ORDER.__getitem__))
            if cards in combinations_in(self._hands[seat], self._above):
                return Rung(cards)
        raise self.refusal(answer)

    def take(self, seat: int, answer: Any) -> bool:
        if answer is not None:
            self.value = Laid(self.value.passed, seat, answer.cards)
            return True
        self.value = Laid((*self.value.passed, seat))
        self.seats = tuple(other for other in self.seats if other != seat)
        return not self.seats

    def for_seat(self, seat: int) -> ClimbLadder:
        return ClimbLadder({seat: self._hands[seat]}, self._above)


class ChooseDraw(Decision[int]):
    """How many cards the active player draws."""

    __slots__ = ("least", "most")
    kind = "draw"

    def __init__(self, seat: int, least: int, most: int) -> None:
        self.seats = (seat,)
        self.least = least
        self.most = most

    def choices(self, seat: int) -> Sequence[Any]:
        return range(self.least, self.most + 1)

    def check(self, seat: int, answer: Any) -> int:
        if type(answer) is int and self.least <= answer <= self.most:
            return answer
        raise self.refusal(answer)
