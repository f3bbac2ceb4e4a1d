"""The guided first game of Western."""

from __future__ import annotations

from typing import Any

from game.i18n import mark
from game.lessons.vocabulary import Vocabulary, questions_in
from game.rules.western import questions
from game.rules.western.box import shipped_box
from game.rules.western.events import EVENTS
from game.ui.screens.guided.coach import PLACES
from game.ui.screens.guided.definition import GuidedDef
from game.ui.western.menus.guided.sights import SIGHTS, THINGS, WIDGETS, Lessons
from game.ui.western.table import TABLE


def _are_some_cards(answer: Any) -> bool:
    """Any combination wins the train of the lessons."""
    return answer is not None


VOCABULARY = Vocabulary(
    events=EVENTS,
    questions=questions_in(questions),
    things=THINGS,
    widgets=WIDGETS,
    places=PLACES,
    accepted={"some-cards": _are_some_cards},
)


def facts(table: Lessons) -> dict[str, object]:
    box, words = shipped_box(), table.context.words
    stakes, pays = box.tables[len(table.session.names)], box.pays
    amounts = {
        "start": stakes.money,
        "goal": stakes.goal,
        "outlaw": pays.cowboys[0],
        "tithe": pays.levy,
        "dog": pays.dog,
        "dancer": pays.dancer,
        "debt": pays.pay_me,
        "twice": pays.pip * stakes.times.attack_2,
    }
    _who_begins, (shot,), (answer,) = table.course.staging.rolls
    return {
        "shot": shot,
        "answer": answer,
        "draw": words.number_of_cards(stakes.draw_limit),
        "limit": words.number_of_cards(stakes.hand_limit),
        **{name: words.money(amount) for name, amount in amounts.items()},
    }


GUIDED = GuidedDef(
    table=TABLE,
    vocabulary=VOCABULARY,
    sights=SIGHTS,
    own_game=mark("Set up a game"),
    facts=facts,
)
