"""The decisions of Mustang, each with its stable kind and its legal answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from game.engine.requests import Decision, PickOne
from game.rules.mustang.choices import Action, Choices, Defence, Defences, Options
from game.rules.mustang.sets import Cards, CardSet, set_of, stronger_in


def _in_hand_order(cards: Cards, hand: Cards) -> Cards | None:
    """The cards in the order of the hand; None if it does not hold them all."""
    if type(cards) is not tuple:  # an answer made by hand may hold anything
        return None
    rest = iter(hand)
    for card in cards:
        if card not in rest:  # each is looked for behind the one before
            return _sorted_as_held(cards, hand)
    return cards


def _sorted_as_held(cards: Cards, hand: Cards) -> Cards | None:
    left = list(hand)
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return tuple(sorted(cards, key=hand.index))


class ChooseAction(Decision[Action]):
    """What the active player does. The hand, which the options tell, is that player's secret."""

    __slots__ = ("_given",)
    kind = "action"

    def __init__(self, seat: int, given: Options) -> None:
        self.seats = (seat,)
        self._given = given

    def choices(self, seat: int) -> Sequence[Any]:
        return Choices(self._given)

    def check(self, seat: int, answer: Any) -> Action:
        chosen = answer if type(answer) is Action else self.read(answer, Action)
        cards = _in_hand_order(chosen.cards, self._given.hand)
        if cards is None or not self._legal(chosen.action, chosen.mustang, cards):
            raise self.refusal(answer)
        return chosen if cards == chosen.cards else Action(chosen.action, chosen.mustang, cards)

    def _legal(self, action: str, mustang: str | None, cards: Cards) -> bool:
        given = self._given
        if action == "exchange":
            return mustang is None and 1 <= len(cards) <= given.most
        if action == "stable":
            return mustang in given.corral and not cards
        if action not in ("catch", "steal"):
            return False
        reaches = given.can_be_caught if action == "catch" else given.can_be_stolen
        return reaches(mustang, len(cards)) and set_of(cards, highest=given.highest) is not None


class Defend(Decision["Defence | None"]):
    """The owner may answer a theft. Always asked: being asked tells nothing of the hand."""

    __slots__ = ("_against", "_hand", "_highest")
    kind = "defend"

    def __init__(self, seat: int, hand: Cards, against: CardSet, highest: int) -> None:
        self.seats = (seat,)
        self._hand = hand
        self._against = against
        self._highest = highest

    def choices(self, seat: int) -> Sequence[Any]:
        return Defences(self._hand, stronger_in(self._hand, self._against, self._highest))

    def check(self, seat: int, answer: Any) -> Defence | None:
        if answer is None:
            return None
        given = answer if type(answer) is Defence else self.read(answer, Defence)
        cards = _in_hand_order(given.cards, self._hand)
        found = None if cards is None else set_of(cards, highest=self._highest)
        if found is None or not found > self._against:
            raise self.refusal(answer)
        return Defence(found.cards)


class LetGo(PickOne):
    """Broken Fence: which mustang of the corral runs back into the prairie."""

    __slots__ = ()
    kind = "let-go"


class Shelter(Decision[tuple[str, ...]]):
    """Heavy Rain: which mustangs of the corral come into the stable."""

    __slots__ = ("_corral", "_most")
    kind = "shelter"

    def __init__(self, seat: int, corral: Cards, most: int) -> None:
        self.seats = (seat,)
        self._corral = corral
        self._most = most

    def choices(self, seat: int) -> Sequence[Any]:
        sizes = range(min(self._most, len(self._corral)) + 1)
        return tuple(some for size in sizes for some in combinations(self._corral, size))

    def check(self, seat: int, answer: Any) -> tuple[str, ...]:
        given = self.read(answer, tuple[str, ...])
        chosen = tuple(mustang for mustang in self._corral if mustang in given)
        if len(given) > self._most or len(chosen) != len(given):
            raise self.refusal(answer)
        return chosen
