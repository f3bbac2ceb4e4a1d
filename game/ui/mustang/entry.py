"""Mustang among the games of the window."""

from __future__ import annotations

from typing import Any

from game.engine.players import HUMAN
from game.engine.views import View
from game.i18n import mark
from game.ui.games import GameEntry
from game.ui.kit.scene import Ui
from game.ui.menu_words import MenuWords
from game.ui.mustang.commands import CONTEXTS as COMMANDS
from game.ui.screens.booklet import Booklet
from game.ui.screens.guided.definition import GuidedDef
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import SetupExtras
from game.ui.table.definition import TableDef

WORDS = MenuWords(
    title=mark("A new game of Mustang"),
    start=mark("Start the game"),
    sitters=mark("Ranchers"),
    another=mark("Add a rancher"),
    at_least=mark("Mustang needs at least two ranchers."),
    at_most=mark("At most five ranches."),
    taken=mark("%(name)s already has a ranch."),
    shuffles=mark("Changes who sits beside whom, but not who begins."),
    characters=mark("Choose a character. Each has its own temper and habits."),
    seed=mark("Random seed"),
    takes_over=mark(
        "Applies immediately. A bot takes over the rancher's mustangs and cards, and gives "
        "them back when a human returns."
    ),
    watch=mark("Replay game"),
    levels={
        HUMAN: mark("Plays at this screen."),
        "random": mark("Makes random legal moves."),
        "greenhorn": mark("Takes the best mustang in reach."),
        "ranger": mark("Uses the stable and fears a strong reply."),
        "gunslinger": mark("Reads your hand; knows when to stop."),
    },
    about=mark(
        "Catch mustangs with sets of cards and steal them from other corrals; in a stable "
        "they are safe. When the deck runs out, an event stirs up the prairie. The game ends "
        "when a pile is empty or a herd is complete. For two to five ranchers, about half an "
        "hour."
    ),
)


class MustangEntry(GameEntry):
    """What it opens is imported when it is opened."""

    id = "mustang"
    words = WORDS
    usual_seats = 3
    modules = ("game.bots.mustang.bot", "game.ui.mustang.table")
    commands = COMMANDS

    def table_def(self) -> TableDef[Any]:
        from game.ui.mustang.table import TABLE

        return TABLE

    def guided_def(self) -> GuidedDef[Any]:
        from game.ui.mustang.menus.guided.definition import GUIDED

        return GUIDED

    def booklet(self, seen: View | None = None) -> Booklet:
        from game.ui.mustang.menus.booklet import MustangBooklet

        return MustangBooklet()

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        from game.ui.mustang.menus.setup_first import FirstExtras

        return FirstExtras(ui, draft, self.game)


ENTRY = MustangEntry()
