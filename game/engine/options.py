"""The options of a game: what may be chosen before it begins, declared once, by name.

Its rules check by it what they are given, and the settings, the set-up and the command line what
somebody remembers, chooses or types. The words for it are each game's own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.errors import SetupError, shown

LONGEST_NUMBER = 18  # digits of one that somebody types


def _always(seats: int) -> bool:
    return True


@dataclass(frozen=True)
class Option(ABC):
    """`usual`: what is played where nothing is chosen; null where that depends on the number of
    players, or on chance. `at`: whether there is a choice at a table of so many."""

    name: str
    usual: Any = None
    at: Callable[[int], bool] = _always

    @property
    @abstractmethod
    def values(self) -> str:
        """What may be chosen, as a refusal says it."""

    @abstractmethod
    def has(self, value: Any) -> bool:
        """Whether that may be chosen."""

    def suits(self, value: Any, seats: int) -> bool:
        """Whether that may be chosen by so many players."""
        return self.at(seats)

    def typed(self, text: str) -> Any:
        """The value that somebody types; the text itself where it means none."""
        return text


@dataclass(frozen=True)
class Switch(Option):
    usual: bool = False

    @property
    def values(self) -> str:
        return "true or false"

    def has(self, value: Any) -> bool:
        return type(value) is bool

    def typed(self, text: str) -> Any:
        return {"true": True, "false": False}.get(text, text)


@dataclass(frozen=True)
class Number(Option):
    """`unit`: of what, for a refusal. Null is one of its values where it is the usual one."""

    usual: int | None = None
    allowed: range = range(0)
    unit: str = ""

    @property
    def values(self) -> str:
        allowed = self.allowed
        what = "a number" if allowed.step == 1 else f"a multiple of {allowed.step}"
        unit = f" ({self.unit})" if self.unit else ""
        return f"{what} from {allowed[0]} to {allowed[-1]}{unit}"

    def has(self, value: Any) -> bool:
        if value is None:
            return self.usual is None
        return type(value) is int and value in self.allowed

    def typed(self, text: str) -> Any:
        return _number(text)


@dataclass(frozen=True)
class Name(Option):
    """Such as that of a board, which may be called anything."""

    usual: str = ""

    @property
    def values(self) -> str:
        return "a name"

    def has(self, value: Any) -> bool:
        return type(value) is str and value != ""


@dataclass(frozen=True)
class Seat(Option):
    """A seat of the table, by its number; null: one that is drawn. `most`: there are never more."""

    usual: None = None
    most: int = 0

    @property
    def values(self) -> str:
        return f"a seat from 0 to {self.most - 1}, or null for one that is drawn"

    def has(self, value: Any) -> bool:
        return value is None or (type(value) is int and 0 <= value < self.most)

    def suits(self, value: Any, seats: int) -> bool:
        return super().suits(value, seats) and (value is None or value < seats)

    def typed(self, text: str) -> Any:
        return _number(text)


def _number(text: str) -> Any:
    is_one = text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
    return int(text) if is_one else text


class OptionSchema:
    """All options of one game. `whose`: the game's name in a refusal."""

    def __init__(self, whose: str, *options: Option) -> None:
        self._whose = whose
        self._options = {option.name: option for option in options}

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options.values())

    def __getitem__(self, name: str) -> Option:
        return self._options[name]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._options)

    @property
    def usual(self) -> dict[str, Any]:
        return {option.name: option.usual for option in self}

    def checked(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; SetupError, one sentence, for what is none."""
        for name, value in given.items():
            if name not in self._options:
                its = f"its options are {', '.join(self.names)}" if self.names else "it has none"
                raise SetupError(f"{self._whose} has no option {shown(name)}; {its}.")
            option = self._options[name]
            if not option.has(value):
                raise SetupError(f"The option {name!r} is {option.values}, not {shown(value)}.")
        return {**self.usual, **given}

    def sifted(self, given: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
        """What is good of it, and the names of the rest."""
        good = {
            name: value
            for name, value in given.items()
            if name in self._options and self._options[name].has(value)
        }
        return good, [name for name in given if name not in good]

    def suiting(self, chosen: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """What of it may be chosen by so many players."""
        return {
            name: value for name, value in chosen.items() if self._options[name].suits(value, seats)
        }

    def typed(self, name: str, text: str) -> Any:
        """The value that somebody types; `checked` says what is wrong with it."""
        return self._options[name].typed(text) if name in self._options else text
