"""The race among the games of the window."""

from __future__ import annotations

from typing import Any

from game.engine.players import HUMAN
from game.i18n import mark
from game.settings import TableChoice
from game.ui.games import GameEntry, MenuWords
from game.ui.kit.scene import Ui
from game.ui.screens.booklet import Booklet
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import SetupExtras
from game.ui.table.replay import ReplayScene
from game.ui.table.table import GameTable
from game.wording.pony_express.house_rules import HOUSE_RULES

WORDS = MenuWords(
    title=mark("A new race"),
    start=mark("Start the race"),
    sitters=mark("Riders"),
    another=mark("Another rider"),
    at_least=mark("A race needs at least three riders."),
    at_most=mark("There are five riders, and no more."),
    taken=mark("%(name)s is already riding."),
    shuffles=mark("Changes who sits beside whom. The best roll still rides first."),
    characters=mark("Who rides here: each has a temper and a habit of their own."),
    seed=mark("Seed of the dice"),
    takes_over=mark(
        "A change counts at once: a bot plays on with the gold and the cards of that "
        "rider, and gives them back when somebody sits down again."
    ),
    watch=mark("Watch the race"),
    manners={
        HUMAN: mark("Plays at this screen."),
        "random": mark("Does anything that the rules allow."),
        "greenhorn": mark("Thinks of this turn only, and shoots wide."),
        "ranger": mark("Weighs the whole race, and aims well."),
        "gunslinger": mark("Learns how you bluff, and seldom misses."),
    },
)


class RaceEntry(GameEntry):
    """What it opens is imported when it is opened."""

    id = "pony-express"
    words = WORDS
    seats = range(3, 6)
    usual_seats = 3
    modules = (
        "game.bots.pony_express.bot",
        "physics.shot",
        "physics.planner",
        "game.ui.race.board_view",
        "game.ui.race.stage",
        "game.ui.race.table",
    )

    def table_type(self) -> type[GameTable]:
        from game.ui.race.table import RaceTable

        return RaceTable

    def replay_type(self) -> type[ReplayScene]:
        from game.ui.race.replay import RaceReplay

        return RaceReplay

    def booklet(self) -> Booklet:
        from game.ui.race.menus.booklet import RaceBooklet

        return RaceBooklet()

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        from game.ui.race.menus.setup_boards import BoardExtras

        return BoardExtras(ui, draft, self.game)

    def options(self, choice: TableChoice) -> dict[str, Any]:
        return {"board": choice.board, **choice.keeps(*HOUSE_RULES)}


ENTRY = RaceEntry()
