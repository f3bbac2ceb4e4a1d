"""A bot for Mustang: every question of the rules, answered from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.bots.cast import Character
from game.bots.moment import moment
from game.bots.mustang import acting, answering, greenhorn
from game.bots.mustang.memory import Memory
from game.bots.mustang.situation import Situation
from game.bots.mustang.skill import LEANINGS, SKILLS, TEMPER_SHOWS, Leaning
from game.engine.draws import Draws
from game.engine.requests import Decision

Answers = dict[str, Callable[[Situation, Draws], Any]]
WEIGHED: Answers = {
    "action": acting.choose_action,
    "defend": answering.defend,
    "let-go": answering.let_go,
    "shelter": answering.shelter,
}
BY_THUMB: Answers = {
    "action": greenhorn.choose_action,
    "defend": greenhorn.defend,
    "let-go": greenhorn.let_go,
    "shelter": greenhorn.shelter,
}


class MustangBot:
    """A function of its level, its seed, the view and the request alone. What it remembers is
    only what it has read in the view's log: it is a cache."""

    def __init__(self, level: str, seed: int, character: Character) -> None:
        self.level = level
        self.character = character
        self.skill = SKILLS[level]
        self._seed = seed
        shows = TEMPER_SHOWS[level]
        self._leaning = Leaning(*[shows * part for part in LEANINGS[character.temper]])
        self._memory: Memory | None = None

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        draws = Draws(self._seed, moment(view, request))
        answers = WEIGHED if self.skill.weighs else BY_THUMB
        return answers[request.kind](self._situation(view), draws)

    def think(self, view: dict[str, Any], request: Decision[Any]) -> Iterator[Any]:
        """The same in slices: one is enough."""
        yield self.choose(view, request)

    def remark(self, view: dict[str, Any], event: dict[str, Any]) -> Any | None:
        return None

    def _situation(self, view: dict[str, Any]) -> Situation:
        if self._memory is None or not self._memory.follows(view):
            self._memory = Memory(view["you"], len(view["ranchers"]))
        self._memory.read(view["log"])
        return Situation(view, self._memory, self.skill, self._leaning)
