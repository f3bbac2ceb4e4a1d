"""The guided first game of Mustang."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.rules.mustang.box import GAME, KINDS, shipped_box
from game.ui.kit.scene import Ui
from game.ui.mustang.menus.tutorial_lessons import LESSONS
from game.ui.mustang.menus.tutorial_script import (
    LEARNER,
    NEIGHBOUR,
    OWN_FOAL,
    OWN_MARE,
    STOLEN_FOAL,
    THIEF,
    staged_session,
)
from game.ui.mustang.menus.tutorial_sights import RanchSights
from game.ui.mustang.table import MustangTable
from game.ui.screens.cast import names_of
from game.ui.screens.guided import Guided
from game.ui.screens.lessons import Lesson
from game.ui.screens.sights import Sights
from game.ui.table.look import usual_look


class Tutorial(Guided, MustangTable):
    learner = LEARNER
    own_game = mark("Set up a game")

    def __init__(self, ui: Ui, lessons: Sequence[Lesson] = LESSONS) -> None:
        names = names_of(ui, GAME)
        super().__init__(ui, staged_session(names), usual_look(len(names)), lessons)

    def make_sights(self) -> Sights:
        return RanchSights(self)

    def speech_facts(self) -> dict[str, object]:
        box, words, names = shipped_box(), self.view.words, self.match.names
        return {
            "neighbour": names[NEIGHBOUR],
            "thief": names[THIEF],
            "foal": words.the_mustang(OWN_FOAL),
            "mare": words.the_mustang(OWN_MARE),
            "stolen": words.the_mustang(STOLEN_FOAL),
            "herd": words.listing([words.number_of(kind, box.herd[kind]) for kind in KINDS]),
            "ended": words.points(box.points["ended"]),
            **{f"{name}_points": points for name, points in box.points.items()},
        }
