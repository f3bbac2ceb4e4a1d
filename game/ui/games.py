"""What the window needs to know about a game, and where it is looked up. What is dear to load is
loaded when a game is opened: the title needs no more than its posters."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.games.definition import GameDef
from game.games.registry import game_named
from game.ui.kit.theme import COLOURS

if TYPE_CHECKING:
    from game.engine.options import OptionSchema
    from game.engine.recording import Recording
    from game.engine.session import Session
    from game.engine.views import View
    from game.ui.kit.keymap.command import Context
    from game.ui.kit.scene import Ui
    from game.ui.menu_words import MenuWords
    from game.ui.screens.booklet import Booklet
    from game.ui.screens.guided.definition import GuidedDef
    from game.ui.screens.setup_draft import Draft
    from game.ui.screens.setup_extras import SetupExtras
    from game.ui.table.definition import TableDef
    from game.ui.table.look import Look
    from game.ui.table.replay.scene import ReplayScene
    from game.ui.table.scene import TableScene


class GameEntry(ABC):
    """What the window needs to play a game: one for each."""

    id: str
    words: MenuWords
    usual_seats: int  # at a table that nobody has set up yet
    modules: tuple[str, ...] = ()  # to be read in while the title is looked at
    commands: tuple[Context, ...] = ()  # what keys do in this game and in no other

    @property
    def game(self) -> GameDef:
        return game_named(self.id)

    @property
    def seats(self) -> range:
        return self.game.seats

    @property
    def options(self) -> OptionSchema:
        return self.game.options()

    @property
    def colours(self) -> tuple[str, ...]:
        """Those that its players choose among: one for each seat that there may be."""
        return COLOURS[: self.seats[-1]]

    @abstractmethod
    def table_def(self) -> TableDef[Any]:
        """The table to sit down at, and the one to watch a game at."""

    def guided_def(self) -> GuidedDef[Any] | None:
        """The guided first game, if there is one."""
        return None

    def table(
        self,
        ui: Ui,
        session: Session,
        look: Look,
        saved_in: Path | None = None,
        *,
        continued: bool = False,
    ) -> TableScene[Any]:
        from game.ui.table.scene import TableScene

        return TableScene(ui, self.table_def(), session, look, saved_in, continued=continued)

    def replay(self, ui: Ui, recording: Recording, look: Look) -> ReplayScene[Any]:
        from game.ui.table.replay.scene import ReplayScene

        return ReplayScene(ui, self.table_def(), recording, look)

    @abstractmethod
    def booklet(self, seen: View | None = None) -> Booklet:
        """The rules, to be read; with the view of a match, those of its table."""

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        """What is set up besides the seats: without more, nothing."""
        from game.ui.screens.setup_extras import SetupExtras

        return SetupExtras(ui, draft, self.game)

    def preparations(self) -> Sequence[Callable[[], None]]:
        """What is reckoned beforehand, beside the title, so that the first game need not wait for
        it: called once all modules are read in."""
        return ()


def entry_of(game: str) -> GameEntry:
    """SetupError, with one sentence, for a game that there is not."""
    entry = game_named(game).window()
    if not isinstance(entry, GameEntry):
        raise TypeError(f"The window of {game} is a {type(entry).__name__}, not a GameEntry.")
    return entry
