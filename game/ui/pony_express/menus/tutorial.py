"""The guided first race."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.ui.kit.scene import Ui
from game.ui.pony_express.menus.tutorial_lessons import LESSONS
from game.ui.pony_express.menus.tutorial_script import GAME, HONEST, LEARNER, LIAR, staged_session
from game.ui.pony_express.menus.tutorial_sights import RaceSights
from game.ui.pony_express.table import RaceTable
from game.ui.screens.cast import names_of
from game.ui.screens.guided import Guided
from game.ui.screens.lessons import Lesson
from game.ui.screens.sights import Sights
from game.ui.table.look import usual_look


class Tutorial(Guided, RaceTable):
    learner = LEARNER
    own_game = mark("Set up a race")
    practises = False  # nobody leaves in the middle of a lesson

    def __init__(self, ui: Ui, lessons: Sequence[Lesson] = LESSONS) -> None:
        names = names_of(ui, GAME)
        super().__init__(ui, staged_session(names), usual_look(len(names)), lessons)

    def make_sights(self) -> Sights:
        return RaceSights(self)

    def speech_facts(self) -> dict[str, object]:
        names = self.match.names
        return {"honest": names[HONEST], "liar": names[LIAR]}
