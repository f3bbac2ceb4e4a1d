"""The booklet of Mustang."""

from __future__ import annotations

from game.i18n import mark
from game.ui.kit.scene import Scene, Ui
from game.ui.mustang.menus.rules_facts import chapters
from game.ui.screens.booklet import Booklet, Chapter
from game.wording.mustang import MustangWords


class MustangBooklet(Booklet):
    game = "mustang"
    guided = mark("Guided first game")

    def chapters(self, ui: Ui) -> list[Chapter]:
        bandits = ui.settings.bandits
        return chapters(ui, MustangWords(ui.words.code, bandits=bandits), bandits=bandits)

    def first_game(self, ui: Ui) -> Scene:
        from game.ui.mustang.menus.tutorial import Tutorial  # a whole table hangs on it

        return Tutorial(ui)
