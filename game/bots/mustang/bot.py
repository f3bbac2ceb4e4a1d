"""A bot for Mustang: every question of the rules, answered from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.bots.decision_seed import decision_seed
from game.bots.level_bot import TalkingBot
from game.bots.mustang import acting, answering, greenhorn
from game.bots.mustang.memory import Memory
from game.bots.mustang.situation import Situation
from game.bots.mustang.skill import LEANINGS, SKILLS, TEMPER_SHOWS, Leaning, Skill
from game.bots.mustang.topics import TALK
from game.bots.table_talk import Remark
from game.engine.draws import Draws
from game.engine.events import Event
from game.engine.requests import Decision
from game.engine.views import typed_event, typed_view, you_in
from game.rules.mustang.events import EVENTS
from game.rules.mustang.view import MustangView

Answers = dict[str, Callable[[Situation, Draws], Any]]
WEIGHED: Answers = {
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


class MustangBot(TalkingBot[Skill, Leaning]):
    talk = TALK
    skills, leanings, temper_shows = SKILLS, LEANINGS, TEMPER_SHOWS
    _memory: Memory | None = None

    def think(self, view: MustangView | dict[str, Any], request: Decision[Any]) -> Iterator[Any]:
        view = typed_view(view, MustangView, EVENTS)
        here = self._situation(view)
        draws = Draws(self.seed, decision_seed(view, request))
        if self.skill.weighs and request.kind == "action":
            yield from acting.choose_action(here, draws)
        else:
            answers = WEIGHED if self.skill.weighs else BY_THUMB
            yield answers[request.kind](here, draws)

    def remark(
        self, view: MustangView | dict[str, Any], event: Event | dict[str, Any]
    ) -> Remark | None:
        return super().remark(typed_view(view, MustangView, EVENTS), typed_event(event, EVENTS))

    def chance_of_answer(self, view: MustangView, owner: int, cards: int, value: int) -> float:
        """How likely it thinks that an owner can answer a theft with such a set."""
        return self._situation(view).answered(owner, cards, value)

    def _situation(self, view: MustangView) -> Situation:
        if self._memory is None or not self._memory.follows(view):
            self._memory = Memory(you_in(view), len(view.ranchers))
        self._memory.read(view.log)
        return Situation(view, self._memory, self.skill, self.leaning)
