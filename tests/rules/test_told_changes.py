"""The view right after an event shows what the event says."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game import GAMES
from game.engine.events import Event
from game.games.registry import game_named
from game.rules.derby import events as derby
from game.rules.mustang import events as mustang
from game.rules.pony_express import events as race
from game.rules.shared.deals import CardsDealt
from game.rules.western import events as western
from tests.contract.telling import View, witnessed
from tests.support import play_out

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
    seats = game_named(game).seats[0]
    witness, begin = witnessed(monkeypatch, game_named(game), {}, seats, seed=11)

    def shows(event: Event, view: View) -> None:
        check = SHOWN.get(type(event))
        assert check is None or check(event, view), event

    witness.shows = shows
    play_out(begin(), random.Random(1))
