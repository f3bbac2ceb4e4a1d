"""The booklet of Western."""

from __future__ import annotations

from game.ui.kit.scene import Ui
from game.ui.screens.booklet import Booklet, Chapter
from game.ui.western.menus.rules_facts import chapters
from game.wording.western import WesternWords


class WesternBooklet(Booklet):
    game = "western"

    def chapters(self, ui: Ui) -> list[Chapter]:
        return chapters(WesternWords(ui.words.code, bandits=ui.settings.bandits))
