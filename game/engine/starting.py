"""How a match of any game is begun, and what is checked before it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.engine.errors import SetupError, shown
from game.engine.limits import SEED_LIMIT
from game.engine.match import Match
from game.engine.names import check_each_name
from game.engine.rules import Rules
from game.engine.world import World


class RulesMaker(Protocol):
    """Makes a game's rules from options, and where a save is loaded from what it carries (the
    board, say); SetupError, a ValueError, with one sentence for options that there are not."""

    def __call__(
        self, options: Mapping[str, Any], materials: Mapping[str, Any] | None, /
    ) -> Rules[Any]: ...


class PlayableGame(Protocol):
    """What the engine needs of a game to begin or to load a match of it."""

    @property
    def id(self) -> str: ...

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def rules(self) -> RulesMaker: ...


# Finds a game by its id; SetupError for an id that no game has. Saves name their game: whoever
# loads one says where games are found.
GameFinder = Callable[[str], PlayableGame]


def begin_match(
    game: PlayableGame,
    seats: Sequence[str],
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    world: World | None = None,
) -> Match:
    """SetupError, a ValueError, with one sentence where that cannot be."""
    names = check_names(game, seats)
    if seed is None:
        seed = int.from_bytes(os.urandom(6), "big")
    check_seed(seed)
    # A world of another seed goes on by its own, also after the match was saved and loaded.
    seed = getattr(world, "seed", seed)
    if options is not None and not isinstance(options, Mapping):
        raise SetupError("Options are given by name, as a mapping.")
    if world is not None and not callable(getattr(world, "answer", None)):
        raise SetupError(f"{shown(world)} is no world: it cannot answer.")
    rules = game.rules({} if options is None else options, None)
    return Match(rules, names, check_seed(seed), world)


def check_number_of_seats(game: PlayableGame, number: int) -> None:
    if number not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise SetupError(f"{game.id} is for {first} to {last} players, not {shown(number)}.")


def check_names(game: PlayableGame, names: Sequence[str]) -> tuple[str, ...]:
    """The seats' names if this game can be played by them."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise SetupError("Seats are given as a list of names.")
    check_number_of_seats(game, len(names))
    check_each_name(names)
    folded = [name.strip().casefold() for name in names]
    for name in names:
        if folded.count(name.strip().casefold()) > 1:
            raise SetupError(f"Two players cannot both be called {name!r}.")
    return tuple(names)


def check_seed(seed: Any) -> int:
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise SetupError("A seed is a whole number from 0 to 2**63 - 1.")
    return seed
