"""The derby among the games of the window."""

from __future__ import annotations

from typing import Any

from game.engine.players import HUMAN
from game.engine.views import View
from game.i18n import mark
from game.ui.derby.commands import CONTEXTS as COMMANDS
from game.ui.games import GameEntry
from game.ui.kit.scene import Ui
from game.ui.menu_words import MenuWords
from game.ui.screens.booklet import Booklet
from game.ui.screens.guided.definition import GuidedDef
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import SetupExtras
from game.ui.table.definition import TableDef

WORDS = MenuWords(
    title=mark("A new Derby"),
    start=mark("Start the game"),
    sitters=mark("Bettors"),
    another=mark("Add a bettor"),
    at_least=mark("The Derby needs at least two bettors."),
    at_most=mark("There are only enough chips for six bettors."),
    taken=mark("%(name)s is already betting."),
    shuffles=mark("Changes the betting order. The bookmaker is still drawn at random."),
    characters=mark("Choose a character. Each has its own temper and habits."),
    seed=mark("Random seed"),
    takes_over=mark(
        "Changes apply immediately. A bot takes over the chips, cards and horses, and gives "
        "them back when someone sits down again."
    ),
    watch=mark("Replay race"),
    levels={
        HUMAN: mark("Plays at this screen."),
        "random": mark("Makes random legal moves."),
        "greenhorn": mark("Bets by rule of thumb and trusts the die."),
        "ranger": mark("Runs the race in its head before every bet."),
        "gunslinger": mark("Predicts bets and cards. Plays to win."),
    },
)


class DerbyEntry(GameEntry):
    """What it opens is imported when it is opened."""

    id = "derby"
    words = WORDS
    usual_seats = 4
    modules = ("game.bots.derby.bot", "game.ui.derby.table")
    commands = COMMANDS

    def table_def(self) -> TableDef[Any]:
        from game.ui.derby.table import TABLE

        return TABLE

    def guided_def(self) -> GuidedDef[Any]:
        from game.ui.derby.menus.guided.definition import GUIDED

        return GUIDED

    def booklet(self, seen: View | None = None) -> Booklet:
        from game.ui.derby.menus.booklet import DerbyBooklet

        return DerbyBooklet()

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        from game.ui.derby.menus.setup_options import DerbyExtras

        return DerbyExtras(ui, draft, self.game)


ENTRY = DerbyEntry()
