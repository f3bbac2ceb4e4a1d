"""The guided first game of the derby."""

from __future__ import annotations

from game.i18n import mark
from game.lessons.vocabulary import Vocabulary, questions_in
from game.rules.derby import questions
from game.rules.derby.box import shipped_box
from game.rules.derby.cards import HORSES
from game.rules.derby.events import EVENTS
from game.ui.derby.charts.sheet import open_tables
from game.ui.derby.menus.guided.payout import LearnerSheet
from game.ui.derby.menus.guided.riders import push_good_cards, ride_the_colour
from game.ui.derby.menus.guided.sights import SIGHTS, THINGS, WIDGETS, Lessons
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.table import TABLE
from game.ui.screens.guided.coach import PLACES
from game.ui.screens.guided.definition import GuidedDef

HIGHER, LOWER = 4, 6  # than the card before: the two that the lessons have the learner play


def _has_chosen_bet(table: Lessons, horse: str) -> bool:
    """Whether the learner is about to bet on that horse."""
    prompt = table.prompt
    return isinstance(prompt, PlanPrompt) and prompt.chosen.bet == horse


def _has_seen_tables(table: Lessons, _: str) -> bool:
    return table.context.tables_looked_at > 0


def _open_tables(table: Lessons) -> None:
    open_tables(table.context)


NOTICES = {"bet": _has_chosen_bet, "tables": _has_seen_tables}
DEEDS = {"open-tables": _open_tables}
VOCABULARY = Vocabulary(
    events=EVENTS,
    questions=questions_in(questions),
    things=THINGS,
    widgets=WIDGETS,
    places=PLACES,
    numbers={horse: number for number, horse in enumerate(HORSES)},
    answers={"push-good-cards": push_good_cards, "ride-the-colour": ride_the_colour},
    noticed=NOTICES,
    deeds=DEEDS,
)


def facts(table: Lessons) -> dict[str, object]:
    box, words, horses = shipped_box(), table.context.words, table.course.names
    stacks, row = box.stacks, table.context.seen.horse(horses["own"]).row
    return {
        **{name: words.horse(horse) for name, horse in horses.items()},
        "odds": words.odds(row),
        "pays": 0 if row is None else box.pays[0][row],
        "better": box.shifts[HIGHER],
        "worse": box.shifts[LOWER],
        "rounds": len(stacks),
        "chips": words.chips(sum(stacks)),
        "stack": words.chips(stacks[0]),
        "second_stack": words.chips(stacks[1]),
        "third_stack": words.chips(stacks[2]),
        "fourth_stack": stacks[3],
        "fifth_stack": stacks[4],
        "laid": words.chips(sum(stacks[:2])),
        "prize": words.chips(box.prizes[0]),
    }


GUIDED = GuidedDef(
    table=TABLE,
    vocabulary=VOCABULARY,
    sights=SIGHTS,
    own_game=mark("Set up a game"),
    reads_at_once=True,
    notices=NOTICES,
    deeds=DEEDS,
    facts=facts,
    handout=LearnerSheet,
)
