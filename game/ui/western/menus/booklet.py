"""The booklet of Western."""

from __future__ import annotations

from game.i18n import mark
from game.rules.western.box import shipped_box
from game.ui.kit.scene import Ui
from game.ui.screens.booklet_pages import BookletFacts, MarkdownBooklet
from game.ui.western.menus.booklet_facts import booklet_facts
from game.wording.western import WesternWords


class WesternBooklet(MarkdownBooklet):
    game = "western"
    guided = mark("Guided first game")

    def facts(self, ui: Ui) -> BookletFacts:
        words = WesternWords(ui.words.code, bandits=ui.settings.bandits)
        return booklet_facts(words, shipped_box())
