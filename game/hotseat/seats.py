"""Who sits at the table: people by name, bots by level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.bots import LEVELS, levels_of, make_bot
from game.bots.cast import CAST
from game.bots.fallback import FallbackBot
from game.engine.draws import Draws, mixed
from game.engine.errors import SetupError
from game.engine.names import new_name_problem, tidy_name
from game.engine.players import HUMAN, Player
from game.games.registry import game_named
from game.wording.vocabulary import Vocabulary

YOU = "you"
USUAL_LEVEL = "greenhorn"
_PERSON_PREFIXES = ("you:", "human:")
_CAST_NAMES = tuple(member.name for member in CAST)
_NAMES_DRAW = 0xB075  # tells this use of the seed from all others


class Seats(NamedTuple):
    """Names, and for each "human" or the bot's level."""

    names: tuple[str, ...]
    players: tuple[str, ...]


def usual_level(levels: Sequence[str]) -> str:
    """Against whom one plays who has not chosen: a beginner, if there is one."""
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]


def seats_wanted(game: str, entries: Sequence[str] | None, seed: int, words: Vocabulary) -> Seats:
    """As on a command line: levels and names; without any, one person among beginners."""
    if entries is None:
        entries = [YOU, *[usual_level(levels_of(game))] * (game_named(game).seats[0] - 1)]
    entries = [tidy_name(entry) for entry in entries]
    if not all(entries):
        raise SetupError("Every seat needs a name or a level, such as you,ranger,ranger.")
    for entry in entries:
        if problem := new_name_problem(_without_prefix(entry)):
            raise SetupError(problem.text, **problem.facts)
    return seats_from_words(entries, seed, words)


def seats_from_words(entries: Sequence[str], seed: int, words: Vocabulary) -> Seats:
    """A level is a bot, anything else a person's name; `you:Ranger` is a person all the same."""
    players = tuple(entry if entry in LEVELS else HUMAN for entry in entries)
    people = _people([entry for entry in entries if entry not in LEVELS], words)
    return named(people, players, seed)


def named(
    people: Sequence[str],
    players: Sequence[str],
    seed: int,
    characters: Mapping[int, str] | None = None,
) -> Seats:
    """The people's names on the seats of people, names of the cast on the seats of bots:
    `characters` says who is wished for on some of them."""
    wished = _wishes(people, characters or {})
    taken = {name.casefold() for name in (*people, *wished.values())}
    drawn = Draws(seed, _NAMES_DRAW).shuffled(_CAST_NAMES)
    spare = iter([name for name in drawn if name.casefold() not in taken])
    given = iter(people)
    names = [
        next(given) if player == HUMAN else wished.get(seat) or next(spare, player)
        for seat, player in enumerate(players)
    ]
    return Seats(tuple(names), tuple(players))


def _wishes(people: Sequence[str], characters: Mapping[int, str]) -> dict[int, str]:
    """The characters that can be had: each once, and none with the name of a person."""
    taken = {name.casefold() for name in people}
    wished: dict[int, str] = {}
    for seat, name in characters.items():
        if name in _CAST_NAMES and name.casefold() not in taken:
            taken.add(name.casefold())
            wished[seat] = name
    return wished


def stranger(words: Vocabulary) -> str:
    """Whoever does not give a name."""
    return words.say("Stranger")


def _people(entries: Sequence[str], words: Vocabulary) -> list[str]:
    """Their names; a second nameless person gets a number."""
    names: list[str] = []
    nameless = 0
    for entry in entries:
        if entry == YOU:
            nameless += 1
            names.append(stranger(words) if nameless == 1 else f"{stranger(words)} {nameless}")
        else:
            names.append(_without_prefix(entry))
    return names


def _without_prefix(entry: str) -> str:
    for prefix in _PERSON_PREFIXES:
        if entry.startswith(prefix):
            return entry.removeprefix(prefix).strip()
    return entry


def bots_for(game: str, seats: Seats, seed: int, *, tells: bool = True) -> dict[int, Player]:
    """The bots of a table: the same ones again when its game is continued."""
    return {
        seat: bot_for(game, level, name, seat, seed, tells=tells)
        for seat, (name, level) in enumerate(zip(*seats, strict=True))
        if level != HUMAN
    }


def bot_for(
    game: str, level: str, name: str, seat: int, seed: int, *, tells: bool = True
) -> FallbackBot:
    """The bot of one seat; by its name it is one of the cast, with that temper and habit. The
    weaker levels stand in for it where it fails: no error of a bot ends anybody's game."""

    def at(level: str) -> Player:
        return make_bot(game, level, mixed(seed, seat) >> 1, name=name, tells=tells)

    levels = levels_of(game)
    weaker = reversed(levels[: levels.index(level)]) if level in levels else ()
    return FallbackBot(at(level), [partial(at, other) for other in weaker], report_bot_error)


def report_bot_error(error: Exception) -> None:
    """Kept for the developers; the table plays on, so nobody is told at the next start."""
    from game.crash import write_report  # hardly ever needed

    write_report(error, ended_the_game=False)
