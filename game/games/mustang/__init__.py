"""Mustang, as a game among the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.games.benchmark import Benchmark
from game.games.definition import GameDef
from game.i18n import mark

if TYPE_CHECKING:
    from game.bots.cast import Character
    from game.bots.planning import Planner
    from game.engine.draws import Draws
    from game.engine.options import OptionSchema
    from game.engine.players import Player
    from game.engine.rules import Rules
    from game.hotseat.policy import HotSeatPolicy
    from game.text.part import Part
    from game.ui.games import GameEntry
    from game.wording.game_words import GameWords


def rules(options: Mapping[str, Any], materials: Mapping[str, Any] | None) -> Rules[Any]:
    from game.rules.mustang.rules import Mustang

    return Mustang.with_options(options, materials)


def options() -> OptionSchema:
    from game.rules.mustang.options import OPTIONS

    return OPTIONS


def redeal(table: Any, seat: int | None, draws: Draws) -> None:
    from game.rules.mustang.redeal import redeal

    redeal(table, seat, draws)


def words(code: str, *, bandits: bool, view: object) -> GameWords:
    from game.wording.mustang import MustangWords

    return MustangWords(code, bandits=bandits)


def policy() -> HotSeatPolicy:
    from game.hotseat.mustang_policy import MustangPolicy

    return MustangPolicy()


def text_part() -> type[Part[Any]]:
    from game.text.mustang.part import MustangPart

    return MustangPart


def window() -> GameEntry:
    from game.ui.mustang.entry import ENTRY

    return ENTRY


def bot(level: str, seed: int, who: Character, planner: Planner, tells: bool) -> Player:
    from game.bots.mustang.bot import MustangBot

    return MustangBot(level, seed, who)


GAME = GameDef(
    id="mustang",
    name="Mustang",
    line=mark("Catch, steal, stable"),
    seats=range(2, 6),
    rules=rules,
    options=options,
    redeal=redeal,
    words=words,
    policy=policy,
    text_part=text_part,
    window=window,
    poster="ui/poster-mustang",
    bot=bot,
    benchmark=Benchmark(
        prefix="mustang_",
        table_seed=57,  # thefts that succeed and fail, and a downpour
        bot_targets={"bot_decision_milliseconds": 5.0},
        still={"mustang_action": "action"},
    ),
)
