"""The guided first game of Mustang."""

from __future__ import annotations

from game.i18n import mark
from game.lessons.vocabulary import Vocabulary, questions_in
from game.rules.mustang import questions
from game.rules.mustang.box import GAME, KINDS, shipped_box
from game.rules.mustang.events import EVENTS
from game.ui.mustang.menus.guided.sights import THINGS, WIDGETS, RanchSights
from game.ui.mustang.table import MustangTable
from game.ui.screens.guided.coach import PLACES
from game.ui.screens.guided.scene import Guided

VOCABULARY = Vocabulary(
    events=EVENTS,
    questions=questions_in(questions),
    things=THINGS,
    widgets=WIDGETS,
    places=PLACES,
    numbers={kind: number for number, kind in enumerate(KINDS)},
)


class Tutorial(Guided, MustangTable):
    game = GAME
    vocabulary = VOCABULARY
    own_game = mark("Set up a game")

    def make_sights(self) -> RanchSights:
        return RanchSights(self)

    def speech_facts(self) -> dict[str, object]:
        box, words = shipped_box(), self.context.words
        return {
            **super().speech_facts(),
            **{name: words.the_mustang(one) for name, one in self.course.names.items()},
            "herd": words.listing([words.number_of(kind, box.herd[kind]) for kind in KINDS]),
            "ended": words.points(box.points["ended"]),
            **{f"{name}_points": points for name, points in box.points.items()},
        }
