"""The booklet of the derby."""

from __future__ import annotations

from game.i18n import mark
from game.ui.derby.menus.booklet_facts import chapters
from game.ui.kit.scene import Scene, Ui
from game.ui.screens.booklet import Booklet, Chapter
from game.wording.derby import DerbyWords


class DerbyBooklet(Booklet):
    game = "derby"
    guided = mark("Guided first game")

    def chapters(self, ui: Ui) -> list[Chapter]:
        return chapters(DerbyWords(ui.words.code, bandits=ui.settings.bandits))

    def first_game(self, ui: Ui) -> Scene:
        from game.ui.derby.menus.tutorial import Tutorial  # a whole table hangs on it

        return Tutorial(ui)
