"""The booklet of the derby."""

from __future__ import annotations

from game.ui.derby.menus.booklet_facts import chapters
from game.ui.kit.scene import Ui
from game.ui.screens.booklet import Booklet, Chapter
from game.wording.derby import DerbyWords


class DerbyBooklet(Booklet):
    game = "derby"

    def chapters(self, ui: Ui) -> list[Chapter]:
        return chapters(DerbyWords(ui.words.code, bandits=ui.settings.bandits))
