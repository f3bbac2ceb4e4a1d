"""The guided first game of Western."""

from __future__ import annotations

from typing import Any

from game.i18n import mark
from game.lessons.vocabulary import Vocabulary, questions_in
from game.rules.western import questions
from game.rules.western.box import GAME, shipped_box
from game.rules.western.events import EVENTS
from game.ui.screens.guided.coach import PLACES
from game.ui.screens.guided.scene import Guided
from game.ui.western.menus.guided.sights import THINGS, WIDGETS, TableSights
from game.ui.western.table import WesternTable


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


class Tutorial(Guided, WesternTable):
    game = GAME
    vocabulary = VOCABULARY
    own_game = mark("Set up a game")

    def make_sights(self) -> TableSights:
        return TableSights(self)

    def speech_facts(self) -> dict[str, object]:
        box, words = shipped_box(), self.context.words
        table, pays = box.tables[len(self.session.names)], box.pays
        amounts = {
            "start": table.money,
            "goal": table.goal,
            "outlaw": pays.cowboys[0],
            "tithe": pays.levy,
            "dog": pays.dog,
            "dancer": pays.dancer,
            "debt": pays.pay_me,
            "twice": pays.pip * table.times.attack_2,
        }
        _who_begins, (shot,), (answer,) = self.staging.rolls
        return {
            **super().speech_facts(),
            "shot": shot,
            "answer": answer,
            "draw": words.number_of_cards(table.draw_limit),
            "limit": words.number_of_cards(table.hand_limit),
            **{name: words.money(amount) for name, amount in amounts.items()},
        }
