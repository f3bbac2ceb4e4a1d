"""The booklet of the race, for the board that is raced on."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express.board import Board
from game.ui.kit.scene import Scene, Ui
from game.ui.pony_express.menus.rules_facts import chapters
from game.ui.screens.booklet import Booklet, Chapter


class RaceBooklet(Booklet):
    game = "pony-express"
    guided = mark("Guided first race")

    def __init__(self, board: Board | None = None) -> None:
        self._board = board

    def chapters(self, ui: Ui) -> list[Chapter]:
        return chapters(ui.words, self._board, bandits=ui.settings.bandits)

    def first_game(self, ui: Ui) -> Scene:
        from game.ui.pony_express.menus.tutorial import Tutorial  # a whole table hangs on it

        return Tutorial(ui)
