"""The decisions of the race, each with its stable kind and its legal answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from typing import Any

import msgspec

from game.engine.requests import Decision, EachPicks, FirstYes, PickOne, YesNo
from game.rules.pony_express.cards import Play
from game.rules.shared.hands import ANNOUNCEABLE

CORNERS = ("north-west", "south-east")


class KeepCard(EachPicks):
    """Set-up: everybody keeps one of two cards, all at once."""

    __slots__ = ()
    kind = "keep-card"


class KeepDrawn(PickOne):
    """Relay: keep one of the two cards drawn."""

    __slots__ = ()
    kind = "keep-drawn"


class Announce(PickOne):
    __slots__ = ()
    kind = "announce"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ANNOUNCEABLE)


class Corner(PickOne):
    """The corner in which one's own rider stands; the opponent gets the other."""

    __slots__ = ()
    kind = "corner"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, CORNERS)


class Accuse(FirstYes):
    """All who may accuse, at once."""

    __slots__ = ()
    kind = "accuse"


class TakeMove(YesNo):
    """The accuser who was right: ride the announced number of spaces?"""

    __slots__ = ()
    kind = "take-move"


class TakeTrain(YesNo):
    __slots__ = ()
    kind = "train"


class PayPrison(YesNo):
    __slots__ = ()
    kind = "pay-prison"


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which dice are rolled again and which lie outside the cup when they are."""

    roll: tuple[int, ...]
    shown: tuple[int, ...]


STAND = "stand"
_SUBSETS = tuple(chain.from_iterable(combinations(range(5), size) for size in range(6)))


def _allowed(roll: tuple[int, ...], shown: tuple[int, ...]) -> bool:
    """Never all five; shown dice in the open, or exactly all that are left under the cup."""
    if len(roll) == 5:
        return False
    under_the_cup = tuple(die for die in range(5) if die not in shown)
    return set(roll) <= set(shown) or (roll == under_the_cup and bool(shown))


_STANDING = (STAND, *(Arrangement((), shown) for shown in _SUBSETS))
_ROLLING = tuple(
    Arrangement(roll, shown)
    for shown in _SUBSETS
    for roll in _SUBSETS
    if roll and _allowed(roll, shown)
)
_CAN_ROLL: tuple[Any, ...] = (*_STANDING, *_ROLLING)
_CANNOT_ROLL: tuple[Any, ...] = _STANDING
_CAN_ROLL_SET = frozenset(_CAN_ROLL)
_CANNOT_ROLL_SET = frozenset(_CANNOT_ROLL)


class Reroll(Decision["str | Arrangement"]):
    """Stand, stand with another arrangement, or reroll if it can be paid."""

    __slots__ = ("can_roll",)
    kind = "reroll"

    def __init__(self, seat: int, can_roll: bool) -> None:
        self.seats = (seat,)
        self.can_roll = can_roll

    def choices(self, seat: int) -> Sequence[Any]:
        return _CAN_ROLL if self.can_roll else _CANNOT_ROLL

    def check(self, seat: int, answer: Any) -> str | Arrangement:
        legal = _CAN_ROLL_SET if self.can_roll else _CANNOT_ROLL_SET
        if type(answer) is Arrangement or type(answer) is str:
            if answer in legal:
                return answer
            raise self.refusal(answer)
        given = self.read(answer, Arrangement)
        ordered = Arrangement(tuple(sorted(given.roll)), tuple(sorted(given.shown)))
        if ordered not in legal:
            raise self.refusal(answer)
        return ordered


_NO_CARD = (None,)


class PlayCard(Decision["Play | None"]):
    """Play a card in this window, or none."""

    __slots__ = ("_options", "window")
    kind = "play-card"

    def __init__(self, seat: int, window: str, plays: tuple[Play, ...]) -> None:
        self.seats = (seat,)
        self.window = window
        self._options = (None, *plays) if plays else _NO_CARD

    def choices(self, seat: int) -> Sequence[Any]:
        return self._options

    def check(self, seat: int, answer: Any) -> Play | None:
        if answer is None:
            return None
        play = self.read(answer, Play)
        if play.dice is not None:
            play = msgspec.structs.replace(play, dice=tuple(sorted(play.dice)))
        if play not in self._options:
            raise self.refusal(answer)
        return play
