"""`simulate --ladder` and `--exploiters`: who beats whom, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations, pairwise, product
from typing import Any

from game.bots import LEVELS, levels_of, make_bot
from game.commands.simulate import Played, Series, play_games, rotations, seatings, standing
from game.engine.errors import SetupError
from game.engine.players import Player
from game.games.definition import Exploiters
from game.games.registry import game_named

GAMES = 2000  # in each pairing, if not told otherwise
SEATS = 4
STRONGEST = LEVELS[-1]
HEADINGS = {"interval": "95 % interval"}  # else the key itself

# What is known of one pairing, JSON-able. All rows of a table have the same keys.
Row = dict[str, Any]


def ladder(series: Series, games: int, jobs: int | None, pairs: str) -> list[Row]:
    """Every level against each that is weaker, or, for adjacent pairs, against the next one."""
    levels = levels_of(series.game)
    if len(levels) < 2:
        raise SetupError(f"A ladder takes two levels; {series.game!r} has {levels[0]!r} alone.")
    neighbours = list(pairwise(levels))
    chosen = neighbours if pairs == "adjacent" else list(combinations(levels, 2))
    seats = seats_at_table(series.game)
    tables = [side_by_side(stronger, weaker, seats) for weaker, stronger in chosen]
    measured = measure(series, tables, games, jobs)
    return [
        {
            "stronger": stronger,
            "weaker": weaker,
            **figures(played, stronger),
            "adjacent": (weaker, stronger) in neighbours,
        }
        for (weaker, stronger), played in zip(chosen, measured, strict=True)
    ]


def exploiters(series: Series, games: int, jobs: int | None) -> list[Row]:
    """Each simple-minded strategy alone among the strongest."""
    names = _exploiters_of(series.game).names
    others = [STRONGEST] * (seats_at_table(series.game) - 1)
    tables = [rotations([name, *others]) for name in names]
    make = partial(exploiter_or_level, series.game)
    measured = measure(series._replace(make=make), tables, games, jobs)
    return [
        {"exploiter": name, "against": STRONGEST, **figures(played, name)}
        for name, played in zip(names, measured, strict=True)
    ]


def exploiter_or_level(game: str, name: str, seed: int) -> Player:
    exploiters = _exploiters_of(game)
    return exploiters.make(name, seed) if name in exploiters.names else make_bot(game, name, seed)


def _exploiters_of(game: str) -> Exploiters:
    find = game_named(game).exploiters
    if find is None:
        raise SetupError(f"The game {game!r} has no exploiters.")
    return find()


def seats_at_table(game: str) -> int:
    """Four, or as near to it as the game allows."""
    seats = game_named(game).seats
    return max(seats[0], min(SEATS, seats[-1]))


def side_by_side(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Every way to seat two names, half of the seats each; of an odd number, one of the two has
    a seat more, and each of them equally often."""
    return [
        seated
        for seated in product((one, other), repeat=seats)
        if abs(seated.count(one) - seated.count(other)) <= 1
    ]


def measure(
    series: Series, tables: Sequence[Sequence[tuple[str, ...]]], games: int, jobs: int | None
) -> list[list[Played]]:
    """The games of each table, given by its arrangements. All are played by the same workers,
    which need some time to start; the dice are the same at every table."""
    planned = [game for arrangements in tables for game in seatings(arrangements, games)]
    played = play_games(series, planned, jobs)
    return [played[first : first + games] for first in range(0, len(played), games)]


def figures(played: Sequence[Played], name: str) -> Row:
    stands = standing(played, name)
    return {
        "games": stands.games,
        "share_of_wins": round(stands.share_of_wins, 4),
        **stands.figures,
    }


def as_text(rows: Sequence[Row]) -> str:
    """A table for the terminal: words to the left, numbers to the right."""
    lines = _cells(rows)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    words = [isinstance(value, str) for value in rows[0].values()]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if word else cell.rjust(width)
            for cell, width, word in zip(line, widths, words, strict=True)
        ).rstrip()
        for line in lines
    )


def as_markdown(rows: Sequence[Row]) -> str:
    """The same table for the README."""
    heading, *lines = _cells(rows)
    rule = ["---" if isinstance(value, str) else "--:" for value in rows[0].values()]
    return "\n".join(f"| {' | '.join(line)} |" for line in (heading, rule, *lines))


def _cells(rows: Sequence[Row]) -> list[list[str]]:
    heading = [HEADINGS.get(key, key.replace("_", " ")) for key in rows[0]]
    return [heading, *([_cell(key, value) for key, value in row.items()] for row in rows)]


def _cell(key: str, value: Any) -> str:
    match key:
        case "share_of_wins":
            return f"{100 * value:.1f} %"
        case "times_fair_share":
            return f"{value:.2f}"
        case "interval":
            low, high = value
            return f"{low:.2f} to {high:.2f}"
        case "adjacent":
            return "yes" if value else "no"
        case _:
            return str(value)
