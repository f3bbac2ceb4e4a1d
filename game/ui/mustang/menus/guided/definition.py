"""The guided first game of Mustang."""

from __future__ import annotations

from game.i18n import mark
from game.lessons.vocabulary import Vocabulary, questions_in
from game.rules.mustang import questions
from game.rules.mustang.box import KINDS, shipped_box
from game.rules.mustang.events import EVENTS
from game.ui.mustang.menus.guided.sights import SIGHTS, THINGS, WIDGETS, Lessons
from game.ui.mustang.table import TABLE
from game.ui.screens.guided.coach import PLACES
from game.ui.screens.guided.definition import GuidedDef

VOCABULARY = Vocabulary(
    events=EVENTS,
    questions=questions_in(questions),
    things=THINGS,
    widgets=WIDGETS,
    places=PLACES,
    numbers={kind: number for number, kind in enumerate(KINDS)},
)


def facts(table: Lessons) -> dict[str, object]:
    box, words = shipped_box(), table.context.words
    return {
        **{name: words.the_mustang(one) for name, one in table.course.names.items()},
        "herd": words.listing([words.number_of(kind, box.herd[kind]) for kind in KINDS]),
        "ended": words.points(box.points["ended"]),
        **{f"{name}_points": points for name, points in box.points.items()},
    }


GUIDED = GuidedDef(
    table=TABLE,
    vocabulary=VOCABULARY,
    sights=SIGHTS,
    own_game=mark("Set up a game"),
    facts=facts,
)
