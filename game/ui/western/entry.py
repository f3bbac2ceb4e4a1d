"""Western among the games of the window."""

from __future__ import annotations

from typing import Any

from game.engine.players import HUMAN
from game.engine.views import View
from game.i18n import mark
from game.ui.games import GameEntry
from game.ui.kit.scene import Ui
from game.ui.menu_words import MenuWords
from game.ui.screens.booklet import Booklet
from game.ui.screens.guided.definition import GuidedDef
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import SetupExtras
from game.ui.table.definition import TableDef
from game.ui.western.commands import CONTEXTS as COMMANDS

WORDS = MenuWords(
    title=mark("A new game of Western"),
    start=mark("Start the game"),
    sitters=mark("Gamblers"),
    another=mark("Add a gambler"),
    at_least=mark("Western needs at least three gamblers."),
    at_most=mark("There are only ten chairs at the table."),
    taken=mark("%(name)s is already at the table."),
    shuffles=mark("Changes the seating order. The die still decides who starts."),
    characters=mark("Choose a character. Each has its own temper and habits."),
    seed=mark("Random seed"),
    takes_over=mark(
        "Changes apply immediately. A bot takes over the money and the cards, and gives them "
        "back when someone sits down again."
    ),
    watch=mark("Replay game"),
    levels={
        HUMAN: mark("Plays at this screen."),
        "random": mark("Makes random legal moves."),
        "greenhorn": mark("Grabs the nearest money."),
        "ranger": mark("Hits the leader and keeps a card to answer with."),
        "gunslinger": mark("Reads your hand and waits for the train."),
    },
)


class WesternEntry(GameEntry):
    """What it opens is imported when it is opened."""

    id = "western"
    words = WORDS
    usual_seats = 5
    modules = ("game.bots.western.bot", "game.ui.western.table")
    commands = COMMANDS

    def table_def(self) -> TableDef[Any]:
        from game.ui.western.table import TABLE

        return TABLE

    def guided_def(self) -> GuidedDef[Any]:
        from game.ui.western.menus.guided.definition import GUIDED

        return GUIDED

    def booklet(self, seen: View | None = None) -> Booklet:
        from game.ui.western.menus.booklet import WesternBooklet

        return WesternBooklet()

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        from game.ui.western.menus.setup_stakes import StakesExtras

        return StakesExtras(ui, draft, self.game)


ENTRY = WesternEntry()
