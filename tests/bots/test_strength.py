"""How good the levels are: what was asked of them, measured. The long ones run with `make soak`.

The seeds are fixed, so a result changes only when the bots or the rules do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, NamedTuple

import pytest

from game import new_match
from game.bots import make_bot
from game.bots.cast import CAST
from game.bots.pony_express.bot import RaceBot
from game.bots.pony_express.talk import TELLS
from game.commands.ladder import (
    exploiters,
    figures,
    measure,
    seats_at_table,
    side_by_side,
)
from game.commands.simulate import Series
from game.engine.events import logged
from game.engine.match import Match
from game.rules.shared.hands import hand_of
from tests.bots.strength import takes_its_share
from tests.support import GAME, NAMES

SERIES = Series(GAME, {}, 1, "physics", partial(make_bot, GAME))
ASKED = {"greenhorn": 1.6, "ranger": 1.25, "gunslinger": 1.2}  # against the next weaker level
MOST_FOR_AN_EXPLOITER = 1.15


@pytest.mark.slow
def test_each_level_takes_its_share_of_wins_from_the_next_weaker() -> None:
    takes_its_share(SERIES, ASKED)


@pytest.mark.slow
def test_no_simple_strategy_exploits_a_table_of_gunslingers() -> None:
    rows = exploiters(SERIES, 400, None)
    shares = {row["exploiter"]: row["times_fair_share"] for row in rows}
    assert len(shares) == 5
    assert max(shares.values()) <= MOST_FOR_AN_EXPLOITER, shares


@pytest.mark.parametrize(
    ("stronger", "weaker", "least"), [("greenhorn", "random", 1.5), ("ranger", "greenhorn", 1.1)]
)
def test_greenhorns_beat_random_players_and_rangers_beat_greenhorns(
    stronger: str, weaker: str, least: float
) -> None:
    tables = [side_by_side(stronger, weaker, seats_at_table(GAME))]
    [played] = measure(SERIES._replace(shots="drawn"), tables, 12, 1)
    assert figures(played, stronger)["times_fair_share"] > least


# --------------------------------------------------------------------------- belief

MIXED_TABLES = (
    ("gunslinger", "ranger", "greenhorn", "random"),
    ("gunslinger", "ranger", "greenhorn", "gunslinger"),
    ("gunslinger", "greenhorn", "greenhorn", "ranger"),
)


class Suspected(NamedTuple):
    """An announcement that a gunslinger could accuse."""

    doubt: float
    lie: bool


def suspected(table: tuple[str, ...], seed: int) -> Iterator[Suspected]:
    turned = seed % len(table)
    levels = (*table[turned:], *table[:turned])
    match = new_match(GAME, NAMES[: len(levels)], seed=seed)
    bots = [make_bot(GAME, level, seed * 10 + seat) for seat, level in enumerate(levels)]
    while (pending := match.pending) is not None:
        seat = pending.seats[0]
        view, bot = match.view(seat), bots[seat]
        if pending.kind == "accuse" and isinstance(bot, RaceBot) and bot.skill.learns:
            lie = hand_of(match.table.cup.dice) != view["announced"]
            yield Suspected(bot.suspicion(view), lie)
        match.answer(bot.choose(view, pending.for_seat(seat)), seat)


def share_of_lies(cases: list[Suspected], low: float, high: float) -> tuple[int, float]:
    lies = [case.lie for case in cases if low <= case.doubt < high]
    return len(lies), sum(lies) / len(lies)


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])  # two workers share the load
def test_what_a_gunslinger_takes_for_a_lie_by_60_to_70_percent_is_one_that_often(
    half: int,
) -> None:
    seeds = range(half, 700, 2)
    cases = [case for seed in seeds for table in MIXED_TABLES for case in suspected(table, seed)]
    number, share = share_of_lies(cases, 0.6, 0.7)
    print(f"{number} announcements, {share:.3f} of them lies")
    assert number >= 250
    assert 0.55 <= share <= 0.75, share


def test_a_gunslinger_is_seldom_wrong_where_it_is_sure() -> None:
    cases = [case for seed in range(16) for case in suspected(MIXED_TABLES[0], seed)]
    number, share = share_of_lies(cases, 0.9, 1.01)
    assert number > 15 and share > 0.85
    number, share = share_of_lies(cases, 0.0, 0.2)
    assert number > 5 and share < 0.3


# --------------------------------------------------------------------------- characters


class Habits(NamedTuple):
    """One announcement, and what could be seen of who made it."""

    temper: str
    lie: bool
    shown: bool


def announcements(level: str, seed: int, tells: bool = True) -> Iterator[Habits]:
    """All of a race in which every temper sits at the table."""
    cast = [next(c for c in CAST[seed % 3 :] + CAST if c.temper == t) for t in TEMPERS]
    match: Match = new_match(GAME, [member.name for member in cast], seed=seed)
    bots = [
        make_bot(GAME, level, seed * 10 + seat, name=member.name, tells=tells)
        for seat, member in enumerate(cast)
    ]
    while (pending := match.pending) is not None:
        seat = pending.seats[0]
        answer: Any = bots[seat].choose(match.view(seat), pending.for_seat(seat))
        dice = match.table.cup.dice if pending.kind == "announce" else ()
        told = len(match.events)
        match.answer(answer, seat)
        if dice:
            event = next(e for e in match.events[told:] if e.kind == "announced")
            remark = bots[seat].remark(match.view(seat), logged(event))
            yield Habits(cast[seat].temper, hand_of(dice) != answer, remark is not None)


TEMPERS = ("bold", "careful", "honest", "sly")


def share(cases: list[bool]) -> float:
    return sum(cases) / len(cases)


@cache
def greenhorns() -> list[Habits]:
    return [case for seed in range(30) for case in announcements("greenhorn", seed)]


def test_tempers_show_in_how_often_a_greenhorn_lies() -> None:
    made = greenhorns()
    lies = {t: share([case.lie for case in made if case.temper == t]) for t in TEMPERS}
    assert min(lies["bold"], lies["sly"]) > max(lies["careful"], lies["honest"]), lies


def test_the_habits_of_greenhorns_at_a_real_table_are_as_documented() -> None:
    made = greenhorns()
    chances = TELLS["greenhorn"]
    for lie, chance in ((True, chances.bluffing), (False, chances.honest)):
        shown = [case.shown for case in made if case.lie is lie]
        assert len(shown) > 150
        assert share(shown) == pytest.approx(chance, abs=3 * 0.5 / len(shown) ** 0.5)


@pytest.mark.parametrize(("level", "tells"), [("gunslinger", True), ("greenhorn", False)])
def test_no_habit_shows_in_a_gunslinger_nor_where_tells_are_off(level: str, tells: bool) -> None:
    made = [case for seed in range(3) for case in announcements(level, seed, tells)]
    assert made and not any(case.shown for case in made)
