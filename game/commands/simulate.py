"""`simulate`: bots among themselves, with wins, lengths and what must always hold."""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.bots import make_bot
from game.engine.draws import mixed
from game.engine.errors import SetupError
from game.engine.match import Match
from game.engine.registry import SEED_LIMIT, check_number_of_seats, check_seed, game_type
from game.engine.shots import drawn_outcome, simulated_outcome
from game.engine.world import SeededWorld, Shooter

NAMES = ("Ada", "Buck", "Cora", "Dale", "Etta", "Flint", "Gail", "Hank", "Iris", "Jed")
MOST_GAMES = 1_000_000


class Played(NamedTuple):
    """What is counted of one finished game."""

    levels: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    turns: int
    decisions: int


SHOTS: dict[str, Shooter] = {"physics": simulated_outcome, "drawn": drawn_outcome}


def simulate(
    game: str,
    levels: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    shots: str = "physics",
) -> Iterator[Played]:
    """Play so many games. The levels move on by one seat from game to game, so that no level
    profits from a place; a broken rule raises a ValueError."""
    kind = game_type(game)
    check_number_of_seats(kind, len(levels))
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"The number of games lies between 1 and {MOST_GAMES}.")
    check_seed(seed)
    for level in levels:
        make_bot(game, level)
    rules = kind.rules(options, None)
    for number in range(games):
        turned = number % len(levels)
        seated = (*levels[turned:], *levels[:turned])
        world = SeededWorld(mixed(seed, number) % SEED_LIMIT, SHOTS[shots])
        yield _play(rules, seated, world)


def _play(rules: Any, levels: tuple[str, ...], world: SeededWorld) -> Played:
    seed = world.seed
    match = Match(rules, NAMES[: len(levels)], seed, world)
    bots = [
        make_bot(rules.game, level, mixed(seed, seat) % SEED_LIMIT)
        for seat, level in enumerate(levels)
    ]
    decisions = turn = 0
    while (pending := match.pending) is not None:
        seat = pending.seats[0]
        match.answer(bots[seat].choose(match.view(seat), pending.for_seat(seat)), seat)
        decisions += 1
        if len(match.turn_starts) != turn:
            turn = len(match.turn_starts)
            rules.check_table(match.table)
    rules.check_table(match.table)
    result = match.result
    assert result is not None
    return Played(levels, tuple(result["winners"]), result["reason"], turn, decisions)


def summary(played: Sequence[Played]) -> dict[str, Any]:
    """The figures of a simulation, JSON-able."""
    seats = len(played[0].levels)
    by_level: Counter[str] = Counter()
    played_by_level: Counter[str] = Counter()
    by_seat = [0.0] * seats
    for game in played:
        played_by_level.update(game.levels)
        for winner in game.winners:
            share = 1 / len(game.winners)
            by_level[game.levels[winner]] += share  # type: ignore[assignment]
            by_seat[winner] += share
    return {
        "games": len(played),
        "wins_by_seat": by_seat,
        "levels": {
            level: {
                "seats": played_by_level[level],
                "wins": by_level[level],
                "times_fair_share": by_level[level] * seats / played_by_level[level],
            }
            for level in sorted(played_by_level)
        },
        "reasons": dict(sorted(Counter(game.reason for game in played).items())),
        "turns": _spread([game.turns for game in played]),
        "decisions": _spread([game.decisions for game in played]),
        "invariants": "held",
    }


def _spread(numbers: list[int]) -> dict[str, float]:
    return {
        "least": min(numbers),
        "median": statistics.median(numbers),
        "mean": round(statistics.fmean(numbers), 2),
        "most": max(numbers),
    }


class Progress:
    """A bar on the error stream, if somebody is there to see it."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._shown = sys.stderr.isatty()
        self._next = 0.0

    def show(self, done: int) -> None:
        now = time.monotonic()
        if not self._shown or (now < self._next and done < self._total):
            return
        self._next = now + 0.1
        filled = 30 * done // self._total
        bar = "#" * filled + "." * (30 - filled)
        end = "\n" if done == self._total else ""
        print(f"\r[{bar}] {done}/{self._total}", end=end, file=sys.stderr, flush=True)
