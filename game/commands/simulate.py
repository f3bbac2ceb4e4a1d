"""`simulate`: bots among themselves, with wins, lengths and what must always hold."""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

from game.commands.workers import number_of_jobs, spread
from game.engine.draws import mixed
from game.engine.errors import GameError, RulesBug, SetupError
from game.engine.limits import SEED_LIMIT
from game.engine.match import Match
from game.engine.players import Player
from game.engine.registry import check_number_of_seats, check_seed, game_type
from game.engine.rules import Rules
from game.engine.shots import drawn_outcome, simulated_outcome
from game.engine.world import SeededWorld, Shooter

NAMES = ("Ada", "Buck", "Cora", "Dale", "Etta", "Flint", "Gail", "Hank", "Iris", "Jed")
MOST_GAMES = 1_000_000
SHOTS: dict[str, Shooter] = {"physics": simulated_outcome, "drawn": drawn_outcome}
Z = statistics.NormalDist().inv_cdf(0.975)  # for intervals of 95 %

# Makes the player of that name, such as a level, from a seed.
Maker = Callable[[str, int], Player]


class Series(NamedTuple):
    """What the games of a simulation have in common. It is sent to worker processes."""

    game: str
    options: dict[str, Any]
    seed: int
    shots: str
    make: Maker


class Seating(NamedTuple):
    """One game: its number, from which its dice follow, and who sits where."""

    number: int
    players: tuple[str, ...]


class Played(NamedTuple):
    """What is counted of one finished game."""

    players: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    turns: int
    decisions: int
    seconds: float


def rotations(players: Sequence[str]) -> list[tuple[str, ...]]:
    """Everybody moves on by one seat from game to game, so that nobody profits from a place."""
    return [(*players[turned:], *players[:turned]) for turned in range(len(players))]


def seatings(arrangements: Sequence[tuple[str, ...]], games: int) -> list[Seating]:
    """So many games, each arrangement in its turn."""
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"The number of games lies between 1 and {MOST_GAMES}.")
    return [Seating(number, arrangements[number % len(arrangements)]) for number in range(games)]


def play_games(series: Series, games: Sequence[Seating], jobs: int | None = None) -> list[Played]:
    """Play them all. The results stand in the order of the games and, but for the seconds, are
    the same for any number of jobs; a broken rule raises GameError, a ValueError."""
    kind = game_type(series.game)
    kind.rules(series.options, None)
    check_seed(series.seed)
    for arrangement in {game.players for game in games}:
        check_number_of_seats(kind, len(arrangement))
    for name in sorted({name for game in games for name in game.players}):
        series.make(name, 0)
    jobs = number_of_jobs(jobs, len(games))
    progress = Progress(len(games))
    played: list[Played] = []
    with closing(spread(partial(play_game, series), games, jobs)) as results:
        for result in results:
            played.append(result)
            progress.show(len(played))
    return played


def play_game(series: Series, seating: Seating) -> Played:
    """One whole game, on one core."""
    begun = time.perf_counter()
    rules = game_type(series.game).rules(series.options, None)
    seed = mixed(series.seed, seating.number) % SEED_LIMIT
    players = [
        series.make(name, mixed(seed, seat) % SEED_LIMIT)
        for seat, name in enumerate(seating.players)
    ]
    try:
        match = Match(rules, NAMES[: len(players)], seed, SeededWorld(seed, SHOTS[series.shots]))
        decisions = _play_out(match, players)
    except SetupError:  # of any such game, not of this one
        raise
    except (GameError, RulesBug) as error:
        raise GameError(f"Game {seating.number} cannot be played to its end: {error}") from error
    result = match.result
    assert result is not None
    return Played(
        seating.players,
        tuple(result["winners"]),
        result["reason"],
        len(match.turn_starts),
        decisions,
        time.perf_counter() - begun,
    )


def _play_out(match: Match, players: Sequence[Player]) -> int:
    """To the end, with a check of the table at every turn; the number of decisions."""
    decisions = turn = 0
    while (pending := match.pending) is not None:
        seat = pending.seats[0]
        match.answer(players[seat].choose(match.seen(seat), pending.for_seat(seat)), seat)
        decisions += 1
        if len(match.turn_starts) != turn:
            turn = len(match.turn_starts)
            _check_table(match.rules, match.table)
    _check_table(match.rules, match.table)
    return decisions


def _check_table(rules: Rules[Any], table: Any) -> None:
    try:
        rules.check_table(table)
    except ValueError as error:
        raise GameError(f"A rule is broken, {error}.") from error


class Standing(NamedTuple):
    """How one name did in the games in which it sat."""

    games: int
    seats: int
    wins: float  # of any of its seats; a shared win counts in part
    fair_share: float  # of those games: what it would win if all were equally strong

    @property
    def share_of_wins(self) -> float:
        return self.wins / self.games

    @property
    def times_fair_share(self) -> float:
        return self.share_of_wins / self.fair_share

    @property
    def interval(self) -> tuple[float, float]:
        """Where the multiple of the fair share lies, with 95 % confidence."""
        if self.fair_share == 1:
            return 1.0, 1.0  # among its like it is bound to win
        low, high = wilson(self.wins, self.games)
        return low / self.fair_share, high / self.fair_share

    @property
    def figures(self) -> dict[str, Any]:
        return {
            "times_fair_share": round(self.times_fair_share, 4),
            "interval": [round(limit, 4) for limit in self.interval],
        }


def standing(played: Sequence[Played], name: str) -> Standing:
    own = [game for game in played if name in game.players]
    return Standing(
        games=len(own),
        seats=sum(game.players.count(name) for game in own),
        wins=sum(
            sum(game.players[winner] == name for winner in game.winners) / len(game.winners)
            for game in own
        ),
        fair_share=statistics.fmean(game.players.count(name) / len(game.players) for game in own),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a proportion: unlike the plain one, it stays between 0 and
    1 and is right for few games and for shares near the ends."""
    share = wins / games
    shrink = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / shrink
    reach = Z / shrink * (share * (1 - share) / games + (Z / (2 * games)) ** 2) ** 0.5
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def summary(played: Sequence[Played]) -> dict[str, Any]:
    """The figures of a simulation, JSON-able."""
    by_seat = [0.0] * len(played[0].players)
    for game in played:
        for winner in game.winners:
            by_seat[winner] += 1 / len(game.winners)
    names = sorted({name for game in played for name in game.players})
    standings = {name: standing(played, name) for name in names}
    return {
        "games": len(played),
        "wins_by_seat": by_seat,
        "levels": {
            name: {"seats": stands.seats, "wins": stands.wins, **stands.figures}
            for name, stands in standings.items()
        },
        "reasons": dict(sorted(Counter(game.reason for game in played).items())),
        "turns": _spread([game.turns for game in played]),
        "decisions": _spread([game.decisions for game in played]),
        "invariants": "held",
        "seconds_a_game": {
            "median": round(statistics.median(game.seconds for game in played), 4),
            "most": round(max(game.seconds for game in played), 4),
        },
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
