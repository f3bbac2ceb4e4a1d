"""Nothing that a view shows changes except by an event, whatever the game and whoever looks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game import GAMES
from game.engine.events import Event
from game.engine.match import Match
from game.engine.registry import game_type
from game.engine.rules import Rules, Table
from game.engine.shots import drawn_outcome
from game.engine.views import View as Seen
from game.engine.views import builtins_of
from game.engine.world import SeededWorld
from game.rules.derby import events as derby
from game.rules.mustang import events as mustang
from game.rules.pony_express import events as race
from game.rules.shared.deals import CardsDealt
from game.rules.western import events as western
from tests.support import TEN_NAMES, play_out

View = dict[str, Any]

# Besides the usual options: those under which other things happen.
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "pony-express": ({"liars-go-to-jail": True}, {"must-fall": True}),
    "western": ({"open-train": True},),
    "derby": (
        {"first-card": 1},
        {"first-card": 2, "choose-tracks": True},
        {"first-card": 3, "choose-tracks": True, "hard-ride": True, "hidden-hands": True},
    ),
}
CASES = [
    pytest.param(game, options, seats, id=f"{game}-{number}-{seats}")
    for game in GAMES
    for number, options in enumerate(({}, *OPTIONS.get(game, ())))
    for seats in (game_type(game).seats[0], game_type(game).seats[-1])
]


class Witness:
    """Sees for everybody at the table, and for a spectator, what the views showed right after the
    last event that each of them heard."""

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self._rules = rules
        self.readers = (None, *range(seats))
        table = rules.new_table(TEN_NAMES[:seats])
        self._last = {
            reader: ("the beginning", self._view(table, reader)) for reader in self.readers
        }
        self.shows: Callable[[Event, View], None] = lambda event, view: None

    def _view(self, table: Table, reader: int | None) -> View:
        view = self._rules.view(table, reader)
        return builtins_of(view, []) if isinstance(view, Seen) else view

    def hear(self, table: Table, event: Event) -> None:
        for reader in self.readers:
            if event.seen_by(reader):
                view = self._view(table, reader)
                self._last[reader] = event.kind, view
                self.shows(event, view)

    def check(self, match: Match) -> None:
        for reader in self.readers:
            after, seen = self._last[reader]
            now = self._view(match.table, reader)
            changed = [key for key in now if now[key] != seen[key]]
            assert not changed, f"for {reader}, {changed} changed after {after!r} without an event"


def witnessed(
    monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any], seats: int, seed: int
) -> tuple[Witness, Callable[[], Match]]:
    """Who sees all, and how the match begins that is seen."""
    rules = game_type(game).rules(options, None)
    witness = Witness(rules, seats)
    told = Table.tell

    def tell(table: Table, event: Event) -> None:
        told(table, event)
        witness.hear(table, event)

    monkeypatch.setattr(Table, "tell", tell)
    world = SeededWorld(seed, drawn_outcome)
    return witness, lambda: Match(rules, TEN_NAMES[:seats], seed, world)


@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_nothing_a_view_shows_changes_except_by_an_event(
    monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any], seats: int
) -> None:
    witness, begin = witnessed(monkeypatch, game, options, seats, seed=3)
    match = begin()
    play_out(match, random.Random(seats), witness.check)
    witness.check(match)


@pytest.mark.parametrize("game", GAMES)
def test_a_change_that_nobody_is_told_of_is_noticed(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    witness, begin = witnessed(monkeypatch, game, {}, game_type(game).seats[0], seed=3)
    match = begin()
    match.table.active = 1 - (match.table.active or 0)
    with pytest.raises(AssertionError, match="without an event"):
        witness.check(match)


# What the view right after an event shows of it.
SHOWN: dict[type[Event], Callable[[Any, View], bool]] = {
    race.Moved: lambda told, view: view["riders"][told.seat]["space"] == told.to,
    race.CardPlayed: lambda told, view: view["spent"][-1] == told.card,
    race.DuelBegan: lambda told, view: view["duel"]["shots"] == [1, 0],
    race.ShotTaken: lambda told, view: not view["steady"],
    CardsDealt: lambda told, view: hands(everybody(view)) == {told.number},
    mustang.HerdRaided: lambda told, view: (
        view["gone"][-len(told.mustangs) :] == [*told.mustangs] and not any(view["open"].values())
    ),
    western.CardsPlayed: lambda told, view: view["play"]["cards"] == [*told.cards],
    western.DirectionTurned: lambda told, view: view["direction"] == told.direction,
    western.AttackDecided: lambda told, view: view["play"] is None,
    western.SaloonCompared: lambda told, view: view["play"] is None,
    western.SheriffLaid: lambda told, view: view["play"] is None,
    western.Paid: lambda told, view: view["play"] is None,
    derby.CardsDealt: lambda told, view: (
        view["left-over"] == told.left and hands(view["players"]) == {told.number}
    ),
    derby.HorseMoved: lambda told, view: view["move"]["square"] == told.square,
    derby.DieRolled: lambda told, view: view["move"]["rolls"][-1]["face"] == told.face,
}


def everybody(view: View) -> list[dict[str, Any]]:
    people: list[dict[str, Any]] = view["ranchers"] if "ranchers" in view else view["players"]
    return people


def hands(players: list[dict[str, Any]]) -> set[int]:
    """How many cards they hold."""
    held = (player["cards"] for player in players)
    return {cards if isinstance(cards, int) else len(cards) for cards in held}


@pytest.mark.parametrize("game", GAMES)
def test_the_view_right_after_an_event_shows_what_it_says(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seats = game_type(game).seats[0]
    witness, begin = witnessed(monkeypatch, game, {}, seats, seed=11)

    def shows(event: Event, view: View) -> None:
        check = SHOWN.get(type(event))
        assert check is None or check(event, view), event

    witness.shows = shows
    play_out(begin(), random.Random(1))
