"""Every game's options: one declaration for its rules, the settings and the set-up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from game.engine.errors import SetupError
from game.engine.options import Name, Number, Option, Seat, Switch
from game.games.definition import GameDef
from game.games.registry import registered_games
from game.settings import TableChoice
from tests.games.tall_tale import TALL_TALE

GAMES = (*registered_games(), TALL_TALE)


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> GameDef:
    found: GameDef = request.param
    return found


def some_values(option: Option) -> Iterator[Any]:
    yield option.usual
    match option:
        case Switch():
            yield from (True, False)
        case Number():
            yield from (option.allowed[0], option.allowed[-1])
        case Seat():
            yield from range(option.most)


def values_of_none(option: Option) -> Iterator[Any]:
    yield from ([], {}, 0.5)
    match option:
        case Switch():
            yield from (0, 1, None, "true")
        case Number():
            step = option.allowed.step
            yield from (option.allowed[0] - step, option.allowed[-1] + step, True, "1")
        case Seat():
            yield from (-1, option.most, True)
        case Name():
            yield from ("", None, 7)


def test_its_rules_play_by_what_is_declared(game: GameDef) -> None:
    schema = game.options()
    assert game.rules({}, None).options == schema.usual
    for option in schema:
        for value in some_values(option):
            assert game.rules({option.name: value}, None).options[option.name] == value


def test_its_rules_refuse_what_is_not_declared(game: GameDef) -> None:
    schema = game.options()
    for option in schema:
        for value in values_of_none(option):
            with pytest.raises(SetupError, match=f"The option '{option.name}' is "):
                game.rules({option.name: value}, None)
            assert schema.sifted({option.name: value}) == ({}, [option.name])
    with pytest.raises(SetupError, match="has no option 'of tomorrow'; its options are "):
        game.rules({"of tomorrow": True}, None)


def test_what_may_be_chosen_can_be_remembered(game: GameDef) -> None:
    schema = game.options()
    for option in schema:
        for value in some_values(option):
            kept = msgspec.json.encode(TableChoice(options={option.name: value}))
            options = msgspec.json.decode(kept, type=TableChoice).options
            assert schema.sifted(options) == ({option.name: value}, [])


def test_what_is_typed_means_the_same(game: GameDef) -> None:
    schema = game.options()
    for option in schema:
        for value in some_values(option):
            if value is not None:
                text = str(value).lower() if value is True or value is False else str(value)
                assert schema.typed(option.name, text) == value
        assert schema.typed(option.name, "9" * 5000) == "9" * 5000
    assert schema.typed("of tomorrow", "7") == "7"


def test_what_suits_a_table_of_any_size_can_be_played(game: GameDef) -> None:
    schema = game.options()
    switches = {option.name: True for option in schema if isinstance(option, Switch)}
    seats = {option.name: option.most - 1 for option in schema if isinstance(option, Seat)}
    for number in game.seats:
        names = [f"P{seat}" for seat in range(number)]
        suiting = schema.suiting({**switches, **seats}, number)
        game.rules(suiting, None).new_table(names)
