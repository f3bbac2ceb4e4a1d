"""Keys that every booklet explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.theme import MARKS
from game.ui.screens.booklet import Key
from game.ui.table.prompts.keys import SEAT_KEYS, letters_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def everywhere(say: Callable[[str], str]) -> tuple[Key, ...]:
    return (
        Key(say("Tab, arrows"), say("move between buttons")),
        Key(say("Enter, Space"), say("press the button")),
        Key(say("Esc"), say("back; at the table, the pause menu")),
        Key(say("F11, Alt+Enter"), say("full screen")),
        Key(say("Page up, Page down"), say("turn pages and scroll lists")),
    )


def at_the_table(say: Callable[[str], str]) -> tuple[Key, ...]:
    """While nobody is asked anything."""
    return (Key(say("Space, right click"), say("skip the animation")),)


def while_watching(say: Callable[[str], str]) -> tuple[Key, ...]:
    return (
        Key(say("Space"), say("play and pause")),
        Key(say("Left, right"), say("previous or next event")),
        Key(say("Page up, Page down"), say("previous or next turn")),
    )


def seat_keys(say: Callable[..., str], seats: int) -> Iterator[Key]:
    """With which each of so many speaks up: two seats on a row."""
    letters = [letters_of(key) for key in SEAT_KEYS[:seats]]
    pairs = list(zip(MARKS[:seats], letters, strict=True))
    half = len(pairs) // 2
    for (mark, letter), (other, second) in zip(pairs[:half], pairs[half:], strict=True):
        text = say("seats %(first)s and %(second)s", first=mark, second=other)
        yield Key(f"{letter},  {second}", text)
