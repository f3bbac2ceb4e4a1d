"""The games that the window can play. What is dear to load is loaded when a game is opened: the
title needs no more than its posters."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.errors import SetupError, shown
from game.i18n import mark
from game.ui.kit.theme import COLOURS

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.engine.session import Session
    from game.settings import TableChoice
    from game.ui.kit.keymap.command import Context
    from game.ui.kit.scene import Ui
    from game.ui.screens.booklet import Booklet
    from game.ui.screens.setup_draft import Draft
    from game.ui.screens.setup_extras import SetupExtras
    from game.ui.table.look import Look
    from game.ui.table.recording import Recording
    from game.ui.table.replay import ReplayScene
    from game.ui.table.table import GameTable

# For each game the module that holds its `ENTRY`.
ENTRIES = {
    "pony-express": "game.ui.pony_express.entry",
    "mustang": "game.ui.mustang.entry",
    "western": "game.ui.western.entry",
    "derby": "game.ui.derby.entry",
}


class Game(NamedTuple):
    """One of the games; names are the same in all languages."""

    id: str
    name: str
    line: str
    seats: str

    @property
    def picture(self) -> str:
        return f"ui/poster-{self.id}"


GAMES = (
    Game("pony-express", "Pony Express", mark("Race, bluff, duels"), "3–5"),
    Game("mustang", "Mustang", mark("Catch, steal, stable"), "2–5"),
    Game("western", "Western", mark("Cards and a cash box"), "3–10"),
    Game("derby", "Derby", mark("Bets and horses"), "2–6"),
)


def game_of(id: str) -> Game:
    return next(game for game in GAMES if game.id == id)


class MenuWords(NamedTuple):
    """What the menus say of a game and of no other, marked for translation."""

    title: str  # of its set-up
    start: str
    sitters: str
    another: str
    at_least: str  # why no seat can be removed
    at_most: str  # why none can be added
    taken: str  # a %(name)s that sits there already
    shuffles: str  # what comes of other seats
    characters: str  # why one may choose who a bot is
    seed: str
    takes_over: str  # what a bot does with a person's seat
    watch: str  # the whole game once more
    manners: Mapping[str, str]  # how each level plays
    about: str = ""  # what it is like, where nothing but seats is set up


class GameEntry(ABC):
    """What the window needs to play a game: one for each."""

    id: str
    words: MenuWords
    seats: range
    usual_seats: int  # at a table that nobody has set up yet
    modules: tuple[str, ...] = ()  # to be read in while the title is looked at
    commands: tuple[Context, ...] = ()  # what keys do in this game and in no other

    @property
    def game(self) -> Game:
        return game_of(self.id)

    @property
    def colours(self) -> tuple[str, ...]:
        """Those that its players choose among: one for each seat that there may be."""
        return COLOURS[: self.seats[-1]]

    @abstractmethod
    def table_type(self) -> type[GameTable]:
        """The table to sit down at."""

    @abstractmethod
    def replay_type(self) -> type[ReplayScene]:
        """The one to watch a game at."""

    def table(
        self,
        ui: Ui,
        session: Session,
        look: Look,
        saved_in: Path | None = None,
        *,
        continued: bool = False,
    ) -> GameTable:
        return self.table_type()(ui, session, look, saved_in, continued=continued)

    def replay(
        self, ui: Ui, source: Match | Recording, look: Look, players: Sequence[str] = ()
    ) -> ReplayScene:
        return self.replay_type()(ui, source, look, players)

    @abstractmethod
    def booklet(self) -> Booklet:
        """The rules, to be read."""

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        """What is set up besides the seats: without more, nothing."""
        from game.ui.screens.setup_extras import SetupExtras

        return SetupExtras(ui, draft, self.game)

    def options(self, choice: TableChoice) -> dict[str, Any]:
        """Those of a new match at that table."""
        return {}


def entry_of(game: str) -> GameEntry:
    """SetupError, with one sentence, for a game that there is not."""
    if game not in ENTRIES:
        text = mark("%(game)s has no window version.")
        raise SetupError(text, game=shown(game))
    entry: GameEntry = import_module(ENTRIES[game]).ENTRY
    return entry
