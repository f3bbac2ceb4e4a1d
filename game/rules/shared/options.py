"""The options of a game, as somebody gives them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.errors import SetupError, shown


def checked(
    whose: str,
    usual: Mapping[str, Any],
    given: Mapping[str, Any],
    check: Callable[[str, Any], None],
) -> dict[str, Any]:
    """Every option with its value; SetupError, one sentence, for what is none. What is usually on
    or off is a switch; `check` looks at the others. `whose`: the game's name in that sentence."""
    for name, value in given.items():
        if name not in usual:
            known = ", ".join(usual)
            raise SetupError(f"{whose} has no option {shown(name)}; its options are {known}.")
        if type(usual[name]) is not bool:
            check(name, value)
        elif type(value) is not bool:
            raise SetupError(f"The option {name!r} is true or false, not {shown(value)}.")
    return {**usual, **given}
