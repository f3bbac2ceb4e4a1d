"""The characters that bots play: whoever meets one again meets the same temper and habit."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.engine.draws import mixed

Temper = Literal["bold", "careful", "honest", "sly"]
Habit = Literal["pause", "glance", "word"]

_CASTING = 0xCA57  # tells this use of the seed from all others


class Character(msgspec.Struct, frozen=True):
    """Somebody at the table; the habit is what may slip out with an announcement."""

    name: str
    temper: Temper
    habit: Habit


# Every temper with every habit once. The names are common ones that read well in any language.
CAST = (
    Character("Abigail", "careful", "pause"),
    Character("Buck", "bold", "word"),
    Character("Clementine", "bold", "glance"),
    Character("Dallas", "honest", "pause"),
    Character("Etta", "honest", "word"),
    Character("Floyd", "careful", "word"),
    Character("Hattie", "careful", "glance"),
    Character("Jesse", "sly", "glance"),
    Character("Josie", "sly", "word"),
    Character("Lottie", "sly", "pause"),
    Character("Silas", "honest", "glance"),
    Character("Wyatt", "bold", "pause"),
)


def character(name: str | None, seed: int) -> Character:
    """The one of that name; for a name that is none of the cast, somebody picked by the seed."""
    by_name = {member.name: member for member in CAST}
    if name in by_name:
        return by_name[name]
    return CAST[mixed(seed, _CASTING) % len(CAST)]
