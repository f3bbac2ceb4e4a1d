"""A bot for Western: every question of the rules, answered from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.bots.cast import Character
from game.bots.moment import moment
from game.bots.table_talk import Remark, talking_seed, word
from game.bots.western import answering, greenhorn, playing
from game.bots.western.memory import Memory
from game.bots.western.situation import Situation
from game.bots.western.skill import LEANINGS, SKILLS, TEMPER_SHOWS, Leaning
from game.bots.western.topics import TOPICS, TOPICS_BY_KIND, Happening, topic_for
from game.bots.western.weighing import laid, weigh
from game.engine.draws import Draws
from game.engine.requests import Decision
from game.rules.western.cards import KINDS
from game.rules.western.choices import Move

Answers = dict[str, Callable[[Situation, Decision[Any], Draws], Any]]
WEIGHED: Answers = {
    "counter": answering.counter,
    "over-counter": answering.over_counter,
    "stop-sheriff": answering.stop_sheriff,
    "ladder": answering.ladder,
    "draw": answering.draw,
}
BY_THUMB: Answers = {
    "play": greenhorn.choose_play,
    "counter": greenhorn.counter,
    "over-counter": greenhorn.counter,
    "stop-sheriff": greenhorn.stop_sheriff,
    "ladder": greenhorn.ladder,
    "draw": answering.draw,
}


class WesternBot:
    """A function of its level, its seed, the view and the request alone. What it remembers is
    only what it has read in the view's log: it is a cache."""

    def __init__(self, level: str, seed: int, character: Character) -> None:
        self.level = level
        self.character = character
        self.skill = SKILLS[level]
        self.seed = seed
        shows = TEMPER_SHOWS[level]
        self._leaning = Leaning(*[shows * part for part in LEANINGS[character.temper]])
        self._memory: Memory | None = None

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        *_, answer = self.think(view, request)
        return answer

    def think(self, view: dict[str, Any], request: Decision[Any]) -> Iterator[Any]:
        """The same in slices: None while thinking, at last the answer (which may be None)."""
        here = self._situation(view)
        draws = Draws(self.seed, moment(view, request))
        if self.skill.weighs and request.kind == "play":
            yield from playing.choose_play(here, request, draws)
        else:
            answers = WEIGHED if self.skill.weighs else BY_THUMB
            yield answers[request.kind](here, request, draws)

    def remark(self, view: dict[str, Any], event: dict[str, Any]) -> Remark | None:
        """What it says about an event that all have seen. There is nothing to give away by a
        habit: nobody announces anything."""
        if event["kind"] not in TOPICS_BY_KIND:
            return None
        happening = Happening.in_view(view, event)
        names = [topic_for(happening, seat) for seat in range(happening.seats)]
        temper, seed = self.character.temper, talking_seed(self.seed)
        return word(TOPICS, names, happening.moment, view["you"], temper, seed)

    def weighed(self, view: dict[str, Any], move: Move) -> float:
        """What it thinks its chance to win is after that play."""
        here = self._situation(view)
        return weigh(here, laid(here, move.cards, move.target))

    def _situation(self, view: dict[str, Any]) -> Situation:
        if self._memory is None or not self._memory.follows(view):
            self._memory = Memory(view["you"], len(view["players"]), KINDS)
        if self.skill.remembers:
            self._memory.read(view["log"])
        return Situation(view, self._memory, self.skill, self._leaning)
