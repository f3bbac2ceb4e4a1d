"""Values of a command line, and figures that it prints."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from game.cleantext import clean
from game.engine.errors import GameError
from game.engine.options import OptionSchema

N = TypeVar("N", int, float)


def options_given(given: Sequence[str], schema: OptionSchema) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise GameError(f"An option is given as NAME=VALUE, not as {text!r}.")
        options[name] = schema.typed(name, value)
    return options


def numbers(text: str, kind: Callable[[str], N], option: str) -> list[N]:
    try:
        return [kind(part) for part in text.split(",")] if text else []
    except ValueError:
        raise GameError(f"{option} takes numbers with commas between, not {text!r}.") from None


def pair(text: str | None, kind: Callable[[str], N], option: str) -> tuple[N, N] | None:
    if text is None:
        return None
    found = numbers(text, kind, option)
    if len(found) != 2:
        raise GameError(f"{option} takes two numbers, such as 10,12, not {text!r}.")
    return found[0], found[1]


def print_figures(figures: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
        return
    width = max(map(len, figures))
    for name, value in figures.items():
        print(clean(f"{name.replace('_', ' '):<{width}}  {value}"))
