"""A bot for the race: every question of the rules, answered from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.bots.aim import Hand
from game.bots.cast import Character
from game.bots.decision_seed import decision_seed
from game.bots.level_bot import LevelBot
from game.bots.planning import Planner
from game.bots.pony_express import accusing, belief, cup, roads
from game.bots.pony_express.card_play import CardPlay
from game.bots.pony_express.duelling import Marksman
from game.bots.pony_express.memory import Memory
from game.bots.pony_express.scenes import shot_at_figures
from game.bots.pony_express.situation import Situation
from game.bots.pony_express.skill import LEANINGS, SKILLS, TEMPER_SHOWS, Leaning, Skill
from game.bots.pony_express.talk import Talker
from game.bots.table_talk import Remark
from game.engine.draws import Draws
from game.engine.events import Event
from game.engine.requests import Decision, TakeShot
from game.engine.views import typed_event, typed_view, you_in
from game.rules.pony_express.events import EVENTS
from game.rules.pony_express.questions import PlayCard, Reroll
from game.rules.pony_express.view import PonyExpressView

Given = PonyExpressView | Mapping[str, Any]  # by another program a view is given in builtins


class RaceBot(LevelBot[Skill, Leaning]):
    skills, leanings, temper_shows = SKILLS, LEANINGS, TEMPER_SHOWS

    def __init__(
        self, level: str, seed: int, character: Character, planner: Planner, *, tells: bool = True
    ) -> None:
        super().__init__(level, seed, character)
        self._hand = Hand(self.skill.aim_error, planner)
        self._talker = Talker(level, seed, character, tells)
        self._memory: Memory | None = None
        if self.skill.reads:
            belief.kept_faces(1)  # a table that is made once, better now than in somebody's turn
        self.answers: dict[str, Callable[[Situation, Decision[Any], Draws], Any]] = {
            "keep-card": self._keep,
            "keep-drawn": self._keep,
            "reroll": self._reroll,
            "announce": lambda here, _, draws: cup.announce(here, draws),
            "accuse": lambda here, _, draws: accusing.accuse(here, draws),
            "take-move": lambda here, _, draws: accusing.take_move(here, draws),
            "corner": lambda here, _, draws: Marksman(here, self._hand).corner(),
            "train": lambda here, _, draws: roads.take_train(here, draws),
            "pay-prison": lambda here, _, draws: roads.pay_prison(here, draws),
            "play-card": self._play_card,
        }

    def think(self, view: Given, request: Decision[Any]) -> Iterator[Any]:
        return self._think(_typed(view), request)

    def _think(self, view: PonyExpressView, request: Decision[Any]) -> Iterator[Any]:
        draws = Draws(self.seed, decision_seed(view, request))
        if isinstance(request, TakeShot):
            yield from self._shoot(view, request, draws)
        elif isinstance(request, PlayCard) and len(request.options(view.you)) == 1:
            yield None  # nothing to play
        else:
            if isinstance(request, PlayCard):
                yield from self._foresee(view, request)
            yield self.answers[request.kind](self._situation(view), request, draws)

    def remark(self, view: Given, event: Event | Mapping[str, Any]) -> Remark | None:
        """What it says about an event that all have seen."""
        return self._talker.remark(_typed(view), typed_event(event, EVENTS))

    def suspicion(self, view: Given) -> float:
        """How likely it takes what another has just announced for a lie."""
        return accusing.doubt(self._situation(_typed(view)))

    def _situation(self, view: PonyExpressView) -> Situation:
        if self._memory is None or not self._memory.follows(view):
            self._memory = Memory(view.board, len(view.riders), learns=self.skill.learns)
        self._memory.read(view.log)
        return Situation(view, self._memory, self.skill, self.leaning)

    def _shoot(self, view: PonyExpressView, request: TakeShot, draws: Draws) -> Iterator[Any]:
        for plan in self._hand.plan_slices(request.scene, view.must_fall):
            yield None if plan is None else self._hand.flick(plan, draws)

    def _foresee(self, view: PonyExpressView, request: PlayCard) -> Iterator[None]:
        """Some cards are weighed by the shot at the figures that follows. The first one takes long
        to plan, so it is planned in slices; when the card is weighed it is known already."""
        if request.window in ("indians", "own-shot") and view.duel is None:
            scene = shot_at_figures(view, you_in(view), steady=False)
            for _ in self._hand.plan_slices(scene, must_fall=False):
                yield None

    def _keep(self, here: Situation, request: Decision[Any], draws: Draws) -> str:
        return roads.keep(here, request.options(here.me), draws)

    def _reroll(self, here: Situation, request: Decision[Any], draws: Draws) -> Any:
        assert isinstance(request, Reroll)
        return cup.reroll(here, request.can_roll, draws)

    def _play_card(self, here: Situation, request: Decision[Any], draws: Draws) -> Any:
        assert isinstance(request, PlayCard)
        plays = [play for play in request.options(here.me) if play is not None]
        return CardPlay(here, plays, self._hand, draws).choose(request.window)


def _typed(view: Given) -> PonyExpressView:
    return typed_view(view, PonyExpressView, EVENTS)
