"""The booklet of the derby."""

from __future__ import annotations

from game.i18n import mark
from game.rules.derby.box import shipped_box
from game.ui.derby.menus.booklet_facts import booklet_facts
from game.ui.kit.scene import Ui
from game.ui.screens.booklet_pages import BookletFacts, MarkdownBooklet
from game.wording.derby import DerbyWords


class DerbyBooklet(MarkdownBooklet):
    game = "derby"
    guided = mark("Guided first game")

    def facts(self, ui: Ui) -> BookletFacts:
        return booklet_facts(DerbyWords(ui.words.code, bandits=ui.settings.bandits), shipped_box())
