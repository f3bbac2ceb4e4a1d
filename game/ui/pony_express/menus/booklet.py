"""The booklet of the race, for the board that is raced on."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express.board import Board
from game.ui.kit.scene import Ui
from game.ui.pony_express.menus.booklet_facts import booklet_facts, usual_board
from game.ui.pony_express.words import race_words
from game.ui.screens.booklet_pages import BookletFacts, MarkdownBooklet


class RaceBooklet(MarkdownBooklet):
    game = "pony-express"
    guided = mark("Guided first race")

    def __init__(self, board: Board | None = None) -> None:
        self._board = board

    def facts(self, ui: Ui) -> BookletFacts:
        board = self._board or usual_board()
        return booklet_facts(race_words(ui), board, bandits=ui.settings.bandits)
