"""Whose a thing on the screen is, read from what screens consist of: they need not say it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pygame

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.widget import Widget

DEEPEST = 3  # steps from a screen to its smallest part
OURS = "game.ui."
SHARED = (Ui, Group, Canvas, Widget)  # everybody has them, and they own nothing
NAMED = "inspector_name"  # of a thing whose class says too little
ASKED_FOR = ("prompt", "cue")  # said on their own, whatever the pointer is on


class Part(NamedTuple):
    """`path`: the attributes that lead to it from its screen."""

    path: str
    thing: object

    def __str__(self) -> str:
        return f"{getattr(self.thing, NAMED, type(self.thing).__name__)}  {self.path}"


def parts_of(scene: Scene) -> Iterator[Part]:
    """Objects of the window that a screen holds, and those they hold, level by level."""
    seen = {id(scene)}
    level = [Part("", scene)]
    for _ in range(DEEPEST):
        found = [part for owner in level for part in _held_by(owner) if id(part.thing) not in seen]
        level = []
        for part in found:
            if id(part.thing) not in seen:
                seen.add(id(part.thing))
                level.append(part)
        yield from level


def _held_by(owner: Part) -> Iterator[Part]:
    for name, thing in getattr(owner.thing, "__dict__", {}).items():
        path = f"{owner.path}.{name}".removeprefix(".")
        if _is_part(thing):
            yield Part(path, thing)
        elif isinstance(thing, list):
            for number, each in enumerate(thing):
                if _is_part(each):
                    yield Part(f"{path}[{number}]", each)


def _is_part(thing: object) -> bool:
    return type(thing).__module__.startswith(OURS) and not isinstance(thing, (*SHARED, Scene))


def part_at(parts: list[Part], point: Point) -> Part | None:
    """The smallest one that says which place it takes up; of what takes the place of the whole
    screen, if that is open."""
    whole = [part for part in asked_for(parts) if getattr(part.thing, "whole_screen", False)]
    shown = [part for part in parts if not whole or part.path.startswith(whole[0].path)]
    placed = [(box, part) for part in shown if (box := box_of(part.thing)) is not None]
    around = [(box.width * box.height, part) for box, part in placed if box.collidepoint(point)]
    return min(around, key=lambda sized: sized[0])[1] if around else None


def box_of(thing: object) -> pygame.FRect | None:
    held = getattr(thing, "__dict__", {})
    box = held.get("box", held.get("_box"))
    return box if isinstance(box, pygame.FRect) else None


def asked_for(parts: list[Part]) -> list[Part]:
    """The prompt that is open and the cue that is shown, if any."""
    return [part for part in parts if part.path.rpartition(".")[2].strip("_") in ASKED_FOR]


def maker_of(widget: Widget) -> str:
    """The place in the code that says what pressing it does; its class where nothing is said."""
    action = getattr(widget, "_action", None) or getattr(widget, "_changed", None)
    while isinstance(action, partial):
        action = action.func
    name = getattr(action, "__qualname__", "").replace(".<locals>", "").replace(".<lambda>", "")
    code = getattr(action, "__code__", None)
    line = f":{code.co_firstlineno}" if code is not None else ""
    return f"{getattr(action, '__module__', type(widget).__module__)}{line} {name}".rstrip()
