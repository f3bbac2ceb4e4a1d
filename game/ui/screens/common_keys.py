"""Keys that every booklet explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.screens.booklet import Key

if TYPE_CHECKING:
    from collections.abc import Callable


def everywhere(say: Callable[[str], str]) -> tuple[Key, ...]:
    return (
        Key(say("Tab, arrows"), say("go from one button to the next")),
        Key(say("Enter, Space"), say("press it")),
        Key(say("Esc"), say("back; at the table, the pause menu")),
        Key(say("F11, Alt+Enter"), say("full screen")),
        Key(say("Page up, Page down"), say("turn pages and scroll lists")),
    )


def at_the_table(say: Callable[[str], str]) -> tuple[Key, ...]:
    """While nobody is asked anything."""
    return (Key(say("Space, right click"), say("skip what is being shown")),)


def while_watching(say: Callable[[str], str]) -> tuple[Key, ...]:
    return (
        Key(say("Space"), say("play and pause")),
        Key(say("Left, right"), say("one event back or on")),
        Key(say("Page up, Page down"), say("one turn back or on")),
    )
