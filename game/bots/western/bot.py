"""A bot for Western: every question of the rules, answered from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.bots.decision_seed import decision_seed
from game.bots.level_bot import TalkingBot
from game.bots.table_talk import Remark
from game.bots.western import answering, greenhorn, playing
from game.bots.western.memory import Memory
from game.bots.western.situation import Situation
from game.bots.western.skill import LEANINGS, SKILLS, TEMPER_SHOWS, Leaning, Skill
from game.bots.western.topics import TALK
from game.bots.western.weighing import laid, weigh
from game.engine.draws import Draws
from game.engine.events import Event
from game.engine.requests import Decision
from game.engine.views import typed_event, typed_view, you_in
from game.rules.western.cards import KINDS
from game.rules.western.choices import Move
from game.rules.western.events import EVENTS
from game.rules.western.view import WesternView

AnyView = WesternView | Mapping[str, Any]  # other programs give builtins
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


class WesternBot(TalkingBot[Skill, Leaning]):
    talk = TALK
    skills, leanings, temper_shows = SKILLS, LEANINGS, TEMPER_SHOWS
    _memory: Memory | None = None

    def think(self, view: AnyView, request: Decision[Any]) -> Iterator[Any]:
        seen = typed_view(view, WesternView, EVENTS)
        here = self._situation(seen)
        draws = Draws(self.seed, decision_seed(seen, request))
        if self.skill.weighs and request.kind == "play":
            yield from playing.choose_play(here, request, draws)
        else:
            answers = WEIGHED if self.skill.weighs else BY_THUMB
            yield answers[request.kind](here, request, draws)

    def remark(self, view: AnyView, event: Event | Mapping[str, Any]) -> Remark | None:
        seen = typed_view(view, WesternView, EVENTS)
        return super().remark(seen, typed_event(event, EVENTS))

    def weighed(self, view: AnyView, move: Move) -> float:
        """What it thinks its chance to win is after that play."""
        here = self._situation(typed_view(view, WesternView, EVENTS))
        return weigh(here, laid(here, move.cards, move.target))

    def _situation(self, view: WesternView) -> Situation:
        if self._memory is None or not self._memory.follows(view):
            self._memory = Memory(you_in(view), len(view.players), KINDS)
        if self.skill.remembers:
            self._memory.read(view.log)
        return Situation(view, self._memory, self.skill, self.leaning)
