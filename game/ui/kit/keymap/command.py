"""Commands that keys give, in contexts that know which others listen at the same time.

A context is a subclass of `Command`; its members are the commands, and their values the chords
that give them unless the player wants others:

    class TurnKey(Command, id="turn", beside=(TableKey,), shares=(NavigationKey,)):
        UNDO = Chord(Key.U), bare(Key.BACKSPACE)

`beside`: contexts that listen at the same time, so none of their keys may be the same. `shares`:
contexts that listen at the same time as well, but the code says which of both has a key first.
Both reach on to whatever those contexts are with. A test holds that no key means two things.
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from game.ui.kit.keymap.chord import Chord


class Command(Enum):
    """What a key does, wherever on the keyboard that key is."""

    id: ClassVar[str]  # of the context, as placeholders in texts begin
    beside: ClassVar[tuple[type[Command], ...]]
    shares: ClassVar[tuple[type[Command], ...]]
    chords: tuple[Chord, ...]
    _value_: int  # its number in the context, from 1

    def __init_subclass__(
        cls,
        *,
        id: str,
        beside: tuple[type[Command], ...] = (),
        shares: tuple[type[Command], ...] = (),
    ) -> None:
        super().__init_subclass__()
        cls.id, cls.beside, cls.shares = id, beside, shares

    def __new__(cls, *chords: Chord) -> Command:
        """Numbered, as two members with equal values would become one, and hide a collision."""
        command = object.__new__(cls)
        command._value_ = len(cls.__members__) + 1
        command.chords = chords
        return command

    @property
    def placeholder(self) -> str:
        """How a text calls the name of its key."""
        return f"{self.id}_{self.name.lower()}"


Context = type[Command]


def listening_with(context: Context) -> list[Context]:
    """The context, and every other that listens while it does."""
    found = [context]
    for known in found:  # it grows meanwhile
        found += [other for other in (*known.beside, *known.shares) if other not in found]
    return found
