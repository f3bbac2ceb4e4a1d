"""A bot for the derby: every question of the rules, answered from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.bots.decision_seed import decision_seed
from game.bots.derby import betting, greenhorn, racing
from game.bots.derby.situation import Situation
from game.bots.derby.skill import LEANINGS, SKILLS, TEMPER_SHOWS, Leaning, Skill
from game.bots.derby.topics import TALK
from game.bots.level_bot import TalkingBot
from game.bots.table_talk import Remark
from game.engine.draws import Draws
from game.engine.requests import Decision
from game.engine.views import typed_event, typed_view
from game.rules.derby.events import EVENTS
from game.rules.derby.view import DerbyView

WEIGHED: dict[str, Callable[[Situation, Decision[Any], Draws], Iterator[Any]]] = {
    "first-card": betting.choose_first_card,
    "bet": betting.choose_bet,
    "play-card": betting.choose_card,
    "choose-track": racing.choose_track,
    "ride": racing.choose_in_turn,
    "push": racing.choose_in_turn,
    "die-card": racing.choose_in_turn,
}


class DerbyBot(TalkingBot[Skill, Leaning]):
    talk = TALK
    skills, leanings, temper_shows = SKILLS, LEANINGS, TEMPER_SHOWS

    def think(self, view: Any, request: Decision[Any]) -> Iterator[Any]:
        """The view as the program has it, or in builtins."""
        here = Situation(typed_view(view, DerbyView, EVENTS), self.skill, self.leaning)
        draws = Draws(self.seed, decision_seed(view, request))
        if self.skill.weighs:
            yield from WEIGHED[request.kind](here, request, draws)
        else:
            yield greenhorn.ANSWERS[request.kind](here, request, draws)

    def remark(self, view: Any, event: Any) -> Remark | None:
        """View and event as the program has them, or in builtins."""
        seen = typed_view(view, DerbyView, EVENTS)
        return super().remark(seen, typed_event(event, EVENTS))
