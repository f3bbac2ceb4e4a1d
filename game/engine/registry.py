"""Which games there are, and how a match of one is begun."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.engine.errors import SetupError, shown
from game.engine.limits import SEED_LIMIT
from game.engine.match import Match
from game.engine.names import check_each_name
from game.engine.rules import Rules
from game.engine.world import World
from game.i18n import mark

GAMES = ("pony-express", "mustang", "western", "derby")


class GameType(NamedTuple):
    """A game that can be played."""

    name: str
    seats: range
    rules: Callable[[Mapping[str, Any], Mapping[str, Any] | None], Rules[Any]]
    redeal: Callable[[Any, int | None, Any], None]


def game_type(game: str) -> GameType:
    """Loads a game's rules when they are first asked for."""
    if game == "pony-express":
        from game.rules.pony_express.rules import SEATS, PonyExpress
        from game.rules.pony_express.view import redeal

        return GameType(game, SEATS, PonyExpress.with_options, redeal)
    if game == "mustang":
        from game.rules.mustang.redeal import redeal as redeal_mustang
        from game.rules.mustang.rules import SEATS as RANCHERS
        from game.rules.mustang.rules import Mustang

        return GameType(game, RANCHERS, Mustang.with_options, redeal_mustang)
    if game == "western":
        from game.rules.western.box import SEATS as GAMBLERS
        from game.rules.western.redeal import redeal as redeal_western
        from game.rules.western.rules import Western

        return GameType(game, GAMBLERS, Western.with_options, redeal_western)
    if game == "derby":
        from game.rules.derby.box import SEATS as BETTORS
        from game.rules.derby.redeal import redeal as redeal_derby
        from game.rules.derby.rules import Derby

        return GameType(game, BETTORS, Derby.with_options, redeal_derby)
    text = mark("There's no game called %(game)s. Choose from: %(known)s.")
    raise SetupError(text, game=shown(game), known=", ".join(GAMES))


def check_number_of_seats(kind: GameType, number: int) -> None:
    if number not in kind.seats:
        first, last = kind.seats[0], kind.seats[-1]
        raise SetupError(f"{kind.name} is for {first} to {last} players, not {shown(number)}.")


def check_names(kind: GameType, names: Sequence[str]) -> tuple[str, ...]:
    """The seats' names if this game can be played by them."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise SetupError("Seats are given as a list of names.")
    check_number_of_seats(kind, len(names))
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


def new_match(
    game: str,
    seats: Sequence[str],
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    world: World | None = None,
) -> Match:
    """Begin a match; SetupError, a ValueError, with one sentence where that cannot be."""
    kind = game_type(game)
    names = check_names(kind, seats)
    if seed is None:
        seed = int.from_bytes(os.urandom(6), "big")
    check_seed(seed)
    # A world of another seed goes on by its own, also after the match was saved and loaded.
    seed = getattr(world, "seed", seed)
    if options is not None and not isinstance(options, Mapping):
        raise SetupError("Options are given by name, as a mapping.")
    if world is not None and not callable(getattr(world, "answer", None)):
        raise SetupError(f"{shown(world)} is no world: it cannot answer.")
    rules = kind.rules({} if options is None else options, None)
    return Match(rules, names, check_seed(seed), world)
