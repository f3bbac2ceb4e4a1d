"""Western among the games of the window."""

from __future__ import annotations

from game.engine.players import HUMAN
from game.i18n import mark
from game.ui.games import GameEntry, MenuWords
from game.ui.screens.booklet import Booklet
from game.ui.table.replay import ReplayScene
from game.ui.table.table import GameTable

WORDS = MenuWords(
    title=mark("A new game of Western"),
    start=mark("Start the game"),
    sitters=mark("Gamblers"),
    another=mark("Another gambler"),
    at_least=mark("Western needs at least three gamblers."),
    at_most=mark("There are ten chairs at the table, and no more."),
    taken=mark("%(name)s already sits at the table."),
    shuffles=mark("Changes who sits beside whom. Who begins is rolled all the same."),
    characters=mark("Who plays here: each has a temper and a habit of their own."),
    seed=mark("Seed of cards and die"),
    takes_over=mark(
        "A change counts at once: a bot plays on with the money and the cards of that "
        "gambler, and gives them back when somebody sits down again."
    ),
    watch=mark("Watch the game"),
    manners={
        HUMAN: mark("Plays at this screen."),
        "random": mark("Does anything that the rules allow."),
        "greenhorn": mark("Grabs the money that lies nearest."),
        "ranger": mark("Strikes at whoever leads, and keeps a card for the answer."),
        "gunslinger": mark("Reckons with your hand, and waits for the train."),
    },
    about=mark(
        "Ambush, bill and bluff the others out of their money: nobody is ever out of the game. "
        "Whoever first holds the goal wins at once. Who has the right cards when the gold train "
        "comes takes the whole cash box. "
        "For three to ten gamblers, about half an hour."
    ),
)


class WesternEntry(GameEntry):
    """What it opens is imported when it is opened."""

    id = "western"
    words = WORDS
    seats = range(3, 11)
    usual_seats = 5
    modules = ("game.bots.western.bot", "game.ui.western.stage", "game.ui.western.table")

    def table_type(self) -> type[GameTable]:
        from game.ui.western.table import WesternTable

        return WesternTable

    def replay_type(self) -> type[ReplayScene]:
        from game.ui.western.replay import WesternReplay

        return WesternReplay

    def booklet(self) -> Booklet:
        from game.ui.western.menus.booklet import WesternBooklet

        return WesternBooklet()


ENTRY = WesternEntry()
