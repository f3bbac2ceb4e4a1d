"""Mustang among the games of the window."""

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

WORDS = MenuWords(
    title=mark("A new game of Mustang"),
    start=mark("Start the game"),
    sitters=mark("Ranchers"),
    another=mark("Another rancher"),
    at_least=mark("Mustang needs at least two ranchers."),
    at_most=mark("There are five ranches, and no more."),
    taken=mark("%(name)s already has a ranch."),
    shuffles=mark("Changes who sits beside whom, but not who begins."),
    characters=mark("Who plays here: each has a temper and a habit of their own."),
    seed=mark("Seed of the cards"),
    takes_over=mark(
        "A change counts at once: a bot plays on with the mustangs and the cards of that "
        "rancher, and gives them back when somebody sits down again."
    ),
    watch=mark("Watch the game"),
    manners={
        HUMAN: mark("Plays at this screen."),
        "random": mark("Does anything that the rules allow."),
        "greenhorn": mark("Takes the best mustang at hand."),
        "ranger": mark("Minds the stable, and who might strike back."),
        "gunslinger": mark("Reckons with your hand, and knows when to end."),
    },
    about=mark(
        "Catch mustangs with sets of cards, and steal them out of the corrals of others: "
        "in a stable they are safe. Whenever the deck runs out, an event stirs up the prairie. "
        "It is over once a pile is empty or a herd is whole. "
        "For two to five ranchers, about half an hour."
    ),
)


class MustangEntry(GameEntry):
    """What it opens is imported when it is opened."""

    id = "mustang"
    words = WORDS
    seats = range(2, 6)
    usual_seats = 3
    modules = ("game.bots.mustang.bot", "game.ui.mustang.stage", "game.ui.mustang.table")

    def table_type(self) -> type[GameTable]:
        from game.ui.mustang.table import MustangTable

        return MustangTable

    def replay_type(self) -> type[ReplayScene]:
        from game.ui.mustang.replay import MustangReplay

        return MustangReplay

    def booklet(self) -> Booklet:
        from game.ui.mustang.menus.booklet import MustangBooklet

        return MustangBooklet()

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        from game.ui.mustang.menus.setup_first import FirstExtras

        return FirstExtras(ui, draft, self.game)

    def options(self, choice: TableChoice) -> dict[str, Any]:
        from game.ui.mustang.menus.setup_first import options_of

        return options_of(choice)


ENTRY = MustangEntry()
