"""What the bots of all games have in common that play at a level and with a character."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

from game.bots.cast import Character
from game.bots.table_talk import Remark, Talk
from game.engine.requests import Decision
from game.engine.views import you_in

S = TypeVar("S")  # what tells the levels of a game apart
L = TypeVar("L", bound=tuple[float, ...])  # what tempers make of them
M = TypeVar("M")  # what is remembered


class LevelBot(Generic[S, L]):
    """A function of its level, its seed, the view and the request alone. What it remembers is
    only what it has read in the view's log: it is a cache."""

    skills: Mapping[str, S]  # of the levels
    leanings: Mapping[str, L]  # of the tempers
    temper_shows: Mapping[str, float]  # how much of its leaning is seen at a level

    def __init__(self, level: str, seed: int, character: Character) -> None:
        self.level = level
        self.seed = seed
        self.character = character
        self.skill = self.skills[level]
        self.leaning = _share_of(self.leanings[character.temper], self.temper_shows[level])

    def choose(self, view: Any, request: Decision[Any]) -> Any:
        *_, answer = self.think(view, request)
        return answer

    def think(self, view: Any, request: Decision[Any]) -> Iterator[Any]:
        """The same in slices: None while thinking, at last the answer (which may be None)."""
        raise NotImplementedError


def _share_of(leaning: L, share: float) -> L:
    make: type[Any] = type(leaning)
    some: L = make(*[share * part for part in leaning])
    return some


class TalkingBot(LevelBot[S, L]):
    """Says something about what all have seen."""

    talk: Talk[Any]

    def remark(self, view: Any, event: Any) -> Remark | None:
        return self.talk.remark(view, event, self.character.temper, self.seed)


class Standpoint(Generic[M, S, L]):
    """From where such a bot looks at one decision."""

    def __init__(self, view: Any, memory: M, skill: S, leaning: L) -> None:
        self.view = view
        self.memory = memory
        self.skill = skill
        self.leaning = leaning
        self.me: int = you_in(view)
