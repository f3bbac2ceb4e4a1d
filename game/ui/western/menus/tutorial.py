"""The guided first game of Western."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.rules.western.box import GAME, shipped_box
from game.ui.kit.scene import Ui
from game.ui.screens.cast import names_of
from game.ui.screens.guided import Guided
from game.ui.screens.lessons import Lesson
from game.ui.screens.sights import Sights
from game.ui.table.look import usual_look
from game.ui.western.menus.tutorial_lessons import LESSONS
from game.ui.western.menus.tutorial_script import (
    ANSWER,
    LAST,
    LEARNER,
    NEXT,
    ROBBER,
    SEATS,
    SHOT,
    staged_session,
)
from game.ui.western.menus.tutorial_sights import TableSights
from game.ui.western.table import WesternTable


class Tutorial(Guided, WesternTable):
    learner = LEARNER
    own_game = mark("Set up a game")

    def __init__(self, ui: Ui, lessons: Sequence[Lesson] = LESSONS) -> None:
        names = names_of(ui, GAME, SEATS - 1)
        super().__init__(ui, staged_session(names), usual_look(SEATS), lessons)

    def make_sights(self) -> Sights:
        return TableSights(self)

    def speech_facts(self) -> dict[str, object]:
        box, words, names = shipped_box(), self.view.words, self.match.names
        table, pays = box.tables[SEATS], box.pays
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
        return {
            "next": names[NEXT],
            "robber": names[ROBBER],
            "last": names[LAST],
            "shot": SHOT,
            "answer": ANSWER,
            "draw": words.number_of_cards(table.draw_limit),
            "limit": words.number_of_cards(table.hand_limit),
            **{name: words.money(amount) for name, amount in amounts.items()},
        }
