"""The guided first game of the derby."""

from __future__ import annotations

from game.i18n import mark
from game.lessons.vocabulary import Vocabulary, questions_in
from game.rules.derby import questions
from game.rules.derby.box import GAME, shipped_box
from game.rules.derby.cards import HORSES
from game.rules.derby.events import EVENTS
from game.ui.derby.context import DerbyContext
from game.ui.derby.menus.guided.payout import LearnerSheet
from game.ui.derby.menus.guided.riders import push_good_cards, ride_the_colour
from game.ui.derby.menus.guided.sights import SHEET, THINGS, WIDGETS, TableSights
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.table import DerbyTable
from game.ui.derby.tables.sheet import open_tables
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Ui
from game.ui.screens.guided.coach import PLACES
from game.ui.screens.guided.scene import Guided
from game.ui.table.table import GameTable

HIGHER, LOWER = 4, 6  # than the card before: the two that the lessons have the learner play


def _has_chosen_bet(table: GameTable, horse: str) -> bool:
    """Whether the learner is about to bet on that horse."""
    prompt = table.prompt
    return isinstance(prompt, PlanPrompt) and prompt.chosen.bet == horse


def _has_seen_tables(table: GameTable, _: str) -> bool:
    return isinstance(table.context, DerbyContext) and table.context.tables_looked_at > 0


def _open_tables(table: GameTable) -> None:
    open_tables(table.context)


NOTICES = {"bet": _has_chosen_bet, "tables": _has_seen_tables}
DEEDS = {"open-tables": _open_tables}
VOCABULARY = Vocabulary(
    events=EVENTS,
    questions=questions_in(questions),
    things=(*THINGS, SHEET),
    widgets=WIDGETS,
    places=PLACES,
    numbers={horse: number for number, horse in enumerate(HORSES)},
    answers={"push-good-cards": push_good_cards, "ride-the-colour": ride_the_colour},
    noticed=NOTICES,
    deeds=DEEDS,
)


class Tutorial(Guided, DerbyTable):
    game = GAME
    vocabulary = VOCABULARY
    own_game = mark("Set up a game")
    reads_at_once = True
    notices = NOTICES
    deeds = DEEDS

    def __init__(self, ui: Ui) -> None:
        self._sheet: LearnerSheet | None = None
        super().__init__(ui)

    def make_sights(self) -> TableSights:
        return TableSights(self, lambda: None if self.sheet is None else self.sheet.box)

    def speech_facts(self) -> dict[str, object]:
        box, words, horses = shipped_box(), self.context.words, self.course.names
        stacks, row = box.stacks, self.context.seen.horse(horses["own"]).row
        return {
            **super().speech_facts(),
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

    # ------------------------------------------------------------------ the payout sheet

    @property
    def sheet(self) -> LearnerSheet | None:
        """On the table while the last lesson is read."""
        if not self._open or self.lesson is not self._lessons[-1]:
            return None
        if self._sheet is None:
            self._sheet = LearnerSheet(self.ui, self, self.learner)
        return self._sheet

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.sheet is not None:
            self.sheet.draw(canvas)
