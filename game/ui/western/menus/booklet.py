"""The booklet of Western."""

from __future__ import annotations

from game.i18n import mark
from game.ui.kit.scene import Scene, Ui
from game.ui.screens.booklet import Booklet, Chapter
from game.ui.western.menus.rules_facts import chapters
from game.wording.western import WesternWords


class WesternBooklet(Booklet):
    game = "western"
    guided = mark("Guided first game")

    def chapters(self, ui: Ui) -> list[Chapter]:
        return chapters(WesternWords(ui.words.code, bandits=ui.settings.bandits))

    def first_game(self, ui: Ui) -> Scene:
        from game.ui.western.menus.tutorial import Tutorial  # a whole table hangs on it

        return Tutorial(ui)
