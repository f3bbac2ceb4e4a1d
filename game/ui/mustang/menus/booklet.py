"""The booklet of Mustang."""

from __future__ import annotations

from game.i18n import mark
from game.rules.mustang.box import shipped_box
from game.ui.kit.scene import Ui
from game.ui.mustang.menus.booklet_facts import booklet_facts
from game.ui.screens.booklet_pages import BookletFacts, MarkdownBooklet
from game.wording.mustang import MustangWords


class MustangBooklet(MarkdownBooklet):
    game = "mustang"
    guided = mark("Guided first game")

    def facts(self, ui: Ui) -> BookletFacts:
        bandits = ui.settings.bandits
        words = MustangWords(ui.words.code, bandits=bandits)
        return booklet_facts(ui, words, shipped_box(), bandits=bandits)
