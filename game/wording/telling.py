"""Telling one event: about whom, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.i18n import mark, mark_in_context
from game.wording.vocabulary import Vocabulary

if TYPE_CHECKING:
    from game.rules.shared.deals import TurnBegan

V = TypeVar("V", bound=Vocabulary)


class Telling(Generic[V]):
    """The words to tell it in, the players' names, and the seat that reads it (None: nobody's).

    Whoever reads it is spoken to, so most sentences come in several forms, all marked messages.
    """

    __slots__ = ("_names", "_you", "words")

    def __init__(self, words: V, names: Sequence[str], you: int | None) -> None:
        self.words = words
        self._names = names
        self._you = you

    def is_you(self, seat: int | None) -> bool:
        return seat is not None and seat == self._you

    def name(self, seat: int) -> str:
        return self._names[seat]

    def everyone(self, seats: Sequence[int]) -> str:
        """All of them by name, "you" last."""
        names = [self.name(seat) for seat in seats if not self.is_you(seat)]
        if any(self.is_you(seat) for seat in seats):
            names.append(self.words.in_context(mark_in_context("between Ann, Bob and", "you")))
        return self.words.listing(names)

    def about(self, seat: int, your: str, their: str, **facts: object) -> str:
        """A sentence about one player, who is %(name)s in the second form."""
        if self.is_you(seat):
            return self.words.say(your, **facts)
        return self.words.say(their, name=self.name(seat), **facts)

    def between(
        self, seat: int, other: int, by_you: str, to_you: str, by_them: str, **facts: object
    ) -> str:
        """A sentence in which %(name)s does something to %(other)s; either may be "you"."""
        names = {"name": self.name(seat), "other": self.name(other)}
        if self.is_you(seat):
            return self.words.say(by_you, **names, **facts)
        return self.words.say(to_you if self.is_you(other) else by_them, **names, **facts)


def turn_began(tell: Telling[Any], event: TurnBegan) -> str:
    return tell.about(
        event.seat,
        mark("Turn %(turn)d: your move."),
        mark("Turn %(turn)d: %(name)s to move."),
        turn=event.turn,
    )
