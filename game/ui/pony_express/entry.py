"""The race among the games of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.players import HUMAN
from game.engine.views import View
from game.i18n import mark
from game.ui.games import GameEntry
from game.ui.kit.scene import Ui
from game.ui.menu_words import MenuWords
from game.ui.pony_express.commands import CONTEXTS as COMMANDS
from game.ui.screens.booklet import Booklet
from game.ui.screens.guided.definition import GuidedDef
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import SetupExtras
from game.ui.table.definition import TableDef

WORDS = MenuWords(
    title=mark("A new race"),
    start=mark("Start the race"),
    sitters=mark("Riders"),
    another=mark("Add a rider"),
    at_least=mark("A race needs at least three riders."),
    at_most=mark("At most five riders."),
    taken=mark("%(name)s is already riding."),
    shuffles=mark("Changes the seating order. The best roll still rides first."),
    characters=mark("Choose a character. Each has its own temper and habits."),
    seed=mark("Random seed"),
    takes_over=mark(
        "Applies immediately. A bot takes over the rider's gold and cards, and gives them "
        "back when a human returns."
    ),
    watch=mark("Replay race"),
    levels={
        HUMAN: mark("Plays at this screen."),
        "random": mark("Makes random legal moves."),
        "greenhorn": mark("Thinks only of this turn and shoots wide."),
        "ranger": mark("Weighs up the whole race and aims well."),
        "gunslinger": mark("Learns how you bluff and seldom misses."),
    },
)


class RaceEntry(GameEntry):
    """What it opens is imported when it is opened."""

    id = "pony-express"
    words = WORDS
    usual_seats = 3
    modules = (
        "game.bots.pony_express.bot",
        "physics.shot",
        "physics.planner",
        "game.ui.pony_express.board.view",
        "game.ui.pony_express.table",
    )
    commands = COMMANDS

    def table_def(self) -> TableDef[Any]:
        from game.ui.pony_express.table import TABLE

        return TABLE

    def guided_def(self) -> GuidedDef[Any]:
        from game.ui.pony_express.menus.guided.definition import GUIDED

        return GUIDED

    def booklet(self, seen: View | None = None) -> Booklet:
        from game.rules.pony_express.view import PonyExpressView
        from game.ui.pony_express.menus.booklet import RaceBooklet

        return RaceBooklet(seen.board if isinstance(seen, PonyExpressView) else None)

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        from game.ui.pony_express.menus.setup_boards import BoardExtras

        return BoardExtras(ui, draft, self.game)

    def preparations(self) -> Sequence[Callable[[], None]]:
        from game.bots.pony_express.precomputed import reckon_tables

        return (reckon_tables,)


ENTRY = RaceEntry()
