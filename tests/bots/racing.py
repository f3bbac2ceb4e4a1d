"""Races of bots of every level, and tables arranged for one decision of theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from game.bots import make_bot
from game.bots.planning import Planner, physics_planner
from game.bots.pony_express.bot import RaceBot
from game.engine.events import Event
from game.engine.journal import Checkpoint
from game.engine.match import Match
from game.engine.shots import drawn_outcome
from game.engine.world import SeededWorld
from game.games.registry import game_named
from game.rules.pony_express.events import GoldMoved, Imprisoned, MailDelivered, Moved
from game.rules.pony_express.gold import STARTING_GOLD
from physics.model import Scene
from physics.planner import Plan
from tests.bots.watching import LEVELS, Play
from tests.rules.pony_express.scripting import arranged, script
from tests.support import GAME, NAMES

BOARDS = ("pony-express", "silver-trail")

# A table of mixed bots, with everything that can be chosen at the set-up.
RACES = st.fixed_dictionaries(
    {
        "levels": st.lists(st.sampled_from(LEVELS), min_size=3, max_size=5),
        "seed": st.integers(0, 2**32),
        "must-fall": st.booleans(),
        "liars-go-to-jail": st.booleans(),
        "board": st.sampled_from(BOARDS),
    }
)


# --------------------------------------------------------------------------- whole races


def bot_of(level: str, seed: int = 0) -> RaceBot:
    bot = make_bot(GAME, level, seed)
    assert isinstance(bot, RaceBot)
    return bot


Race = Play


def race_of(race: Mapping[str, Any]) -> Race:
    """A race as RACES has them. Its shots are drawn, which is quicker than to simulate them."""
    options = dict(race)
    levels, seed = options.pop("levels"), options.pop("seed")
    rules = game_named(GAME).rules(options, None)
    match = Match(rules, NAMES[: len(levels)], seed, SeededWorld(seed, drawn_outcome))
    bots = [bot_of(level, seed + seat) for seat, level in enumerate(levels)]
    return Race(match, bots)


def mixed_race(seats: int, seed: int, **options: Any) -> Race:
    """One of every level, and the first levels again where there are more seats."""
    levels = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(seats)]
    return race_of({"levels": levels, "seed": seed, **options})


# --------------------------------------------------------------------------- arranged tables


def staged(
    spaces: Sequence[int],
    *,
    rolls: Iterable[str] = (),
    shots: Iterable[Mapping[str, Any]] = (),
    **table: Any,
) -> Match:
    """An arranged table, as in the tests of the rules, with a log that tells how everybody came
    there: that is where bots read it."""
    start = arranged(spaces, **table).turn_starts[0]
    rules = arranged(spaces, **table).rules
    history = list(_history(rules.unpack(start.table)))
    past = Checkpoint(0, len(history), 0, start.table)
    return Match.resumed(
        rules, NAMES[: len(spaces)], 0, past, [], history, script(list(rolls), list(shots))
    )


def _history(table: Any) -> Iterator[Event]:
    for rider in table.riders:
        seat, more = rider.seat, rider.gold - STARTING_GOLD
        if rider.space > 1:
            yield Moved(seat=seat, origin=1, to=rider.space, why="dice")
        if more > 0:
            yield GoldMoved(giver=None, taker=seat, amount=more, why="mine")
        if more < 0:
            yield GoldMoved(giver=seat, taker=None, amount=-more, why="saloon")
        if rider.prison:
            yield Imprisoned(seat=seat, why="sheriff")
        if rider.mailbox:
            yield MailDelivered(seat=seat, mailbox=rider.mailbox)


def chosen(
    m: Match, level: str = "gunslinger", seed: int = 0, planner: Planner = physics_planner
) -> Any:
    """What a bot of that level does about the pending question."""
    assert m.pending is not None
    seat = m.pending.seats[0]
    bot = make_bot(GAME, level, seed, planner=planner)
    return bot.choose(m.view(seat), m.pending.for_seat(seat))


def usually_chosen(m: Match, level: str = "gunslinger", **more: Any) -> Any:
    """What most bots of that level do: a choice may be noisy."""
    counts = Counter(chosen(m, level, seed, **more) for seed in range(15))
    return counts.most_common(1)[0][0]


def planned_by(odds: Callable[[Scene], tuple[float, float, float]]) -> Planner:
    """A planner that promises what the test wants: hits, arrests and figures."""

    def planner(
        scene: Scene, aim_error: float, *, power_error: float, must_fall: bool
    ) -> Iterator[Plan]:
        start = scene.clear_start()
        assert start is not None
        hit, arrest, figures = odds(scene)
        yield Plan(start, 0.0, 1.0, hit=hit, arrest=arrest, figures=figures)

    return planner
