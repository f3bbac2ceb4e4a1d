"""The guided first race."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.i18n import mark
from game.lessons.vocabulary import Vocabulary, questions_in
from game.rules.pony_express import questions
from game.rules.pony_express.events import EVENTS
from game.rules.pony_express.questions import STAND
from game.ui.pony_express.menus.guided.shots import good_shot, soft_shot
from game.ui.pony_express.menus.guided.sights import SIGHTS, THINGS, WIDGETS
from game.ui.pony_express.table import TABLE, begin_without_range
from game.ui.screens.guided.coach import PLACES
from game.ui.screens.guided.definition import GuidedDef


def _rolls_no_die(answer: Any) -> bool:
    """Dice may be moved, but none is rolled again."""
    return answer == STAND or not answer.roll


VOCABULARY = Vocabulary(
    events=EVENTS,
    questions=questions_in(questions),
    things=THINGS,
    widgets=WIDGETS,
    places=PLACES,
    answers={"good-shot": good_shot, "soft-shot": soft_shot},
    accepted={"rolls-no-die": _rolls_no_die},
)


GUIDED = GuidedDef(
    table=replace(TABLE, begin=begin_without_range),  # nobody leaves in a lesson
    vocabulary=VOCABULARY,
    sights=SIGHTS,
    own_game=mark("Set up a race"),
)
