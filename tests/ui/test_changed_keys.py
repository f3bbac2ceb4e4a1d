"""Other keys than usual work where they are pressed, and are shown where keys are shown."""

from __future__ import annotations

import pygame

from game.games.registry import registered_games
from game.ui.games import entry_of
from game.ui.kit.keymap.chord import Chord, Key, bare
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.keymap.keymap import Keymap
from game.ui.mustang.commands import MustangTurnKey
from game.ui.mustang.prompts.action import ActionPrompt
from game.ui.screens import booklet
from game.ui.screens.settings_screen import SettingsScreen
from game.ui.table.commands import PeekKey, PromptKey, TableKey
from tests.rules.mustang.scripting import arranged
from tests.ui.harness import Window
from tests.ui.mustang.ranching import EndlessMustang, sit_down
from tests.ui.table.sitting import alone, people

HAND = {0: "1-bay 1-grey 8-bay 8-grey 4-pinto 6-pinto"}
CHANGED = Keymap(
    {
        MustangTurnKey.STEAL: (Chord(Key.X),),
        PromptKey.UNDO: (Chord(Key.Q),),
        PeekKey.HOLD: (Chord(Key.V),),
        NavigationKey.BACK: (bare(Key.F11),),
        TableKey.SKIP: (Chord(Key.K),),
    }
)


def asked(window: Window, players: list[str]) -> EndlessMustang:
    match = arranged(2, hands=HAND, corral={1: "bay-foal-1"})
    table = sit_down(window, match, players)
    window.until(lambda: table.prompt is not None, most=600)
    window.frames(2)
    return table


def chosen(table: EndlessMustang) -> list[str]:
    assert isinstance(table.prompt, ActionPrompt)
    return table.prompt.chosen.cards


def test_a_changed_key_answers_a_prompt_and_the_usual_one_no_longer_does() -> None:
    with Window(animation_speed="instant", keymap=CHANGED) as window:
        table = asked(window, alone(2))
        window.key(pygame.K_s)
        assert chosen(table) == []
        window.key(pygame.K_x)
        assert chosen(table) == ["8-bay", "8-grey"]
        window.key(pygame.K_u)
        assert chosen(table) == ["8-bay", "8-grey"]
        window.key(pygame.K_q)
        assert chosen(table) == []


def test_a_changed_key_is_shown_in_its_tip() -> None:
    with Window(animation_speed="instant", keymap=CHANGED) as window:
        table = asked(window, alone(2))
        assert table.group["action.steal"].tip == "Steal (X)"
        assert table.group["table.menu"].tip == "Pause and menu (F11)"
        assert table.group["table.skip"].tip == "Skip the animation (K)."


def test_a_changed_key_is_held_to_peek_and_named_where_one_has_to() -> None:
    with Window(animation_speed="instant", keymap=CHANGED) as window:
        table = asked(window, people(2))
        prompt = table.prompt
        assert prompt is not None and prompt.look_first == "Hold V to peek first."


def test_the_settings_name_a_changed_key() -> None:
    with Window(keymap=CHANGED) as window:
        window.open(SettingsScreen(window.ui))
        window.move(window.widget("settings.animation_speed").box.center)
        window.frames(1)
        assert "Press K to skip an animation." in window.words


def test_a_changed_key_is_explained_in_the_booklet() -> None:
    with Window(keymap=CHANGED) as window:
        for game in registered_games():
            chapters = entry_of(game.id).booklet().chapters(window.ui)
            keys = {
                part.keys: part.text
                for chapter in chapters
                for part in chapter.parts
                if isinstance(part, booklet.Key)
            }
            assert keys["K, right click"] == "skip the animation"
            assert "Hold V" in keys and not any("Space" in key for key in keys if "Hold" in key)
            assert "undo your last answer" in keys["Q"] and "U" not in keys
