"""Another language in the middle of a game."""

from __future__ import annotations

from game.ui.screens.settings_screen import SettingsScreen
from game.wording.mustang import MustangWords
from tests.ui.harness import Window
from tests.ui.mustang.ranching import asked, sit_down
from tests.ui.table.sitting import alone


def test_the_whole_table_speaks_it_at_once() -> None:
    with Window() as window:
        table = sit_down(window, asked(4, "shelter"), alone(4))
        window.frames(30)
        english, italian = (MustangWords(code).event_card("heavy-rain") for code in ("en", "it"))
        assert english.text in window.words
        table.pause()
        window.frames(2)
        window.open(SettingsScreen(window.ui))
        window.ui.settings.change(language="it")
        window.loop.apply_settings()
        window.loop.pop()
        window.frames(3)  # the table below the menu is drawn already
        window.loop.pop()
        window.frames(3)
        assert window.scene is table
        assert italian.text in window.words
        assert english.text not in window.words
        assert english.name not in window.words
